# Texts of the screens. Article texts are in ../content/.

## Shell

skip-to-content = Перейти к основному содержанию
skip-to-search = Перейти к поиску
skip-to-toc = Перейти к содержанию
skip-to-language = Перейти к выбору языка
agents-page = Для ИИ-агентов: эта страница доступна в Markdown по адресу { $markdown }, а список всех страниц — по адресу { $list }.
agents-site = Для ИИ-агентов: список всех страниц этого сайта в Markdown доступен по адресу { $list }.
site-home = Главная страница { $site }
loading-document = Загрузка документа…

## Main menu

menu-main = Главное меню
menu-open = Открыть главное меню
menu-close = Закрыть главное меню
menu-references = Справочники
menu-web = Веб-технологии
menu-web-about = Справочник по веб-технологиям для разработчиков
menu-html = HTML
menu-html-about = Структура содержимого в вебе
menu-css = CSS
menu-css-about = Код, описывающий вид документов
menu-javascript = JavaScript
menu-javascript-about = Скриптовый язык общего назначения
menu-http = HTTP
menu-http-about = Протокол передачи веб-ресурсов
menu-api = Веб-API
menu-api-about = Интерфейсы для создания веб-приложений
menu-webextensions = Веб-расширения
menu-webextensions-about = Разработка расширений для браузеров
menu-accessibility = Доступность
menu-accessibility-about = Веб-проекты, доступные каждому
menu-learn = Обучение
menu-learn-overview = Раздел обучения
menu-learn-overview-about = Изучайте веб-разработку с самого начала
menu-learn-html-about = Структура веб-содержимого с HTML
menu-learn-css-about = Оформление содержимого с CSS
menu-learn-javascript-about = Интерактивные страницы с JavaScript
menu-learn-accessibility-about = Создание страниц, доступных каждому

## Article

breadcrumbs-label = Навигационная цепочка
sidebar-label = Связанные темы
sidebar-expand = Развернуть боковую панель
sidebar-collapse = Свернуть боковую панель
language-menu = Язык: { $language }
toc-title = В этой статье
translation-note = Эта страница переведена с английского участниками сообщества.
translation-note-english = Читать на английском
article-info = Об этой странице
article-modified = Последнее изменение страницы: { $date }
article-contribute = Как помочь проекту
article-contributors = Кто работал над этой страницей
article-source = Эта страница на GitHub
article-markdown = Скопировать страницу как Markdown
article-report = Сообщить о проблеме на странице
article-ask = Спросить «Помощь ИИ» об этой странице
copy-code = Копировать
copy-done = Скопировано!
copy-failed = Не удалось скопировать в буфер обмена!

## Errors

not-found-title = Страница не найдена
not-found-message = К сожалению, страница { $path } не найдена.
not-found-translations = Эта страница на другом языке
not-found-similar = Страницы с похожим названием
not-found-home = Вернуться на главную страницу
error-unhandled = Необработанный ответ сервера!
error-application = Ошибка приложения
error-loading = Ошибка загрузки
error-unknown = Неизвестная ошибка
error-sorry = На нашей стороне что-то пошло не так. Повторите попытку чуть позже.
error-incident = Номер для обращения: { $id }
error-reload = Перезагрузить страницу

## Home

home-title = Веб-платформа — понятно и подробно
home-start = Начните с
home-areas = Документация
home-in-english = на английском
home-empty = На этом языке пока нет документов.

## Footer

footer-label = Ссылки сайта
footer-tagline = Документация для всех, кто создаёт веб.
footer-developers = Разработчикам
footer-glossary = Глоссарий
footer-changes = Последние изменения
footer-license = © { $first }–{ $year } авторы документации.
footer-license-year = © { $year } авторы документации.
footer-license-link = Содержимое доступно по лицензии Creative Commons.

## Baseline

baseline-name = Baseline
baseline-high = Широко доступно
baseline-low = Недавно стало доступно
baseline-limited = Ограниченная доступность
baseline-discouraged = Устарело
baseline-removing = Будет удалено
baseline-sign-yes = Входит в Baseline
baseline-sign-no = Не входит в Baseline
baseline-sign-discouraged = Baseline: не рекомендуется
baseline-browser-yes = { $browser }: поддерживается
baseline-browser-no = { $browser }: нет широкой поддержки
baseline-supported-in = Поддерживается: { $browsers }.
baseline-unsupported-in = Нет широкой поддержки: { $browsers }.
baseline-high-text = Эта возможность давно и надёжно поддерживается: она работает во всех основных браузерах, на многих устройствах и во многих версиях. Широко доступна с: { $date }
baseline-low-text = Эта возможность работает в последних версиях всех основных браузеров. На старых устройствах и в старых версиях она может не работать. Доступна с: { $date }
baseline-limited-text = Эта возможность не входит в Baseline: её не поддерживают некоторые из самых распространённых браузеров.
baseline-discouraged-text = Не используйте эту возможность в новых проектах. Когда-нибудь её могут удалить из браузеров.
baseline-removing-text = Браузеры собираются удалить эту возможность или уже удалили её. Замените её там, где она используется.
baseline-asterisk = Некоторые части этой возможности поддерживаются в разной степени.
baseline-use-discouraged = Вместо неё лучше использовать:
baseline-use-removing = Используйте вместо неё:
baseline-learn-more = Подробнее
baseline-see-compat = Смотреть полную таблицу совместимости

## Feedback

feedback-title = Помогите улучшить { $site }
feedback-question = Была ли эта страница полезной?
feedback-yes = Да
feedback-no = Нет
feedback-reason-question = Почему эта страница не была полезной?
feedback-reason-outdated = Сведения устарели
feedback-reason-incomplete = Не хватает информации
feedback-reason-code-examples = Примеры кода работают не так, как ожидалось
feedback-reason-technical = Содержание неверно
feedback-reason-consistency = Термины используются непоследовательно
feedback-reason-incomprehensible = Трудно понять
feedback-reason-linguistic = Языковые ошибки
feedback-reason-other = Другая причина
feedback-submit = Отправить
feedback-thanks = Спасибо за отзыв!
feedback-failed-title = Ваш голос не сохранён
feedback-fault-vote = Выберите «Да» или «Нет».
feedback-fault-reason = Выберите одну из причин.
feedback-fault-page = Такой страницы нет, поэтому оценивать нечего.
feedback-fault-limited =
    { $minutes ->
        [one] Вы голосовали слишком часто. Повторите попытку через { $minutes } минуту.
        [few] Вы голосовали слишком часто. Повторите попытку через { $minutes } минуты.
       *[other] Вы голосовали слишком часто. Повторите попытку через { $minutes } минут.
    }
feedback-fault-unavailable = Не удалось сохранить ваш голос. Повторите попытку чуть позже.
feedback-back = Назад к странице
## Baseline: dates, versions, feedback

baseline-high-since = Широко доступно с: { $date }
baseline-versions = Первые версии с поддержкой этой возможности:
baseline-version-none = не поддерживается
baseline-feedback = Оставить отзыв
## Header

theme-menu = Тема
theme-os-default = Как в системе
theme-light = Светлая
theme-dark = Тёмная
theme-current = (выбрано)
menu-in-english = (на английском)
menu-new = Новое
menu-new-feature = Новая возможность
menu-news = Изменения на страницах из ваших коллекций
menu-plus = Plus
menu-plus-overview = Обзор
menu-plus-overview-about = Документация, настроенная под вас
menu-ai-help = Помощь ИИ
menu-ai-help-about = Ответы из документации в ту же минуту
ai-help-deleted = Тема в «Помощи ИИ» удалена.
ai-help-question = Ваш вопрос «Помощи ИИ»
menu-collections = Коллекции
menu-collections-about = Сохранённые вами статьи
menu-updates = Обновления
menu-updates-about = Что изменилось в браузерах — коротко и наглядно
menu-plus-docs = Документация
menu-plus-docs-about = Как пользоваться возможностями Plus
menu-plus-faq = Вопросы и ответы
menu-plus-faq-about = Частые вопросы о Plus
menu-curriculum = Курс
menu-blog = Блог
menu-tools = Инструменты
menu-play = Песочница
menu-play-about = Пишите и пробуйте код, делитесь им
menu-observatory = HTTP Observatory
menu-observatory-about = Бесплатная проверка безопасности сайта
account-log-in = Войти
account-sign-up = Зарегистрироваться бесплатно
toast-close = Закрыть сообщение

## Footer lists

footer-site = { $site }
footer-about = О проекте
footer-careers = Вакансии
footer-advertise = Реклама у нас
footer-api = Данные и API
footer-downloads = Загрузки
footer-support = Поддержка
footer-help = Справка
footer-report = Сообщить о проблеме
footer-telemetry = Конфиденциальность и телеметрия
footer-communities = Наши сообщества
footer-community = Сообщество
footer-guidelines = Руководство для авторов
footer-forum = Форум
footer-chat = Чат
footer-learn = Изучить веб-разработку
footer-hacks = Блог Hacks
footer-social = { $site } в { $network }
footer-privacy = Конфиденциальность на сайте
footer-cookies = Файлы cookie
footer-legal = Правовая информация
footer-participation = Правила участия в сообществе
## Quick search

quick-search-label = Поиск по { $site }
quick-search-placeholder = Поиск
quick-search-hero = Что вы ищете?
quick-search-submit = Найти
quick-search-clear = Очистить поле поиска
quick-search-open = Поиск по сайту
quick-search-close = Закрыть поиск
quick-search-list = Страницы по названию
quick-search-loading = Загрузка поискового индекса…
quick-search-failed = Не удалось загрузить поисковый индекс!
quick-search-none = Нет документов с таким названием.
quick-search-near = Похожие заголовки
quick-search-more = Не нашли то, что искали?
quick-search-site = Искать «{ $query }» по всему сайту
quick-search-broken = Ошибка при отображении поиска. Подробности — в консоли.
quick-search-count =
    { $count ->
        [one] Найдена { $count } страница
        [few] Найдено { $count } страницы
        [many] Найдено { $count } страниц
       *[other] Найдено { $count } страницы
    }

## Home regions

home-featured = Избранные статьи
home-news = Последние новости
home-news-new = Новое
home-contributions = Недавние изменения
home-spotlight = Наши авторы
home-spotlight-involved = Присоединиться →
## Reading

sidebar-filter-label = Фильтр боковой панели
sidebar-filter-placeholder = Фильтр
sidebar-filter-clear = Очистить фильтр
sidebar-filter-count = { $count ->
    [0] Ничего не найдено
    [one] { $count } совпадение
    [few] { $count } совпадения
   *[other] { $count } совпадений
  }
language-remember = Запомнить язык
language-remember-about = Открывать страницы на этом языке, если они на нём есть
language-forget = Забыть запомненный язык
translation-note-always = Всегда переключать на английский
translation-note-newer = Страница на английском изменилась после этого перевода: { $date }
loading = Загрузка…

## Search page

search-title = Поиск: «{ $query }»
search-title-page = Поиск: «{ $query }» (страница { $page })
search-none = Нет запроса — нет результатов.
search-heading = Результаты поиска: { $query }
search-heading-page = Результаты поиска: { $query } (страница { $page })
search-label = Поиск по документации
search-submit = Найти
search-help = Что можно искать
search-help-text = Название возможности так, как вы пишете его в коде, или несколько слов о том, что нужно сделать. Слова в кавычках ищутся вместе. Например:
search-language = Язык:
search-both = Оба
search-sort = Сортировать:
search-sort-best = Лучшее совпадение
search-sort-relevance = По релевантности
search-sort-popularity = По популярности
search-topics = Темы
search-topic-all = Все темы
search-topic-other = Другое
search-found =
    Найдено { $count } { $count ->
        [one] совпадение
        [few] совпадения
        [many] совпадений
       *[other] совпадения
    }.
search-matches =
    { $count ->
        [one] { $count } совпадение
        [few] { $count } совпадения
        [many] { $count } совпадений
       *[other] { $count } совпадения
    }
search-suggestion = Возможно, вы имели в виду…
search-close = Страницы с точно таким названием нет. Вот похожие названия.
search-some = Нет страниц со всеми этими словами. На этих есть некоторые из них.
search-paging = Страницы результатов
search-page = Страница { $page }
search-previous = Назад
search-next = Вперёд
search-beyond = Столько результатов нет.
search-first-page = Перейти на первую страницу
search-nothing = Ничего не найдено.
search-tip-spelling = Проверьте написание.
search-tip-words = Используйте меньше слов или более общие слова.
search-tip-topics = Искать во всех темах
search-tip-english = Искать на английском
search-areas = Или начните с раздела:
search-error = Ошибка поиска
search-fault = <code>{ $param }</code>: { $fault }
search-fault-too-long = Запрос слишком длинный. Сократите его.
search-fault-page = Здесь должно быть целое число от 1 до { $most }.
search-fault-unknown = Такого варианта нет.

## Reader choices

shortcuts-title = Сочетания клавиш
shortcuts-search = Поиск
shortcuts-list = Показать этот список
shortcuts-move = Перемещаться по результатам и меню
shortcuts-open = Открыть результат
shortcuts-tab = Открыть результат в новой вкладке
shortcuts-close = Закрыть или очистить поле
shortcuts-single = Использовать одиночные клавиши
shortcuts-single-why = Отключите, если клавиши / или ? нужны вашему браузеру или голосовому управлению.
choice-close = Закрыть
code-options = Как показывать код
code-wrap = Переносить длинные строки
code-numbers = Показывать номера строк
## Saving articles

bookmark-save = Сохранить
bookmark-saved = Сохранено
bookmark-offline = Вы не в сети. Чтобы сохранить, нужно подключение к сети.
bookmark-offline-short = не в сети
bookmark-done = Сохранено в «{ $name }».
bookmark-removed = Удалено из «{ $name }».

## Collections

collections-title = Коллекции
collections-intro = Сохраняйте статьи, к которым возвращаетесь, и добавляйте к ним свои заметки.
collections-new = Новая коллекция
collections-default = Сохранённые статьи
collections-default-about = Коллекция по умолчанию.
collections-count =
    { $count ->
        [one] { $count } статья
        [few] { $count } статьи
        [many] { $count } статей
       *[other] { $count } статьи
    }
collections-edited = Изменено { $when }
collections-empty = Создать новую коллекцию…
collections-edit = Изменить
collections-delete = Удалить
collections-back = ← Назад
collections-search = Искать в этой коллекции
collections-sort = Сортировать:
collections-sort-date = По дате сохранения
collections-sort-title = По названию, от А до Я
collections-sort-title-descending = По названию, от Я до А
collections-show = Показать
collections-matches =
    { $count ->
        [0] Здесь ничего не найдено по запросу «{ $query }».
        [one] { $count } совпадение с «{ $query }».
        [few] { $count } совпадения с «{ $query }».
        [many] { $count } совпадений с «{ $query }».
       *[other] { $count } совпадения с «{ $query }».
    }
collections-show-all = Показать все статьи
collections-loading = Загрузка…
collections-load-failed = Ошибка (повторить)
collections-no-items = В этой коллекции пока ничего нет.
collections-no-items-how = Откройте статью и нажмите «Сохранить», чтобы добавить её сюда.
collections-export = Экспорт:
collections-saved = Сохранено { $when }
collections-note-add = Добавить заметку
collections-note-edit = Изменить заметку
collections-note-more = Показать заметку целиком
collections-note-less = Свернуть
collections-paging = Страницы этой коллекции
collections-page = Страница { $page }
collections-previous = Назад
collections-next = Вперёд

updates-title = Обновления
updates-title-of = Обновления: { $name }
updates-title-release = Изменения в { $release }
updates-intro = Что добавили и убрали версии браузеров — по открытым данным о совместимости.
updates-releases = Версии
updates-baseline = Новое в Baseline
updates-filter = Фильтр обновлений
updates-browsers = Браузеры
updates-categories = Технологии
updates-category-manifests = Манифесты
updates-category-mediatypes = Типы медиаданных
updates-collections = Коллекции
updates-search = Фильтр по ключевому слову
updates-sort = Сортировать:
updates-sort-desc = Сначала новые
updates-sort-asc = Сначала старые
updates-show = Показать
updates-reset = Сбросить все фильтры
updates-login = Войдите, чтобы фильтровать, искать и сортировать.
updates-count =
    { $count ->
        [one] { $count } обновление
        [few] { $count } обновления
        [many] { $count } обновлений
       *[other] { $count } обновления
    }
updates-added = добавлено
updates-removed = удалено
updates-engines = Поддерживается в { $engines }
updates-engines-none = Не поддерживается ни одним современным движком
updates-article = Вся статья
updates-find-article = Найти статью
updates-table = Показать совместимость с браузерами
updates-no-table = На этом сайте нет страницы с таблицей для этой возможности.
updates-save = Сохранить
updates-none = Обновлений не найдено.
updates-none-filtered = Нет обновлений, подходящих под фильтры.
updates-paging = Страницы обновлений
updates-page = Страница { $page }
updates-previous = Назад
updates-next = Вперёд
updates-all = Все обновления
updates-feeds = Ленты Atom
updates-feed-list = Лента этого списка
updates-feed-of = Лента: { $title }
updates-feeds-browsers = По браузерам
updates-feeds-categories = По технологиям
updates-feed-added = Добавлено: { $features }
updates-feed-removed = Удалено: { $features }
updates-feed-more = { $features } и ещё { $count }
updates-own-title = Лента ваших коллекций
updates-own-intro = Что браузеры добавили и удалили по темам страниц из ваших коллекций — для программы чтения лент.
updates-own-secret = Адрес секретный: любой, кто его знает, может читать ленту и увидеть, какие страницы вы сохранили. Если адрес стал известен, замените его.
updates-own-address = Адрес вашей ленты
updates-own-none = У вас пока нет ленты.
updates-own-create = Создать ленту
updates-own-renew = Заменить адрес
updates-own-revoke = Отключить ленту
updates-own-renewed = У вашей ленты новый адрес.
updates-own-revoked = Ваша лента отключена.
updates-own-failed = Сейчас сохранить не удаётся. Повторите попытку немного позже.
collections-edit-title = Изменить коллекцию
collections-delete-title = Удалить коллекцию
collections-delete-question = Удалить коллекцию «{ $name }»?
collections-delete-items =
    { $count ->
        [one] Вместе с ней будет удалена { $count } сохранённая статья с заметкой.
        [few] Вместе с ней будут удалены { $count } сохранённые статьи с заметками.
        [many] Вместе с ней будут удалены { $count } сохранённых статей с заметками.
       *[other] Вместе с ней будут удалены { $count } сохранённой статьи с заметками.
    }
collections-move-title = Переместить статью
collections-move-question = Куда переместить «{ $title }» из «{ $name }»?
collections-move-nowhere = Пока нет другой коллекции, куда её можно переместить.
collections-remove-title = Убрать статью
collections-remove-question = Убрать «{ $title }» из «{ $name }»?
collections-remove-note = Ваша заметка к ней тоже будет удалена.
collections-done-created = Коллекция «{ $name }» создана.
collections-done-changed = Изменения сохранены.
collections-done-deleted = Коллекция «{ $name }» удалена.
collections-done-moved = «{ $title }»: перемещено в «{ $name }».
collections-done-removed = «{ $title }»: удалено.
collections-interrupted-title = Учётная запись недоступна
collections-interrupted = Сохранить не удалось: сейчас невозможно определить, чья это учётная запись. Введённый текст остался на этой странице: подождите немного и отправьте его ещё раз.
collections-interrupted-again = Отправить ещё раз
form-foreign-title = Эта форма относится к другой учётной записи
form-foreign = Вы открыли её как { $openedAs }, а сейчас вошли как { $email }. Ничего не сохранено.
form-foreign-unknown = Неизвестно, под какой учётной записью она была открыта. Сейчас вы вошли как { $email }. Ничего не сохранено.
form-foreign-send = Отправить как { $email }
collections-gone-title = Этого здесь больше нет
collections-gone = Это удалено или перемещено, возможно, в другом окне, либо относится к другой учётной записи.
collections-gone-kept = Введённый текст сохранён ниже. Его можно сохранить заново.
account-unavailable = Сейчас сайт не может проверить учётные записи. Всё, что не требует учётной записи, работает как обычно. Попробуйте ещё раз чуть позже.
collection-add = Добавить в коллекцию
collection-edit-item = Изменить запись
collection-create = Создать коллекцию
collection-select = Коллекция:
collection-option-new = + Новая коллекция
collection-new-name = Название новой коллекции, если вы её создаёте:
collection-name = Название:
collection-description = Описание:
collection-note = Заметка:
collection-save = Сохранить
collection-saving = Сохранение…
collection-delete = Удалить
collection-deleting = Удаление…
collection-move = Переместить
collection-moving = Перемещение…
collection-remove = Убрать
collection-cancel = Отмена
collection-discard = Удалить введённый текст?
collection-error = Ошибка: { $message }
collection-fault-check = Проверьте отмеченное ниже.
collection-fault-missing = Заполните это поле.
collection-fault-blank = Введите в это поле хотя бы один видимый символ.
collection-fault-too-long = Введите не больше { $limit } символов.
collection-fault-too-large = Текст слишком длинный для отправки. Он остался здесь: сократите его и попробуйте ещё раз.
collection-fault-character = В этом тексте есть символ, который нельзя сохранить.
collection-fault-name-taken = Коллекция с названием «{ $name }» уже есть.
collection-fault-already-saved = В этой коллекции уже есть эта статья.
collection-fault-not-saved = Эта статья не сохранена в этой коллекции.
collection-fault-page = Эту страницу нельзя сохранить: её нет на этом сайте.
collection-fault-default = Коллекцию по умолчанию нельзя изменить или удалить.
collection-fault-unavailable = Не удалось сохранить. Введённый текст остался здесь: попробуйте ещё раз чуть позже.
collection-fault-loading = Не удалось загрузить коллекции. Попробуйте ещё раз чуть позже.
collection-fault-signed-out = Вы вышли из учётной записи. Войдите в другом окне и попробуйте здесь ещё раз.
collection-fault-foreign = Вы открыли это как { $openedAs }, а сейчас вошли под другой учётной записью. Ничего не сохранено. Введённый текст остался здесь.
collection-conflict-title = Это тем временем изменили
collection-conflict = В другом окне сохранена версия, показанная ниже. Ваша осталась в форме и не сохранена: сохраните ещё раз, чтобы заменить другую.
collection-limit-title = Нужно больше?
collection-limit =
    { $limit ->
        [one] В вашем тарифе доступна { $limit } коллекция. С Plus ограничений нет.
        [few] В вашем тарифе доступны { $limit } коллекции. С Plus ограничений нет.
        [many] В вашем тарифе доступны { $limit } коллекций. С Plus ограничений нет.
       *[other] В вашем тарифе доступны { $limit } коллекции. С Plus ограничений нет.
    }
account-upgrade = Перейти на Plus

## Frequently viewed

viewed-title = Часто просматриваемые статьи
viewed-about = Статьи, которые вы открывали хотя бы дважды за последние 30 дней. Список хранится только в этом браузере.
viewed-no-script = Этот список хранится в браузере, и для его показа нужен JavaScript.
viewed-empty = За последние 30 дней ни одна статья не открывалась дважды.
viewed-count =
    { $count ->
        [one] { $count } просмотр
        [few] { $count } просмотра
        [many] { $count } просмотров
       *[other] { $count } просмотра
    }
viewed-latest = Последний просмотр: { $when }
viewed-updated = Обновлено { $when }
viewed-more = Показать ещё
## Accounts

account-menu = Меню пользователя
account-menu-title = Мой { $site } Plus
account-subscriber = Подписка Plus
account-settings = Мои настройки
account-help = Справка
account-feedback = Отзывы
account-sign-out = Выйти
account-maintenance = Идёт обслуживание
account-api-down = API недоступен из-за технических работ. Вы можете и дальше читать { $site } Web Docs, но { $site } Plus и поиск могут быть недоступны. Спасибо за терпение!
account-changed = Теперь вы вошли как { $email }. Эта страница относится к другой учётной записи: скопируйте введённый текст, прежде чем перезагрузить её.
account-left = Вы вышли из учётной записи в другом окне. Введённый текст остался здесь: войдите снова, чтобы его сохранить.
sign-in-failed-title = Вы не вошли
sign-in-fault-refused = Срок этой попытки входа истёк, или она начата в другом браузере. Пожалуйста, начните заново.
sign-in-fault-provider = Служба учётных записей сейчас не отвечает. Всё, для чего учётная запись не нужна, продолжает работать. Попробуйте войти ещё раз через несколько минут.
sign-in-fault-database = Сейчас сайт не может проверить учётные записи. Всё, для чего учётная запись не нужна, продолжает работать. Попробуйте войти ещё раз через несколько минут.
sign-in-again = Попробовать ещё раз
sign-in-back = Продолжить без входа
sign-in-kept-title = Вы вышли из учётной записи
sign-in-kept-about = Ваш сеанс закончился, поэтому пока ничего не сохранено. Введённый текст хранится 30 минут: войдите, и он появится снова.
sign-in-ended-about = Ваш сеанс закончился, поэтому последнее изменение могло не сохраниться. Войдите, чтобы продолжить с того же места.
demo-title = Выберите демонстрационную учётную запись
demo-about = В этой копии сайта есть учётные записи, чтобы его попробовать. Выберите одну из них для входа: пароля нет, и никуда ничего не отправляется.
demo-cancel = Отмена
demo-plan-core = Core
demo-plan-mdn-plus-5m = Plus 5, помесячно
demo-plan-mdn-plus-5y = Plus 5, на год
demo-plan-mdn-plus-10m = Supporter 10, помесячно
demo-plan-mdn-plus-10y = Supporter 10, на год
## Plus landing

plus-hero-title = Сделайте документацию <u>своей</u>
plus-get-started = Начать
plus-whats-included = Что входит
plus-ads-title = Без рекламы
plus-ads-text = Подписчики могут отключить рекламу. Остаются статья и тишина, чтобы её прочитать.
plus-ai-text = Спрашивайте своими словами. Ответ опирается на документацию и называет страницы, из которых взят, — его можно проверить.
plus-playground-text = Пишите HTML, CSS и JavaScript, сразу смотрите, что получается, и делитесь результатом по ссылке.
plus-updates-text = Что браузеры начали поддерживать и от чего отказались — в одном списке. Отбирайте по браузеру, технологии или своим коллекциям.
plus-collections-text = Сохраняйте статьи с заметками, раскладывайте их по коллекциям для проектов и тем и находите на любом устройстве.
plus-learn-more = Подробнее
plus-choose = Выберите тариф
plus-or-log-in = или войдите
plus-pay-yearly = Платите за год и получите 2 месяца бесплатно
plus-pay-yearly-on = (выбрано; ссылка вернёт помесячную оплату)
plus-not-sold = Платные тарифы в вашем регионе недоступны. Бесплатный тариф доступен везде.
plus-not-here = На этом сайте нельзя купить платные тарифы.
plus-free = Бесплатно
plus-per-month = /месяц
plus-billed-month = Оплата раз в месяц
plus-billed-year = Оплата раз в год
plus-includes = Включает:
plus-includes-unlimited = Включает без ограничений:
plus-item-updates = Отбор и сортировка обновлений
plus-item-collections-core = До 3 коллекций
plus-item-playgrounds = Обмен песочницами
plus-item-ai-core = Помощь ИИ: 5 вопросов в день
plus-item-ads = Без рекламы
plus-item-collections = Коллекции статей
plus-item-early = Ранний доступ к новым возможностям
plus-item-pride = Радость от того, что вы помогаете проекту
plus-start = Начать с { $plan }
plus-upgrade = Перейти на { $plan }
plus-current = Ваш тариф
plus-unavailable = Недоступно
plus-terms = Условия использования

## Settings

settings-title = Настройки
settings-account-section = Управление учётной записью
settings-ads = Чтение без рекламы
settings-ads-text = Читайте { $site } без рекламы.
settings-ads-more = О рекламе на этом сайте
settings-ads-only = Чтение без рекламы доступно только подписчикам { $site } Plus.
settings-account = Учётная запись
settings-account-text = Имя, адрес электронной почты и пароль хранит поставщик учётных записей.
settings-account-demo = На этом сайте встроенные демонстрационные учётные записи. Управлять в них нечем.
settings-new-tab = (откроется в новой вкладке)
settings-subscription = Подписка { $site } Plus
settings-subscription-text = Смените или отмените тариф и посмотрите свои платежи.
settings-subscriptions = Подписки
settings-sessions-section = Сеансы
settings-sessions = Где выполнен вход
settings-sessions-text = Эти браузеры могут пользоваться вашей учётной записью. Завершите сеансы в тех, которые вам незнакомы или больше не нужны. Кнопка для всех завершает сеанс и в этом браузере.
settings-session-browser = { $browser }, { $system }
settings-session-unknown = Неизвестный браузер
settings-session-current = Этот браузер
settings-session-created = Вход: { $date }
settings-session-seen = Последнее использование: { $date }
settings-session-end = Выйти
settings-session-ended = Сеанс в этом браузере завершён.
settings-sessions-end = Выйти везде
settings-sessions-ended = Сеансы завершены во всех браузерах.
settings-history = Включить историю
settings-history-kept = При включённой истории ваши вопросы в разделе «Помощь ИИ» и ответы на них хранятся до шести месяцев, чтобы к ним можно было вернуться.
settings-history-off = Если её выключить, сохранённое будет скрыто, но не удалено.
settings-delete = Удалить историю
settings-delete-text = Удаляет ваши вопросы, ответы и все записи о них, включена история или нет.
settings-delete-question = Удалить историю «Помощи ИИ» навсегда?
settings-cancel = Отмена
settings-history-deleted = История «Помощи ИИ» удалена.
settings-ai-links = Скрыть ссылки на страницах
settings-ai-links-text = Скрывает на страницах документации ссылку, по которой о них можно спросить «Помощь ИИ».
settings-updated-section = Оставайтесь в курсе
settings-newsletter = Рассылка { $site } Plus (закрывается)
settings-newsletter-text = Рассылка закрывается: все подписки будут отменены, а данные удалены.
settings-newsletter-final = Вы можете отписаться сейчас. Подписаться снова уже не получится.
settings-newsletter-not = Вы не подписаны.
settings-offline-section = Доступ без сети
settings-on = Вкл.
settings-off = Выкл.
settings-saving = Сохранение…
settings-saved = Сохранено.
settings-failed = Не удалось сохранить. Попробуйте ещё раз чуть позже.
settings-problem-form = Не удалось прочитать форму. Ничего не изменено.
settings-problem-subscribers = Это доступно только подписчикам { $site } Plus. Ничего не изменено.
settings-problem-left = Вы отписались от рассылки и не можете подписаться снова.
settings-problem-unavailable = Не удалось сохранить настройки. Попробуйте ещё раз чуть позже.
settings-problem-signed-out = Сеанс был завершён, поэтому ничего не изменилось. Сделайте выбор ещё раз.

## Flash messages

language-remembered = Теперь страницы открываются на выбранном языке ({ $language }), если есть перевод.
language-forgotten = Страницы больше не открываются на запомненном языке.

## Titles of loading states

loading-title = Загрузка…
error-loading-title = Ошибка загрузки

## Too many requests

refusal-foreign-title = Отправлено с другого сайта
refusal-foreign-about = Эта форма пришла со страницы другого сайта, например с сохранённой копии, поэтому ничего не сделано. Отправленное показано ниже: скопируйте его в форму на этом сайте.
refusal-large-title = Слишком длинно для отправки
refusal-large-about = Отправленное длиннее, чем принимает этот сайт, поэтому ничего не сделано. Вернитесь назад: введённый текст остался в форме. Сократите его и отправьте ещё раз.
refusal-title = Слишком много запросов
refusal-about =
    { $seconds ->
        [one] От вас пришло больше запросов, чем сайт может принять. Ваш запрос не выполнен. Вернитесь назад и повторите попытку через { $seconds } секунду.
        [few] От вас пришло больше запросов, чем сайт может принять. Ваш запрос не выполнен. Вернитесь назад и повторите попытку через { $seconds } секунды.
       *[other] От вас пришло больше запросов, чем сайт может принять. Ваш запрос не выполнен. Вернитесь назад и повторите попытку через { $seconds } секунд.
    }

## Article: actions, groups of headings, links to a selection, layout

article-actions = Действия со статьёй
toc-subsections = Подразделы:
selection-link = Скопировать ссылку на выделенное
page-options = Как показывать страницы
page-wide = Более широкий текст
page-alone = Только статья, без списков рядом
code-download = Сохранить этот код в файл
## Playground

play-title = Песочница
play-description = Пишите HTML, CSS и JavaScript и сразу смотрите, что получается.
play-format = Форматировать
play-format-fault = Не удаётся форматировать { $language } (строка { $line })
play-run = Запустить
play-run-again = Показать результат
play-run-large = Этот код слишком длинный для адреса. Нажмите кнопку, чтобы увидеть результат.
play-share = Поделиться
play-clear = Очистить
play-reset = Сбросить
play-auto = Запускать автоматически
play-editor = Код { $language }
play-hint = Tab делает отступ. Чтобы выйти из редактора с клавиатуры, нажмите Esc, затем Tab. Ctrl+Enter запускает код, который хранится в этом браузере.
play-source = Этот код со страницы
play-empty = Кода пока нет. Напишите HTML, CSS или JavaScript — результат появится здесь.
play-starter = Начать с примера
play-drafts = Недавние черновики
play-apart = Открыть другой ваш код по прежнему адресу; у этого теперь новый
play-result = Результат
play-console = Консоль
play-console-clear = Очистить консоль
play-console-empty = Пока ничего не выведено.
play-level-info = Сведения
play-level-warn = Предупреждение
play-level-error = Ошибка
play-resize-columns = Ширина редакторов
play-resize-console = Высота результата
play-clear-question = Вы действительно хотите всё очистить?
play-reset-question = Вы действительно хотите отменить свои изменения?
play-cancel = Отмена
play-close = Закрыть
play-shared-warning = Этот код написал кто-то другой. Сначала прочитайте его: он запустится, только когда вы этого захотите.
play-share-title = Поделиться кодом
play-share-markdown = Поделиться в виде Markdown
play-share-markdown-copy = Скопировать Markdown в буфер обмена
play-share-url = Поделиться в виде data URL
play-share-url-copy = Скопировать data URL в буфер обмена
play-share-url-too-long = Этот код слишком длинный для адреса.
play-share-link = Поделиться постоянной ссылкой
play-share-sign-in = С учётной записью можно создать короткую ссылку на код. Код пока останется здесь.
play-share-log-in = Войти
play-share-create = Создать ссылку
play-share-creating = Ссылка создаётся…
play-share-address = Ссылка на ваш код
play-share-done = Ваш код сохранён. Его может открыть любой, у кого есть эта ссылка.
play-share-copy = Скопировать в буфер обмена
play-share-fault-signed-out = Вы вышли из учётной записи. Войдите в другом окне и попробуйте снова: код останется здесь.
play-share-fault-too-large = Этот код слишком длинный, чтобы им поделиться: общий объём — не больше 1 МиБ.
play-share-fault-limited = Вы создали много ссылок за короткое время. Попробуйте позже.
play-share-fault-failed = Не удалось создать ссылку. Попробуйте ещё раз чуть позже.
play-flag = Видите что-то неподобающее?
play-flag-reason = Что не так с этим кодом?
play-flag-send = Сообщить
play-flag-done = Спасибо, ваше сообщение отправлено.
play-problem-state = Код в этом адресе не читается. Адрес скопирован целиком?
play-problem-id = По этому адресу нет опубликованного кода.
play-problem-sample = Такого примера нет. Возможно, его страница изменилась.
play-problem-given = Этот код был в другой вкладке или в другом браузере.
play-problem-too-large = Этот код слишком длинный: общий объём — не больше 1 МиБ.
play-problem-signed-out = Сначала войдите, чтобы поделиться кодом по ссылке.
play-problem-limited = Слишком много попыток за короткое время. Попробуйте позже.
play-problem-unavailable = Не удалось сохранить. Попробуйте ещё раз чуть позже.
play-problem-reason = Напишите, что не так с этим кодом.

## Description of the search (OpenSearch)

search-about = Поиск по руководствам, справочникам и учебникам для веб-разработчиков: HTML, CSS, JavaScript, HTTP и интерфейсы веб-платформы.

## Too many requests: kept text

refusal-kept = Введённое вами сохранено на этой странице: когда время пройдёт, отправьте его отсюда.

## Data for programs

data-title = Данные для программ и агентов
data-about = Весь этот сайт доступен программам: JSON, Markdown, данные для редакторов и сервер для агентов. Ни вход, ни ключ не нужны.
data-agents = Агенты
data-agents-about = Агенты и помощники, которые пишут код, обращаются к документации по протоколу Model Context Protocol. Добавьте этот адрес:
data-tools = Инструменты ищут, читают страницы и разделы, сообщают о поддержке в браузерах, статусе Baseline и изменениях браузеров.
data-limits = Отправляйте инструментам для агентов не больше { $requests } сообщений в минуту; на остальные сервер отвечает статусом 429.
data-editors = Редакторы
data-editors-about = Данные для редакторов: имена, описания, значения и поддержка в браузерах. Параметр { $name } выбирает язык.
data-json = Интерфейс JSON
data-json-about = Адреса и параметры; вид каждого ответа указан в описании OpenAPI.
data-description = Описание OpenAPI
data-address = Адрес
data-parameters = Параметры
data-answer = Ответ
data-none = нет

## Offline reading

connection-offline = Вы читаете без сети.
connection-online = Вы снова в сети.
offline-title = Чтение без сети
offline-lead = Этот браузер хранит последние открытые страницы (до { $count }) со всем, что им нужно, чтобы их можно было прочитать снова без сети. Страницы, открытые после входа в учётную запись, не сохраняются.
offline-missing = Вы не в сети, а запрошенной страницы в этом браузере нет.
offline-missing-list = Вот страницы, которые он сохранил:
offline-pages = Страницы, сохранённые в этом браузере
offline-none = Здесь пока нет страниц. Они появляются по мере чтения, если браузер выполняет скрипты и поддерживает service worker.
offline-limits = Для поиска и форм нужна сеть. Быстрый поиск находит заголовки без сети, если вы уже пользовались им на этом языке.
offline-examples = Примеры выполняются только в сети.
offline-keep = Сохранять открытые страницы
offline-stop = Не сохранять страницы
offline-delete = Удалить сохранённые страницы
offline-on = Этот браузер сохраняет страницы, которые вы открываете.
offline-off = Этот браузер больше не сохраняет страницы.
offline-deleted = Сохранённые страницы удалены.
settings-offline-pages = Страницы, открытые без входа в учётную запись, можно прочитать снова без сети.
settings-offline-manage = Управлять сохранёнными страницами
settings-content-title = Офлайн-хранилище { $site }
settings-content-text = Хранит все страницы одного языка в этом браузере вместе с поиском и примерами, чтобы читать их без сети.
settings-content-only = Хранить целый язык для чтения без сети могут только подписчики { $site } Plus.
settings-content-script = Чтобы хранить целый язык для чтения без сети, нужен JavaScript.
settings-content-unavailable = Офлайн-режим недоступен. Этот браузер или приватное окно не разрешает его.
settings-content-none = Сейчас на этом сайте нет материалов для чтения без сети.
settings-content-language = Язык
settings-content-area = Материалы
settings-content-area-all = Всё
settings-content-area-learn = Обучение
settings-content-area-html = HTML
settings-content-area-css = CSS
settings-content-area-javascript = JavaScript
settings-content-area-api = Веб-API
settings-content-area-http = HTTP
settings-content-prefer = Предпочитать материалы из сети
settings-content-prefer-text = Загружает страницы из сети, пока она есть.
settings-content-auto = Обновлять автоматически
settings-content-auto-text = Раз в час ищет новые материалы, пока вы пользуетесь сайтом.
settings-content-status = Состояние обновления
settings-content-empty = Ещё ничего не загружено.
settings-content-updated = Последнее обновление: { $date }
settings-content-checking = Поиск обновлений
settings-content-current = Обновлений нет
settings-content-check = Проверить обновления
settings-content-update = Обновить сейчас
settings-content-download = Загрузить
settings-content-downloading = Загрузка…
settings-content-unpacking = Распаковка… { $percent } %
settings-content-clearing = Удаление…
settings-content-pause = Приостановить
settings-content-paused = Остановлено на { $percent } %
settings-content-resume = Продолжить
settings-content-problem-room = В этом браузере недостаточно места. То, что у вас было, не изменилось.
settings-content-problem-network = Не удалось получить материалы. Попробуйте ещё раз чуть позже.
settings-content-problem-damaged = Материалы были повреждены и не использованы. Загрузите их ещё раз.
settings-content-used = Занято места
settings-content-size = { $size } МиБ
settings-content-clear = Удалить данные
settings-content-clear-question = Удалить все офлайн-материалы из этого браузера?
