name = AI 帮助
about = 提出关于 Web 开发的问题。回答取自 { $site } 的页面，每条说法都链接到其依据的章节。
report-feedback = 提供反馈
external = 外部链接
table = 表格

landing-title = 问一次，继续构建
landing-lead = AI 帮助根据 { $site } 的文档回答你的问题，并说明每条说法的出处。
landing-features = 新增功能
landing-history-title = 历史记录
landing-history = 回到以前的问题，从上次停下的地方继续提问。
landing-context-title = 更多上下文
landing-context = 后续问题会考虑前面的内容。你也可以就正在阅读的页面提问。
landing-sources-title = 带编号的来源
landing-sources = 每条说法都链接到其依据的章节。没有页面涉及的内容不予回答。
landing-reasons = 可以核对的回答
landing-direct-title = 直接到达
landing-direct = 不知道名称，也能找到正确的章节。
landing-short-title = 要点汇总
landing-short = 并排查看多个页面的内容及其代码示例。
landing-learning-title = 互动学习
landing-learning = 继续提问，修改问题，并在演练场中试用代码示例。

banner-core = Core 每天包含 { $limit } 个问题。Plus 5 和 Supporter 10 没有限制。
banner-subscriber = 你的方案包含 AI 帮助，提问次数没有限制。
upgrade = 立即升级
quota-title = 你今天的 { $limit } 个问题已用完
quota-text = 最迟在第一个问题的一天之后，即可再次提问。Plus 5 和 Supporter 10 没有限制。

question = 你的问题
question-first = 输入你的问题
question-follow = 继续提问
question-left = 今天还可以提 { $count } 个问题
submit = 提交问题
clear = 清除问题
stop = 停止回答
follow = 启用自动滚动
topic-new = 新话题
back = 返回上一个问题
edit = 编辑问题
edit-undo = 撤销编辑
edit-submit = 提交编辑后的问题
version-previous = 上一个问题
version-next = 下一个问题
version = 第 { $at } 个版本，共 { $total } 个

page-about = 你的问题与此页面有关：
page-remove = 询问所有页面

examples = 示例
example-center = 如何让 div 居中？
example-form = 如何用 HTML 创建表单？
example-sort = 如何对 Array 排序？
example-fetch = 如何使用 Fetch API？
example-redirect = 如何用 HTTP 重定向？
example-access = 如何让页面无障碍？

status-searching = 正在搜索 { $site } 的内容……
status-sources = 参考的 { $site } 内容：
status-generating = 正在生成回答……
status-answer = 回答：
status-stopped = 回答（已停止）：
status-done = 回答已完成。
stopped = 已停止回答
failed = 生成回答时出错！
again = 重试
unfinished = 回答仍在撰写中。此页面每 { $seconds } 秒查看一次。
lost = 连接已断开。此页面每 { $seconds } 秒查看一次回答。

refused = { $site } 的页面没有回答这个问题，因此没有答案。AI 帮助只涉及 Web 开发。
nearest = 最接近的页面：
refused-show = 把这个问题给文档作者看
refused-shared = 文档作者可在 90 天内看到问题，但看不到你的名字。
refused-shown = 谢谢！文档作者现在可以看到你的问题。
mark-model = 由语言模型根据以上来源撰写。使用之前请核对来源。
mark-quoted = 引自这些页面，没有任何内容由语言模型撰写。
source = 来源 { $number }

useful = 这个回答有用吗？
useful-yes = 是，有用
useful-no = 否，没有用
useful-shared = 如果选择“否”，文档作者会看到问题和回答，但看不到你的名字。
useful-done = 谢谢！你的评价已保存。
report = 报告此回答的问题

legal-model = 回答由 { $model } 撰写，可能有误。
legal-quoted = 回答是搜索选出的文档段落。
guidance = 阅读完整指南
guidance-title = AI 帮助使用指南
guidance-purpose = AI 帮助用于回答 Web 开发问题。它在 { $site } 的页面中查找能回答你问题的章节，并且只以这些章节为依据。没有页面涉及的问题不予回答。
guidance-check = 回答可能不完整或有误。使用之前，请通过带编号的链接在文档中核对，并在运行代码示例之前先阅读。
guidance-private = 请不要输入个人或机密信息。问题会接受滥用检查，并可能由外部服务处理。只有启用历史记录时才会保存问题，你可以随时删除。你给文档作者看的内容会保存 90 天，不含你的名字。
close = 关闭

history = 回答历史记录
history-show = 显示历史记录
history-off = 你的问题和回答不会保存。启用历史记录后，你可以再次查看。
history-on = 启用历史记录
history-none = 你的问题会列在这里。
history-today = 今天
history-yesterday = 昨天
history-week = 过去 7 天
history-month = 过去 30 天
delete = 删除话题
delete-question = 要永久删除这个话题吗？
cancel = 取消

play = 试一试
play-about = 在演练场中打开此代码
queue = 队列
queue-about = 将此示例加入队列：队列中的所有示例会一起在演练场中打开。
queue-example = 示例 { $number }
queue-choice = 队列：示例 { $number }
queue-remove = 移除示例 { $number }

fault-empty = 请输入问题。
fault-long = 问题太长。请缩短问题，或开始新话题。
fault-quota = 你今天的问题已用完。你的问题仍保留在这里。
fault-flagged = 这个问题违反 AI 帮助的规则。请提其他问题。
fault-busy = 上一个问题仍在回答中。请等待，或停止回答。
fault-full = 目前正在回答的问题太多。你的问题仍保留在这里：请一分钟后重试。
fault-gone = 这个话题已不存在。你的问题仍保留在这里：提交即可开始新话题。
fault-failed = 出了点问题，这个问题不计次数。它仍保留在这里：请重试。
fault-slow = 回答没有及时到达，这个问题不计次数。它仍保留在这里：请重试。
fault-lost = 回答没有到达。你的问题仍保留在这里。它可能已计次数。
fault-lost-kept = 回答没有到达。你的问题仍保留在这里。它可能已计次数并已得到回答：再次提问前，请先查看历史记录。
fault-away = 目前无法连接 AI 帮助。你的问题仍保留在这里：请重试。
