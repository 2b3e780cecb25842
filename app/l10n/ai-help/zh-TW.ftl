name = AI 說明
about = 提出關於 Web 開發的問題。回答取自 { $site } 的頁面，每項說法都連結至其依據的章節。
report-feedback = 提供意見回饋
external = 外部連結
table = 表格

landing-title = 問一次，繼續打造
landing-lead = AI 說明根據 { $site } 的文件回答你的問題，並標示每項說法的出處。
landing-features = 新增功能
landing-history-title = 歷史紀錄
landing-history = 回到先前的問題，從上次停下的地方繼續發問。
landing-context-title = 更多脈絡
landing-context = 後續問題會考量前面的內容。你也可以詢問正在閱讀的頁面。
landing-sources-title = 附編號的來源
landing-sources = 每項說法都連結至其依據的章節。沒有頁面提及的內容不予回答。
landing-reasons = 可以查證的回答
landing-direct-title = 直接抵達
landing-direct = 不知道名稱，也能找到正確的章節。
landing-short-title = 重點彙整
landing-short = 並列檢視多個頁面的內容及其程式碼範例。
landing-learning-title = 互動學習
landing-learning = 繼續發問、編輯問題，並在遊樂場中試用程式碼範例。

banner-core = Core 每天包含 { $limit } 個問題。Plus 5 和 Supporter 10 沒有限制。
banner-subscriber = 你的方案包含 AI 說明，發問次數沒有限制。
upgrade = 立即升級
quota-title = 你今天的 { $limit } 個問題已用完
quota-text = 最晚在第一個問題的一天之後，即可再次發問。Plus 5 和 Supporter 10 沒有限制。

question = 你的問題
question-first = 輸入你的問題
question-follow = 繼續發問
question-left = 今天還可以問 { $count } 個問題
submit = 送出問題
clear = 清除問題
stop = 停止回答
follow = 啟用自動捲動
topic-new = 新主題
back = 返回上一個問題
edit = 編輯問題
edit-undo = 復原編輯
edit-submit = 送出編輯後的問題
version-previous = 上一個問題
version-next = 下一個問題
version = 第 { $at } 個版本，共 { $total } 個

page-about = 你的問題與此頁面有關：
page-remove = 詢問所有頁面

examples = 範例
example-center = 如何讓 div 置中？
example-form = 如何用 HTML 建立表單？
example-sort = 如何排序 Array？
example-fetch = 如何使用 Fetch API？
example-redirect = 如何用 HTTP 重新導向？
example-access = 如何讓頁面無障礙？

status-searching = 正在搜尋 { $site } 的內容……
status-sources = 參考的 { $site } 內容：
status-generating = 正在產生回答……
status-answer = 回答：
status-stopped = 回答（已停止）：
status-done = 回答已完成。
stopped = 已停止回答
failed = 產生回答時發生錯誤！
again = 重試
unfinished = 回答仍在撰寫中。此頁面每 { $seconds } 秒查看一次。
lost = 連線已中斷。此頁面每 { $seconds } 秒查看一次回答。

refused = { $site } 的頁面沒有回答這個問題，因此沒有答案。AI 說明只涵蓋 Web 開發。
nearest = 最接近的頁面：
refused-show = 將這個問題給文件作者看
refused-shared = 文件作者可在 90 天內看到問題，但看不到你的姓名。
refused-shown = 謝謝！文件作者現在可以看到你的問題。
mark-model = 由語言模型根據上方來源撰寫。使用之前請查證來源。
mark-quoted = 引自這些頁面，沒有任何內容由語言模型撰寫。
source = 來源 { $number }

useful = 這個回答有用嗎？
useful-yes = 是，有用
useful-no = 否，沒有用
useful-shared = 如果選擇「否」，文件作者會看到問題和回答，但看不到你的姓名。
useful-done = 謝謝！你的評價已儲存。
report = 回報此回答的問題

legal-model = 回答由 { $model } 撰寫，可能有誤。
legal-quoted = 回答是搜尋選出的文件段落。
guidance = 閱讀完整指引
guidance-title = AI 說明使用指引
guidance-purpose = AI 說明用於回答 Web 開發問題。它在 { $site } 的頁面中尋找能回答你問題的章節，並且只以這些章節為依據。沒有頁面提及的問題不予回答。
guidance-check = 回答可能不完整或有誤。使用之前，請透過附編號的連結在文件中查證，並在執行程式碼範例之前先閱讀。
guidance-private = 請勿輸入個人或機密資料。問題會接受濫用檢查，並可能由外部服務處理。只有啟用歷史紀錄時才會保存問題，你可以隨時刪除。你給文件作者看的內容會保存 90 天，不含你的姓名。
close = 關閉

history = 回答歷史紀錄
history-show = 顯示歷史紀錄
history-off = 你的問題和回答不會保存。啟用歷史紀錄後，你可以再次查看。
history-on = 啟用歷史紀錄
history-none = 你的問題會列在這裡。
history-today = 今天
history-yesterday = 昨天
history-week = 過去 7 天
history-month = 過去 30 天
delete = 刪除主題
delete-question = 要永久刪除這個主題嗎？
cancel = 取消

play = 試試看
play-about = 在遊樂場中開啟此程式碼
queue = 佇列
queue-about = 將此範例加入佇列：佇列中的所有範例會一起在遊樂場中開啟。
queue-example = 範例 { $number }
queue-choice = 佇列：範例 { $number }
queue-remove = 移除範例 { $number }

fault-empty = 請輸入問題。
fault-long = 問題太長。請縮短問題，或開始新主題。
fault-quota = 你今天的問題已用完。你的問題仍保留在這裡。
fault-flagged = 這個問題違反 AI 說明的規則。請詢問其他問題。
fault-busy = 上一個問題仍在回答中。請等待，或停止回答。
fault-full = 目前正在回答的問題太多。你的問題仍保留在這裡：請一分鐘後重試。
fault-gone = 這個主題已不存在。你的問題仍保留在這裡：送出即可開始新主題。
fault-failed = 發生問題，這個問題不計次數。它仍保留在這裡：請重試。
fault-slow = 回答沒有及時送達，這個問題不計次數。它仍保留在這裡：請重試。
fault-lost = 回答沒有送達。你的問題仍保留在這裡。它可能已計次數。
fault-lost-kept = 回答沒有送達。你的問題仍保留在這裡。它可能已計次數並已得到回答：再次提問前，請先查看歷史紀錄。
fault-away = 目前無法連線至 AI 說明。你的問題仍保留在這裡：請重試。
