title = 隐私与遥测
description = 本站如何了解页面的使用情况，以及如何关闭这项功能。
lead = 本站会统计页面的使用情况，以便了解哪些页面需要改进。你可以在这里关闭，无需 JavaScript。

choice-title = 你的选择
state-on = 此浏览器已开启遥测。
state-cookie = 你已关闭遥测，此浏览器不会发送报告。
state-gpc = 你的浏览器发送了 Global Privacy Control 信号，因此遥测已关闭。
state-dnt = 你的浏览器发送了 Do Not Track 信号，因此遥测已关闭。
turn-off = 关闭遥测
turn-on = 开启遥测
choice-text = 关闭时会保存一个名为 { $cookie } 的 Cookie，有效期三年。如果之前开启过遥测，你的浏览器会请求一次删除以前的报告，并清除已保存的数据。

sent-title = 会报告的内容
sent-page = 每个页面的地址（包括你的搜索词）、你从哪个页面而来、响应状态、你的语言、窗口宽度、你所在的国家或地区以及订阅类型。
sent-acts = 你使用了哪些菜单、链接、按钮和搜索，以及是否滚动到页面的 25%、50% 或 75%。
sent-id = 此浏览器生成并保存的随机编号，以及在 30 分钟无活动后更换的访问编号。

not-title = 不会报告的内容
not-sent = 不包括姓名、电子邮件地址、IP 地址、你编写的代码以及其他网站的任何信息。

where-title = 报告发送到哪里
where-here = 只发送到本站。本站按天汇总，不保存单条报告。
where-there = 发送到本站。本站按天汇总，不保存单条报告，并在去除你的 IP 地址后转发给 { $host }。

counts-title = 不依赖遥测的统计
counts-text = 除遥测外，服务器还会按天统计哪些页面被请求、哪些搜索没有结果。这些统计不含任何关于你的信息，也不需要 Cookie。
