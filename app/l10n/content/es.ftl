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
embed-sample-title = Ejemplo: { $name }
embed-try-it = Pruébalo
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
sidebar-standard-objects = Objetos integrados estándar
sidebar-overview = Descripción general

## Article HTML

link-external = Enlace externo
link-only-in-english = Esta página solo está disponible en inglés
link-not-created = Esta página todavía no se ha escrito
scroll-table = Tabla desplazable
scroll-formula = Fórmula desplazable
scroll-box = Área desplazable

## Formal definitions of CSS

css-info-at-rule = <a href="/{ $locale }/docs/Web/CSS/Reference/At-rules">Regla @ relacionada</a>
css-info-initial = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Property_value_processing#initial_value">Valor inicial</a>
css-info-applies-to = Se aplica a
css-info-also-applies-to = { $facts }. También se aplica a { $names }.
css-info-inherited = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Inheritance">Heredable</a>
css-info-percentages = Porcentajes
css-info-computed = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Property_value_processing#computed_value">Valor calculado</a>
css-info-animation-type = <a href="/{ $locale }/docs/Web/CSS/Guides/Animations/Animatable_properties">Tipo de animación</a>
css-info-stacking = <a href="/{ $locale }/docs/Web/CSS/Guides/Positioned_layout/Stacking_context">Crea un contexto de apilamiento</a>
css-info-each-property = como cada propiedad de la abreviatura:
css-info-not-found = No se conoce la definición formal de { $name }.

## Compatibility tables and specifications

compat-caption = Compatibilidad con navegadores de { $query }
compat-feature = Característica
compat-platform-desktop = Escritorio
compat-platform-mobile = Móvil
compat-platform-server = Servidor
compat-row-link = Enlace a esta fila
compat-yes = Compatibilidad completa
compat-partial = Compatibilidad parcial
compat-preview = Compatible en una versión preliminar
compat-no = No compatible
compat-unknown = Compatibilidad desconocida
compat-version-no = No
compat-version-preview = Preliminar
compat-mark-footnote = Consulta las notas de implementación
compat-mark-disabled = El usuario debe activarlo
compat-mark-altname = Usa un nombre no estándar
compat-mark-prefix = Necesita un prefijo de proveedor
compat-mark-more = Más detalles de compatibilidad
compat-released = Publicado: { $date }
compat-removed = Eliminado a partir de la versión { $version }
compat-prefix = Necesita el prefijo de proveedor { $prefix }
compat-altname = Implementado con el nombre { $name }
compat-flag-since = Hay que activar una opción experimental desde la versión { $from }.
compat-flag-between = Hay que activar una opción experimental desde la versión { $from } hasta la { $until } (sin incluirla).
compat-flag-preference = Activa la preferencia { $name }.
compat-flag-preference-value = Asigna { $value } a la preferencia { $name }.
compat-flag-runtime = Inicia el navegador con la opción { $name }.
compat-flag-runtime-value = Inicia el navegador con la opción { $name } y el valor { $value }.
compat-flag-place = Las preferencias de { $browser } se cambian en { $url }.
compat-bug = Consulta el error { $number }
compat-implementation = Consulta el cambio en el código
compat-legend = Leyenda
compat-tip = Selecciona una celda con más detalles para abrir sus notas y su historial.
compat-report = Informar de problemas con estos datos de compatibilidad
compat-source = Ver los datos en GitHub
compat-source-title = Archivo: { $file }
compat-missing = No se han encontrado datos de compatibilidad de { $query }.
compat-missing-report = Informar de este problema
spec-heading = Especificación
spec-unknown = Especificación desconocida
spec-none = No se ha encontrado ninguna especificación
spec-none-text = Los datos no indican ninguna especificación para { $query }. Si conoces alguna, añádela a los <a class="external" target="_blank" href="{ $url }">datos de compatibilidad con navegadores</a>.

## Formal syntax

css-syntax-sources = Sintaxis formal según { $specs }. Puede que los navegadores solo admitan una parte.

## Lists, diagrams and old macros

summary-missing = No hay ningún resumen disponible.
list-filter = Filtrar esta página
inheritance-diagram-label = Herencia de { $name }
svg-info-categories = Categorías
svg-info-content = Contenido permitido
svg-info-interface = Interfaz DOM
svg-info-attributes = Atributos
svg-info-specification = Especificación
extension-examples = Extensiones de ejemplo
extension-example-name = Ejemplo
extension-example-apis = API
extension-example-description = Descripción
no-tag-omission = Ninguna: tanto la etiqueta de apertura como la de cierre son obligatorias.

## Choice of browsers in compatibility tables

compat-choice = Elegir navegadores
compat-choice-hint = Elige las columnas de esta y de todas las demás tablas de compatibilidad. La elección se guarda en una cookie en este dispositivo. Si no eliges ninguno, se muestran todos.
compat-choice-apply = Mostrar estos
compat-choice-all = Mostrar todos
compat-choice-count = Se muestran { $shown } de { $all }
## Home

home-description = Referencia y guías de HTML, CSS, JavaScript, HTTP y API web.
search-description = Buscar en { $site }

## Samples and their runner

runner-caution = Precaución: esta es una página de demostración
runner-caution-text = El código de esta página venía en su dirección, así que puede haberlo escrito cualquiera. No introduzcas contraseñas ni otros datos personales.
runner-code = Mostrar el código
runner-open = Abrir en el Playground
runner-continue = Continuar
runner-no-code = No hay código que ejecutar
runner-no-code-text = Esta dirección no contiene código. Puede que esté incompleta.
runner-unreadable = No se puede leer el código
runner-unreadable-text = El código de esta dirección está dañado o incompleto.
runner-too-large = El código es demasiado grande
runner-too-large-text = Se puede ejecutar como máximo un mebibyte de código.
runner-forbidden = No se muestra aquí
runner-forbidden-text = Este código solo se ejecuta dentro de un marco de este sitio. Ábrelo en el Playground.
runner-missing = Ejemplo no encontrado
runner-missing-text = Esta página no tiene ningún ejemplo con ese nombre. Puede que haya cambiado.
sample-play = Probar
sample-result = Resultado
queue-title = Cola
queue-about = Aparta este ejemplo: todos los de la cola se abren juntos en el Playground.
queue-example = Ejemplo { $number }
queue-remove = Quitar el ejemplo { $number }
## Interactive examples

example-run = Ejecutar
example-reset = Restablecer
example-output = Resultado
example-console = Salida de la consola
example-values = Selección de valores
example-unsupported = Tu navegador no admite el valor actual.
example-hint = El tabulador sangra el código. Para salir del editor, pulsa Esc y luego el tabulador.
name-part = { $name }: { $part }
example-failed = No se ha podido cargar el editor.

## Markdown twins (the first sentence follows the word Baseline)

twin-baseline-high = Ampliamente disponible desde { $date }.
twin-baseline-low = Recién disponible desde { $date }.
twin-baseline-limited = Disponibilidad limitada: no está en todos los navegadores principales.
twin-baseline-discouraged = Obsoleto: evítalo en proyectos nuevos.
twin-baseline-removing = Se eliminará de los navegadores.
twin-baseline-instead = Usa estas características en su lugar:
twin-pointer = Índice de todas las páginas: { $url }. La dirección de una página seguida de `.md` da su Markdown.
twin-missing-page = No hay ninguna página en { $path }
twin-missing-section = La página no tiene la sección { $section }
twin-suggestions = Páginas que quizá buscabas
twin-featured = Artículos destacados
twin-news = Noticias

## Lists of pages for programs (llms.txt)

llms-summary = Documentación de la plataforma web: guías y referencia en Markdown. { $count ->
    [one] { $count } página
   *[other] { $count } páginas
  } en este idioma.
llms-usage = Añade `.md` a la dirección de una página para obtener su Markdown, y `?section=ID` para una sola sección. Listas de otros idiomas: { $url }.
llms-mcp = Los programas que usan Model Context Protocol encuentran las mismas páginas en { $url }.
llms-area-summary = Parte de { $site }: { $count ->
    [one] { $count } página
   *[other] { $count } páginas
  }. Todas las áreas: { $url }
llms-areas = Áreas
llms-pages = Páginas
llms-others = Otras páginas
llms-languages = Idiomas
llms-count = { $count ->
    [one] { $count } página
   *[other] { $count } páginas
  }
llms-full = Todo en un solo archivo para descargar: { $url }

## AI Help, quoted answers (Markdown)

ai-help-quoted = Estos fragmentos son citas literales de las páginas de este sitio. Ningún modelo ha escrito esta respuesta.
ai-help-more = Más páginas:

# Archives for reading offline (app/services/exports).
archive-skip = Ir al texto
archive-search = Buscar
archive-search-none = No se encontró nada.
archive-search-script = La búsqueda necesita JavaScript. La lista de todas las páginas funciona sin él.
archive-index = Todas las páginas de la A a la Z
archive-sidebar = Páginas relacionadas
archive-contents = Contenido
archive-toc = En esta página
archive-original = Esta página en la web
archive-about = Acerca de esta copia
archive-copy = Copia de { $site }, contenido del { $date }.
archive-copy-undated = Copia de { $site }.
archive-license = El contenido está disponible bajo una licencia Creative Commons.
archive-authors = Cada página enlaza su original en la web, que nombra a sus autores.
archive-image = Imagen en la web
archive-sample = Este ejemplo en la web
archive-curriculum = Temario
