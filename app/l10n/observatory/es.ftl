## Pages

name = HTTP Observatory
landing-title = Prueba de seguridad de encabezados HTTP
landing-about = Descubre qué protecciones de los navegadores usa un sitio web: un análisis, doce pruebas, una calificación de A+ a F y consejos para cada prueba.
landing-lead = Descubre qué protecciones de los navegadores usa tu sitio. Un análisis, doce pruebas, una calificación y consejos para cada prueba.
field-site = Nombre de dominio o URL
field-example = Por ejemplo, mozilla.org
scan = Analizar
about-title = Qué mira un análisis
about-headers = Los encabezados son la protección más barata que tiene un sitio: dicen a los navegadores qué deben rechazar. Un análisis lee los de una página, sus cookies, los scripts que nombra su HTML y las redirecciones que llevan a ella.
about-grade = Cada prueba quita puntos o añade algunos. La suma da una calificación, y el informe dice qué hacer a continuación, prueba por prueba.
about-limits = Una buena calificación no demuestra que un sitio sea seguro: un análisis no intenta ataques, no inicia sesión en ningún lugar y no ve los errores del código del sitio.
about-public = Los resultados son públicos: cualquier persona que ponga el mismo nombre ve el último. Las puntuaciones se guardan { $scanDays } días; los detalles, { $reportDays }.
about-sites = { $count ->
    [one] Aquí se analizó un sitio en el último año.
   *[other] Aquí se analizaron { $count } sitios en el último año.
}
more = Más
link-tests = Pruebas y puntuación
link-faq = Preguntas frecuentes
link-paste = Calificar encabezados pegados
link-compare = Comparar dos sitios

## Faults

fault-empty = Escribe un nombre de host válido.
fault-site = Esto no se puede analizar: { $host } no es el nombre de un sitio.
fault-address = No se pueden analizar direcciones, solo nombres.
fault-name = No hay ningún sitio público llamado { $host }.
fault-lookup = El nombre { $host } no tiene dirección.
fault-down = { $host } no responde: parece que el sitio no está disponible.
fault-status = { $host } respondió con el estado { $status }, que no se puede calificar.
fault-limit =
    { $minutes ->
        [one] Se han pedido más análisis de los que admite este sitio. Inténtalo de nuevo dentro de { $minutes } minuto.
       *[other] Se han pedido más análisis de los que admite este sitio. Inténtalo de nuevo dentro de { $minutes } minutos.
    }
fault-away = Ahora no se pueden leer ni guardar resultados. Inténtalo de nuevo pronto.
fault-paste = No se encontraron encabezados en este texto.
fault-paste-host = { $host } no es el nombre de un sitio.
fault-home = Volver al inicio

## Report

running = Analizando…
running-title = Analizando { $host }…
running-note = Esta página se vuelve a cargar sola hasta que llegue el resultado.
report-title = Informe de HTTP Observatory
report-page = Resultados de { $host }
summary = Resumen del análisis: { $host }
grade = Calificación
score = Puntuación
score-of = { $score } / 100
time = Hora del análisis
passed = Pruebas superadas
passed-of = { $passed } / { $quantity }
grades = Calificaciones y su puntuación mínima
grades-least = Puntuación mínima
trend-up = Mejor que el análisis anterior
trend-down = Peor que el análisis anterior
rescan = Volver a analizar
rescan-wait = Espera { $seconds } s para volver a analizar
another = Analizar otro sitio
note-www = { $asked } no tiene dirección, así que se analizó { $host }.
note-certificate = No se pudo verificar el certificado ({ $code }).
note-final = La página calificada: { $url }
note-pasted = Calificado solo con los encabezados pegados: no se pudieron mirar las redirecciones desde HTTP, los scripts ni lo que pueden leer otros orígenes.
note-old = Este es un análisis anterior.
note-newest = Mostrar el más reciente
profile-five = Calificado con las diez pruebas de la versión 5.
profile-six = Calificado con las doce pruebas de la versión 6.
profile-show-five = Usar la versión 5
profile-show-six = Usar la versión 6
tab-scoring = Puntuación
tab-csp = Análisis de CSP
tab-cookies = Cookies
tab-headers = Encabezados del servidor
tab-history = Historial
tab-benchmark = Comparación
test = Prueba
reason = Motivo
advice = Recomendación
passed-yes = Superada
passed-no = No superada
passed-none = No aplicable
none = Ninguna
bonus-note = * Los puntos extra solo cuentan a partir de 90 puntos.
guide = Cómo configurarlo
result = Resultado
info = Información
csp-missing = No se detectaron encabezados CSP
csp-merged = La página tiene { $count } políticas. Aquí están combinadas; los navegadores aplican cada una.
yes = Sí
no = No
cookie-name = Nombre
cookie-expires = Caduca
cookie-path = Ruta
cookie-prefix = Prefijo
cookie-session = Sesión
cookies-missing = No se detectaron cookies
header = Encabezado
value = Valor
history-title = Cambios de la puntuación a lo largo del tiempo
history-chart = Gráfico de las puntuaciones
history-none = No hay ningún análisis anterior.
history-compare = Comparar con el más reciente
history-comparison = Comparación
date = Fecha
benchmark-title = Calificaciones de todos los sitios analizados aquí en el último año
benchmark-few = Se han analizado muy pocos sitios aquí para comparar.
benchmark-sites = Sitios
benchmark-own = este sitio
badge = Insignia y datos
badge-about = Una imagen de la calificación para una página tuya y el informe para programas. Ambos muestran el último análisis.
badge-alt = Calificación de { $host }
badge-code = HTML de la insignia

## Other pages

paste-title = Calificar encabezados pegados
paste-lead = Para un sitio al que no se puede llegar desde aquí, como uno en tu propio equipo. Pega lo que muestra `curl -i`, o solo los encabezados. No se guarda nada.
paste-field = Encabezados de la respuesta
paste-host = Host (opcional)
paste-button = Calificar
compare-title = Comparar dos sitios
compare-lead = Los resultados más recientes de dos sitios, uno al lado del otro.
compare-first = Primer sitio
compare-second = Segundo sitio
compare-button = Comparar
matrix-title = Todas las pruebas y sus resultados
matrix-description = Descripción
matrix-modifier = Puntos
test-redirection = Redirección

## Analysis of a policy

flag-unsafeinline = Los scripts en línea están bloqueados (`script-src` sin `unsafe-inline`).
flag-unsafeinline-info = La defensa principal contra los scripts inyectados: pasa el código a archivos, o usa nonces o hashes.
flag-unsafeeval = `eval` y similares están bloqueados.
flag-unsafeeval-info = De otro modo, las cadenas de fuera podrían convertirse en código.
flag-unsafeobjects = El contenido de complementos está restringido por `object-src`.
flag-unsafeobjects-info = Usa `object-src none`: los complementos antiguos se ejecutan en el contexto de tu página.
flag-unsafeinlinestyle = Los estilos en línea están bloqueados (`style-src` sin `unsafe-inline`).
flag-unsafeinlinestyle-info = Los estilos inyectados pueden cambiar lo que muestra una página o filtrar lo que contiene.
flag-insecureschemeactive = Los scripts y demás contenido activo llegan solo por esquemas seguros.
flag-insecureschemeactive-info = Cualquiera en el camino podría reemplazar ese código.
flag-insecureschemepassive = Las imágenes y los medios llegan solo por esquemas seguros.
flag-insecureschemepassive-info = Se pueden cambiar u observar en el camino; cárgalos por HTTPS.
flag-anticlickjacking = El uso en marcos está limitado por `frame-ancestors`.
flag-anticlickjacking-info = Dice exactamente qué sitios pueden incrustar el tuyo.
flag-defaultnone = Se rechaza todo lo que no está permitido (`default-src none`).
flag-defaultnone-info = Los nuevos tipos de recursos quedan bloqueados hasta que los añadas.
flag-insecurebaseuri = `base-uri` está limitado.
flag-insecurebaseuri-info = Un elemento `base` inyectado desviaría las direcciones relativas, también las de los scripts.
flag-insecureformaction = `form-action` está limitado.
flag-insecureformaction-info = Los formularios inyectados podrían enviar datos a otros.
flag-strictdynamic = Se usa `strict-dynamic` (opcional).
flag-strictdynamic-info = Un script con nonce transmite su confianza a lo que carga, así que no hace falta una lista de hosts.

## Results

result-csp-implemented-with-no-unsafe-default-src-none = La política lo rechaza todo de forma predeterminada y no permite nada inseguro.
result-csp-implemented-with-no-unsafe = La política no permite ni código en línea ni `eval`.
result-csp-implemented-with-unsafe-inline-in-style-src-only = Los scripts están bien protegidos, pero los estilos pueden venir de cualquier lugar o estar en línea.
result-csp-implemented-with-insecure-scheme-in-passive-content-only = Las imágenes o los medios se pueden cargar sin cifrado.
result-csp-implemented-with-unsafe-eval = El texto puede ejecutarse como código, porque se permite `unsafe-eval`.
result-csp-implemented-with-unsafe-inline = Los scripts o los complementos prácticamente no tienen restricciones.
result-csp-implemented-with-insecure-scheme = Los recursos activos se pueden cargar sin cifrado.
result-csp-implemented-but-duplicate-directives = La política está bien, pero nombra dos veces una directiva de informes.
result-csp-header-invalid = Los navegadores no pueden leer la política como se pensó.
result-csp-not-implemented = No hay ninguna política de seguridad de contenido.
result-csp-not-implemented-but-reporting-enabled = La política solo informa; no se aplica nada.
result-cookies-secure-with-httponly-sessions-and-samesite = Todas las cookies son `Secure` y tienen `SameSite`, y las de sesión están ocultas a los scripts.
result-cookies-secure-with-httponly-sessions = Todas las cookies son `Secure`, y las de sesión están ocultas a los scripts.
result-cookies-not-found = La página no creó cookies.
result-cookies-without-secure-flag-but-protected-by-hsts = A algunas cookies les falta `Secure`; solo HSTS las mantiene fuera de HTTP sin cifrar.
result-cookies-session-without-secure-flag-but-protected-by-hsts = A una cookie de sesión le falta `Secure`; solo HSTS la mantiene fuera de HTTP sin cifrar.
result-cookies-without-secure-flag = Algunas cookies pueden viajar sin cifrado.
result-cookies-samesite-flag-invalid = El `SameSite` de una cookie es desconocido, o es `None` sin `Secure`.
result-cookies-anticsrf-without-samesite-flag = Una cookie que parece un token CSRF no tiene `SameSite`.
result-cookies-session-without-httponly-flag = Los scripts pueden leer una cookie de sesión.
result-cookies-session-without-secure-flag = Una cookie de sesión puede viajar sin cifrado.
result-coep-not-implemented = No se envía ninguna política de incrustación.
result-coep-implemented-with-require-corp = Los recursos de otros orígenes se cargan solo si estos lo aceptan.
result-coep-implemented-with-credentialless = Los recursos de otros orígenes se cargan sin credenciales.
result-coep-implemented-with-unsafe-none = La política de incrustación indica el valor abierto predeterminado.
result-coep-header-invalid = La política de incrustación no tiene un valor conocido.
result-coop-not-implemented = No se envía ninguna política de apertura.
result-coop-implemented-with-same-origin = Los otros orígenes no pueden tener una referencia a la ventana.
result-coop-implemented-with-same-origin-allow-popups = La ventana está aislada, pero las ventanas emergentes que abre siguen funcionando.
result-coop-implemented-with-noopener-allow-popups = La ventana está aislada de quien la abra, incluso de páginas del mismo sitio.
result-coop-implemented-with-unsafe-none = La política de apertura indica el valor abierto predeterminado.
result-coop-header-invalid = La política de apertura no tiene un valor conocido.
result-cross-origin-resource-sharing-not-implemented = Los otros orígenes no pueden leer la página.
result-cross-origin-resource-sharing-implemented-with-public-access = Cualquier origen puede leer la página, sin credenciales.
result-cross-origin-resource-sharing-implemented-with-restricted-access = Los orígenes elegidos pueden leer la página.
result-cross-origin-resource-sharing-implemented-with-universal-access = Cualquier origen puede leer la página con las credenciales de quien la visita.
result-redirection-all-redirects-preloaded = Todos los hosts del camino están en la lista de precarga de HSTS.
result-redirection-to-https = HTTP lleva directamente a HTTPS en el mismo host.
result-redirection-not-needed-no-http = Nada responde por HTTP sin cifrar.
result-redirection-off-host-from-http = La primera redirección cambia de host, así que HSTS nunca se establece para este.
result-redirection-not-to-https-on-initial-redirection = El camino termina en HTTPS, pero el primer paso sigue en HTTP.
result-redirection-not-to-https = El camino termina en HTTP sin cifrar.
result-redirection-missing = Se sirve HTTP sin cifrar y sin redirección.
result-redirection-invalid-cert = Un host del camino tiene un certificado que no se puede verificar.
result-referrer-policy-private = Los otros sitios conocen como mucho el origen, y nada por HTTP.
result-referrer-policy-not-implemented = Se aplica el valor predeterminado del navegador.
result-referrer-policy-unsafe = La política dice a otros sitios más de lo necesario.
result-referrer-policy-header-invalid = No se encontró ninguna política conocida.
result-hsts-preloaded = Los navegadores saben de antemano que este host solo usa HTTPS.
result-hsts-implemented-max-age-at-least-six-months = Los navegadores recuerdan HTTPS durante medio año o más.
result-hsts-implemented-max-age-less-than-six-months = Los navegadores recuerdan HTTPS durante muy poco tiempo.
result-hsts-not-implemented = Nada dice a los navegadores que se queden en HTTPS.
result-hsts-header-invalid = El encabezado no tiene un `max-age` legible, o se envió dos veces.
result-hsts-not-implemented-no-https = El sitio no responde por HTTPS.
result-hsts-invalid-cert = El certificado no se puede verificar, así que los navegadores ignoran HSTS.
result-sri-implemented-and-all-scripts-loaded-securely = Los scripts llevan hashes de integridad, también los del propio sitio.
result-sri-implemented-and-external-scripts-loaded-securely = Todos los scripts de otros sitios llevan hashes de integridad y llegan por HTTPS.
result-sri-not-implemented-response-not-html = La respuesta no es una página HTML, así que no hay scripts.
result-sri-not-implemented-but-no-scripts-loaded = La página no tiene scripts.
result-sri-not-implemented-but-all-scripts-loaded-from-secure-origin = Todos los scripts vienen del propio sitio.
result-sri-not-implemented-but-external-scripts-loaded-securely = Los scripts de otros sitios llegan por HTTPS, pero sin hashes de integridad.
result-sri-implemented-but-external-scripts-not-loaded-securely = Los scripts de otros sitios tienen hashes, pero sus direcciones no usan HTTPS.
result-sri-not-implemented-and-external-scripts-not-loaded-securely = Los scripts de otros sitios no tienen ni HTTPS en sus direcciones ni un hash.
result-x-content-type-options-nosniff = Los navegadores respetan el tipo declarado.
result-x-content-type-options-header-invalid = El encabezado tiene un valor distinto de `nosniff`.
result-x-content-type-options-not-implemented = Los navegadores pueden adivinar los tipos de los archivos.
result-x-frame-options-implemented-via-csp = El uso en marcos lo rige `frame-ancestors`.
result-x-frame-options-sameorigin-or-deny = Los otros sitios no pueden mostrar la página en un marco.
result-x-frame-options-allow-from-origin = El encabezado tiene una forma que los navegadores ya no respetan.
result-x-frame-options-not-implemented = Cualquier sitio puede mostrar la página en un marco.
result-x-frame-options-header-invalid = El encabezado no se puede leer, o se envió dos veces.
result-corp-not-implemented = Los otros sitios pueden incrustar esta respuesta, que es lo predeterminado.
result-corp-implemented-with-same-origin = Solo el mismo origen puede incrustar esta respuesta.
result-corp-implemented-with-same-site = Solo el mismo sitio puede incrustar esta respuesta.
result-corp-implemented-with-cross-origin = Todos pueden incrustar esta respuesta, a propósito.
result-corp-header-invalid = El encabezado no tiene un valor conocido.
result-html-not-parseable = La respuesta dice ser HTML, pero su contenido no lo es.

## Recommendations

advice-policy-default = Empieza con `default-src none` y permite lo que necesites.
advice-policy-styles = Ajusta `style-src`: quita `unsafe-inline`, las URL de datos y los esquemas enteros.
advice-policy-passive = Indica solo fuentes HTTPS en `img-src` y `media-src`.
advice-policy-eval = Reescribe el código que necesita `eval` y después quita la palabra clave.
advice-policy-inline = Define `script-src` y `object-src`; quita `unsafe-inline`, las URL de datos y los esquemas enteros.
advice-policy-secure = Usa solo fuentes HTTPS.
advice-policy-double = Deja una de cada.
advice-policy-invalid = Busca directivas repetidas, comas sueltas y `strict-dynamic` sin nonce ni hash.
advice-policy-add = Escribe una y pruébala primero en modo de solo informe.
advice-policy-enforce = Envíala como `Content-Security-Policy` cuando los informes estén limpios.
advice-cookies-samesite = Añade `SameSite` a todas las cookies.
advice-cookies-secure = Añade `Secure`.
advice-cookies-secure-hsts = Añade `Secure` y envía HSTS.
advice-cookies-values = Usa `Lax` o `Strict`, o `None` junto con `Secure`.
advice-cookies-csrf = Ponle `SameSite=Strict` o `SameSite=Lax`.
advice-cookies-httponly = Añade `HttpOnly`.
advice-embedder = Considera `require-corp` o `credentialless`.
advice-opener = Considera `same-origin`, o una variante que permita ventanas emergentes.
advice-token = Envía un valor conocido, en minúsculas.
advice-cors = Permite solo los orígenes de una lista, o usa `*` sin credenciales.
advice-redirect-host = Ve primero a HTTPS en el mismo host y después sigue.
advice-redirect-first = Haz que el primer paso sea HTTPS.
advice-redirect-add = Redirige todas las solicitudes HTTP a HTTPS en el mismo host.
advice-certificate = Instala un certificado válido con su cadena.
advice-referrer = Usa `strict-origin-when-cross-origin` o algo más estricto.
advice-hsts-preload = Considera la precarga: un año, `includeSubDomains` y `preload`, y después registra el host.
advice-hsts-longer = Sube `max-age` poco a poco hasta un año.
advice-hsts-add = Añade el encabezado, al principio con un tiempo corto.
advice-hsts-one = Envía un solo encabezado, con `max-age` en segundos.
advice-hsts-https = Ofrece primero HTTPS.
advice-scripts-bonus = Los hashes darían puntos extra.
advice-scripts-hash = Añade `integrity` y `crossorigin`.
advice-scripts-https = Escribe HTTPS en sus direcciones.
advice-scripts-both = Escribe HTTPS en sus direcciones y añade hashes.
advice-nosniff = Envía exactamente `nosniff`.
advice-frames-policy = Usa `frame-ancestors`.
advice-frames-add = Envía `frame-ancestors` o `DENY`.
advice-frames-one = Envía un solo valor, `DENY` o `SAMEORIGIN`, o usa `frame-ancestors`.
advice-html = Envía HTML, o el tipo correcto.
