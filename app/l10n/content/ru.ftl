### Texts that the compiler writes into articles and sidebars. Values are HTML.

## Notes

note-label = Примечание:
warning-label = Предупреждение:

## Badges

badge-experimental = Экспериментальная возможность
badge-experimental-title = Экспериментальная возможность. Её поведение ещё может измениться.
badge-nonstandard = Нестандартная возможность
badge-nonstandard-title = Нестандартная возможность. Перед использованием проверьте поддержку браузерами.
badge-deprecated = Устаревшая возможность
badge-deprecated-title = Устаревшая возможность. Не используйте её в новых проектах.
badge-optional = Необязательно
badge-readonly = Только для чтения
badge-readonly-title = Значение можно прочитать, но нельзя задать.
badge-secure-context = Защищённый контекст
badge-secure-context-title = Работает только в защищённых контекстах (HTTPS).

## Banners

banner-experimental-label = Экспериментальная возможность:
banner-experimental-text = Эта технология ещё экспериментальная. Прежде чем применять её в рабочих проектах, посмотрите <a href="{ $url }">таблицу совместимости с браузерами</a>.
banner-deprecated-label = Устарело:
banner-deprecated-text = Эта возможность выходит из употребления: некоторые браузеры ещё поддерживают её, но она может перестать работать в любой момент. Не используйте её в новых проектах и по возможности замените в существующем коде.
banner-nonstandard-label = Нестандартная возможность:
banner-nonstandard-text = Ни один стандарт не описывает эту возможность, поэтому она работает не у всех посетителей, а реализации могут различаться. Не используйте её на общедоступных сайтах.
banner-secure-context-label = Защищённый контекст:
banner-secure-context-text = В некоторых или во всех браузерах, которые поддерживают эту возможность, она доступна только в <a href="/{ $locale }/docs/Web/Security/Defenses/Secure_Contexts">защищённых контекстах</a> (HTTPS).
workers-default = Эта возможность доступна в <a href="/{ $locale }/docs/Web/API/Web_Workers_API">веб-воркерах</a>.
workers-worker = Эта возможность доступна только в <a href="/{ $locale }/docs/Web/API/Web_Workers_API">веб-воркерах</a>.
workers-dedicated = Эта возможность доступна только в <a href="/{ $locale }/docs/Web/API/DedicatedWorkerGlobalScope">выделенных воркерах</a>.
workers-service = Эта возможность доступна только в <a href="/{ $locale }/docs/Web/API/Service_Worker_API">сервис-воркерах</a>.
workers-window-and-worker = Эта возможность доступна в окнах и в <a href="/{ $locale }/docs/Web/API/Web_Workers_API">веб-воркерах</a>.
workers-window-and-dedicated = Эта возможность доступна только в окнах и в <a href="/{ $locale }/docs/Web/API/DedicatedWorkerGlobalScope">выделенных воркерах</a>.
workers-window-and-service = Эта возможность доступна только в окнах и в <a href="/{ $locale }/docs/Web/API/Service_Worker_API">сервис-воркерах</a>.
workers-worker-except-service = Эта возможность доступна только в <a href="/{ $locale }/docs/Web/API/Web_Workers_API">веб-воркерах</a>, но не в <a href="/{ $locale }/docs/Web/API/Service_Worker_API">сервис-воркерах</a>.
workers-window-and-worker-except-service = Эта возможность доступна в окнах и в <a href="/{ $locale }/docs/Web/API/Web_Workers_API">веб-воркерах</a>, но не в <a href="/{ $locale }/docs/Web/API/Service_Worker_API">сервис-воркерах</a>.
workers-window-and-worker-except-shared = Эта возможность доступна в окнах и в <a href="/{ $locale }/docs/Web/API/Web_Workers_API">веб-воркерах</a>, но не в <a href="/{ $locale }/docs/Web/API/SharedWorker">разделяемых воркерах</a>.

## Links and navigation

link-rfc-section = RFC { $number }, раздел { $section }
nav-previous = Назад
nav-next = Далее
nav-menu = Обзор: { $title }

## Embeds and data macros

embed-youtube-title = Видео на YouTube
embed-example-title = Пример: { $path }
embed-sample-title = Пример: { $name }
embed-try-it = Попробуйте сами
property-attributes-of = Атрибуты свойства { $name }
property-writable = Записываемое
property-enumerable = Перечисляемое
property-configurable = Настраиваемое
answer-yes = да
answer-no = нет

## Sidebars

sidebar-constructor = Конструктор
sidebar-static-properties = Статические свойства
sidebar-instance-properties = Свойства экземпляра
sidebar-static-methods = Статические методы
sidebar-instance-methods = Методы экземпляра
sidebar-events = События
sidebar-inheritance = Наследование
sidebar-related-pages = Страницы по теме { $group }
sidebar-related = Связанные темы
sidebar-guides = Руководства
sidebar-tutorial = Учебник
sidebar-interfaces = Интерфейсы
sidebar-properties = Свойства
sidebar-methods = Методы
sidebar-types = Типы
sidebar-standard-objects = Стандартные встроенные объекты
sidebar-overview = Обзор

## Article HTML

link-external = Внешняя ссылка
link-only-in-english = Эта страница доступна только на английском языке
link-not-created = Эта страница ещё не написана
scroll-table = Прокручиваемая таблица
scroll-formula = Прокручиваемая формула
scroll-box = Прокручиваемая область

## Formal definitions of CSS

css-info-at-rule = <a href="/{ $locale }/docs/Web/CSS/Reference/At-rules">Связанное @-правило</a>
css-info-initial = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Property_value_processing#initial_value">Начальное значение</a>
css-info-applies-to = Применяется к
css-info-also-applies-to = { $facts }. Применяется также к { $names }.
css-info-inherited = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Inheritance">Наследуется</a>
css-info-percentages = Проценты
css-info-computed = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Property_value_processing#computed_value">Вычисленное значение</a>
css-info-animation-type = <a href="/{ $locale }/docs/Web/CSS/Guides/Animations/Animatable_properties">Тип анимации</a>
css-info-stacking = <a href="/{ $locale }/docs/Web/CSS/Guides/Positioned_layout/Stacking_context">Создаёт контекст наложения</a>
css-info-each-property = как у каждого свойства сокращения:
css-info-not-found = Формальное определение { $name } неизвестно.

## Compatibility tables and specifications

compat-caption = Совместимость с браузерами: { $query }
compat-feature = Возможность
compat-platform-desktop = Компьютеры
compat-platform-mobile = Мобильные
compat-platform-server = Сервер
compat-row-link = Ссылка на эту строку
compat-yes = Полная поддержка
compat-partial = Частичная поддержка
compat-preview = Поддержка в предварительной версии
compat-no = Нет поддержки
compat-unknown = Поддержка неизвестна
compat-version-no = Нет
compat-version-preview = Предв.
compat-mark-footnote = Есть примечания к реализации
compat-mark-disabled = Пользователь должен включить сам
compat-mark-altname = Используется нестандартное имя
compat-mark-prefix = Нужен префикс производителя
compat-mark-more = Есть подробности о совместимости
compat-released = Выпуск: { $date }
compat-removed = Удалено начиная с версии { $version }
compat-prefix = Нужен префикс производителя { $prefix }
compat-altname = Реализовано под именем { $name }
compat-flag-since = Включается флагом с версии { $from }.
compat-flag-between = Включается флагом с версии { $from } до версии { $until } (не включая её).
compat-flag-preference = Включите настройку { $name }.
compat-flag-preference-value = Установите для настройки { $name } значение { $value }.
compat-flag-runtime = Запустите браузер с флагом { $name }.
compat-flag-runtime-value = Запустите браузер с флагом { $name } и значением { $value }.
compat-flag-place = Настройки { $browser } меняются на странице { $url }.
compat-bug = См. ошибку { $number }
compat-implementation = См. изменение в коде
compat-legend = Обозначения
compat-tip = Выберите ячейку с подробностями, чтобы открыть примечания и историю.
compat-report = Сообщить о проблеме с этими данными о совместимости
compat-source = Посмотреть данные на GitHub
compat-source-title = Файл: { $file }
compat-missing = Данные о совместимости для { $query } не найдены.
compat-missing-report = Сообщить об этой проблеме
spec-heading = Спецификация
spec-unknown = Неизвестная спецификация
spec-none = Спецификация не найдена
spec-none-text = В данных не указана спецификация для { $query }. Если вы её знаете, добавьте её в <a class="external" target="_blank" href="{ $url }">данные о совместимости с браузерами</a>.

## Formal syntax

css-syntax-sources = Формальный синтаксис по определению { $specs }. Браузеры могут поддерживать его лишь частично.

## Lists, diagrams and old macros

summary-missing = Краткого описания нет.
list-filter = Фильтр этой страницы
inheritance-diagram-label = Наследование { $name }
svg-info-categories = Категории
svg-info-content = Допустимое содержимое
svg-info-interface = Интерфейс DOM
svg-info-attributes = Атрибуты
svg-info-specification = Спецификация
extension-examples = Примеры расширений
extension-example-name = Пример
extension-example-apis = API
extension-example-description = Описание
no-tag-omission = Нет: обязательны и открывающий, и закрывающий теги.

## Choice of browsers in compatibility tables

compat-choice = Выбрать браузеры
compat-choice-hint = Выберите столбцы для этой и всех остальных таблиц совместимости. Выбор сохраняется в файле cookie на этом устройстве. Если ничего не выбрано, показываются все браузеры.
compat-choice-apply = Показать выбранные
compat-choice-all = Показать все
compat-choice-count = Показано { $shown } из { $all }
## Home

home-description = Справочник и руководства по HTML, CSS, JavaScript, HTTP и веб-API.
search-description = Поиск по { $site }

## Samples and their runner

runner-caution = Осторожно: это демонстрационная страница
runner-caution-text = Код этой страницы пришёл вместе с её адресом, его мог написать кто угодно. Не вводите пароли и другие личные данные.
runner-code = Показать код
runner-open = Открыть в песочнице
runner-continue = Продолжить
runner-no-code = Нет кода для запуска
runner-no-code-text = В этом адресе нет кода. Возможно, он обрезан.
runner-unreadable = Код не читается
runner-unreadable-text = Код в этом адресе повреждён или обрезан.
runner-too-large = Код слишком большой
runner-too-large-text = Можно запустить не больше одного мебибайта кода.
runner-forbidden = Здесь не показывается
runner-forbidden-text = Этот код запускается только во фрейме этого сайта. Откройте его в песочнице.
runner-missing = Пример не найден
runner-missing-text = На этой странице нет примера с таким именем. Возможно, её изменили.
sample-play = Попробовать
sample-result = Результат
queue-title = Очередь
queue-about = Отложить этот пример: все отложенные откроются в песочнице вместе.
queue-example = Пример { $number }
queue-remove = Убрать пример { $number }
## Interactive examples

example-run = Запустить
example-reset = Сбросить
example-output = Результат
example-console = Вывод консоли
example-values = Выбор значения
example-unsupported = Ваш браузер не поддерживает текущее значение.
example-hint = Tab делает отступ. Esc, затем Tab — выход из редактора.
name-part = { $name }: { $part }
example-failed = Не удалось загрузить редактор.

## Markdown twins (the first sentence follows the word Baseline)

twin-baseline-high = Широко доступно с { $date }
twin-baseline-low = Недавно стало доступно: с { $date }
twin-baseline-limited = Ограниченная доступность: есть не во всех основных браузерах.
twin-baseline-discouraged = Устарело: не используйте в новых проектах.
twin-baseline-removing = Будет удалено из браузеров.
twin-baseline-instead = Используйте вместо этого:
twin-pointer = Указатель всех страниц: { $url }. Адрес страницы с добавлением `.md` даёт её Markdown.
twin-missing-page = По адресу { $path } страницы нет
twin-missing-section = На странице нет раздела { $section }
twin-suggestions = Возможно, вы искали
twin-featured = Избранные статьи
twin-news = Новости

## Lists of pages for programs (llms.txt)

llms-summary = Документация веб-платформы: руководства и справочник в Markdown. Страниц на этом языке: { $count }.
llms-usage = Добавьте `.md` к адресу страницы, чтобы получить её Markdown, и `?section=ID`, чтобы получить один раздел. Списки на других языках: { $url }.
llms-mcp = Программы, использующие Model Context Protocol, найдут те же страницы по адресу { $url }.
llms-area-summary = Часть { $site }, страниц: { $count }. Все разделы: { $url }
llms-areas = Разделы
llms-pages = Страницы
llms-others = Другие страницы
llms-languages = Языки
llms-count = страниц: { $count }
llms-full = Всё одним файлом для скачивания: { $url }

## AI Help, quoted answers (Markdown)

ai-help-quoted = Эти отрывки дословно процитированы со страниц этого сайта. Этот ответ не написан языковой моделью.
ai-help-more = Другие страницы:

# Archives for reading offline (app/services/exports).
archive-skip = Перейти к тексту
archive-search = Найти
archive-search-none = Ничего не найдено.
archive-search-script = Для поиска нужен JavaScript. Список всех страниц работает и без него.
archive-index = Все страницы по алфавиту
archive-sidebar = Связанные страницы
archive-contents = Содержание
archive-toc = На этой странице
archive-original = Эта страница в интернете
archive-about = Об этой копии
archive-copy = Копия сайта { $site }, содержание от { $date }
archive-copy-undated = Копия сайта { $site }.
archive-license = Содержание доступно на условиях лицензии Creative Commons.
archive-authors = Каждая страница ссылается на оригинал в интернете, где указаны её авторы.
archive-image = Изображение в интернете
archive-sample = Этот пример в интернете
archive-curriculum = Курс
