changes-intro = Páginas nuevas, páginas modificadas y características que han llegado a Baseline en los últimos doce meses.
changes-filter = Filtrar cambios
changes-area = Área
changes-areas-all = Todas las áreas
changes-language = Idioma
changes-languages-all = Todos los idiomas
changes-kind = Tipo
changes-kinds-all = Todos los tipos
changes-new = Nuevo
changes-changed = Modificado
changes-baseline = Ahora en Baseline
changes-show = Mostrar
changes-reset = Restablecer los filtros
changes-none = No se conoce ningún cambio. Proceden del historial de las páginas y de las versiones de los navegadores.
changes-none-filtered = Ningún cambio coincide con estos filtros.
changes-feed = Canal Atom de este idioma
changes-edit-new = Página nueva
changes-edit-changed = Página editada
changes-release-new = Primera compatibilidad en { $browsers }
changes-release-changed = Cambio de compatibilidad en { $browsers }
changes-release-baseline = Baseline: { $status }

home-card-html = Elementos, atributos y formularios: qué significan, qué contienen y cómo se usan.
home-card-css = Propiedades, selectores, funciones y guías de diseño, con valores que se prueban en la página.
home-card-javascript = El lenguaje y sus objetos integrados, desde los primeros pasos hasta iteradores y módulos.
home-card-http = Encabezados, métodos y códigos de estado, caché, cookies y seguridad.
home-card-api = Interfaces del navegador: DOM, red, almacenamiento, multimedia, gráficos y dispositivos.
home-card-accessibility = Roles, estados y patrones para que las páginas funcionen para todas las personas.
home-card-learn = Un curso desde la primera página hasta los frameworks, con ejercicios.
home-card-glossary = Términos de la web, cada uno en pocas frases.
home-count-pages =
    { $count ->
        [one] { $count } página
       *[other] { $count } páginas
    }
home-count-languages =
    { $count ->
        [one] { $count } idioma
       *[other] { $count } idiomas
    }
home-updated = Actualizado el { $date }
home-all-changes = Todos los cambios recientes
home-live = Ejemplo en vivo
home-live-choose = Elige un valor
home-live-result = Resultado
home-live-read = Leer sobre { $title }
home-blog = Del blog
home-sample = Perfil de ejemplo

plus-hero-lead = { $site } Plus guarda los artículos a los que vuelves, te cuenta qué hay de nuevo en los navegadores, responde a tus preguntas y quita los anuncios.
plus-hero-lead-short = { $site } Plus guarda los artículos a los que vuelves y quita los anuncios.
plus-hero-lead-no-ads = { $site } Plus guarda los artículos a los que vuelves, te cuenta qué hay de nuevo en los navegadores y responde a tus preguntas.
plus-hero-lead-short-no-ads = { $site } Plus guarda los artículos a los que vuelves.
