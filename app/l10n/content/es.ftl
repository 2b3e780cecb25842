### Texts that the compiler writes into articles and sidebars. Values are HTML.

## Notes

note-label = Nota:
warning-label = Advertencia:

## Badges

badge-experimental = Experimental
badge-experimental-title = Experimental. Su comportamiento aún puede cambiar.
badge-nonstandard = No estándar
badge-nonstandard-title = No estándar. Comprueba qué navegadores lo admiten antes de usarlo.
badge-deprecated = Obsoleto
badge-deprecated-title = Obsoleto. Evítalo en proyectos nuevos.
badge-optional = Opcional
badge-readonly = Solo lectura
badge-readonly-title = El valor se puede leer, pero no asignar.
badge-secure-context = Contexto seguro
badge-secure-context-title = Solo funciona en contextos seguros (HTTPS).

## Banners

compat-anchor = compatibilidad_con_navegadores
banner-experimental-label = Experimental:
banner-experimental-text = Esta tecnología todavía es experimental. Consulta la <a href="{ $url }">tabla de compatibilidad con navegadores</a> antes de usarla en producción.
banner-deprecated-label = Obsoleto:
banner-deprecated-text = Esta característica está en vías de desaparecer: algunos navegadores aún la admiten, pero puede dejar de funcionar en cualquier momento. No la uses en proyectos nuevos y reemplázala en el código existente cuando puedas.
banner-nonstandard-label = No estándar:
banner-nonstandard-text = Ningún estándar define esta característica, por lo que no funciona para todas las personas y las implementaciones pueden diferir. Evítala en sitios públicos.
banner-secure-context-label = Contexto seguro:
banner-secure-context-text = En algunos o todos los navegadores que la admiten, esta característica solo funciona en <a href="/{ $locale }/docs/Web/Security/Defenses/Secure_Contexts">contextos seguros</a> (HTTPS).
workers-default = Esta característica está disponible en <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workers</a>.
workers-worker = Esta característica solo está disponible en <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workers</a>.
workers-dedicated = Esta característica solo está disponible en <a href="/{ $locale }/docs/Web/API/DedicatedWorkerGlobalScope">workers dedicados</a>.
workers-service = Esta característica solo está disponible en <a href="/{ $locale }/docs/Web/API/Service_Worker_API">service workers</a>.
workers-window-and-worker = Esta característica está disponible en ventanas y en <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workers</a>.
workers-window-and-dedicated = Esta característica solo está disponible en ventanas y en <a href="/{ $locale }/docs/Web/API/DedicatedWorkerGlobalScope">workers dedicados</a>.
workers-window-and-service = Esta característica solo está disponible en ventanas y en <a href="/{ $locale }/docs/Web/API/Service_Worker_API">service workers</a>.
workers-worker-except-service = Esta característica solo está disponible en <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workers</a>, pero no en <a href="/{ $locale }/docs/Web/API/Service_Worker_API">service workers</a>.
workers-window-and-worker-except-service = Esta característica está disponible en ventanas y en <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workers</a>, pero no en <a href="/{ $locale }/docs/Web/API/Service_Worker_API">service workers</a>.
workers-window-and-worker-except-shared = Esta característica está disponible en ventanas y en <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workers</a>, pero no en <a href="/{ $locale }/docs/Web/API/SharedWorker">workers compartidos</a>.

## Links and navigation

link-rfc-section = RFC { $number }, sección { $section }
nav-previous = Anterior
nav-next = Siguiente
nav-menu = Resumen: { $title }

## Embeds and data macros

embed-youtube-title = Vídeo de YouTube
embed-example-title = Ejemplo: { $path }
property-attributes-of = Atributos de la propiedad { $name }
property-writable = Escribible
property-enumerable = Enumerable
property-configurable = Configurable
answer-yes = sí
answer-no = no

## Sidebars

sidebar-constructor = Constructor
sidebar-static-properties = Propiedades estáticas
sidebar-instance-properties = Propiedades de instancia
sidebar-static-methods = Métodos estáticos
sidebar-instance-methods = Métodos de instancia
sidebar-events = Eventos
sidebar-inheritance = Herencia
sidebar-related-pages = Páginas relacionadas con { $group }
sidebar-related = Temas relacionados
sidebar-guides = Guías
sidebar-tutorial = Tutorial
sidebar-interfaces = Interfaces
sidebar-properties = Propiedades
sidebar-methods = Métodos
sidebar-types = Tipos
sidebar-standard-objects = Objetos incorporados estándar
sidebar-overview = Descripción general

## Article HTML

link-external = Enlace externo
link-only-in-english = Esta página solo está disponible en inglés
link-not-created = Esta página todavía no se ha escrito
scroll-table = Tabla desplazable
scroll-formula = Fórmula desplazable
