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

compat-anchor = 瀏覽器相容性
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
