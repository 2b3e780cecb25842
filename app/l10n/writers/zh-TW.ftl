## Frame

tools = 撰寫工具
home = 撰寫首頁
public-home = 公開首頁
skip = 跳到主要內容
read-only = 唯讀：只能在這台機器上變更檔案。
recent = 最近檢視
latest = 最新變更
flawed-most-read = 有缺陷的熱門頁面
documents = 頁面數：{ $count }
bad-form = 無法讀取表單。
form-too-long = 沒有儲存任何內容：表單最多為 4 MiB。
form-too-long-back = 請在瀏覽器中返回：你的文字仍在上一頁。請縮短文字，或先將其儲存到別處。
title-of = { $screen }：{ $page }

## Lists

filter = 篩選
reset = 重設篩選
all = 全部
paging = 清單分頁
previous = 上一頁
next = 下一頁
page-of = 第 { $page } 頁，共 { $pages } 頁
document = 頁面
popularity = 熱門排名
popularity-of = 排名（{ $locale }）
nothing-found = 找不到任何內容
field-url = 網址包含
field-title = 標題
field-popularity = 熱門排名
field-fixable = 可修復的缺陷
field-page = 頁碼
field-search = 缺陷包含
filter-error = 無法理解此篩選條件：{ $field }。請輸入數字，或例如 < 100。

## Flaws

flaws = 缺陷
flaw-count = 缺陷：{ $count }
flaws-total = 缺陷總數：{ $total }，有建議：{ $fixable }。
found-files = 找到的檔案：{ $count }。
by-check = 依檢查項目
by-area = 依領域
fixable = 有建議：{ $count }
no-flaws = 沒有已知缺陷
suggestion = 建議：
fix = 修復此項
fix-safe = 修復所有安全項目：{ $count }
not-fixed = 在檔案中找不到缺陷的位置。未作任何變更。
not-utf8 = 檔案不是有效的 UTF-8：請先在其他編輯器中將其儲存為 UTF-8。未作任何變更。
line = 第 { $line } 行

## Sources

open = 在編輯器中開啟
no-editor = 無法啟動編輯器。請檢查 EDITOR。
source = 原始檔
no-source = 沒有 { $slug } 的檔案
edit-on-host = 在程式碼託管平台上編輯
edit = 在此編輯
create = 建立此頁面
create-as = 建立此頁面（{ $type }）
missing-page = 不存在的頁面
field-slug = 網址或 slug
show = 顯示
exists = 此頁面存在：
redirected = 讀者會被重新導向至：
page-type = 頁面類型
show-template = 顯示範本

## Editing

markdown = 頁面的 Markdown
completions = 自動完成建議
save = 儲存
save-over = 覆蓋另一版本儲存
preview = 預覽
not-saved = 未儲存
saving = 正在儲存……
save-failure = 無法連線到伺服器，或伺服器發生錯誤。沒有儲存任何內容，你的文字仍在這裡：請再試一次。
no-page-text = 文字需要在兩行 --- 之間寫明標題和 slug，並在其下寫出正文。沒有儲存任何內容。
conflict = 檔案在此期間已變更
conflict-about = 以下是檔案與你的文字之間的差異，你的文字仍在下方。沒有覆蓋任何內容。
image = 頁面圖片
add-image = 加入圖片
image-added = 已加入。請在相應位置寫上 { $markup }。
image-name = 名稱可包含小寫字母、數字、點、連字號和底線，並以 png、jpg、gif、webp 或 svg 結尾。
image-size = 圖片為空或超過 500 KiB。
image-pixels = 圖片超過 5000 萬像素。
image-type = 內容與名稱不符。
image-unsafe = 此 SVG 可能會執行程式碼或載入其他檔案。
image-taken = 已有同名檔案。

## History

history = 歷史
no-history = 該檔案在 git 中沒有歷史。
versions = 要比較的版本
version-from = 從
version-to = 到
working-copy = 目前檔案
show-difference = 顯示差異
rendered-difference = 頁面
source-difference = 原始檔差異
no-difference = 沒有差異
unknown-commit = 提交或其中的檔案不明。

## Translations

translations = 翻譯
translations-dashboard = 過時的翻譯
translations-missing = 缺少的翻譯
translations-differences = 結構差異
rows-dashboard = 過時：{ $count }
rows-missing = 缺少：{ $count }
rows-differences = 有差異：{ $count }
pages-total = 頁面總數
pages-missing = 未翻譯
pages-outdated = 過時
completeness = 已翻譯
freshness = 最新
sections = 章節
section = 章節
age = 英文版較新
days = 天數：{ $count }
behind = 落後的提交
commits = 提交：{ $count }
compare = 與英文對照
no-counterpart = 此處沒有內容
no-source-commit = 譯文未註明其英文版本（l10n.sourceCommit）。
up-to-date = 自翻譯以來，英文頁面沒有變更。
english-changed = 翻譯後英文頁面變更的部分：{ $count }。已在下方標出。

## Sitemap

sitemap = 網站地圖
root = 根目錄
