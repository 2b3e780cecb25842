## Frame

tools = Инструменты авторов
home = Главная для авторов
public-home = Публичная главная страница
skip = Перейти к основному содержанию
read-only = Только чтение: файлы можно менять лишь на этом компьютере.
recent = Недавно просмотренные
latest = Последние изменения
flawed-most-read = Самые читаемые страницы с недочётами
documents = Страниц: { $count }
bad-form = Не удалось прочитать форму.
form-too-long = Ничего не сохранено: форма может занимать не больше 4 МиБ.
form-too-long-back = Вернитесь назад в браузере: ваш текст остался на предыдущей странице. Сократите его или сначала сохраните в другом месте.
title-of = { $screen }: { $page }

## Lists

filter = Отфильтровать
reset = Сбросить фильтры
all = Все
paging = Страницы списка
previous = Назад
next = Далее
page-of = Страница { $page } из { $pages }
document = Страница
popularity = Место по популярности
popularity-of = Место ({ $locale })
nothing-found = Ничего не найдено
field-url = Адрес содержит
field-title = Заголовок
field-popularity = Место по популярности
field-fixable = Исправимые недочёты
field-page = Страница
field-search = Недочёт содержит
filter-error = Фильтр непонятен: { $field }. Укажите число или, например, < 100.

## Flaws

flaws = Недочёты
flaw-count = Недочётов: { $count }
flaws-total = Всего недочётов: { $total }, с предложением: { $fixable }.
found-files = Найдено файлов: { $count }.
by-check = По проверкам
by-area = По разделам
fixable = С предложением: { $count }
no-flaws = Недочётов не найдено
suggestion = Предложение:
fix = Исправить этот
fix-safe = Исправить все безопасные: { $count }
not-fixed = Место недочёта в файле не найдено. Ничего не изменено.
not-utf8 = Файл не является корректным UTF-8: сначала сохраните его в UTF-8 в другом редакторе. Ничего не изменено.
line = Строка { $line }

## Sources

open = Открыть в редакторе
no-editor = Не удалось запустить редактор. Проверьте EDITOR.
source = Исходный текст
no-source = Нет файла для { $slug }
edit-on-host = Править на хостинге кода
edit = Править здесь
create = Создать страницу
create-as = Создать страницу ({ $type })
missing-page = Отсутствующие страницы
field-slug = Адрес или слаг
show = Показать
exists = Эта страница существует:
redirected = Читатели перенаправляются на:
page-type = Тип страницы
show-template = Показать шаблон

## Editing

markdown = Markdown страницы
completions = Варианты завершения
save = Сохранить
save-over = Сохранить поверх другой версии
preview = Предпросмотр
not-saved = Не сохранено
saving = Сохранение…
save-failure = Сервер недоступен или сообщил об ошибке. Ничего не сохранено, ваш текст остался здесь: попробуйте ещё раз.
no-page-text = Тексту нужны заголовок и слаг между двумя строками --- и содержание под ними. Ничего не сохранено.
conflict = Файл тем временем изменился
conflict-about = Вот различия между файлом и вашим текстом, который остался ниже. Ничего не перезаписано.
image = Изображение к странице
add-image = Добавить изображение
image-added = Добавлено. Напишите { $markup } в нужном месте.
image-name = В имени допустимы строчные буквы, цифры, точки, дефисы и подчёркивания; оно оканчивается на png, jpg, gif, webp или svg.
image-size = Изображение пустое или больше 500 КиБ.
image-pixels = В изображении больше 50 миллионов пикселей.
image-type = Содержимое не соответствует имени.
image-unsafe = Этот SVG может выполнять код или загружать другие файлы.
image-taken = Файл с таким именем уже есть.

## History

history = История
no-history = У файла нет истории в git.
versions = Сравниваемые версии
version-from = От
version-to = До
working-copy = Файл в нынешнем виде
show-difference = Показать различия
rendered-difference = Страница в готовом виде
source-difference = Исходник
no-difference = Различий нет
unknown-commit = Коммит или файл в нём неизвестен.

## Translations

translations = Переводы
translations-dashboard = Устаревшие переводы
translations-missing = Недостающие переводы
translations-differences = Различия в структуре
rows-dashboard = Устарели: { $count }
rows-missing = Не переведены: { $count }
rows-differences = С различиями: { $count }
pages-total = Всего страниц
pages-missing = Не переведено
pages-outdated = Устарело
completeness = Переведено
freshness = Актуально
sections = Разделы
section = Раздел
age = Английская новее на
days = Дней: { $count }
behind = Отставание в коммитах
commits = Коммитов: { $count }
compare = Рядом с английским
no-counterpart = Здесь ничего нет
no-source-commit = В переводе не указано, с какой английской версии он сделан (l10n.sourceCommit).
up-to-date = Английская страница не менялась после перевода.
english-changed = Части английской страницы, изменённые после перевода: { $count }. Они отмечены ниже.

## Sitemap

sitemap = Карта сайта
root = Корень
