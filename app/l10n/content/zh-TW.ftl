### Texts that the compiler writes into articles and sidebars. Values are HTML.

## Notes

note-label = 備註：
warning-label = 警告：

## Badges

badge-experimental = 實驗性
badge-experimental-title = 實驗性。其行為仍可能改變。
badge-nonstandard = 非標準
badge-nonstandard-title = 非標準。使用前請先確認瀏覽器支援情況。
badge-deprecated = 已棄用
badge-deprecated-title = 已棄用。請勿在新專案中使用。
badge-optional = 選用
badge-readonly = 唯讀
badge-readonly-title = 此值可以讀取，但無法設定。
badge-secure-context = 安全環境
badge-secure-context-title = 僅在安全環境（HTTPS）中有效。

## Banners

banner-experimental-label = 實驗性：
banner-experimental-text = 這項技術仍在實驗階段。在正式環境中使用之前，請先查看<a href="{ $url }">瀏覽器相容性表格</a>。
banner-deprecated-label = 已棄用：
banner-deprecated-text = 此功能正逐步淘汰：部分瀏覽器仍支援，但隨時可能失效。請勿在新專案中使用，並盡可能在現有程式碼中將其替換。
banner-nonstandard-label = 非標準：
banner-nonstandard-text = 沒有任何標準定義此功能，因此並非對所有訪客都有效，各實作之間也可能有差異。請避免在公開網站上使用。
banner-secure-context-label = 安全環境：
banner-secure-context-text = 在部分或所有支援此功能的瀏覽器中，僅能在<a href="/{ $locale }/docs/Web/Security/Defenses/Secure_Contexts">安全環境</a>（HTTPS）中使用。
workers-default = 此功能可在 <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Worker</a> 中使用。
workers-worker = 此功能僅可在 <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Worker</a> 中使用。
workers-dedicated = 此功能僅可在<a href="/{ $locale }/docs/Web/API/DedicatedWorkerGlobalScope">專用 Worker</a> 中使用。
workers-service = 此功能僅可在 <a href="/{ $locale }/docs/Web/API/Service_Worker_API">Service Worker</a> 中使用。
workers-window-and-worker = 此功能可在視窗和 <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Worker</a> 中使用。
workers-window-and-dedicated = 此功能僅可在視窗和<a href="/{ $locale }/docs/Web/API/DedicatedWorkerGlobalScope">專用 Worker</a> 中使用。
workers-window-and-service = 此功能僅可在視窗和 <a href="/{ $locale }/docs/Web/API/Service_Worker_API">Service Worker</a> 中使用。
workers-worker-except-service = 此功能僅可在 <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Worker</a> 中使用，但不包括 <a href="/{ $locale }/docs/Web/API/Service_Worker_API">Service Worker</a>。
workers-window-and-worker-except-service = 此功能可在視窗和 <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Worker</a> 中使用，但不包括 <a href="/{ $locale }/docs/Web/API/Service_Worker_API">Service Worker</a>。
workers-window-and-worker-except-shared = 此功能可在視窗和 <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Worker</a> 中使用，但不包括<a href="/{ $locale }/docs/Web/API/SharedWorker">共享 Worker</a>。

## Links and navigation

link-rfc-section = RFC { $number } 第 { $section } 節
nav-previous = 上一頁
nav-next = 下一頁
nav-menu = 概覽：{ $title }

## Embeds and data macros

embed-youtube-title = YouTube 影片
embed-example-title = 範例：{ $path }
embed-sample-title = { $name } 範例
embed-try-it = 嘗試一下
property-attributes-of = { $name } 的屬性特性
property-writable = 可寫入
property-enumerable = 可列舉
property-configurable = 可設定
answer-yes = 是
answer-no = 否

## Sidebars

sidebar-constructor = 建構子
sidebar-static-properties = 靜態屬性
sidebar-instance-properties = 實例屬性
sidebar-static-methods = 靜態方法
sidebar-instance-methods = 實例方法
sidebar-events = 事件
sidebar-inheritance = 繼承
sidebar-related-pages = { $group } 的相關頁面
sidebar-related = 相關主題
sidebar-guides = 指南
sidebar-tutorial = 教學
sidebar-interfaces = 介面
sidebar-properties = 屬性
sidebar-methods = 方法
sidebar-types = 型別
sidebar-standard-objects = 標準內建物件
sidebar-overview = 概覽

## Article HTML

link-external = 外部連結
link-only-in-english = 此頁面僅提供英文版
link-not-created = 此頁面尚未撰寫
scroll-table = 可捲動的表格
scroll-formula = 可捲動的公式
scroll-box = 可捲動的區域

## Formal definitions of CSS

css-info-at-rule = <a href="/{ $locale }/docs/Web/CSS/Reference/At-rules">相關 @ 規則</a>
css-info-initial = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Property_value_processing#initial_value">初始值</a>
css-info-applies-to = 適用於
css-info-also-applies-to = { $facts }。也適用於 { $names }。
css-info-inherited = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Inheritance">是否繼承</a>
css-info-percentages = 百分比
css-info-computed = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Property_value_processing#computed_value">計算值</a>
css-info-animation-type = <a href="/{ $locale }/docs/Web/CSS/Guides/Animations/Animatable_properties">動畫類型</a>
css-info-stacking = <a href="/{ $locale }/docs/Web/CSS/Guides/Positioned_layout/Stacking_context">建立堆疊環境</a>
css-info-each-property = 與簡寫中的各個屬性相同：
css-info-not-found = { $name } 的形式定義未知。

## Compatibility tables and specifications

compat-caption = { $query } 的瀏覽器相容性
compat-feature = 功能
compat-platform-desktop = 桌面版
compat-platform-mobile = 行動版
compat-platform-server = 伺服器
compat-row-link = 此列的連結
compat-yes = 完整支援
compat-partial = 部分支援
compat-preview = 預覽版本支援
compat-no = 不支援
compat-unknown = 支援情況不明
compat-version-no = 否
compat-version-preview = 預覽版
compat-mark-footnote = 參閱實作備註
compat-mark-disabled = 需由使用者自行啟用
compat-mark-altname = 使用非標準名稱
compat-mark-prefix = 需要廠商前綴
compat-mark-more = 有更多相容性資訊
compat-released = 發布日期：{ $date }
compat-removed = 自版本 { $version } 起移除
compat-prefix = 需要廠商前綴 { $prefix }
compat-altname = 以名稱 { $name } 實作
compat-flag-since = 自版本 { $from } 起需透過旗標啟用。
compat-flag-between = 自版本 { $from } 至版本 { $until }（不含）需透過旗標啟用。
compat-flag-preference = 請啟用偏好設定 { $name }。
compat-flag-preference-value = 請將偏好設定 { $name } 設為 { $value }。
compat-flag-runtime = 請使用旗標 { $name } 啟動瀏覽器。
compat-flag-runtime-value = 請使用旗標 { $name } 並設為 { $value } 來啟動瀏覽器。
compat-flag-place = 可在 { $url } 變更 { $browser } 的偏好設定。
compat-bug = 參閱 bug { $number }
compat-implementation = 參閱程式碼變更
compat-legend = 圖例
compat-tip = 選擇含有更多資訊的儲存格，即可開啟備註與歷程。
compat-report = 回報此相容性資料的問題
compat-source = 在 GitHub 上檢視資料
compat-source-title = 檔案：{ $file }
compat-missing = 找不到 { $query } 的相容性資料。
compat-missing-report = 回報此問題
spec-heading = 規範
spec-unknown = 未知的規範
spec-none = 找不到規範
spec-none-text = 資料中沒有 { $query } 的規範。若你知道相應規範，請將其新增至<a class="external" target="_blank" href="{ $url }">瀏覽器相容性資料</a>。

## Formal syntax

css-syntax-sources = 形式語法由 { $specs } 定義。瀏覽器可能僅支援其中一部分。

## Lists, diagrams and old macros

summary-missing = 暫無摘要。
list-filter = 篩選此頁內容
inheritance-diagram-label = { $name } 的繼承關係
svg-info-categories = 類別
svg-info-content = 允許的內容
svg-info-interface = DOM 介面
svg-info-attributes = 屬性
svg-info-specification = 規範
extension-examples = 範例擴充套件
extension-example-name = 範例
extension-example-apis = API
extension-example-description = 描述
no-tag-omission = 不可省略：起始標籤和結束標籤都是必要的。

## Choice of browsers in compatibility tables

compat-choice = 選擇瀏覽器
compat-choice-hint = 選擇要在此表格和所有其他相容性表格中顯示的欄。所選內容會儲存在此裝置的 Cookie 中。若未選取任何項目，則會全部顯示。
compat-choice-apply = 顯示所選項目
compat-choice-all = 顯示全部
compat-choice-count = 顯示 { $shown } / { $all } 個
## Home

home-description = HTML、CSS、JavaScript、HTTP 與 Web API 的參考與指南。
search-description = 搜尋 { $site }

## Samples and their runner

runner-caution = 注意：這是示範頁面
runner-caution-text = 此頁面的程式碼來自它的網址，任何人都可能是作者。請勿輸入密碼或其他個人資料。
runner-code = 顯示程式碼
runner-open = 在遊樂場中開啟
runner-continue = 繼續
runner-no-code = 沒有可執行的程式碼
runner-no-code-text = 此網址中沒有程式碼，可能已被截斷。
runner-unreadable = 無法讀取程式碼
runner-unreadable-text = 此網址中的程式碼已損壞或被截斷。
runner-too-large = 程式碼太大
runner-too-large-text = 最多可以執行 1 MiB 的程式碼。
runner-forbidden = 無法在此顯示
runner-forbidden-text = 此程式碼只能在本站的框架中執行。請改在遊樂場中開啟。
runner-missing = 找不到範例
runner-missing-text = 此頁面沒有該名稱的範例，頁面可能已變更。
sample-play = 試試看
sample-result = 結果
queue-title = 佇列
queue-about = 將此範例加入佇列：佇列中的所有範例會一起在遊樂場中開啟。
queue-example = 範例 { $number }
queue-remove = 移除範例 { $number }
## Interactive examples

example-run = 執行
example-reset = 重設
example-output = 輸出
example-console = 主控台輸出
example-values = 選擇值
example-unsupported = 你的瀏覽器不支援目前的值。
example-hint = Tab 鍵用於縮排。先按 Esc 再按 Tab 可離開編輯器。
name-part = { $name }：{ $part }
example-failed = 無法載入編輯器。

## Markdown twins (the first sentence follows the word Baseline)

twin-baseline-high = 自 { $date } 起廣泛可用。
twin-baseline-low = 自 { $date } 起新近可用。
twin-baseline-limited = 有限可用：並非所有主要瀏覽器都支援。
twin-baseline-discouraged = 已棄用：請勿在新專案中使用。
twin-baseline-removing = 即將從瀏覽器中移除。
twin-baseline-instead = 請改用下列功能：
twin-pointer = 所有頁面的索引：{ $url }。在頁面網址後加上 `.md` 即可取得其 Markdown。
twin-missing-page = { $path } 沒有頁面
twin-missing-section = 此頁面沒有 { $section } 章節
twin-suggestions = 你可能要找的頁面
twin-featured = 精選文章
twin-news = 新聞

## Lists of pages for programs (llms.txt)

llms-summary = Web 平台文件：Markdown 格式的指南與參考。此語言共有 { $count } 個頁面。
llms-usage = 在頁面網址後加上 `.md` 即可取得其 Markdown，加上 `?section=ID` 可取得單一章節。其他語言的清單：{ $url }。
llms-mcp = 支援 Model Context Protocol 的程式可透過 { $url } 取得相同的頁面。
llms-area-summary = { $site } 的一部分：{ $count } 個頁面。所有領域：{ $url }
llms-areas = 領域
llms-pages = 頁面
llms-others = 其他頁面
llms-languages = 語言
llms-count = { $count } 個頁面
llms-full = 將全部內容下載為一個檔案：{ $url }

## AI Help, quoted answers (Markdown)

ai-help-quoted = 以下段落逐字引自本站的頁面。此回答並非由模型撰寫。
ai-help-more = 其他頁面：

# Archives for reading offline (app/services/exports).
archive-skip = 跳到內文
archive-search = 搜尋
archive-search-none = 找不到任何內容。
archive-search-script = 搜尋需要 JavaScript。不使用 JavaScript 也可以瀏覽所有頁面的清單。
archive-index = 所有頁面（依字母順序）
archive-sidebar = 相關頁面
archive-contents = 目錄
archive-toc = 本頁內容
archive-original = 本頁的網路版本
archive-about = 關於此副本
archive-copy = { $site } 的副本，內容截至 { $date }。
archive-copy-undated = { $site } 的副本。
archive-license = 內容依創用 CC 授權條款提供。
archive-authors = 每個頁面都連結到註明作者的網路原文。
archive-image = 網路上的圖片
archive-sample = 網路上的此範例
archive-curriculum = 課程
