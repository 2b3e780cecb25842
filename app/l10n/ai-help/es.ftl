name = Ayuda con IA
about = Haz una pregunta sobre desarrollo web. Las respuestas salen de las páginas de { $site }, con un enlace a la sección en que se apoya cada afirmación.
report-feedback = Enviar comentarios
external = Enlace externo
table = Tabla

landing-title = Pregunta una vez y sigue creando
landing-lead = La ayuda con IA responde a tus preguntas con la documentación de { $site } y muestra de dónde sale cada afirmación.
landing-features = Novedades
landing-history-title = Historial
landing-history = Vuelve a preguntas anteriores y sigue preguntando donde lo dejaste.
landing-context-title = Más contexto
landing-context = Las preguntas siguientes saben lo que ya se ha dicho. También puedes preguntar sobre la página que estás leyendo.
landing-sources-title = Fuentes numeradas
landing-sources = Cada afirmación enlaza la sección en que se apoya. Lo que no trata ninguna página no recibe respuesta.
landing-reasons = Respuestas que puedes comprobar
landing-direct-title = Acceso directo
landing-direct = Llega a la sección adecuada sin saber cómo se llama.
landing-short-title = Ideas resumidas
landing-short = Mira juntos los datos de varias páginas, con sus ejemplos de código.
landing-learning-title = Aprendizaje interactivo
landing-learning = Vuelve a preguntar, edita una pregunta y prueba los ejemplos de código en el Playground.

banner-core = Core incluye { $limit } preguntas al día. Con Plus 5 o Supporter 10 no hay límite.
banner-subscriber = Tu plan incluye la ayuda con IA sin límite de preguntas.
upgrade = Mejorar ahora
quota-title = Ya has hecho tus { $limit } preguntas de hoy
quota-text = Podrás volver a preguntar, como muy tarde, un día después de tu primera pregunta. Plus 5 y Supporter 10 no tienen límite.

question = Tu pregunta
question-first = Haz tu pregunta
question-follow = Haz otra pregunta
question-left = { $count ->
    [one] Hoy queda { $count } pregunta
    [many] Hoy quedan { $count } preguntas
   *[other] Hoy quedan { $count } preguntas
  }
submit = Enviar la pregunta
clear = Borrar la pregunta
stop = Detener la respuesta
follow = Activar el desplazamiento automático
topic-new = Tema nuevo
back = Volver a la pregunta anterior
edit = Editar la pregunta
edit-undo = Deshacer la edición
edit-submit = Enviar la pregunta editada
version-previous = Pregunta anterior
version-next = Pregunta siguiente
version = Versión { $at } de { $total }

page-about = Tu pregunta es sobre esta página:
page-remove = Preguntar sobre todas las páginas

examples = Ejemplos
example-center = ¿Cómo centro un div?
example-form = ¿Cómo creo un formulario en HTML?
example-sort = ¿Cómo ordeno un Array?
example-fetch = ¿Cómo uso la API Fetch?
example-redirect = ¿Cómo redirijo con HTTP?
example-access = ¿Cómo hago accesible una página?

status-searching = Buscando contenido de { $site }…
status-sources = Contenido de { $site } consultado:
status-generating = Generando tu respuesta…
status-answer = Respuesta:
status-stopped = Respuesta (detenida):
status-done = La respuesta está completa.
stopped = Respuesta detenida
failed = ¡Error al generar tu respuesta!
again = Intentar de nuevo
unfinished = La respuesta aún se está escribiendo. Esta página la busca cada { $seconds } segundos.
lost = Se ha perdido la conexión. Esta página busca la respuesta cada { $seconds } segundos.

refused = Las páginas de { $site } no responden a esta pregunta, así que no hay respuesta. La ayuda con IA solo trata de desarrollo web.
nearest = Las páginas más cercanas:
refused-show = Mostrar esta pregunta a quienes redactan la documentación
refused-shared = Verán la pregunta durante 90 días, sin tu nombre.
refused-shown = ¡Gracias! Quienes redactan la documentación ya pueden ver tu pregunta.
mark-model = Escrito por un modelo de lenguaje a partir de las fuentes de arriba. Compruébalas antes de confiar en la respuesta.
mark-quoted = Citado de estas páginas. Nada de esto lo ha escrito un modelo de lenguaje.
source = Fuente { $number }

useful = ¿Te ha resultado útil esta respuesta?
useful-yes = Sí, ha sido útil
useful-no = No, no ha sido útil
useful-shared = Si eliges No, quienes redactan la documentación verán la pregunta y la respuesta, sin tu nombre.
useful-done = ¡Gracias! Tu voto se ha guardado.
report = Informar de un problema con esta respuesta

legal-model = Las respuestas las escribe { $model } y pueden ser incorrectas.
legal-quoted = Las respuestas son fragmentos de la documentación, elegidos por una búsqueda.
guidance = Leer todas las indicaciones
guidance-title = Indicaciones de uso de la ayuda con IA
guidance-purpose = La ayuda con IA es para preguntas sobre desarrollo web. Busca en las páginas de { $site } secciones que respondan a tu pregunta y se basa solo en ellas. Una pregunta que no trata ninguna página no recibe respuesta.
guidance-check = Una respuesta puede ser incompleta o incorrecta. Sigue los enlaces numerados para comprobar cada afirmación en la documentación antes de confiar en ella, y lee los ejemplos de código antes de ejecutarlos.
guidance-private = No escribas datos personales ni confidenciales. Las preguntas se revisan para evitar abusos, y un servicio externo puede procesarlas. Solo se guardan mientras tu historial está activado, y puedes eliminarlas cuando quieras. Lo que muestras a quienes redactan la documentación se guarda 90 días, sin tu nombre.
close = Cerrar

history = Historial de respuestas
history-show = Mostrar el historial
history-off = Tus preguntas y respuestas no se guardan. Con el historial activado puedes volver a ellas.
history-on = Activar el historial
history-none = Aquí aparecerán tus preguntas.
history-today = Hoy
history-yesterday = Ayer
history-week = Últimos 7 días
history-month = Últimos 30 días
delete = Eliminar el tema
delete-question = ¿Quieres eliminar este tema para siempre?
cancel = Cancelar

play = Probar
play-about = Abrir este código en el Playground
queue = Cola
queue-about = Aparta este ejemplo: todos los de la cola se abren juntos en el Playground.
queue-example = Ejemplo { $number }
queue-choice = Cola: ejemplo { $number }
queue-remove = Quitar el ejemplo { $number }

fault-empty = Escribe una pregunta.
fault-long = Esta pregunta es demasiado larga. Acórtala o empieza un tema nuevo.
fault-quota = Ya has hecho todas tus preguntas de hoy. Tu pregunta sigue aquí.
fault-flagged = Esta pregunta incumple las normas de la ayuda con IA. Pregunta otra cosa.
fault-busy = Tu pregunta anterior aún se está respondiendo. Espera a que termine o detén la respuesta.
fault-full = Ahora mismo se responden demasiadas preguntas. Tu pregunta sigue aquí: inténtalo de nuevo dentro de un minuto.
fault-gone = Este tema ya no existe. Tu pregunta sigue aquí: envíala para empezar uno nuevo.
fault-failed = Algo ha fallado y tu pregunta no ha contado. Sigue aquí: inténtalo de nuevo.
fault-slow = La respuesta no ha llegado a tiempo y tu pregunta no ha contado. Sigue aquí: inténtalo de nuevo.
fault-lost = La respuesta no ha llegado. Tu pregunta sigue aquí. Puede que haya contado.
fault-lost-kept = La respuesta no ha llegado. Tu pregunta sigue aquí. Puede que haya contado y tenga respuesta: búscala en tu historial antes de volver a preguntar.
fault-away = No se puede acceder a la ayuda con IA en este momento. Tu pregunta sigue aquí: inténtalo de nuevo.
