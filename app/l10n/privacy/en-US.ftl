title = Privacy and telemetry
description = What this site learns about how its pages are used, and how to switch that off.
lead = This site measures how its pages are used, to find out which ones to improve. You can switch that off here, with or without JavaScript.

choice-title = Your choice
state-on = Telemetry is on in this browser.
state-cookie = Telemetry is off in this browser, because you switched it off.
state-gpc = Telemetry is off, because your browser sends the Global Privacy Control signal.
state-dnt = Telemetry is off, because your browser sends the Do Not Track signal.
turn-off = Switch telemetry off
turn-on = Switch telemetry on
choice-text = Switching it off stores one cookie, { $cookie }, for three years. If telemetry was on before, your browser asks once to have its earlier reports deleted, and removes what it had stored.

sent-title = What is reported
sent-page = For each page: its address, including what you searched for, the page you came from (of another website, its origin alone), the status of the response, your languages, how wide the window is, your country and the kind of your subscription.
sent-acts = Which menus, links, buttons and searches you use, what you type into searches and into a page’s filter, the message of a scan that failed, and whether you scroll to 25, 50 or 75 percent of a page.
sent-id = With every report: a random number that this browser makes up and stores, a number for the visit, which changes after 30 minutes without activity, the day of your first visit, the number of your visits, your operating system, and the time with your time zone.

not-title = What is not reported
not-sent = No name, no email address, no IP address, no code that you write, and of other websites nothing but the origin that you came from.

where-title = Where reports go
where-here = Only to this site, which adds them up per day and stores no single report.
where-here-uncounted = Only to this site, which stores none of them.
where-there = To this site, which adds them up per day, stores no single report, and passes them on to { $host } without your IP address.
where-there-uncounted = To this site, which stores none of them, and passes them on to { $host } without your IP address.

counts-title = Counts without telemetry
counts-text = Apart from telemetry, the server counts per day which pages are requested and which searches find nothing. These counts say nothing about you and need no cookie.
