## Frame

tools = Herramientas de redacción
home = Inicio de redacción
public-home = Página de inicio pública
skip = Saltar al contenido principal
read-only = Solo lectura: los archivos solo se pueden cambiar en este equipo.
recent = Vistas recientemente
latest = Últimos cambios
flawed-most-read = Páginas más leídas con defectos
documents = Páginas: { $count }
bad-form = No se pudo leer el formulario.
form-too-long = No se guardó nada: un formulario puede tener como máximo 4 MiB.
form-too-long-back = Vuelve atrás en el navegador: tu texto está en la página de la que vienes. Acórtalo o guárdalo antes en otro lugar.
title-of = { $screen }: { $page }

## Lists

filter = Filtrar
reset = Restablecer los filtros
all = Todo
paging = Páginas de la lista
previous = Anterior
next = Siguiente
page-of = Página { $page } de { $pages }
document = Página
popularity = Puesto de popularidad
popularity-of = Puesto ({ $locale })
nothing-found = No se encontró nada
field-url = La dirección contiene
field-title = Título
field-popularity = Puesto de popularidad
field-fixable = Defectos corregibles
field-page = Página
field-search = El defecto contiene
filter-error = No se entiende este filtro: { $field }. Escribe un número o, por ejemplo, < 100.

## Flaws

flaws = Defectos
flaw-count = Defectos: { $count }
flaws-total = Defectos en total: { $total }, con sugerencia: { $fixable }.
found-files = Archivos encontrados: { $count }.
by-check = Por comprobación
by-area = Por área
fixable = Con sugerencia: { $count }
no-flaws = Sin defectos conocidos
suggestion = Sugerencia:
fix = Corregir este
fix-safe = Corregir todos los seguros: { $count }
not-fixed = No se encontró el lugar del defecto en el archivo. No se cambió nada.
not-utf8 = El archivo no es UTF-8 válido: guárdalo antes como UTF-8 en otro editor. No se cambió nada.
line = Línea { $line }

## Sources

open = Abrir en el editor
no-editor = No se pudo iniciar el editor. Comprueba EDITOR.
source = Código fuente
no-source = No hay archivo para { $slug }
edit-on-host = Editar en el alojamiento del código
edit = Editar aquí
create = Crear esta página
create-as = Crear esta página ({ $type })
missing-page = Páginas inexistentes
field-slug = Dirección o slug
show = Mostrar
exists = Esta página existe:
redirected = Se redirige a:
page-type = Tipo de página
show-template = Mostrar la plantilla

## Editing

markdown = Markdown de la página
completions = Sugerencias para completar
save = Guardar
save-over = Guardar sobre la otra versión
preview = Vista previa
not-saved = No guardado
saving = Guardando…
save-failure = No se puede contactar con el servidor o ha fallado. No se guardó nada y tu texto sigue aquí: inténtalo de nuevo.
no-page-text = El texto necesita un título y un slug entre dos líneas --- y, debajo, contenido. No se guardó nada.
conflict = El archivo ha cambiado entretanto
conflict-about = Estas son las diferencias entre el archivo y tu texto, que sigue abajo. No se sobrescribió nada.
image = Imagen de la página
add-image = Añadir la imagen
image-added = Añadida. Escribe { $markup } en su lugar.
image-name = El nombre puede tener minúsculas, cifras, puntos, guiones y guiones bajos, y termina en png, jpg, gif, webp o svg.
image-size = La imagen está vacía o supera los 500 KiB.
image-pixels = La imagen tiene más de 50 millones de píxeles.
image-type = El contenido no es lo que dice el nombre.
image-unsafe = Este SVG podría ejecutar código o cargar otros archivos.
image-taken = Ya existe un archivo con este nombre.

## History

history = Historial
no-history = El archivo no tiene historial en git.
versions = Versiones que comparar
version-from = Desde
version-to = Hasta
working-copy = El archivo tal como está ahora
show-difference = Mostrar la diferencia
rendered-difference = La página
source-difference = El código fuente
no-difference = Ninguna diferencia
unknown-commit = Se desconoce el commit o el archivo en él.

## Translations

translations = Traducciones
translations-dashboard = Traducciones desactualizadas
translations-missing = Traducciones que faltan
translations-differences = Diferencias de estructura
rows-dashboard = Desactualizadas: { $count }
rows-missing = Faltan: { $count }
rows-differences = Con diferencias: { $count }
pages-total = Páginas en total
pages-missing = Sin traducir
pages-outdated = Desactualizadas
completeness = Traducido
freshness = Al día
sections = Secciones
section = Sección
age = El inglés es más reciente por
days = Días: { $count }
behind = Commits de retraso
commits = Número de commits: { $count }
compare = Junto al inglés
no-counterpart = Nada aquí
no-source-commit = La traducción no dice de qué versión inglesa procede (l10n.sourceCommit).
up-to-date = La página inglesa no ha cambiado desde la traducción.
english-changed = Partes de la página inglesa que han cambiado desde la traducción: { $count }. Están marcadas abajo.

## Sitemap

sitemap = Mapa del sitio
root = Raíz
