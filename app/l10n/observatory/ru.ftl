## Pages

name = HTTP Observatory
landing-title = Проверка безопасности заголовков HTTP
landing-about = Узнайте, какие средства защиты браузеров использует сайт: одно сканирование, двенадцать проверок, оценка от A+ до F и совет по каждой проверке.
landing-lead = Узнайте, какие средства защиты браузеров использует ваш сайт. Одно сканирование, двенадцать проверок, оценка и совет по каждой проверке.
field-site = Доменное имя или URL
field-example = Например, mozilla.org
scan = Сканировать
about-title = Что проверяет сканирование
about-headers = Заголовки — самая дешёвая защита сайта: они говорят браузерам, что следует отклонять. Сканирование читает заголовки одной страницы, её cookie, скрипты, указанные в её HTML, и перенаправления на пути к ней.
about-grade = Каждая проверка отнимает или добавляет баллы. Сумма даёт оценку, а отчёт говорит, что делать дальше, проверка за проверкой.
about-limits = Хорошая оценка не доказывает, что сайт безопасен: сканирование не пробует атак, никуда не входит и не видит ошибок в коде сайта.
about-public = Результаты открыты: каждый, кто введёт то же имя, увидит последний. Баллы хранятся { $scanDays } дн., подробности — { $reportDays } дн.
about-sites = { $count ->
    [one] За последний год здесь просканирован { $count } сайт.
    [few] За последний год здесь просканировано { $count } сайта.
    [many] За последний год здесь просканировано { $count } сайтов.
   *[other] За последний год здесь просканировано { $count } сайта.
}
more = Ещё
link-tests = Проверки и оценка
link-faq = Частые вопросы
link-paste = Оценить вставленные заголовки
link-compare = Сравнить два сайта

## Faults

fault-empty = Введите правильное имя хоста.
fault-site = Это нельзя просканировать: { $host } — не имя сайта.
fault-address = Сканировать можно только имена, но не адреса.
fault-name = Публичного сайта { $host } нет.
fault-lookup = У имени { $host } нет адреса.
fault-down = { $host } не отвечает: похоже, сайт недоступен.
fault-status = { $host } ответил статусом { $status }, который нельзя оценить.
fault-limit =
    { $minutes ->
        [one] Запрошено больше сканирований, чем принимает этот сайт. Повторите попытку через { $minutes } минуту.
        [few] Запрошено больше сканирований, чем принимает этот сайт. Повторите попытку через { $minutes } минуты.
       *[other] Запрошено больше сканирований, чем принимает этот сайт. Повторите попытку через { $minutes } минут.
    }
fault-away = Сейчас результаты нельзя ни прочитать, ни сохранить. Повторите попытку чуть позже.
fault-paste = В этом тексте не найдено заголовков.
fault-paste-host = { $host } — не имя сайта.
fault-home = Вернуться в начало

## Report

running = Сканирование…
running-title = Сканирование { $host }…
running-note = Эта страница обновляется сама, пока не появится результат.
report-title = Отчёт HTTP Observatory
report-page = Результаты сканирования { $host }
summary = Итоги сканирования: { $host }
grade = Оценка
score = Баллы
score-of = { $score } / 100
time = Время сканирования
passed = Пройдено проверок
passed-of = { $passed } / { $quantity }
grades = Оценки и наименьшие баллы для них
grades-least = Наименьший балл
trend-up = Лучше, чем при прошлом сканировании
trend-down = Хуже, чем при прошлом сканировании
rescan = Сканировать снова
rescan-wait = Повтор через { $seconds } с
another = Сканировать другой сайт
note-www = У { $asked } нет адреса, поэтому просканирован { $host }.
note-certificate = Сертификат не удалось проверить ({ $code }).
note-final = Оценённая страница: { $url }
note-pasted = Оценка только по вставленным заголовкам: перенаправления с HTTP, скрипты и то, что могут читать другие источники, проверить нельзя.
note-old = Это более старое сканирование.
note-newest = Показать новейшее
profile-five = Оценено по десяти проверкам версии 5.
profile-six = Оценено по двенадцати проверкам версии 6.
profile-show-five = Использовать версию 5
profile-show-six = Использовать версию 6
tab-scoring = Баллы по проверкам
tab-csp = Анализ CSP
tab-cookies = Файлы cookie
tab-headers = Заголовки сервера
tab-history = История
tab-benchmark = Сравнение
test = Проверка
reason = Причина
advice = Рекомендация
passed-yes = Пройдена
passed-no = Не пройдена
passed-none = Неприменимо
none = Нет
bonus-note = * Дополнительные баллы учитываются только от 90 баллов.
guide = Как настроить
result = Результат
info = Пояснение
csp-missing = Заголовков CSP не найдено
csp-merged = Политик у страницы: { $count }. Здесь они объединены; браузеры применяют каждую.
yes = Да
no = Нет
cookie-name = Имя
cookie-expires = Истекает
cookie-path = Путь
cookie-prefix = Префикс
cookie-session = Сеанс
cookies-missing = Cookie не найдено
header = Заголовок
value = Значение
history-title = Изменения баллов со временем
history-chart = График баллов
history-none = Более ранних сканирований нет.
history-compare = Сравнить с новейшим
history-comparison = Сравнение
date = Дата
benchmark-title = Оценки всех сайтов, просканированных здесь за последний год
benchmark-few = Здесь просканировано слишком мало сайтов для сравнения.
benchmark-sites = Число сайтов
benchmark-own = этот сайт
badge = Значок и данные
badge-about = Картинка с оценкой для вашей страницы и отчёт для программ. Оба показывают последнее сканирование.
badge-alt = Оценка { $host }
badge-code = HTML значка

## Other pages

paste-title = Оценить вставленные заголовки
paste-lead = Для сайта, который отсюда недоступен, например на вашем компьютере. Вставьте вывод `curl -i` или только заголовки. Ничего не сохраняется.
paste-field = Заголовки ответа
paste-host = Хост (необязательно)
paste-button = Оценить
compare-title = Сравнить два сайта
compare-lead = Новейшие результаты двух сайтов рядом.
compare-first = Первый сайт
compare-second = Второй сайт
compare-button = Сравнить
matrix-title = Все проверки и их результаты
matrix-description = Описание
matrix-modifier = Баллы
test-redirection = Перенаправление

## Analysis of a policy

flag-unsafeinline = Встроенные скрипты запрещены (`script-src` без `unsafe-inline`).
flag-unsafeinline-info = Главная защита от внедрённых скриптов: перенесите код в файлы или используйте одноразовые числа или хеши.
flag-unsafeeval = `eval` и подобное запрещены.
flag-unsafeeval-info = Иначе строки извне могут стать кодом.
flag-unsafeobjects = Содержимое плагинов ограничено через `object-src`.
flag-unsafeobjects-info = Используйте `object-src none`: старые плагины работают в контексте вашей страницы.
flag-unsafeinlinestyle = Встроенные стили запрещены (`style-src` без `unsafe-inline`).
flag-unsafeinlinestyle-info = Внедрённые стили могут изменить вид страницы или раскрыть её содержимое.
flag-insecureschemeactive = Скрипты и другое активное содержимое приходят только по безопасным схемам.
flag-insecureschemeactive-info = Любой на пути мог бы подменить такой код.
flag-insecureschemepassive = Изображения и медиа приходят только по безопасным схемам.
flag-insecureschemepassive-info = Их могут подменить или увидеть по дороге; загружайте их по HTTPS.
flag-anticlickjacking = Показ во фреймах ограничен через `frame-ancestors`.
flag-anticlickjacking-info = Директива точно говорит, какие сайты могут встраивать ваш.
flag-defaultnone = Отклоняется всё, что не разрешено (`default-src none`).
flag-defaultnone-info = Новые виды ресурсов остаются запрещёнными, пока вы их не укажете.
flag-insecurebaseuri = `base-uri` ограничен.
flag-insecurebaseuri-info = Внедрённый элемент `base` перенаправил бы относительные адреса, в том числе скриптов.
flag-insecureformaction = `form-action` ограничен.
flag-insecureformaction-info = Внедрённые формы могли бы отправлять данные другим.
flag-strictdynamic = Используется `strict-dynamic` (необязательно).
flag-strictdynamic-info = Скрипт с одноразовым числом передаёт доверие тому, что загружает, поэтому список хостов не нужен.

## Results

result-csp-implemented-with-no-unsafe-default-src-none = Политика по умолчанию отклоняет всё и не разрешает ничего опасного.
result-csp-implemented-with-no-unsafe = Политика не разрешает ни встроенный код, ни `eval`.
result-csp-implemented-with-unsafe-inline-in-style-src-only = Скрипты хорошо защищены, но стили могут приходить откуда угодно или быть встроенными.
result-csp-implemented-with-insecure-scheme-in-passive-content-only = Изображения или медиа могут загружаться без шифрования.
result-csp-implemented-with-unsafe-eval = Текст может выполняться как код, потому что разрешён `unsafe-eval`.
result-csp-implemented-with-unsafe-inline = Скрипты или плагины практически не ограничены.
result-csp-implemented-with-insecure-scheme = Активные ресурсы могут загружаться без шифрования.
result-csp-implemented-but-duplicate-directives = Политика хороша, но дважды называет директиву отчётов.
result-csp-header-invalid = Браузеры не могут прочитать политику так, как задумано.
result-csp-not-implemented = Политики безопасности содержимого нет.
result-csp-not-implemented-but-reporting-enabled = Политика только сообщает; ничего не применяется.
result-cookies-secure-with-httponly-sessions-and-samesite = Все cookie имеют `Secure` и `SameSite`, а cookie сеансов скрыты от скриптов.
result-cookies-secure-with-httponly-sessions = Все cookie имеют `Secure`, а cookie сеансов скрыты от скриптов.
result-cookies-not-found = Страница не установила cookie.
result-cookies-without-secure-flag-but-protected-by-hsts = У некоторых cookie нет `Secure`; только HSTS не пускает их в обычный HTTP.
result-cookies-session-without-secure-flag-but-protected-by-hsts = У cookie сеанса нет `Secure`; только HSTS не пускает его в обычный HTTP.
result-cookies-without-secure-flag = Некоторые cookie могут передаваться без шифрования.
result-cookies-samesite-flag-invalid = Значение `SameSite` у cookie неизвестно или равно `None` без `Secure`.
result-cookies-anticsrf-without-samesite-flag = У cookie, похожего на токен CSRF, нет `SameSite`.
result-cookies-session-without-httponly-flag = Скрипты могут читать cookie сеанса.
result-cookies-session-without-secure-flag = Cookie сеанса может передаваться без шифрования.
result-coep-not-implemented = Политика встраивания не отправляется.
result-coep-implemented-with-require-corp = Ресурсы других источников загружаются, только если те согласны.
result-coep-implemented-with-credentialless = Ресурсы других источников загружаются без учётных данных.
result-coep-implemented-with-unsafe-none = Политика встраивания указывает открытое значение по умолчанию.
result-coep-header-invalid = У политики встраивания нет известного значения.
result-coop-not-implemented = Политика открывающего окна не отправляется.
result-coop-implemented-with-same-origin = Другие источники не могут держать ссылку на окно.
result-coop-implemented-with-same-origin-allow-popups = Окно изолировано, но открытые им всплывающие окна продолжают работать.
result-coop-implemented-with-noopener-allow-popups = Окно изолировано от любого открывшего, даже от страниц того же сайта.
result-coop-implemented-with-unsafe-none = Политика открывающего окна указывает открытое значение по умолчанию.
result-coop-header-invalid = У политики открывающего окна нет известного значения.
result-cross-origin-resource-sharing-not-implemented = Другие источники не могут читать страницу.
result-cross-origin-resource-sharing-implemented-with-public-access = Любой источник может читать страницу без учётных данных.
result-cross-origin-resource-sharing-implemented-with-restricted-access = Выбранные источники могут читать страницу.
result-cross-origin-resource-sharing-implemented-with-universal-access = Любой источник может читать страницу с учётными данными посетителя.
result-redirection-all-redirects-preloaded = Все хосты на пути есть в списке предзагрузки HSTS.
result-redirection-to-https = HTTP ведёт прямо на HTTPS того же хоста.
result-redirection-not-needed-no-http = По обычному HTTP ничего не отвечает.
result-redirection-off-host-from-http = Первое перенаправление меняет хост, поэтому HSTS для этого хоста никогда не задаётся.
result-redirection-not-to-https-on-initial-redirection = Путь заканчивается на HTTPS, но первый шаг остаётся на HTTP.
result-redirection-not-to-https = Путь заканчивается на обычном HTTP.
result-redirection-missing = Обычный HTTP отдаётся без перенаправления.
result-redirection-invalid-cert = У хоста на пути сертификат, который нельзя проверить.
result-referrer-policy-private = Другие сайты узнают самое большее источник, а по HTTP — ничего.
result-referrer-policy-not-implemented = Действует значение браузера по умолчанию.
result-referrer-policy-unsafe = Политика сообщает другим сайтам больше, чем нужно.
result-referrer-policy-header-invalid = Известной политики не найдено.
result-hsts-preloaded = Браузеры заранее знают, что у этого хоста только HTTPS.
result-hsts-implemented-max-age-at-least-six-months = Браузеры помнят о HTTPS полгода или дольше.
result-hsts-implemented-max-age-less-than-six-months = Браузеры помнят о HTTPS слишком недолго.
result-hsts-not-implemented = Ничто не говорит браузерам оставаться на HTTPS.
result-hsts-header-invalid = В заголовке нет читаемого `max-age`, или он отправлен дважды.
result-hsts-not-implemented-no-https = Сайт не отвечает по HTTPS.
result-hsts-invalid-cert = Сертификат нельзя проверить, поэтому браузеры не учитывают HSTS.
result-sri-implemented-and-all-scripts-loaded-securely = У скриптов есть хеши целостности, в том числе у собственных.
result-sri-implemented-and-external-scripts-loaded-securely = У всех скриптов других сайтов есть хеши целостности, и приходят они по HTTPS.
result-sri-not-implemented-response-not-html = Ответ — не страница HTML, поэтому скриптов нет.
result-sri-not-implemented-but-no-scripts-loaded = На странице нет скриптов.
result-sri-not-implemented-but-all-scripts-loaded-from-secure-origin = Все скрипты приходят с самого сайта.
result-sri-not-implemented-but-external-scripts-loaded-securely = Скрипты других сайтов приходят по HTTPS, но без хешей целостности.
result-sri-implemented-but-external-scripts-not-loaded-securely = У скриптов других сайтов есть хеши, но в их адресах нет HTTPS.
result-sri-not-implemented-and-external-scripts-not-loaded-securely = У скриптов других сайтов нет ни HTTPS в адресах, ни хеша.
result-x-content-type-options-nosniff = Браузеры придерживаются объявленного типа.
result-x-content-type-options-header-invalid = У заголовка другое значение, чем `nosniff`.
result-x-content-type-options-not-implemented = Браузеры могут угадывать типы файлов.
result-x-frame-options-implemented-via-csp = Показ во фреймах определяет `frame-ancestors`.
result-x-frame-options-sameorigin-or-deny = Другие сайты не могут показать страницу во фрейме.
result-x-frame-options-allow-from-origin = Заголовок имеет вид, который браузеры больше не учитывают.
result-x-frame-options-not-implemented = Любой сайт может показать страницу во фрейме.
result-x-frame-options-header-invalid = Заголовок нельзя прочитать, или он отправлен дважды.
result-corp-not-implemented = Другие сайты могут встраивать этот ответ, что и есть значение по умолчанию.
result-corp-implemented-with-same-origin = Только тот же источник может встраивать этот ответ.
result-corp-implemented-with-same-site = Только тот же сайт может встраивать этот ответ.
result-corp-implemented-with-cross-origin = Все могут встраивать этот ответ, и это задумано.
result-corp-header-invalid = У заголовка нет известного значения.
result-html-not-parseable = Ответ выдаёт себя за HTML, но его содержимое им не является.

## Recommendations

advice-policy-default = Начните с `default-src none` и разрешайте то, что нужно.
advice-policy-styles = Сузьте `style-src`: уберите `unsafe-inline`, URL с данными и целые схемы.
advice-policy-passive = Указывайте для `img-src` и `media-src` только источники HTTPS.
advice-policy-eval = Перепишите код, которому нужен `eval`, затем уберите ключевое слово.
advice-policy-inline = Задайте `script-src` и `object-src`; уберите `unsafe-inline`, URL с данными и целые схемы.
advice-policy-secure = Используйте только источники HTTPS.
advice-policy-double = Оставьте по одной.
advice-policy-invalid = Поищите повторы директив, лишние запятые и `strict-dynamic` без одноразового числа или хеша.
advice-policy-add = Напишите политику и сначала испытайте её в режиме отчётов.
advice-policy-enforce = Отправляйте её как `Content-Security-Policy`, когда отчёты станут чистыми.
advice-cookies-samesite = Добавьте `SameSite` ко всем cookie.
advice-cookies-secure = Добавьте `Secure`.
advice-cookies-secure-hsts = Добавьте `Secure` и отправляйте HSTS.
advice-cookies-values = Используйте `Lax` или `Strict` либо `None` вместе с `Secure`.
advice-cookies-csrf = Задайте `SameSite=Strict` или `SameSite=Lax`.
advice-cookies-httponly = Добавьте `HttpOnly`.
advice-embedder = Подумайте о `require-corp` или `credentialless`.
advice-opener = Подумайте о `same-origin` или о варианте, который разрешает всплывающие окна.
advice-token = Отправляйте одно известное значение строчными буквами.
advice-cors = Разрешайте только источники из списка или используйте `*` без учётных данных.
advice-redirect-host = Сначала ведите на HTTPS того же хоста, затем дальше.
advice-redirect-first = Сделайте первый шаг переходом на HTTPS.
advice-redirect-add = Перенаправляйте каждый запрос HTTP на HTTPS того же хоста.
advice-certificate = Установите действительный сертификат с его цепочкой.
advice-referrer = Используйте `strict-origin-when-cross-origin` или более строгое значение.
advice-hsts-preload = Подумайте о предзагрузке: один год, `includeSubDomains` и `preload`, затем подайте заявку на хост.
advice-hsts-longer = Постепенно увеличьте `max-age` до года.
advice-hsts-add = Добавьте заголовок, сначала с коротким сроком.
advice-hsts-one = Отправляйте один заголовок с `max-age` в секундах.
advice-hsts-https = Сначала обеспечьте HTTPS.
advice-scripts-bonus = Хеши дали бы дополнительные баллы.
advice-scripts-hash = Добавьте `integrity` и `crossorigin`.
advice-scripts-https = Укажите HTTPS в их адресах.
advice-scripts-both = Укажите HTTPS в их адресах и добавьте хеши.
advice-nosniff = Отправляйте ровно `nosniff`.
advice-frames-policy = Используйте `frame-ancestors`.
advice-frames-add = Отправляйте `frame-ancestors` или `DENY`.
advice-frames-one = Отправляйте одно значение, `DENY` или `SAMEORIGIN`, либо используйте `frame-ancestors`.
advice-html = Отправляйте HTML или правильный тип.
