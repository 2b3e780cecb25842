title = 隱私與遙測
description = 本站如何了解頁面的使用情況，以及如何關閉這項功能。
lead = 本站會統計頁面的使用情況，以便了解哪些頁面需要改善。你可以在這裡關閉，不需要 JavaScript。

choice-title = 你的選擇
state-on = 此瀏覽器已開啟遙測。
state-cookie = 你已關閉遙測，此瀏覽器不會傳送報告。
state-gpc = 你的瀏覽器傳送了 Global Privacy Control 訊號，因此遙測已關閉。
state-dnt = 你的瀏覽器傳送了 Do Not Track 訊號，因此遙測已關閉。
turn-off = 關閉遙測
turn-on = 開啟遙測
choice-text = 關閉時會儲存一個名為 { $cookie } 的 Cookie，效期三年。如果先前開啟過遙測，你的瀏覽器會要求一次刪除以前的報告，並清除已儲存的資料。

sent-title = 會回報的內容
sent-page = 每個頁面的網址（包括你的搜尋字詞）、你從哪個頁面而來、回應狀態、你的語言、視窗寬度、你所在的國家或地區以及訂閱類型。
sent-acts = 你使用了哪些選單、連結、按鈕和搜尋，以及是否捲動到頁面的 25%、50% 或 75%。
sent-id = 此瀏覽器產生並儲存的隨機編號，以及在 30 分鐘沒有活動後更換的造訪編號。

not-title = 不會回報的內容
not-sent = 不包括姓名、電子郵件地址、IP 位址、你撰寫的程式碼以及其他網站的任何資訊。

where-title = 報告傳送到哪裡
where-here = 只傳送到本站。本站按日彙總，不儲存單筆報告。
where-there = 傳送到本站。本站按日彙總，不儲存單筆報告，並在去除你的 IP 位址後轉送給 { $host }。

counts-title = 不依賴遙測的統計
counts-text = 除了遙測，伺服器還會按日統計哪些頁面被要求、哪些搜尋沒有結果。這些統計不含任何關於你的資訊，也不需要 Cookie。
