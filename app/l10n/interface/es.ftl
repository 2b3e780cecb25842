# Texts of the screens. Article texts are in ../content/.

## Shell

skip-to-content = Saltar al contenido principal
skip-to-search = Saltar a la búsqueda
skip-to-toc = Saltar a la tabla de contenidos
skip-to-language = Saltar a la selección de idioma
agents-page = Para agentes de IA: esta página está disponible como Markdown en { $markdown }, y la lista de todas las páginas en { $list }.
agents-site = Para agentes de IA: la lista de todas las páginas de este sitio como Markdown está disponible en { $list }.
site-home = Página de inicio de { $site }
loading-document = Cargando el documento…

## Main menu

menu-main = Menú principal
menu-open = Abrir el menú principal
menu-close = Cerrar el menú principal
menu-references = Referencias
menu-web = Tecnología web
menu-web-about = Referencia de tecnologías web para desarrolladores
menu-html = HTML
menu-html-about = Estructura del contenido en la web
menu-css = CSS
menu-css-about = Código que describe el aspecto de los documentos
menu-javascript = JavaScript
menu-javascript-about = Lenguaje de script de uso general
menu-http = HTTP
menu-http-about = Protocolo para transmitir recursos web
menu-api = API web
menu-api-about = Interfaces para crear aplicaciones web
menu-webextensions = Extensiones web
menu-webextensions-about = Desarrollo de extensiones para navegadores
menu-accessibility = Accesibilidad
menu-accessibility-about = Proyectos web que todas las personas pueden usar
menu-learn = Aprender
menu-learn-overview = Área de aprendizaje
menu-learn-overview-about = Aprende desarrollo web desde el principio
menu-learn-html-about = Estructurar contenido web con HTML
menu-learn-css-about = Dar estilo al contenido con CSS
menu-learn-javascript-about = Crear páginas interactivas con JavaScript
menu-learn-accessibility-about = Crear páginas que todas las personas puedan usar

## Article

breadcrumbs-label = Ruta de navegación
sidebar-label = Temas relacionados
sidebar-expand = Expandir la barra lateral
sidebar-collapse = Contraer la barra lateral
language-menu = Idioma: { $language }
toc-title = En este artículo
translation-note = La comunidad tradujo esta página del inglés.
translation-note-english = Ver en inglés
article-info = Acerca de esta página
article-modified = Última modificación de esta página: { $date }.
article-contribute = Cómo contribuir
article-contributors = Quién ha contribuido a esta página
article-source = Ver esta página en GitHub
article-markdown = Copiar la página como Markdown
article-report = Informar de un problema en esta página
article-ask = Preguntar a la ayuda con IA sobre esta página
copy-code = Copiar
copy-done = ¡Copiado!
copy-failed = ¡Error al copiar al portapapeles!

## Errors

not-found-title = Página no encontrada
not-found-message = Lo sentimos, no se pudo encontrar la página { $path }.
not-found-translations = Esta página en otro idioma
not-found-similar = Páginas con un nombre parecido
not-found-home = Volver a la página de inicio
error-unhandled = ¡Respuesta de error no controlada!
error-application = Error de la aplicación
error-loading = Error al cargar
error-unknown = Error desconocido
error-sorry = Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.
error-incident = Referencia para un informe: { $id }
error-reload = Intentar recargar la página

## Home

home-title = La plataforma web, explicada
home-start = Empieza por
home-areas = Documentación
home-in-english = en inglés
home-empty = Todavía no hay documentos en este idioma.

## Footer

footer-label = Enlaces del sitio
footer-tagline = Documentación para quienes crean la web.
footer-developers = Desarrolladores
footer-glossary = Glosario
footer-changes = Cambios recientes
footer-license = © { $first }–{ $year } los autores de la documentación.
footer-license-year = © { $year } los autores de la documentación.
footer-license-link = Contenido disponible bajo una licencia Creative Commons.

## Baseline

baseline-name = Baseline
baseline-high = Ampliamente disponible
baseline-low = Recién disponible
baseline-limited = Disponibilidad limitada
baseline-discouraged = Obsoleto
baseline-removing = Se eliminará
baseline-sign-yes = Baseline: sí
baseline-sign-no = Baseline: no
baseline-sign-discouraged = Baseline: desaconsejado
baseline-browser-yes = { $browser }: compatible
baseline-browser-no = { $browser }: no es compatible de forma general
baseline-supported-in = Compatible con { $browsers }.
baseline-unsupported-in = No es compatible de forma general con { $browsers }.
baseline-high-text = Esta característica está bien establecida. Funciona en todos los navegadores principales, en muchos dispositivos y versiones, desde { $date }.
baseline-low-text = Desde { $date }, esta característica funciona en las últimas versiones de los navegadores principales. Puede fallar en dispositivos y versiones anteriores.
baseline-limited-text = Esta característica no forma parte de Baseline: algunos de los navegadores más usados no la admiten.
baseline-discouraged-text = Evita esta característica en proyectos nuevos. Podría eliminarse de los navegadores algún día.
baseline-removing-text = Los navegadores van a eliminar esta característica o ya la han eliminado. Sustitúyela donde la uses.
baseline-asterisk = Algunas partes de esta característica tienen distintos niveles de compatibilidad.
baseline-use-discouraged = Considera usar estas características en su lugar:
baseline-use-removing = Usa estas características en su lugar:
baseline-learn-more = Más información
baseline-see-compat = Ver la compatibilidad completa

## Feedback

feedback-title = Ayuda a mejorar { $site }
feedback-question = ¿Te ha resultado útil esta página?
feedback-yes = Sí
feedback-no = No
feedback-reason-question = ¿Por qué no te ha resultado útil esta página?
feedback-reason-outdated = El contenido está desactualizado
feedback-reason-incomplete = Falta información
feedback-reason-code-examples = Los ejemplos de código no funcionan como se espera
feedback-reason-technical = El contenido es incorrecto
feedback-reason-consistency = Los términos no se usan de forma coherente
feedback-reason-incomprehensible = Es difícil de entender
feedback-reason-linguistic = Hay errores de lenguaje
feedback-reason-other = Otro motivo
feedback-submit = Enviar
feedback-thanks = ¡Gracias por tu opinión!
feedback-failed-title = Tu voto no se ha guardado
feedback-fault-vote = Elige Sí o No.
feedback-fault-reason = Elige uno de los motivos.
feedback-fault-page = Esta página no existe, así que no hay nada que valorar.
feedback-fault-limited =
    { $minutes ->
        [one] Has votado muchas veces. Vuelve a intentarlo dentro de { $minutes } minuto.
       *[other] Has votado muchas veces. Vuelve a intentarlo dentro de { $minutes } minutos.
    }
feedback-fault-unavailable = No se ha podido guardar tu voto. Inténtalo de nuevo en un momento.
feedback-back = Volver a la página
## Baseline: dates, versions, feedback

baseline-high-since = Ampliamente disponible desde { $date }.
baseline-versions = Primeras versiones con esta característica:
baseline-version-none = no compatible
baseline-feedback = Enviar comentarios
## Header

theme-menu = Tema
theme-os-default = Como el sistema
theme-light = Claro
theme-dark = Oscuro
theme-current = (seleccionado)
menu-in-english = (en inglés)
menu-new = Nuevo
menu-new-feature = Nueva función
menu-news = Cambios en páginas de tus colecciones
menu-plus = Plus
menu-plus-overview = Resumen
menu-plus-overview-about = La documentación a tu medida
menu-ai-help = Ayuda con IA
menu-ai-help-about = Respuestas de la documentación al momento
ai-help-deleted = Se ha eliminado tu tema de la ayuda con IA.
ai-help-question = Tu pregunta a la ayuda con IA
menu-collections = Colecciones
menu-collections-about = Los artículos que has guardado
menu-updates = Novedades
menu-updates-about = Lo que ha cambiado en los navegadores, de un vistazo
menu-plus-docs = Documentación
menu-plus-docs-about = Cómo usar lo que ofrece Plus
menu-plus-faq = Preguntas frecuentes
menu-plus-faq-about = Lo que más se pregunta sobre Plus
menu-curriculum = Temario
menu-blog = Blog
menu-tools = Herramientas
menu-play = Playground
menu-play-about = Escribe, prueba y comparte código
menu-observatory = HTTP Observatory
menu-observatory-about = Analiza gratis la seguridad de un sitio web
account-log-in = Iniciar sesión
account-sign-up = Regístrate gratis
toast-close = Cerrar el mensaje

## Footer lists

footer-site = { $site }
footer-about = Acerca de
footer-careers = Empleo
footer-advertise = Anúnciate con nosotros
footer-api = Datos y API
footer-downloads = Descargas
footer-support = Soporte
footer-help = Ayuda del producto
footer-report = Informar de un problema
footer-telemetry = Privacidad y telemetría
footer-communities = Nuestras comunidades
footer-community = Comunidad
footer-guidelines = Guía de redacción
footer-forum = Foro
footer-chat = Chat
footer-learn = Aprender desarrollo web
footer-hacks = Blog Hacks
footer-social = { $site } en { $network }
footer-privacy = Aviso de privacidad del sitio
footer-cookies = Cookies
footer-legal = Información legal
footer-participation = Normas de participación en la comunidad
## Quick search

quick-search-label = Buscar en { $site }
quick-search-placeholder = Buscar
quick-search-hero = ¿Qué estás buscando?
quick-search-submit = Buscar
quick-search-clear = Borrar la búsqueda
quick-search-open = Buscar en el sitio
quick-search-close = Cerrar la búsqueda
quick-search-list = Páginas por título
quick-search-loading = Cargando el índice de búsqueda…
quick-search-failed = ¡No se pudo cargar el índice de búsqueda!
quick-search-none = No se encontraron títulos de documentos.
quick-search-near = Títulos parecidos
quick-search-more = ¿No ves lo que buscas?
quick-search-site = Buscar { $query } en todo el sitio
quick-search-broken = Error al mostrar la búsqueda. Consulta los detalles en la consola.
quick-search-count =
    { $count ->
        [one] { $count } página encontrada
       *[other] { $count } páginas encontradas
    }

## Home regions

home-featured = Artículos destacados
home-news = Últimas noticias
home-news-new = Nuevo
home-contributions = Contribuciones recientes
home-spotlight = Colaborador destacado
home-spotlight-involved = Participa →
## Reading

sidebar-filter-label = Filtrar la barra lateral
sidebar-filter-placeholder = Filtrar
sidebar-filter-clear = Borrar el filtro
sidebar-filter-count = { $count ->
    [0] Sin coincidencias
    [one] { $count } coincidencia
   *[other] { $count } coincidencias
  }
language-remember = Recordar idioma
language-remember-about = A partir de ahora abre las páginas en este idioma, siempre que existan en él
language-forget = Olvidar el idioma recordado
translation-note-always = Cambiar siempre a inglés
translation-note-newer = La página en inglés se modificó después de esta traducción: { $date }.
loading = Cargando…

## Search page

search-title = Búsqueda: «{ $query }»
search-title-page = Búsqueda: «{ $query }» (página { $page })
search-none = Sin consulta no hay resultados.
search-heading = Resultados de búsqueda para: { $query }
search-heading-page = Resultados de búsqueda para: { $query } (página { $page })
search-label = Buscar en la documentación
search-submit = Buscar
search-help = Qué puedes buscar
search-help-text = El nombre de una característica, tal como lo escribes en el código, o unas palabras sobre lo que quieres hacer. Las palabras entre comillas se buscan juntas. Por ejemplo:
search-language = Idioma:
search-both = Ambos
search-sort = Ordenar por:
search-sort-best = Mejor resultado
search-sort-relevance = Relevancia
search-sort-popularity = Popularidad
search-topics = Temas
search-topic-all = Todos los temas
search-topic-other = Otros
search-found =
    { $count } { $count ->
        [one] resultado
       *[other] resultados
    }.
search-matches =
    { $count ->
        [one] { $count } resultado
       *[other] { $count } resultados
    }
search-suggestion = Quizás quisiste decir…
search-close = Ninguna página se llama exactamente así. Estos nombres se parecen.
search-some = Ninguna página contiene todas estas palabras. Estas contienen algunas.
search-paging = Páginas de resultados
search-page = Página { $page }
search-previous = Anterior
search-next = Siguiente
search-beyond = No hay tantos resultados.
search-first-page = Ir a la primera página
search-nothing = No se ha encontrado nada.
search-tip-spelling = Revisa la ortografía.
search-tip-words = Usa menos palabras o palabras más generales.
search-tip-topics = Buscar en todos los temas
search-tip-english = Buscar en inglés
search-areas = O empieza por un área:
search-error = Error de búsqueda
search-fault = <code>{ $param }</code>: { $fault }
search-fault-too-long = La consulta es demasiado larga. Acórtala, por favor.
search-fault-page = Debe ser un número entero del 1 al { $most }.
search-fault-unknown = Esta opción no existe.

## Reader choices

shortcuts-title = Atajos de teclado
shortcuts-search = Buscar
shortcuts-list = Mostrar esta lista
shortcuts-move = Recorrer resultados y menús
shortcuts-open = Abrir el resultado
shortcuts-tab = Abrir el resultado en una pestaña nueva
shortcuts-close = Cerrar o vaciar el campo
shortcuts-single = Usar teclas sin Ctrl ni ⌘
shortcuts-single-why = Desactívalo si tu navegador o tu control por voz necesita / o ? para otra cosa.
choice-close = Cerrar
code-options = Cómo se muestra el código
code-wrap = Ajustar las líneas largas
code-numbers = Mostrar números de línea
## Saving articles

bookmark-save = Guardar
bookmark-saved = Guardado
bookmark-offline = No tienes conexión. Para guardar hace falta una conexión de red.
bookmark-offline-short = sin conexión
bookmark-done = Guardado en «{ $name }».
bookmark-removed = Quitado de «{ $name }».

## Collections

collections-title = Colecciones
collections-intro = Guarda los artículos a los que vuelves, cada uno con tu propia nota.
collections-new = Nueva colección
collections-default = Artículos guardados
collections-default-about = La colección predeterminada.
collections-count =
    { $count ->
        [one] { $count } artículo
        [many] { $count } de artículos
       *[other] { $count } artículos
    }
collections-edited = Editada { $when }
collections-empty = Crear una nueva colección…
collections-edit = Editar
collections-delete = Eliminar
collections-back = ← Volver
collections-search = Buscar en esta colección
collections-sort = Ordenar por:
collections-sort-date = Fecha de guardado
collections-sort-title = Título, de la A a la Z
collections-sort-title-descending = Título, de la Z a la A
collections-show = Mostrar
collections-matches =
    { $count ->
        [0] Nada coincide aquí con «{ $query }».
        [one] { $count } resultado para «{ $query }».
        [many] { $count } de resultados para «{ $query }».
       *[other] { $count } resultados para «{ $query }».
    }
collections-show-all = Mostrar todos los artículos
collections-loading = Cargando…
collections-load-failed = Error (inténtalo de nuevo)
collections-no-items = Todavía no hay nada en esta colección.
collections-no-items-how = Abre un artículo y elige Guardar para ponerlo aquí.
collections-export = Exportar como:
collections-saved = Guardado { $when }
collections-note-add = Añadir nota
collections-note-edit = Editar nota
collections-note-more = Ver la nota completa
collections-note-less = Mostrar menos
collections-paging = Páginas de esta colección
collections-page = Página { $page }
collections-previous = Anterior
collections-next = Siguiente

updates-title = Novedades
updates-title-of = Novedades de { $name }
updates-title-release = Cambios en { $release }
updates-intro = Lo que las versiones de los navegadores han añadido y eliminado, según datos abiertos de compatibilidad.
updates-releases = Versiones
updates-baseline = Nuevas en Baseline
updates-filter = Filtrar novedades
updates-browsers = Navegadores
updates-categories = Tecnologías
updates-category-manifests = Manifiestos
updates-category-mediatypes = Tipos de medios
updates-collections = Colecciones
updates-search = Filtrar por palabra clave
updates-sort = Ordenar por:
updates-sort-desc = Más recientes
updates-sort-asc = Más antiguas
updates-show = Mostrar
updates-reset = Restablecer todos los filtros
updates-login = Inicia sesión para filtrar, buscar y ordenar.
updates-count =
    { $count ->
        [one] { $count } novedad
       *[other] { $count } novedades
    }
updates-added = añadida
updates-removed = eliminada
updates-engines = Compatible con { $engines }
updates-engines-none = Sin compatibilidad en los motores actuales
updates-article = Ver el artículo completo
updates-find-article = Buscar el artículo
updates-table = Mostrar la compatibilidad con navegadores
updates-no-table = Ninguna página de este sitio tiene una tabla de esta característica.
updates-save = Guardar
updates-none = No se encontraron novedades.
updates-none-filtered = Ninguna novedad coincide con tus filtros.
updates-paging = Páginas de novedades
updates-page = Página { $page }
updates-previous = Anterior
updates-next = Siguiente
updates-all = Todas las novedades
updates-feeds = Canales Atom
updates-feed-list = Canal de esta lista
updates-feed-of = Canal: { $title }
updates-feeds-browsers = Por navegador
updates-feeds-categories = Por tecnología
updates-feed-added = Añadido: { $features }
updates-feed-removed = Eliminado: { $features }
updates-feed-more =
    { $count ->
        [one] { $features } y una más
        [many] { $features } y { $count } más
       *[other] { $features } y { $count } más
    }
updates-own-title = Canal de tus colecciones
updates-own-intro = Lo que los navegadores han añadido y eliminado en las páginas de tus colecciones, para tu lector de canales.
updates-own-secret = La dirección es secreta: quien la conozca puede leer el canal y ver así qué páginas has guardado. Si se ha divulgado, sustitúyela.
updates-own-address = Dirección de tu canal
updates-own-none = Aún no tienes ningún canal.
updates-own-create = Crear un canal
updates-own-renew = Sustituir la dirección
updates-own-revoke = Desactivar el canal
updates-own-renewed = Tu canal tiene una dirección nueva.
updates-own-revoked = Tu canal está desactivado.
updates-own-failed = No se puede guardar en este momento. Inténtalo de nuevo dentro de poco.
collections-edit-title = Editar colección
collections-delete-title = Eliminar colección
collections-delete-question = ¿Quieres eliminar la colección «{ $name }»?
collections-delete-items =
    { $count ->
        [one] Se eliminará también { $count } artículo guardado con su nota.
        [many] Se eliminarán también { $count } de artículos guardados con sus notas.
       *[other] Se eliminarán también { $count } artículos guardados con sus notas.
    }
collections-move-title = Mover artículo
collections-move-question = ¿Adónde quieres mover «{ $title }» desde «{ $name }»?
collections-move-nowhere = Todavía no hay otra colección a la que moverlo.
collections-remove-title = Quitar artículo
collections-remove-question = ¿Quieres quitar «{ $title }» de «{ $name }»?
collections-remove-note = Tu nota se eliminará también.
collections-done-created = Se ha creado la colección «{ $name }».
collections-done-changed = Se han guardado los cambios.
collections-done-deleted = Se ha eliminado la colección «{ $name }».
collections-done-moved = «{ $title }» se ha movido a «{ $name }».
collections-done-removed = Se ha quitado «{ $title }».
collections-interrupted-title = No se puede acceder a tu cuenta
collections-interrupted = No se ha podido guardar, porque ahora mismo no es posible saber de quién es. Lo que escribiste sigue en esta página: espera un momento y vuelve a enviarlo.
collections-interrupted-again = Enviar de nuevo
form-foreign-title = Este formulario es de otra cuenta
form-foreign = Lo abriste como { $openedAs } y ahora has iniciado sesión como { $email }. No se ha guardado nada.
form-foreign-unknown = No indica con qué cuenta se abrió. Ahora has iniciado sesión como { $email }. No se ha guardado nada.
form-foreign-send = Enviar como { $email }
collections-gone-title = Esto ya no está aquí
collections-gone = Se ha eliminado o movido, quizá en otra ventana, o pertenece a otra cuenta.
collections-gone-kept = Lo que escribiste está abajo. Puedes guardarlo de nuevo.
account-unavailable = El sitio no puede consultar las cuentas ahora mismo. Todo lo que no necesita cuenta funciona como siempre. Vuelve a intentarlo en un momento.
collection-add = Añadir a la colección
collection-edit-item = Editar elemento
collection-create = Crear colección
collection-select = Colección:
collection-option-new = + Nueva colección
collection-new-name = Nombre de la nueva colección, si has elegido crear una:
collection-name = Nombre:
collection-description = Descripción:
collection-note = Nota:
collection-save = Guardar
collection-saving = Guardando…
collection-delete = Eliminar
collection-deleting = Eliminando…
collection-move = Mover
collection-moving = Moviendo…
collection-remove = Quitar
collection-cancel = Cancelar
collection-discard = ¿Quieres descartar lo que has escrito?
collection-error = Error: { $message }
collection-fault-check = Revisa lo que está marcado más abajo.
collection-fault-missing = Rellena este campo.
collection-fault-blank = Escribe en este campo al menos un carácter visible.
collection-fault-too-long = Asegúrate de que el texto no supere los { $limit } caracteres.
collection-fault-too-large = Esto es demasiado largo para enviarlo. Lo que escribiste sigue aquí: acórtalo y vuelve a intentarlo.
collection-fault-character = Este texto contiene un carácter que no se puede guardar.
collection-fault-name-taken = Ya existe una colección con el nombre «{ $name }».
collection-fault-already-saved = Esa colección ya tiene este artículo.
collection-fault-not-saved = Este artículo no está guardado en esa colección.
collection-fault-page = Esta página no se puede guardar: no es de este sitio.
collection-fault-default = La colección predeterminada no se puede cambiar ni eliminar.
collection-fault-unavailable = No se ha podido guardar. Lo que escribiste sigue aquí: vuelve a intentarlo en un momento.
collection-fault-loading = No se han podido cargar tus colecciones. Vuelve a intentarlo en un momento.
collection-fault-signed-out = Se ha cerrado tu sesión. Inicia sesión en otra ventana y vuelve a intentarlo aquí.
collection-fault-foreign = Abriste esto como { $openedAs }, pero ahora has iniciado sesión con otra cuenta. No se ha guardado nada. Lo que escribiste sigue aquí.
collection-conflict-title = Esto se ha cambiado entretanto
collection-conflict = Otra ventana ha guardado la versión de abajo. La tuya sigue en el formulario, sin guardar: guarda de nuevo para reemplazar la otra.
collection-limit-title = ¿Quieres más?
collection-limit =
    { $limit ->
        [one] Tu plan admite { $limit } colección. Con Plus no hay límite.
        [many] Tu plan admite { $limit } de colecciones. Con Plus no hay límite.
       *[other] Tu plan admite { $limit } colecciones. Con Plus no hay límite.
    }
account-upgrade = Mejorar ahora

## Frequently viewed

viewed-title = Artículos vistos con frecuencia
viewed-about = Artículos que has abierto al menos dos veces en los últimos 30 días. La lista se guarda solo en este navegador.
viewed-no-script = Esta lista se guarda en tu navegador, que necesita JavaScript para mostrarla.
viewed-empty = No has abierto ningún artículo dos veces en los últimos 30 días.
viewed-count =
    { $count ->
        [one] { $count } visita
        [many] { $count } de visitas
       *[other] { $count } visitas
    }
viewed-latest = Visto por última vez { $when }
viewed-updated = Actualizado { $when }
viewed-more = Mostrar más
## Accounts

account-menu = Menú de usuario
account-menu-title = Mi { $site } Plus
account-subscriber = Con suscripción a Plus
account-settings = Mis ajustes
account-help = Ayuda
account-feedback = Comentarios
account-sign-out = Cerrar sesión
account-maintenance = Mantenimiento en curso
account-api-down = La API no está disponible por mantenimiento. Puedes seguir consultando { $site } Web Docs, pero es posible que { $site } Plus y la búsqueda no estén disponibles. ¡Gracias por tu paciencia!
account-changed = Ahora has iniciado sesión como { $email }. Esta página es de otra cuenta: copia lo que has escrito antes de volver a cargarla.
account-left = Has cerrado la sesión en otra ventana. Lo que escribiste sigue aquí: vuelve a iniciar sesión para guardarlo.
sign-in-failed-title = No has iniciado sesión
sign-in-fault-refused = Este inicio de sesión ha caducado o se empezó en otro navegador. Vuelve a empezar.
sign-in-fault-provider = El servicio de cuentas no responde en este momento. Todo lo que no necesita cuenta sigue funcionando; intenta iniciar sesión de nuevo dentro de unos minutos.
sign-in-fault-database = El sitio no puede consultar las cuentas en este momento. Todo lo que no necesita cuenta sigue funcionando; intenta iniciar sesión de nuevo dentro de unos minutos.
sign-in-again = Intentar de nuevo
sign-in-back = Continuar sin iniciar sesión
sign-in-kept-title = Se ha cerrado tu sesión
sign-in-kept-about = Tu sesión ha caducado, así que aún no se ha podido guardar nada. Lo que escribiste se conserva 30 minutos: inicia sesión y volverá a aparecer.
sign-in-ended-about = Tu sesión ha caducado, así que es posible que tu último cambio no se haya guardado. Inicia sesión para continuar donde estabas.
demo-title = Elige una cuenta de demostración
demo-about = Esta copia del sitio incluye cuentas para probarlo. Elige una para iniciar sesión: no hay contraseña y no se envía nada a ninguna parte.
demo-cancel = Cancelar
demo-plan-core = Core
demo-plan-mdn-plus-5m = Plus 5, mensual
demo-plan-mdn-plus-5y = Plus 5, anual
demo-plan-mdn-plus-10m = Supporter 10, mensual
demo-plan-mdn-plus-10y = Supporter 10, anual
## Plus landing

plus-hero-title = Haz <u>tuya</u> la documentación
plus-get-started = Empezar
plus-whats-included = Qué incluye
plus-ads-title = Sin anuncios
plus-ads-text = Con una suscripción puedes desactivar los anuncios. Queda el artículo, y la calma para leerlo.
plus-ai-text = Pregunta con tus propias palabras. La respuesta sale de la documentación y nombra las páginas de las que procede, para que puedas comprobarla.
plus-playground-text = Escribe HTML, CSS y JavaScript, mira al momento qué hacen y comparte el resultado con un enlace.
plus-updates-text = Lo que los navegadores han empezado a admitir y lo que han abandonado, en una sola lista. Fíltrala por navegador, por tecnología o por tus propias colecciones.
plus-collections-text = Guarda artículos con una nota, ordénalos en colecciones por proyecto o por tema y encuéntralos en todos tus dispositivos.
plus-learn-more = Más información
plus-choose = Elige un plan
plus-or-log-in = o inicia sesión
plus-pay-yearly = Paga por año y llévate 2 meses gratis
plus-pay-yearly-on = (elegido; este enlace vuelve al pago mensual)
plus-not-sold = Los planes de pago no están disponibles en tu región. El plan gratuito está disponible en todas partes.
plus-not-here = Los planes de pago no se pueden contratar en este sitio.
plus-free = Gratis
plus-per-month = /mes
plus-billed-month = Se cobra cada mes
plus-billed-year = Se cobra cada año
plus-includes = Incluye:
plus-includes-unlimited = Incluye acceso ilimitado a:
plus-item-updates = Filtrar y ordenar las novedades
plus-item-collections-core = Hasta 3 colecciones
plus-item-playgrounds = Compartir playgrounds
plus-item-ai-core = Ayuda con IA: 5 preguntas al día
plus-item-ads = Sin anuncios
plus-item-collections = Colecciones de artículos
plus-item-early = Acceso anticipado a las novedades
plus-item-pride = El orgullo de apoyarnos
plus-start = Empezar con { $plan }
plus-upgrade = Pasar a { $plan }
plus-current = Plan actual
plus-unavailable = No disponible
plus-terms = Ver las condiciones

## Settings

settings-title = Ajustes
settings-account-section = Gestionar la cuenta
settings-ads = Lectura sin anuncios
settings-ads-text = Lee { $site } sin anuncios.
settings-ads-more = Sobre los anuncios de este sitio
settings-ads-only = La lectura sin anuncios es solo para quienes tienen una suscripción a { $site } Plus.
settings-account = Cuenta
settings-account-text = Tu nombre, tu correo electrónico y tu contraseña los guarda el proveedor de cuentas.
settings-account-demo = Este sitio usa cuentas de demostración integradas. No hay nada que gestionar en ellas.
settings-new-tab = (se abre en otra pestaña)
settings-subscription = Suscripción a { $site } Plus
settings-subscription-text = Cambia o cancela tu plan y consulta lo que has pagado.
settings-subscriptions = Suscripciones
settings-sessions-section = Sesiones
settings-sessions = Dónde has iniciado sesión
settings-sessions-text = Estos navegadores pueden usar tu cuenta. Cierra la sesión en los que no conozcas o ya no uses. El botón para todos también la cierra en este navegador.
settings-session-browser = { $browser } en { $system }
settings-session-unknown = Navegador desconocido
settings-session-current = Este navegador
settings-session-created = Sesión iniciada el { $date }.
settings-session-seen = Último uso: { $date }.
settings-session-end = Cerrar sesión
settings-session-ended = Se ha cerrado la sesión en ese navegador.
settings-sessions-end = Cerrar sesión en todas partes
settings-sessions-ended = Se ha cerrado tu sesión en todos los navegadores.
settings-history = Activar el historial
settings-history-kept = Con el historial activado, tus preguntas a la ayuda con IA y sus respuestas se guardan hasta seis meses, para que puedas volver a ellas.
settings-history-off = Al desactivarlo se oculta lo guardado, pero no se elimina.
settings-delete = Eliminar el historial
settings-delete-text = Elimina tus preguntas, las respuestas y todo lo anotado sobre ellas, esté el historial activado o no.
settings-delete-question = ¿Quieres eliminar para siempre tu historial de la ayuda con IA?
settings-cancel = Cancelar
settings-history-deleted = Tu historial de la ayuda con IA se ha eliminado.
settings-ai-links = Ocultar los enlaces en las páginas
settings-ai-links-text = Oculta el enlace de las páginas de la documentación que permite preguntar sobre ellas a la ayuda con IA.
settings-updated-section = Mantente al día
settings-newsletter = Boletín de { $site } Plus (dejará de enviarse)
settings-newsletter-text = El boletín llega a su fin: se dará de baja a todo el mundo y se eliminarán los datos.
settings-newsletter-final = Puedes darte de baja ahora. Después no podrás volver a suscribirte.
settings-newsletter-not = No estás suscrito.
settings-offline-section = Acceso sin conexión
settings-on = Activado
settings-off = Desactivado
settings-saving = Guardando…
settings-saved = Guardado.
settings-failed = No se ha podido guardar. Inténtalo de nuevo en un momento.
settings-problem-form = No se ha podido leer el formulario. No se ha cambiado nada.
settings-problem-subscribers = Esto es solo para quienes tienen una suscripción a { $site } Plus. No se ha cambiado nada.
settings-problem-left = Te diste de baja del boletín y no puedes volver a suscribirte.
settings-problem-unavailable = No se han podido guardar tus ajustes. Inténtalo de nuevo en un momento.
settings-problem-signed-out = Se había cerrado tu sesión, así que no se ha cambiado nada. Vuelve a elegir.

## Flash messages

language-remembered = Idioma recordado: { $language }. A partir de ahora las páginas se abren en él si existen.
language-forgotten = Las páginas ya no se abren en un idioma recordado.

## Titles of loading states

loading-title = Cargando…
error-loading-title = Error al cargar

## Too many requests

refusal-foreign-title = Enviado desde otro sitio
refusal-foreign-about = Este formulario llegó desde una página de otro sitio, por ejemplo una copia guardada, así que no se ha hecho nada. Abajo está lo que se envió: cópialo en el formulario de este sitio.
refusal-large-title = Demasiado largo para enviarlo
refusal-large-about = Lo que has enviado es más largo de lo que admite este sitio, así que no se ha hecho nada. Vuelve atrás: lo que escribiste sigue en el formulario. Acórtalo allí y envíalo de nuevo.
refusal-title = Demasiadas solicitudes
refusal-about =
    { $seconds ->
        [one] Has enviado más solicitudes de las que el sitio puede atender. Lo que pediste no se ha realizado. Vuelve atrás e inténtalo de nuevo dentro de { $seconds } segundo.
       *[other] Has enviado más solicitudes de las que el sitio puede atender. Lo que pediste no se ha realizado. Vuelve atrás e inténtalo de nuevo dentro de { $seconds } segundos.
    }

## Article: actions, groups of headings, links to a selection, layout

article-actions = Acciones del artículo
toc-subsections = Subsecciones de
selection-link = Copiar enlace a la selección
page-options = Cómo se muestran las páginas
page-wide = Texto más ancho
page-alone = Solo el artículo, sin listas a los lados
code-download = Guardar este código como archivo
## Playground

play-title = Playground
play-description = Escribe HTML, CSS y JavaScript y mira al momento lo que hacen.
play-format = Dar formato
play-format-fault = No se puede dar formato a { $language } (línea { $line })
play-run = Ejecutar
play-run-again = Mostrar el resultado
play-run-large = Este código es demasiado largo para una dirección. Pulsa el botón para ver su resultado.
play-share = Compartir
play-clear = Vaciar
play-reset = Restablecer
play-auto = Ejecutar automáticamente
play-editor = Código { $language }
play-hint = El tabulador sangra el código. Para salir de un editor con el teclado, pulsa Esc y luego el tabulador. Ctrl+Intro ejecuta el código, que se guarda en este navegador.
play-source = Este código procede de la página
play-empty = Todavía no hay código. Escribe HTML, CSS o JavaScript: el resultado aparece aquí.
play-starter = Empezar con un ejemplo
play-drafts = Borradores recientes
play-apart = Abrir tu otro código en la dirección anterior; este tiene una nueva
play-result = Resultado
play-console = Consola
play-console-clear = Vaciar la consola
play-console-empty = Todavía no se ha mostrado nada.
play-level-info = Información
play-level-warn = Advertencia
play-level-error = Error
play-resize-columns = Ancho de los editores
play-resize-console = Altura del resultado
play-clear-question = ¿De verdad quieres vaciarlo todo?
play-reset-question = ¿De verdad quieres deshacer tus cambios?
play-cancel = Cancelar
play-close = Cerrar
play-shared-warning = Este código lo ha escrito otra persona. Léelo primero: solo se ejecuta cuando tú lo digas.
play-share-title = Comparte tu código
play-share-markdown = Compartir como Markdown
play-share-markdown-copy = Copiar el Markdown al portapapeles
play-share-url = Compartir como URL de datos
play-share-url-copy = Copiar la URL de datos al portapapeles
play-share-url-too-long = Este código es demasiado largo para una dirección.
play-share-link = Compartir tu código con un enlace permanente
play-share-sign-in = Con una cuenta puedes crear un enlace corto a tu código. Mientras tanto, tu código se queda aquí.
play-share-log-in = Iniciar sesión
play-share-create = Crear enlace
play-share-creating = Creando el enlace…
play-share-address = Enlace a tu código
play-share-done = Tu código está guardado. Cualquiera que tenga este enlace puede abrirlo.
play-share-copy = Copiar al portapapeles
play-share-fault-signed-out = Tu sesión ha terminado. Inicia sesión en otra ventana y vuelve a intentarlo: tu código se queda aquí.
play-share-fault-too-large = Este código es demasiado largo para compartirlo: en total puede tener 1 MiB como máximo.
play-share-fault-limited = Has creado muchos enlaces en poco tiempo. Inténtalo más tarde.
play-share-fault-failed = No se ha podido crear el enlace. Vuelve a intentarlo dentro de un momento.
play-flag = ¿Ves algo inapropiado?
play-flag-reason = ¿Qué problema tiene este código?
play-flag-send = Denunciar
play-flag-done = Gracias, hemos recibido tu aviso.
play-problem-state = No se puede leer el código de esta dirección. ¿Se copió entera?
play-problem-id = En esta dirección no hay ningún código compartido.
play-problem-sample = Ese ejemplo no existe. Puede que su página haya cambiado.
play-problem-given = Este código estaba en otra pestaña o en otro navegador.
play-problem-too-large = Este código es demasiado largo: en total puede tener 1 MiB como máximo.
play-problem-signed-out = Inicia sesión primero para compartir tu código con un enlace.
play-problem-limited = Lo has hecho demasiadas veces en poco tiempo. Inténtalo más tarde.
play-problem-unavailable = No se ha podido guardar. Vuelve a intentarlo dentro de un momento.
play-problem-reason = Indica qué problema tiene este código.

## Description of the search (OpenSearch)

search-about = Busca guías, referencias y tutoriales para desarrolladores web: HTML, CSS, JavaScript, HTTP y las interfaces de la plataforma web.

## Too many requests: kept text

refusal-kept = Lo que has escrito se conserva en esta página: cuando pase ese tiempo, envíalo desde aquí.

## Data for programs

data-title = Datos para programas y agentes
data-about = Los programas pueden leer todo este sitio: JSON, Markdown, datos para editores y un servidor para agentes. No hace falta iniciar sesión ni tener una clave.
data-agents = Agentes
data-agents-about = Los agentes y asistentes que escriben código acceden a la documentación mediante el Model Context Protocol. Añade esta dirección:
data-tools = Sus herramientas buscan, leen páginas y secciones, e informan de la compatibilidad con navegadores, el estado de Baseline y los cambios de los navegadores.
data-limits = No envíes más de { $requests } mensajes por minuto a las herramientas para agentes; los demás reciben el estado 429.
data-editors = Editores
data-editors-about = Datos para editores: nombres, descripciones, valores y compatibilidad con navegadores. El parámetro { $name } elige el idioma.
data-json = Interfaz JSON
data-json-about = Direcciones y parámetros; la descripción OpenAPI contiene la forma de cada respuesta.
data-description = Descripción OpenAPI
data-address = Dirección
data-parameters = Parámetros
data-answer = Respuesta
data-none = ninguno

## Offline reading

connection-offline = Estás leyendo sin conexión.
connection-online = Vuelves a tener conexión.
offline-title = Lectura sin conexión
offline-lead = Este navegador conserva las últimas { $count } páginas que abres, con todo lo que necesitan, para que puedas leerlas de nuevo sin red. Las páginas que abres con la sesión iniciada no se conservan.
offline-missing = No tienes conexión y este navegador no ha conservado la página que has pedido.
offline-missing-list = Estas son las páginas que conserva:
offline-pages = Páginas conservadas en este navegador
offline-none = Todavía no hay páginas aquí. Aparecen a medida que lees, si tu navegador ejecuta scripts y tiene un service worker.
offline-limits = La búsqueda y los formularios necesitan red. La búsqueda rápida encuentra títulos sin conexión si ya la has usado en este idioma.
offline-examples = Los ejemplos solo se ejecutan en línea.
offline-keep = Conservar las páginas que abro
offline-stop = No conservar páginas
offline-delete = Eliminar las páginas conservadas
offline-on = Este navegador conserva las páginas que abres.
offline-off = Este navegador ya no conserva páginas.
offline-deleted = Las páginas conservadas se han eliminado.
settings-offline-pages = Las páginas que abres sin haber iniciado sesión pueden leerse de nuevo sin red.
settings-offline-manage = Gestionar las páginas conservadas
settings-content-title = Almacenamiento sin conexión de { $site }
settings-content-text = Guarda todas las páginas de un idioma en este navegador, con búsqueda y ejemplos, para leerlas sin conexión.
settings-content-only = Guardar un idioma completo sin conexión es solo para quienes tienen una suscripción a { $site } Plus.
settings-content-script = Guardar un idioma completo sin conexión requiere JavaScript.
settings-content-unavailable = El modo sin conexión no está disponible. Este navegador o esta ventana privada no lo permite.
settings-content-none = Este sitio no ofrece por ahora contenido para leer sin conexión.
settings-content-language = Idioma
settings-content-area = Contenido
settings-content-area-all = Todo
settings-content-area-learn = Aprender
settings-content-area-html = HTML
settings-content-area-css = CSS
settings-content-area-javascript = JavaScript
settings-content-area-api = API web
settings-content-area-http = HTTP
settings-content-prefer = Preferir el contenido en línea
settings-content-prefer-text = Toma las páginas de la red mientras haya conexión.
settings-content-auto = Actualizar automáticamente
settings-content-auto-text = Busca contenido nuevo una vez por hora mientras usas el sitio.
settings-content-status = Estado de la actualización
settings-content-empty = Todavía no se ha descargado nada.
settings-content-updated = Última actualización: { $date }.
settings-content-checking = Buscando actualizaciones
settings-content-current = Actualizado
settings-content-check = Buscar actualizaciones
settings-content-update = Actualizar ahora
settings-content-download = Descargar
settings-content-downloading = Descargando…
settings-content-unpacking = Descomprimiendo… { $percent } %
settings-content-clearing = Borrando…
settings-content-pause = Pausar
settings-content-paused = Detenido en { $percent } %
settings-content-resume = Continuar
settings-content-problem-room = No hay espacio suficiente en este navegador. Lo que tenías no ha cambiado.
settings-content-problem-network = No se pudo acceder al contenido. Inténtalo de nuevo en un momento.
settings-content-problem-damaged = El contenido estaba dañado y no se ha usado. Descárgalo de nuevo.
settings-content-used = Espacio utilizado
settings-content-size = { $size } MiB
settings-content-clear = Borrar datos
settings-content-clear-question = ¿Quieres eliminar todo el contenido sin conexión de este navegador?
