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

compat-anchor = совместимость_с_браузерами
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
