# Texts of the screens. Article texts are in ../content/.

## Shell

skip-to-content = 跳至主要內容
skip-to-search = 跳至搜尋
skip-to-toc = 跳至目錄
skip-to-language = 跳至語言選擇
agents-page = 致 AI 代理：此頁面的 Markdown 版本位於 { $markdown }，所有頁面的清單位於 { $list }。
agents-site = 致 AI 代理：本站所有頁面的 Markdown 清單位於 { $list }。
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
article-contribute = 如何參與貢獻
article-contributors = 此頁面的貢獻者
article-source = 在 GitHub 上檢視此頁面
article-markdown = 將頁面複製為 Markdown
article-report = 回報此頁面的問題
article-ask = 向 AI 說明詢問此頁面
copy-code = 複製
copy-done = 已複製！
copy-failed = 複製到剪貼簿時發生錯誤！

## Errors

not-found-title = 找不到頁面
not-found-message = 抱歉，找不到頁面 { $path }。
not-found-translations = 此頁面的其他語言版本
not-found-similar = 名稱相近的頁面
not-found-home = 返回首頁
error-unhandled = 發生未處理的錯誤回應！
error-application = 應用程式錯誤
error-loading = 載入錯誤
error-unknown = 未知錯誤
error-sorry = 我們這邊出了點問題，請稍後再試。
error-incident = 回報用參考編號：{ $id }
error-reload = 嘗試重新載入頁面

## Home

home-title = 把 Web 平台講清楚
home-start = 從這裡開始
home-areas = 文件
home-in-english = 英文
home-empty = 此語言目前還沒有文件。

## Footer

footer-label = 網站連結
footer-tagline = 獻給所有 Web 建構者的文件。
footer-developers = 開發者
footer-glossary = 術語表
footer-changes = 近期變更
footer-license = © { $first }–{ $year } 文件作者
footer-license-year = © { $year } 文件作者
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
baseline-supported-in = { $browsers } 支援。
baseline-unsupported-in = { $browsers } 未廣泛支援。
baseline-high-text = 此功能已十分成熟。自 { $date }起，它可在各主流瀏覽器的眾多裝置與版本中使用。
baseline-low-text = 自 { $date }起，此功能可在各主流瀏覽器的最新版本中使用。在較舊的裝置或版本中可能無法使用。
baseline-limited-text = 此功能不屬於 Baseline，因為部分最廣泛使用的瀏覽器不支援它。
baseline-discouraged-text = 請避免在新專案中使用此功能。瀏覽器日後可能會移除它。
baseline-removing-text = 瀏覽器即將移除或已經移除此功能。請將其替換。
baseline-asterisk = 此功能的某些部分支援程度有所不同。
baseline-use-discouraged = 請考慮改用下列功能：
baseline-use-removing = 請改用下列功能：
baseline-learn-more = 了解更多
baseline-see-compat = 檢視完整相容性

## Feedback

feedback-title = 協助改善 { $site }
feedback-question = 這個頁面對你有幫助嗎？
feedback-yes = 有
feedback-no = 沒有
feedback-reason-question = 為什麼這個頁面對你沒有幫助？
feedback-reason-outdated = 內容已過時
feedback-reason-incomplete = 缺少資訊
feedback-reason-code-examples = 程式碼範例的執行結果不如預期
feedback-reason-technical = 內容有誤
feedback-reason-consistency = 用語前後不一致
feedback-reason-incomprehensible = 難以理解
feedback-reason-linguistic = 語言有錯誤
feedback-reason-other = 其他
feedback-submit = 送出
feedback-thanks = 感謝你的意見！
feedback-failed-title = 你的意見未能儲存
feedback-fault-vote = 請選擇「有」或「沒有」。
feedback-fault-reason = 請選擇一個原因。
feedback-fault-page = 這個頁面不存在，無法評價。
feedback-fault-limited = 你提供意見的次數過於頻繁，請在 { $minutes } 分鐘後再試。
feedback-fault-unavailable = 未能儲存你的意見，請稍後再試。
feedback-back = 返回頁面
## Baseline: dates, versions, feedback

baseline-high-since = 自 { $date }起廣泛可用。
baseline-versions = 首個支援此功能的版本：
baseline-version-none = 不支援
baseline-feedback = 回報意見
## Header

theme-menu = 佈景主題
theme-os-default = 跟隨系統
theme-light = 淺色
theme-dark = 深色
theme-current = （已選取）
menu-in-english = （英文）
menu-new = 新
menu-new-feature = 新功能
menu-news = 你收藏集中的頁面有變更
menu-plus = Plus
menu-plus-overview = 概覽
menu-plus-overview-about = 為你量身打造的文件
menu-ai-help = AI 說明
menu-ai-help-about = 隨時發問，從文件中取得解答
ai-help-deleted = 你的 AI 說明主題已刪除。
ai-help-question = 你向 AI 說明提出的問題
menu-collections = 收藏集
menu-collections-about = 你收藏的文章
menu-updates = 更新
menu-updates-about = 瀏覽器的變更一目了然
menu-plus-docs = 使用說明
menu-plus-docs-about = 如何使用 Plus 的功能
menu-plus-faq = 常見問題
menu-plus-faq-about = 關於 Plus 的常見問題
menu-curriculum = 課程
menu-blog = 部落格
menu-tools = 工具
menu-play = 遊樂場
menu-play-about = 撰寫、試驗並分享程式碼
menu-observatory = HTTP Observatory
menu-observatory-about = 免費檢查網站的安全性
account-log-in = 登入
account-sign-up = 免費註冊
toast-close = 關閉訊息

## Footer lists

footer-site = { $site }
footer-about = 關於
footer-careers = 徵才
footer-advertise = 刊登廣告
footer-api = 資料與 API
footer-downloads = 下載
footer-support = 支援
footer-help = 產品說明
footer-report = 回報問題
footer-telemetry = 隱私與遙測
footer-communities = 我們的社群
footer-community = 社群
footer-guidelines = 寫作指南
footer-forum = 論壇
footer-chat = 聊天室
footer-learn = 學習 Web 開發
footer-hacks = Hacks 部落格
footer-social = { $site } 的 { $network }
footer-privacy = 網站隱私權聲明
footer-cookies = Cookie
footer-legal = 法律資訊
footer-participation = 社群參與準則
## Quick search

quick-search-label = 搜尋 { $site }
quick-search-placeholder = 搜尋
quick-search-hero = 你在找什麼？
quick-search-submit = 搜尋
quick-search-clear = 清除搜尋內容
quick-search-open = 搜尋本站
quick-search-close = 關閉搜尋
quick-search-list = 標題相符的頁面
quick-search-loading = 正在載入搜尋索引……
quick-search-failed = 搜尋索引載入失敗！
quick-search-none = 找不到相符的文件標題。
quick-search-near = 相似的標題
quick-search-more = 沒有找到想要的內容？
quick-search-site = 在全站搜尋「{ $query }」
quick-search-broken = 顯示搜尋結果時發生錯誤。詳情請查看主控台。
quick-search-count =
    { $count ->
       *[other] 找到 { $count } 個頁面
    }

## Home regions

home-featured = 精選文章
home-news = 最新消息
home-news-new = 新
home-contributions = 最近的貢獻
home-spotlight = 貢獻者聚焦
home-spotlight-involved = 參與貢獻 →
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
translation-note-newer = 英文頁面在此譯文之後於 { $date }有更新。
loading = 正在載入……

## Search page

search-title = 搜尋：「{ $query }」
search-title-page = 搜尋：「{ $query }」（第 { $page } 頁）
search-none = 未輸入搜尋字詞，因此沒有結果。
search-heading = 搜尋結果：{ $query }
search-heading-page = 搜尋結果：{ $query }（第 { $page } 頁）
search-label = 搜尋文件
search-submit = 搜尋
search-help = 可以搜尋什麼
search-help-text = 可以輸入程式碼中所寫的功能名稱，或用幾個詞描述你想做的事。引號內的詞會視為一個整體來尋找。例如：
search-language = 語言：
search-both = 兩者
search-sort = 排序方式：
search-sort-best = 最佳結果
search-sort-relevance = 相關性
search-sort-popularity = 熱門程度
search-topics = 主題
search-topic-all = 所有主題
search-topic-other = 其他
search-found = 找到 { $count } 個結果。
search-matches = { $count } 個結果
search-suggestion = 你是不是要找……
search-close = 沒有與此名稱完全相符的頁面。以下名稱與其相近。
search-some = 沒有頁面包含所有這些字詞。以下頁面包含其中一部分。
search-paging = 結果頁面
search-page = 第 { $page } 頁
search-previous = 上一頁
search-next = 下一頁
search-beyond = 沒有那麼多結果。
search-first-page = 前往第一頁
search-nothing = 找不到任何內容。
search-tip-spelling = 請檢查拼字。
search-tip-words = 請減少字詞，或使用較一般的字詞。
search-tip-topics = 在所有主題中搜尋
search-tip-english = 以英文搜尋
search-areas = 或者從以下領域開始：
search-error = 搜尋錯誤
search-fault = <code>{ $param }</code>：{ $fault }
search-fault-too-long = 搜尋內容太長，請縮短。
search-fault-page = 必須是 1 到 { $most } 之間的整數。
search-fault-unknown = 沒有這個選項。

## Reader choices

shortcuts-title = 鍵盤快速鍵
shortcuts-search = 搜尋
shortcuts-list = 顯示此清單
shortcuts-move = 在結果與選單中移動
shortcuts-open = 開啟結果
shortcuts-tab = 在新分頁開啟結果
shortcuts-close = 關閉或清空欄位
shortcuts-single = 使用單鍵快速鍵
shortcuts-single-why = 如果瀏覽器或語音控制需要使用 / 或 ?，請關閉此項。
choice-close = 關閉
code-options = 程式碼顯示方式
code-wrap = 長行自動換行
code-numbers = 顯示行號
## Saving articles

bookmark-save = 收藏
bookmark-saved = 已收藏
bookmark-offline = 你目前離線。收藏需要網路連線。
bookmark-offline-short = 離線
bookmark-done = 已收藏至「{ $name }」。
bookmark-removed = 已從「{ $name }」中移除。

## Collections

collections-title = 收藏集
collections-intro = 收藏常看的文章，並為每篇寫下自己的筆記。
collections-new = 新增收藏集
collections-default = 已收藏的文章
collections-default-about = 預設收藏集。
collections-count =
    { $count ->
       *[other] { $count } 篇文章
    }
collections-edited = { $when }編輯
collections-empty = 新增一個收藏集……
collections-edit = 編輯
collections-delete = 刪除
collections-back = ← 返回
collections-search = 在此收藏集中搜尋
collections-sort = 排序方式：
collections-sort-date = 收藏時間
collections-sort-title = 標題（遞增）
collections-sort-title-descending = 標題（遞減）
collections-show = 顯示
collections-matches =
    { $count ->
        [0] 沒有符合「{ $query }」的內容。
       *[other] 「{ $query }」有 { $count } 筆符合的結果。
    }
collections-show-all = 顯示所有文章
collections-loading = 正在載入……
collections-load-failed = 發生錯誤（重試）
collections-no-items = 此收藏集中還沒有內容。
collections-no-items-how = 打開一篇文章並選擇「收藏」，即可放到這裡。
collections-export = 匯出為：
collections-saved = { $when }收藏
collections-note-add = 新增筆記
collections-note-edit = 編輯筆記
collections-note-more = 查看完整筆記
collections-note-less = 收起
collections-paging = 此收藏集的頁面
collections-page = 第 { $page } 頁
collections-previous = 上一頁
collections-next = 下一頁

updates-title = 更新
updates-title-of = { $name } 的更新
updates-title-release = { $release } 的變更
updates-intro = 根據公開的相容性資料，列出各瀏覽器版本新增與移除的功能。
updates-releases = 版本
updates-baseline = 進入 Baseline
updates-filter = 篩選更新
updates-browsers = 瀏覽器
updates-categories = 技術
updates-category-manifests = 資訊清單
updates-category-mediatypes = 媒體類型
updates-collections = 收藏集
updates-search = 依關鍵字篩選
updates-sort = 排序方式：
updates-sort-desc = 最新
updates-sort-asc = 最舊
updates-show = 顯示
updates-reset = 重設所有篩選條件
updates-login = 登入後即可篩選、搜尋與排序。
updates-count =
    { $count ->
       *[other] { $count } 項更新
    }
updates-added = 新增
updates-removed = 移除
updates-engines = { $engines } 支援
updates-engines-none = 目前沒有引擎支援
updates-article = 查看完整文章
updates-find-article = 搜尋文章
updates-table = 顯示瀏覽器相容性
updates-no-table = 本站沒有頁面包含此功能的表格。
updates-save = 收藏
updates-none = 找不到更新。
updates-none-filtered = 沒有符合篩選條件的更新。
updates-paging = 更新分頁
updates-page = 第 { $page } 頁
updates-previous = 上一頁
updates-next = 下一頁
updates-all = 所有更新
updates-feeds = Atom 訂閱源
updates-feed-list = 此清單的訂閱源
updates-feed-of = 訂閱源：{ $title }
updates-feeds-browsers = 依瀏覽器
updates-feeds-categories = 依技術
updates-feed-added = 新增：{ $features }
updates-feed-removed = 移除：{ $features }
updates-feed-more = { $features }，以及另外 { $count } 項
updates-own-title = 你的收藏集訂閱源
updates-own-intro = 在訂閱閱讀器中查看瀏覽器為你收藏集中的頁面新增和移除了什麼。
updates-own-secret = 此位址是保密的：知道它的人都能讀取訂閱源，從而看到你收藏了哪些頁面。如果位址已經外洩，請更換。
updates-own-address = 你的訂閱源位址
updates-own-none = 你還沒有訂閱源。
updates-own-create = 建立訂閱源
updates-own-renew = 更換位址
updates-own-revoke = 關閉訂閱源
updates-own-renewed = 你的訂閱源有了新位址。
updates-own-revoked = 你的訂閱源已關閉。
updates-own-failed = 目前無法儲存。請稍後再試一次。
collections-edit-title = 編輯收藏集
collections-delete-title = 刪除收藏集
collections-delete-question = 要刪除收藏集「{ $name }」嗎？
collections-delete-items =
    { $count ->
       *[other] 其中 { $count } 篇收藏的文章及其筆記也會一併刪除。
    }
collections-move-title = 移動文章
collections-move-question = 要將「{ $name }」中的「{ $title }」移到哪裡？
collections-move-nowhere = 還沒有其他可移入的收藏集。
collections-remove-title = 移除文章
collections-remove-question = 要將「{ $title }」從「{ $name }」中移除嗎？
collections-remove-note = 你的筆記也會一併刪除。
collections-done-created = 已建立收藏集「{ $name }」。
collections-done-changed = 變更已儲存。
collections-done-deleted = 已刪除收藏集「{ $name }」。
collections-done-moved = 「{ $title }」已移到「{ $name }」。
collections-done-removed = 已移除「{ $title }」。
collections-interrupted-title = 無法連線到你的帳號
collections-interrupted = 目前無法確認這是誰的帳號，因此未能儲存。你輸入的內容保留在此頁面：請稍候片刻，然後重新傳送。
collections-interrupted-again = 重新傳送
form-foreign-title = 此表單屬於另一個帳號
form-foreign = 你以 { $openedAs } 的身分開啟了它，而現在以 { $email } 的身分登入。沒有儲存任何內容。
form-foreign-unknown = 無法確認它是用哪個帳號開啟的。你現在以 { $email } 的身分登入。沒有儲存任何內容。
form-foreign-send = 以 { $email } 的身分傳送
collections-gone-title = 這裡已經沒有此內容
collections-gone = 它可能已在其他視窗中刪除或移動，或者屬於其他帳號。
collections-gone-kept = 你輸入的內容保留在下方，可以重新儲存。
account-unavailable = 本站目前無法查詢帳號。不需要帳號的功能一切照常。請稍後再試。
collection-add = 加入收藏集
collection-edit-item = 編輯項目
collection-create = 建立收藏集
collection-select = 收藏集：
collection-option-new = + 新增收藏集
collection-new-name = 新收藏集的名稱（若要新增）：
collection-name = 名稱：
collection-description = 描述：
collection-note = 筆記：
collection-save = 儲存
collection-saving = 正在儲存……
collection-delete = 刪除
collection-deleting = 正在刪除……
collection-move = 移動
collection-moving = 正在移動……
collection-remove = 移除
collection-cancel = 取消
collection-discard = 要捨棄你輸入的內容嗎？
collection-error = 錯誤：{ $message }
collection-fault-check = 請檢查下方標出的內容。
collection-fault-missing = 請填寫此欄位。
collection-fault-blank = 請在此欄位填寫至少一個可見字元。
collection-fault-too-long = 請確認輸入不超過 { $limit } 個字元。
collection-fault-too-large = 內容過長，無法傳送。你輸入的內容還在這裡，請縮短後再試。
collection-fault-character = 文字中含有無法儲存的字元。
collection-fault-name-taken = 已有名為「{ $name }」的收藏集。
collection-fault-already-saved = 該收藏集中已有這篇文章。
collection-fault-not-saved = 這篇文章未收藏在該收藏集中。
collection-fault-page = 無法收藏：這不是本站的頁面。
collection-fault-default = 預設收藏集無法變更或刪除。
collection-fault-unavailable = 未能儲存。你輸入的內容還在這裡，請稍後再試。
collection-fault-loading = 未能載入你的收藏集，請稍後再試。
collection-fault-signed-out = 你已登出。請在另一個視窗登入，然後在此重試。
collection-fault-foreign = 你以 { $openedAs } 的身分開啟了它，但現在登入的是另一個帳號。沒有儲存任何內容。你輸入的內容仍在這裡。
collection-conflict-title = 內容已被變更
collection-conflict = 另一個視窗儲存了下面的版本。你的版本仍在表單中，尚未儲存：再次儲存即可取代。
collection-limit-title = 想要更多？
collection-limit =
    { $limit ->
       *[other] 你的方案最多可有 { $limit } 個收藏集。Plus 方案沒有限制。
    }
account-upgrade = 立即升級

## Frequently viewed

viewed-title = 經常瀏覽的文章
viewed-about = 過去 30 天內至少打開過兩次的文章。此清單僅保存在本瀏覽器中。
viewed-no-script = 此清單保存在你的瀏覽器中，需要 JavaScript 才能顯示。
viewed-empty = 過去 30 天內沒有打開過兩次的文章。
viewed-count =
    { $count ->
       *[other] 瀏覽 { $count } 次
    }
viewed-latest = 上次瀏覽：{ $when }
viewed-updated = { $when }更新
viewed-more = 顯示更多
## Accounts

account-menu = 使用者選單
account-menu-title = 我的 { $site } Plus
account-subscriber = Plus 訂閱者
account-settings = 我的設定
account-help = 說明
account-feedback = 意見回饋
account-sign-out = 登出
account-maintenance = 維護中
account-api-down = API 因維護而暫停服務。你可以繼續瀏覽 { $site } Web Docs，但 { $site } Plus 和搜尋可能無法使用。感謝你的耐心等候！
account-changed = 你現在以 { $email } 的身分登入。此頁面屬於另一個帳號：重新載入前，請先複製你輸入的內容。
account-left = 你已在另一個視窗登出。你輸入的內容仍在這裡：重新登入即可儲存。
sign-in-failed-title = 你尚未登入
sign-in-fault-refused = 這次登入已過期，或是在另一個瀏覽器中開始的。請重新開始。
sign-in-fault-provider = 帳號服務目前沒有回應。不需要帳號的功能仍可使用；請過幾分鐘再嘗試登入。
sign-in-fault-database = 網站目前無法查詢帳號。不需要帳號的功能仍可使用；請過幾分鐘再嘗試登入。
sign-in-again = 再試一次
sign-in-back = 不登入，繼續瀏覽
sign-in-kept-title = 你已登出
sign-in-kept-about = 你的工作階段已過期，因此尚未儲存。你輸入的內容會保留 30 分鐘：登入後會重新填入。
sign-in-ended-about = 你的工作階段已過期，因此上一次變更可能尚未儲存。登入後會回到原來的頁面。
demo-title = 選擇一個示範帳號
demo-about = 本網站附有供試用的帳號。選擇一個即可登入：不需要密碼，也不會傳送任何資料到別處。
demo-cancel = 取消
demo-plan-core = Core
demo-plan-mdn-plus-5m = Plus 5（按月）
demo-plan-mdn-plus-5y = Plus 5（按年）
demo-plan-mdn-plus-10m = Supporter 10（按月）
demo-plan-mdn-plus-10y = Supporter 10（按年）
## Plus landing

plus-hero-title = 讓文件<u>為你所用</u>
plus-get-started = 開始使用
plus-whats-included = 包含哪些功能
plus-ads-title = 告別廣告
plus-ads-text = 訂閱者可以關閉廣告，只留下文章和安靜的閱讀。
plus-ai-text = 用自己的話提問。答案來自文件，並列出所依據的頁面，方便你查證。
plus-playground-text = 撰寫 HTML、CSS 和 JavaScript，立即看到效果，並以連結分享結果。
plus-updates-text = 瀏覽器新支援和不再支援的功能，都在一份清單裡。可依瀏覽器、技術或你自己的收藏集篩選。
plus-collections-text = 收藏文章並加上筆記，依專案或主題整理成收藏集，在任何裝置上都找得到。
plus-learn-more = 了解更多
plus-choose = 選擇方案
plus-or-log-in = 或登入
plus-pay-yearly = 年繳即享 2 個月免費
plus-pay-yearly-on = （已選擇；此連結可返回月繳）
plus-not-sold = 你所在的地區尚未提供付費方案。免費方案在任何地方都能使用。
plus-not-here = 本站無法購買付費方案。
plus-free = 免費
plus-per-month = /月
plus-billed-month = 每月計費
plus-billed-year = 每年計費
plus-includes = 包含：
plus-includes-unlimited = 不限量使用：
plus-item-updates = 篩選和排序更新
plus-item-collections-core = 最多 3 個收藏集
plus-item-playgrounds = 分享遊樂場
plus-item-ai-core = AI 說明：每天 5 個問題
plus-item-ads = 無廣告
plus-item-collections = 文章收藏集
plus-item-early = 搶先體驗新功能
plus-item-pride = 支持我們的榮譽感
plus-start = 開始使用 { $plan }
plus-upgrade = 升級到 { $plan }
plus-current = 目前方案
plus-unavailable = 無法使用
plus-terms = 檢視條款與細則

## Settings

settings-title = 設定
settings-account-section = 管理帳號
settings-ads = 無廣告體驗
settings-ads-text = 無廣告閱讀 { $site }。
settings-ads-more = 關於本站廣告
settings-ads-only = 無廣告體驗僅供 { $site } Plus 訂閱者使用。
settings-account = 帳號
settings-account-text = 你的姓名、電子郵件地址和密碼由帳號提供者保管。
settings-account-demo = 本站使用內建的示範帳號，沒有可管理的內容。
settings-new-tab = （在新分頁開啟）
settings-subscription = { $site } Plus 訂閱
settings-subscription-text = 變更或取消方案，並查看付款紀錄。
settings-subscriptions = 訂閱管理
settings-sessions-section = 工作階段
settings-sessions = 已登入的瀏覽器
settings-sessions-text = 以下瀏覽器可以使用你的帳號。請登出你不認識或不再使用的瀏覽器。全部登出時，此瀏覽器也會登出。
settings-session-browser = { $system } 上的 { $browser }
settings-session-unknown = 不明的瀏覽器
settings-session-current = 此瀏覽器
settings-session-created = 登入於 { $date }。
settings-session-seen = 最近使用於 { $date }。
settings-session-end = 登出
settings-session-ended = 該瀏覽器已登出。
settings-sessions-end = 在所有位置登出
settings-sessions-ended = 你已在所有瀏覽器登出。
settings-history = 啟用歷史紀錄
settings-history-kept = 啟用後，你向 AI 說明提出的問題及其回答最多保存六個月，方便你回顧。
settings-history-off = 關閉後，已保存的內容會隱藏，但不會刪除。
settings-delete = 刪除歷史紀錄
settings-delete-text = 無論歷史紀錄是否啟用，都會刪除你的問題和回答，以及相關的全部紀錄。
settings-delete-question = 要永久刪除你的 AI 說明歷史紀錄嗎？
settings-cancel = 取消
settings-history-deleted = 你的 AI 說明歷史紀錄已刪除。
settings-ai-links = 隱藏頁面上的連結
settings-ai-links-text = 隱藏文件頁面上用於向 AI 說明發問的連結。
settings-updated-section = 掌握最新消息
settings-newsletter = { $site } Plus 電子報（即將停止）
settings-newsletter-text = 電子報即將停止：所有人都會被取消訂閱，資料也會清除。
settings-newsletter-final = 你現在就可以取消訂閱。取消後無法再次訂閱。
settings-newsletter-not = 你沒有訂閱。
settings-offline-section = 離線存取
settings-on = 開
settings-off = 關
settings-saving = 正在儲存……
settings-saved = 已儲存。
settings-failed = 無法儲存。請稍後再試。
settings-problem-form = 無法讀取此表單。沒有任何變更。
settings-problem-subscribers = 僅供 { $site } Plus 訂閱者使用。沒有任何變更。
settings-problem-left = 你已取消訂閱電子報，無法再次訂閱。
settings-problem-unavailable = 無法儲存你的設定。請稍後再試。
settings-problem-signed-out = 你當時已登出，因此沒有變更任何內容。請重新選擇。

## Flash messages

language-remembered = 今後頁面若有「{ $language }」版本，將以該語言開啟。
language-forgotten = 頁面不再以記住的語言開啟。

## Titles of loading states

loading-title = 正在載入……
error-loading-title = 載入錯誤

## Too many requests

refusal-foreign-title = 從其他網站傳送
refusal-foreign-about = 此表單來自其他網站的頁面（例如已儲存的副本），因此未進行任何處理。傳送的內容顯示在下方：請將其複製到本站的表單中。
refusal-large-title = 內容過長，無法傳送
refusal-large-about = 你傳送的內容超出本站可接受的長度，因此未進行任何處理。請返回：你輸入的內容仍在表單中。縮短後再次傳送即可。
refusal-title = 請求過多
refusal-about = 你送出的請求超出網站的處理能力，這次的操作並未執行。請返回上一頁，並在 { $seconds } 秒後再試。

## Article: actions, groups of headings, links to a selection, layout

article-actions = 文章操作
toc-subsections = 子章節：
selection-link = 複製指向所選文字的連結
page-options = 頁面顯示方式
page-wide = 加寬內文
page-alone = 只顯示文章，隱藏兩側清單
code-download = 將此程式碼儲存為檔案
## Playground

play-title = 遊樂場
play-description = 撰寫 HTML、CSS 和 JavaScript，立刻看到效果。
play-format = 格式化
play-format-fault = 無法格式化 { $language }（第 { $line } 行）
play-run = 執行
play-run-again = 顯示結果
play-run-large = 這段程式碼太長，放不進網址。按下按鈕即可顯示結果。
play-share = 分享
play-clear = 清空
play-reset = 重設
play-auto = 自動執行
play-editor = { $language } 程式碼
play-hint = Tab 鍵用於縮排。若要以鍵盤離開編輯器，請先按 Esc，再按 Tab。按 Ctrl+Enter 執行程式碼；程式碼會保存在這個瀏覽器裡。
play-source = 此程式碼來自頁面
play-empty = 還沒有程式碼。撰寫 HTML、CSS 或 JavaScript，結果會顯示在這裡。
play-starter = 從範例開始
play-drafts = 最近的草稿
play-apart = 開啟原網址上你的另一份程式碼（這裡的程式碼有了新網址）
play-result = 結果
play-console = 主控台
play-console-clear = 清空主控台
play-console-empty = 還沒有任何輸出。
play-level-info = 資訊
play-level-warn = 警告
play-level-error = 錯誤
play-resize-columns = 編輯器寬度
play-resize-console = 結果高度
play-clear-question = 確定要清空所有內容嗎？
play-reset-question = 確定要還原你的變更嗎？
play-cancel = 取消
play-close = 關閉
play-shared-warning = 這段程式碼由他人撰寫。請先閱讀：只有在你選擇執行之後才會執行。
play-share-title = 分享你的程式碼
play-share-markdown = 以 Markdown 分享
play-share-markdown-copy = 將 Markdown 複製到剪貼簿
play-share-url = 以資料 URL 分享
play-share-url-copy = 將資料 URL 複製到剪貼簿
play-share-url-too-long = 這段程式碼太長，放不進網址。
play-share-link = 透過永久連結分享程式碼
play-share-sign-in = 有了帳號，就能為你的程式碼建立短連結。這段期間程式碼會留在這裡。
play-share-log-in = 登入
play-share-create = 建立連結
play-share-creating = 正在建立連結……
play-share-address = 程式碼的連結
play-share-done = 你的程式碼已儲存。任何擁有此連結的人都可以開啟它。
play-share-copy = 複製到剪貼簿
play-share-fault-signed-out = 你已登出。請在另一個視窗登入後再試一次：程式碼會留在這裡。
play-share-fault-too-large = 這段程式碼太長，無法分享：總共最多 1 MiB。
play-share-fault-limited = 你在短時間內建立了太多連結。請稍後再試。
play-share-fault-failed = 無法建立連結。請稍後再試一次。
play-flag = 看到不當內容嗎？
play-flag-reason = 這段程式碼有什麼問題？
play-flag-send = 檢舉
play-flag-done = 謝謝，你的檢舉已送出。
play-problem-state = 無法讀取這個網址中的程式碼。網址是否複製完整？
play-problem-id = 這個網址沒有分享的程式碼。
play-problem-sample = 沒有這個範例。它所在的頁面可能已變更。
play-problem-given = 此程式碼原本在另一個分頁或另一個瀏覽器中。
play-problem-too-large = 這段程式碼太長：總共最多 1 MiB。
play-problem-signed-out = 請先登入，才能用連結分享程式碼。
play-problem-limited = 短時間內操作過多。請稍後再試。
play-problem-unavailable = 無法儲存。請稍後再試一次。
play-problem-reason = 請說明這段程式碼有什麼問題。

## Description of the search (OpenSearch)

search-about = 搜尋為 Web 開發者撰寫的指南、參考資料與教學：HTML、CSS、JavaScript、HTTP 以及 Web 平台的各種介面。

## Too many requests: kept text

refusal-kept = 你輸入的內容會保留在此頁面：時間一到，即可從這裡傳送。

## Data for programs

data-title = 提供程式和代理使用的資料
data-about = 程式可以讀取本站的全部內容：JSON、Markdown、編輯器資料，以及提供代理使用的伺服器。不需要登入，也不需要金鑰。
data-agents = 代理
data-agents-about = 撰寫程式碼的代理和助理可以透過 Model Context Protocol 存取文件。請加入這個位址：
data-tools = 它的工具可以搜尋、讀取頁面和章節，並提供瀏覽器支援、Baseline 狀態和瀏覽器變更的資訊。
data-limits = 每分鐘傳送給代理工具的訊息請不要超過 { $requests } 則；超出的訊息會收到狀態碼 429。
data-editors = 編輯器
data-editors-about = 提供編輯器使用的資料：名稱、說明、值和瀏覽器支援。參數 { $name } 用來選擇語言。
data-json = JSON 介面
data-json-about = 位址和參數；每個回應的結構請見 OpenAPI 描述。
data-description = OpenAPI 描述
data-address = 位址
data-parameters = 參數
data-answer = 回應
data-none = 無

## Offline reading

connection-offline = 你正在離線閱讀。
connection-online = 你已恢復連線。
offline-title = 離線閱讀
offline-lead = 此瀏覽器會保留你最近開啟的 { $count } 個頁面及其所需的檔案，沒有網路時也能再次閱讀。登入後開啟的頁面不會保留。
offline-missing = 你處於離線狀態，此瀏覽器沒有保留你要看的頁面。
offline-missing-list = 已保留的頁面如下：
offline-pages = 此瀏覽器保留的頁面
offline-none = 這裡還沒有頁面。如果瀏覽器允許執行指令碼並支援 Service Worker，頁面會隨著你的閱讀出現。
offline-limits = 搜尋和表單需要網路。如果你用過這種語言的快速搜尋，離線時也能依標題查找。
offline-examples = 範例只能在連線時執行。
offline-keep = 保留我開啟的頁面
offline-stop = 不保留頁面
offline-delete = 刪除保留的頁面
offline-on = 此瀏覽器會保留你開啟的頁面。
offline-off = 此瀏覽器不再保留頁面。
offline-deleted = 保留的頁面已刪除。
settings-offline-pages = 未登入時開啟過的頁面，在沒有網路時也能再次閱讀。
settings-offline-manage = 管理保留的頁面
settings-content-title = { $site } 離線儲存空間
settings-content-text = 將一種語言的所有頁面連同搜尋和範例保存在此瀏覽器中，以便在沒有網路時閱讀。
settings-content-only = 只有 { $site } Plus 訂閱者才能離線保存整個語言的內容。
settings-content-script = 離線保存整個語言的內容需要 JavaScript。
settings-content-unavailable = 離線模式無法使用。此瀏覽器或私密視窗不允許使用。
settings-content-none = 本站目前不提供離線閱讀的內容。
settings-content-language = 語言
settings-content-area = 內容
settings-content-area-all = 全部
settings-content-area-learn = 學習
settings-content-area-html = HTML
settings-content-area-css = CSS
settings-content-area-javascript = JavaScript
settings-content-area-api = Web API
settings-content-area-http = HTTP
settings-content-prefer = 優先使用線上內容
settings-content-prefer-text = 有網路時從網路載入頁面。
settings-content-auto = 啟用自動更新
settings-content-auto-text = 在你使用本站時，每小時檢查一次新內容。
settings-content-status = 更新狀態
settings-content-empty = 尚未下載任何內容。
settings-content-updated = 上次更新於 { $date }。
settings-content-checking = 正在檢查更新
settings-content-current = 已是最新
settings-content-check = 檢查更新
settings-content-update = 立即更新
settings-content-download = 下載
settings-content-downloading = 正在下載……
settings-content-unpacking = 正在解壓縮……{ $percent }%
settings-content-clearing = 正在清除……
settings-content-pause = 暫停
settings-content-paused = 已停在 { $percent }%
settings-content-resume = 繼續
settings-content-problem-room = 此瀏覽器的空間不足。你原有的內容沒有改變。
settings-content-problem-network = 無法取得內容。請稍後再試。
settings-content-problem-damaged = 內容已損壞，未被使用。請重新下載。
settings-content-used = 已用儲存空間
settings-content-size = { $size } MiB
settings-content-clear = 清除資料
settings-content-clear-question = 要從此瀏覽器中移除所有離線內容嗎？
