changes-intro = Новые и изменённые страницы, а также возможности, вошедшие в Baseline за последние двенадцать месяцев.
changes-filter = Фильтр изменений
changes-area = Раздел
changes-areas-all = Все разделы
changes-language = Язык
changes-languages-all = Все языки
changes-kind = Вид
changes-kinds-all = Все виды
changes-new = Новое
changes-changed = Изменено
changes-baseline = Вошло в Baseline
changes-show = Показать
changes-reset = Сбросить фильтры
changes-none = Об изменениях ничего не известно. Они берутся из истории страниц и из выпусков браузеров.
changes-none-filtered = Этим фильтрам не соответствует ни одно изменение.
changes-feed = Лента Atom на этом языке
changes-edit-new = Новая страница
changes-edit-changed = Страница изменена
changes-release-new = Впервые поддерживается: { $browsers }
changes-release-changed = Поддержка изменилась: { $browsers }
changes-release-baseline = Baseline: { $status }

home-card-html = Элементы, атрибуты и формы: что они значат, что содержат и как их применять.
home-card-css = Свойства, селекторы, функции и руководства по вёрстке; значения можно попробовать прямо на странице.
home-card-javascript = Язык и его встроенные объекты: от первых шагов до итераторов и модулей.
home-card-http = Заголовки, методы и коды состояния, кеширование, cookie и безопасность.
home-card-api = Интерфейсы браузера: DOM, сеть, хранилища, медиа, графика и устройства.
home-card-accessibility = Роли, состояния и приёмы, с которыми страницы работают для всех.
home-card-learn = Курс с упражнениями: от первой страницы до фреймворков.
home-card-glossary = Термины веба, каждый в нескольких предложениях.
home-count-pages =
    { $count ->
        [one] { $count } страница
        [few] { $count } страницы
        [many] { $count } страниц
       *[other] { $count } страницы
    }
home-count-languages =
    { $count ->
        [one] { $count } язык
        [few] { $count } языка
        [many] { $count } языков
       *[other] { $count } языка
    }
home-updated = Обновлено { $date }
home-all-changes = Все последние изменения
home-live = Работающий пример
home-live-choose = Выберите значение
home-live-result = Результат
home-live-read = Подробнее: { $title }
home-blog = Из блога
home-sample = Пример профиля

plus-hero-lead = { $site } Plus хранит статьи, к которым вы возвращаетесь, сообщает о новом в браузерах, отвечает на вопросы и убирает рекламу.
plus-hero-lead-short = { $site } Plus хранит статьи, к которым вы возвращаетесь, и убирает рекламу.
plus-hero-lead-no-ads = { $site } Plus хранит статьи, к которым вы возвращаетесь, сообщает о новом в браузерах и отвечает на вопросы.
plus-hero-lead-short-no-ads = { $site } Plus хранит статьи, к которым вы возвращаетесь.
