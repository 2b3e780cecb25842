title = Privacidad y telemetría
description = Qué averigua este sitio sobre el uso de sus páginas y cómo desactivarlo.
lead = Este sitio mide cómo se usan sus páginas para saber cuáles hay que mejorar. Puedes desactivarlo aquí, con o sin JavaScript.

choice-title = Tu elección
state-on = La telemetría está activada en este navegador.
state-cookie = La telemetría está desactivada en este navegador porque la desactivaste.
state-gpc = La telemetría está desactivada porque tu navegador envía la señal Global Privacy Control.
state-dnt = La telemetría está desactivada porque tu navegador envía la señal Do Not Track.
turn-off = Desactivar la telemetría
turn-on = Activar la telemetría
choice-text = Al desactivarla se guarda una cookie, { $cookie }, durante tres años. Si la telemetría estaba activada, tu navegador pide una vez que se eliminen sus informes anteriores y borra lo que había guardado.

sent-title = Qué se comunica
sent-page = De cada página: su dirección, con lo que hayas buscado, la página de la que vienes (de otro sitio web, solo su origen), el estado de la respuesta, tus idiomas, el ancho de la ventana, tu país y el tipo de tu suscripción.
sent-acts = Qué menús, enlaces, botones y búsquedas usas, lo que escribes en las búsquedas y en el filtro de una página, el mensaje de un análisis fallido, y si te desplazas hasta el 25, 50 o 75 por ciento de una página.
sent-id = Con cada informe: un número aleatorio que este navegador inventa y guarda, un número de la visita, que cambia tras 30 minutos sin actividad, el día de tu primera visita, el número de tus visitas, tu sistema operativo y la hora con tu zona horaria.

not-title = Qué no se comunica
not-sent = Ni nombre, ni correo electrónico, ni dirección IP, ni el código que escribes, y de otros sitios web nada más que el origen del que vienes.

where-title = Adónde van los informes
where-here = Solo a este sitio, que los suma por día y no guarda ningún informe por separado.
where-here-uncounted = Solo a este sitio, que no guarda ninguno.
where-there = A este sitio, que los suma por día, no guarda ningún informe por separado y los transmite a { $host } sin tu dirección IP.
where-there-uncounted = A este sitio, que no guarda ninguno y los transmite a { $host } sin tu dirección IP.

counts-title = Recuentos sin telemetría
counts-text = Aparte de la telemetría, el servidor cuenta por día qué páginas se piden y qué búsquedas no encuentran nada. Estos recuentos no dicen nada de ti y no necesitan ninguna cookie.
