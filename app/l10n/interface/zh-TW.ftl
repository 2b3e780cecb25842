# Texts of the screens. Article texts are in ../content/.

## Shell

skip-to-content = 跳至主要內容
skip-to-language = 跳至語言選擇
site-home = { $site } 首頁
loading-document = 正在載入文件……

## Main menu

menu-main = 主選單
menu-open = 開啟主選單
menu-close = 關閉主選單
menu-references = 參考
menu-web = Web 技術
menu-web-about = 給開發者的 Web 技術參考
menu-html = HTML
menu-html-about = Web 內容的結構
menu-css = CSS
menu-css-about = 描述文件外觀的程式碼
menu-javascript = JavaScript
menu-javascript-about = 通用指令碼語言
menu-http = HTTP
menu-http-about = 傳輸 Web 資源的協定
menu-api = Web API
menu-api-about = 建構 Web 應用程式的介面
menu-webextensions = Web 擴充套件
menu-webextensions-about = 開發瀏覽器擴充套件
menu-accessibility = 無障礙
menu-accessibility-about = 人人可用的 Web 專案
menu-learn = 學習
menu-learn-overview = 學習專區
menu-learn-overview-about = 從頭學習 Web 開發
menu-learn-html-about = 用 HTML 建立 Web 內容的結構
menu-learn-css-about = 用 CSS 設定內容樣式
menu-learn-javascript-about = 用 JavaScript 製作互動頁面
menu-learn-accessibility-about = 打造人人可用的頁面

## Article

breadcrumbs-label = 導覽路徑
sidebar-label = 相關主題
sidebar-expand = 展開側邊欄
sidebar-collapse = 收合側邊欄
language-menu = 語言：{ $language }
toc-title = 在本文中
translation-note = 此頁面由社群從英文翻譯而來。
translation-note-english = 檢視英文版
article-info = 關於此頁面
article-modified = 此頁面最後修改於 { $date }。
article-modified-unknown = 最後修改日期不明。
article-contributors = 此頁面的貢獻者
article-source = 在 GitHub 上檢視此頁面
article-report = 回報此頁面的問題
copy-code = 複製
copy-done = 已複製！
copy-failed = 複製到剪貼簿時發生錯誤！

## Errors

not-found-title = 找不到頁面
not-found-message = 抱歉，找不到頁面 { $path }。
not-found-translations = 此頁面的其他語言版本
not-found-similar = 名稱相近的頁面
not-found-home = 返回首頁
error-unhandled = 未處理的擲出回應！
error-application = 應用程式錯誤
error-loading = 載入錯誤
error-unknown = 未知錯誤
error-sorry = 我們這邊出了點問題，請稍後再試。
error-incident = 回報用參考編號：{ $id }
error-reload = 嘗試重新載入頁面

## Home

home-description = HTML、CSS、JavaScript、HTTP 與 Web API 的參考與指南。
home-title = 把網頁平台講清楚
home-start = 從這裡開始
home-areas = 文件
home-in-english = 英文
home-empty = 此語言目前還沒有文件。

## Footer

footer-label = 網站連結
footer-tagline = 獻給所有 Web 建構者的文件。
footer-developers = 開發者
footer-glossary = 術語表
footer-license = © { $year } 文件的各位作者。
footer-license-link = 內容依創用 CC 授權條款提供。

## Baseline

baseline-name = Baseline
baseline-high = 廣泛可用
baseline-low = 新近可用
baseline-limited = 有限可用
baseline-discouraged = 已棄用
baseline-removing = 即將移除
baseline-sign-yes = 屬於 Baseline
baseline-sign-no = 不屬於 Baseline
baseline-sign-discouraged = Baseline：不建議使用
baseline-browser-yes = { $browser }：支援
baseline-browser-no = { $browser }：未廣泛支援
baseline-supported-in = { $browsers }支援。
baseline-unsupported-in = { $browsers }未廣泛支援。
baseline-high-text = 此功能已十分成熟。自{ $date }起，它可在各主流瀏覽器的眾多裝置與版本中使用。
baseline-low-text = 自{ $date }起，此功能可在各主流瀏覽器的最新版本中使用。在較舊的裝置或版本中可能無法使用。
baseline-limited-text = 此功能不屬於 Baseline，因為部分最廣泛使用的瀏覽器不支援它。
baseline-discouraged-text = 請避免在新專案中使用此功能。瀏覽器日後可能會移除它。
baseline-removing-text = 瀏覽器即將移除或已經移除此功能。請將其替換。
baseline-asterisk = 此功能的某些部分支援程度有所不同。
baseline-use-discouraged = 請考慮改用下列功能：
baseline-use-removing = 請改用下列功能：
baseline-learn-more = 了解更多
baseline-see-compat = 檢視完整相容性

## Reading

sidebar-filter-label = 篩選側邊欄
sidebar-filter-placeholder = 篩選
sidebar-filter-clear = 清除篩選
sidebar-filter-count = { $count ->
    [0] 沒有符合的項目
   *[other] { $count } 個符合的項目
  }
language-remember = 記住語言
language-remember-about = 今後只要頁面有此語言的版本，就以此語言開啟
language-forget = 忘記已記住的語言
translation-note-always = 一律切換至英文
translation-note-newer = 英文頁面在此譯文之後於 { $date } 有更新。
loading = 載入中…
