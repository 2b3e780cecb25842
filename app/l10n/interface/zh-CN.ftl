# Texts of the screens. Article texts are in ../content/.

## Shell

skip-to-content = 跳转到主要内容
skip-to-search = 跳转到搜索
skip-to-toc = 跳转到目录
skip-to-language = 跳转到语言选择
agents-page = 致 AI 智能体：此页面的 Markdown 版本位于 { $markdown }，所有页面的列表位于 { $list }。
agents-site = 致 AI 智能体：本站所有页面的 Markdown 列表位于 { $list }。
site-home = { $site } 主页
loading-document = 正在加载文档……

## Main menu

menu-main = 主菜单
menu-open = 打开主菜单
menu-close = 关闭主菜单
menu-references = 参考
menu-web = Web 技术
menu-web-about = 面向开发者的 Web 技术参考
menu-html = HTML
menu-html-about = Web 内容的结构
menu-css = CSS
menu-css-about = 描述文档外观的代码
menu-javascript = JavaScript
menu-javascript-about = 通用脚本语言
menu-http = HTTP
menu-http-about = 传输 Web 资源的协议
menu-api = Web API
menu-api-about = 用于构建 Web 应用的接口
menu-webextensions = Web 扩展
menu-webextensions-about = 开发浏览器扩展
menu-accessibility = 无障碍
menu-accessibility-about = 人人可用的 Web 项目
menu-learn = 学习
menu-learn-overview = 学习区
menu-learn-overview-about = 从零开始学习 Web 开发
menu-learn-html-about = 使用 HTML 组织 Web 内容
menu-learn-css-about = 使用 CSS 设置内容样式
menu-learn-javascript-about = 使用 JavaScript 实现页面交互
menu-learn-accessibility-about = 构建人人可用的页面

## Article

breadcrumbs-label = 面包屑导航
sidebar-label = 相关主题
sidebar-expand = 展开侧边栏
sidebar-collapse = 收起侧边栏
language-menu = 语言：{ $language }
toc-title = 在本文中
translation-note = 本页面由社区从英文翻译而来。
translation-note-english = 查看英文版
article-info = 关于本页
article-modified = 本页面最后修改于 { $date }。
article-contribute = 如何参与贡献
article-contributors = 本页面的贡献者
article-source = 在 GitHub 上查看此页面
article-markdown = 将页面复制为 Markdown
article-report = 报告此页面的问题
article-ask = 向 AI 帮助询问此页面
copy-code = 复制
copy-done = 已复制！
copy-failed = 复制到剪贴板时出错！

## Errors

not-found-title = 找不到页面
not-found-message = 抱歉，找不到页面 { $path }。
not-found-translations = 此页面的其他语言版本
not-found-similar = 名称相近的页面
not-found-home = 返回主页
error-unhandled = 出现未处理的错误响应！
error-application = 应用程序错误
error-loading = 加载错误
error-unknown = 未知错误
error-sorry = 我们这边出了点问题，请稍后再试。
error-incident = 报告用参考编号：{ $id }
error-reload = 尝试重新加载页面

## Home

home-title = 把 Web 平台讲清楚
home-start = 从这里开始
home-areas = 文档
home-in-english = 英文
home-empty = 此语言目前还没有文档。

## Footer

footer-label = 网站链接
footer-tagline = 面向所有 Web 构建者的文档。
footer-developers = 开发者
footer-glossary = 术语表
footer-changes = 近期更改
footer-license = © { $first }–{ $year } 文档作者
footer-license-year = © { $year } 文档作者
footer-license-link = 内容依照知识共享许可协议提供。

## Baseline

baseline-name = Baseline
baseline-high = 广泛可用
baseline-low = 新近可用
baseline-limited = 有限可用
baseline-discouraged = 已弃用
baseline-removing = 即将移除
baseline-sign-yes = 属于 Baseline
baseline-sign-no = 不属于 Baseline
baseline-sign-discouraged = Baseline：不推荐
baseline-browser-yes = { $browser }：支持
baseline-browser-no = { $browser }：未广泛支持
baseline-supported-in = { $browsers } 支持。
baseline-unsupported-in = { $browsers } 未广泛支持。
baseline-high-text = 此特性已十分成熟。自 { $date }起，它可在各主流浏览器的众多设备和版本中使用。
baseline-low-text = 自 { $date }起，此特性可在各主流浏览器的最新版本中使用。在较旧的设备或版本中可能无法使用。
baseline-limited-text = 此特性不属于 Baseline，因为一些使用最广泛的浏览器不支持它。
baseline-discouraged-text = 请避免在新项目中使用此特性。浏览器将来可能会移除它。
baseline-removing-text = 浏览器即将移除或已经移除此特性。请将其替换。
baseline-asterisk = 此特性的某些部分支持程度有所不同。
baseline-use-discouraged = 请考虑改用以下特性：
baseline-use-removing = 请改用以下特性：
baseline-learn-more = 了解更多
baseline-see-compat = 查看完整兼容性

## Feedback

feedback-title = 帮助改进 { $site }
feedback-question = 本页面对你有帮助吗？
feedback-yes = 有
feedback-no = 没有
feedback-reason-question = 为什么本页面对你没有帮助？
feedback-reason-outdated = 内容已过时
feedback-reason-incomplete = 缺少信息
feedback-reason-code-examples = 代码示例未能按预期运行
feedback-reason-technical = 内容有误
feedback-reason-consistency = 术语前后不一致
feedback-reason-incomprehensible = 难以理解
feedback-reason-linguistic = 语言有错误
feedback-reason-other = 其他
feedback-submit = 提交
feedback-thanks = 感谢你的反馈！
feedback-failed-title = 你的反馈未能保存
feedback-fault-vote = 请选择“有”或“没有”。
feedback-fault-reason = 请选择一个原因。
feedback-fault-page = 该页面不存在，无法评价。
feedback-fault-limited = 你的反馈过于频繁，请在 { $minutes } 分钟后再试。
feedback-fault-unavailable = 未能保存你的反馈，请稍后再试。
feedback-back = 返回页面
## Baseline: dates, versions, feedback

baseline-high-since = 自 { $date }起广泛可用。
baseline-versions = 首个支持此特性的版本：
baseline-version-none = 不支持
baseline-feedback = 提交反馈
## Header

theme-menu = 主题
theme-os-default = 跟随系统
theme-light = 浅色
theme-dark = 深色
theme-current = （已选择）
menu-in-english = （英文）
menu-new = 新
menu-new-feature = 新功能
menu-news = 你收藏集中的页面有变化
menu-plus = Plus
menu-plus-overview = 概述
menu-plus-overview-about = 为你定制的文档
menu-ai-help = AI 帮助
menu-ai-help-about = 随时提问，从文档中获得答案
ai-help-deleted = 你的 AI 帮助话题已删除。
ai-help-question = 你向 AI 帮助提出的问题
menu-collections = 收藏集
menu-collections-about = 你收藏的文章
menu-updates = 更新
menu-updates-about = 浏览器的变化一目了然
menu-plus-docs = 使用文档
menu-plus-docs-about = 如何使用 Plus 的功能
menu-plus-faq = 常见问题
menu-plus-faq-about = 关于 Plus 的常见问题
menu-curriculum = 课程
menu-blog = 博客
menu-tools = 工具
menu-play = 演练场
menu-play-about = 编写、试验并分享代码
menu-observatory = HTTP Observatory
menu-observatory-about = 免费检查网站的安全性
account-log-in = 登录
account-sign-up = 免费注册
toast-close = 关闭消息

## Footer lists

footer-site = { $site }
footer-about = 关于
footer-careers = 招聘
footer-advertise = 广告合作
footer-api = 数据与 API
footer-downloads = 下载
footer-support = 支持
footer-help = 产品帮助
footer-report = 报告问题
footer-telemetry = 隐私与遥测
footer-communities = 我们的社区
footer-community = 社区
footer-guidelines = 写作指南
footer-forum = 论坛
footer-chat = 聊天
footer-learn = 学习 Web 开发
footer-hacks = Hacks 博客
footer-social = { $site } 的 { $network }
footer-privacy = 网站隐私声明
footer-cookies = Cookie
footer-legal = 法律信息
footer-participation = 社区参与准则
## Quick search

quick-search-label = 搜索 { $site }
quick-search-placeholder = 搜索
quick-search-hero = 你在找什么？
quick-search-submit = 搜索
quick-search-clear = 清除搜索内容
quick-search-open = 搜索本站
quick-search-close = 关闭搜索
quick-search-list = 标题匹配的页面
quick-search-loading = 正在加载搜索索引……
quick-search-failed = 搜索索引加载失败！
quick-search-none = 没有找到匹配的文档标题。
quick-search-near = 相似的标题
quick-search-more = 没有找到想要的内容？
quick-search-site = 在全站搜索“{ $query }”
quick-search-broken = 显示搜索结果时出错。详情请查看控制台。
quick-search-count =
    { $count ->
       *[other] 找到 { $count } 个页面
    }

## Home regions

home-featured = 精选文章
home-news = 最新消息
home-news-new = 新
home-contributions = 最近的贡献
home-spotlight = 贡献者聚焦
home-spotlight-involved = 参与进来 →
## Reading

sidebar-filter-label = 筛选侧边栏
sidebar-filter-placeholder = 筛选
sidebar-filter-clear = 清除筛选
sidebar-filter-count = { $count ->
    [0] 没有匹配项
   *[other] { $count } 个匹配项
  }
language-remember = 记住语言
language-remember-about = 今后，只要页面有此语言的版本，就以此语言打开
language-forget = 忘记已记住的语言
translation-note-always = 始终切换到英文
translation-note-newer = 英文页面在此译文之后于 { $date }有更新。
loading = 正在加载……

## Search page

search-title = 搜索：“{ $query }”
search-title-page = 搜索：“{ $query }”（第 { $page } 页）
search-none = 未输入搜索词，因此没有结果。
search-heading = 搜索结果：{ $query }
search-heading-page = 搜索结果：{ $query }（第 { $page } 页）
search-label = 搜索文档
search-submit = 搜索
search-help = 可以搜索什么
search-help-text = 可以输入代码中所写的特性名称，或用几个词描述你想做的事。引号内的词会作为整体查找。例如：
search-language = 语言：
search-both = 两者
search-sort = 排序方式：
search-sort-best = 最佳匹配
search-sort-relevance = 相关度
search-sort-popularity = 热门程度
search-topics = 主题
search-topic-all = 全部主题
search-topic-other = 其他
search-found = 找到 { $count } 个结果。
search-matches = { $count } 个结果
search-suggestion = 你是不是要找……
search-close = 没有与此名称完全一致的页面。以下名称与之相近。
search-some = 没有包含所有这些词的页面。以下页面包含其中一部分。
search-paging = 结果页
search-page = 第 { $page } 页
search-previous = 上一页
search-next = 下一页
search-beyond = 没有那么多结果。
search-first-page = 转到第一页
search-nothing = 未找到任何内容。
search-tip-spelling = 请检查拼写。
search-tip-words = 请减少词语，或使用更宽泛的词语。
search-tip-topics = 在全部主题中搜索
search-tip-english = 用英文搜索
search-areas = 或者从以下领域开始：
search-error = 搜索错误
search-fault = <code>{ $param }</code>：{ $fault }
search-fault-too-long = 搜索内容过长，请缩短。
search-fault-page = 必须是 1 到 { $most } 之间的整数。
search-fault-unknown = 没有这个选项。

## Reader choices

shortcuts-title = 键盘快捷键
shortcuts-search = 搜索
shortcuts-list = 显示此列表
shortcuts-move = 在结果和菜单中移动
shortcuts-open = 打开结果
shortcuts-tab = 在新标签页中打开结果
shortcuts-close = 关闭或清空输入框
shortcuts-single = 使用单键快捷键
shortcuts-single-why = 如果浏览器或语音控制需要使用 / 或 ?，请关闭此项。
choice-close = 关闭
code-options = 代码显示方式
code-wrap = 长行自动换行
code-numbers = 显示行号
## Saving articles

bookmark-save = 收藏
bookmark-saved = 已收藏
bookmark-offline = 你处于离线状态。收藏需要网络连接。
bookmark-offline-short = 离线
bookmark-done = 已收藏到“{ $name }”。
bookmark-removed = 已从“{ $name }”中移除。

## Collections

collections-title = 收藏集
collections-intro = 收藏常看的文章，并为每篇写下自己的笔记。
collections-new = 新建收藏集
collections-default = 已收藏的文章
collections-default-about = 默认收藏集。
collections-count =
    { $count ->
       *[other] { $count } 篇文章
    }
collections-edited = { $when }编辑
collections-empty = 新建一个收藏集……
collections-edit = 编辑
collections-delete = 删除
collections-back = ← 返回
collections-search = 在此收藏集中搜索
collections-sort = 排序方式：
collections-sort-date = 收藏时间
collections-sort-title = 标题（升序）
collections-sort-title-descending = 标题（降序）
collections-show = 显示
collections-matches =
    { $count ->
        [0] 没有与“{ $query }”匹配的内容。
       *[other] “{ $query }”有 { $count } 条匹配结果。
    }
collections-show-all = 显示所有文章
collections-loading = 正在加载……
collections-load-failed = 出错（重试）
collections-no-items = 此收藏集中还没有内容。
collections-no-items-how = 打开一篇文章并选择“收藏”，即可放到这里。
collections-export = 导出为：
collections-saved = { $when }收藏
collections-note-add = 添加笔记
collections-note-edit = 编辑笔记
collections-note-more = 查看完整笔记
collections-note-less = 收起
collections-paging = 此收藏集的页面
collections-page = 第 { $page } 页
collections-previous = 上一页
collections-next = 下一页

updates-title = 更新
updates-title-of = { $name } 的更新
updates-title-release = { $release } 的变化
updates-intro = 根据公开的兼容性数据，列出各浏览器版本新增和移除的特性。
updates-releases = 版本
updates-baseline = 进入 Baseline
updates-filter = 筛选更新
updates-browsers = 浏览器
updates-categories = 技术
updates-category-manifests = 清单
updates-category-mediatypes = 媒体类型
updates-collections = 收藏集
updates-search = 按关键词筛选
updates-sort = 排序方式：
updates-sort-desc = 最新
updates-sort-asc = 最早
updates-show = 显示
updates-reset = 重置所有筛选条件
updates-login = 登录后即可筛选、搜索和排序。
updates-count =
    { $count ->
       *[other] { $count } 项更新
    }
updates-added = 新增
updates-removed = 移除
updates-engines = { $engines } 支持
updates-engines-none = 当前没有引擎支持
updates-article = 查看完整文章
updates-find-article = 搜索文章
updates-table = 显示浏览器兼容性
updates-no-table = 本站没有页面包含此特性的表格。
updates-save = 收藏
updates-none = 没有找到更新。
updates-none-filtered = 没有符合筛选条件的更新。
updates-paging = 更新分页
updates-page = 第 { $page } 页
updates-previous = 上一页
updates-next = 下一页
updates-all = 所有更新
updates-feeds = Atom 订阅源
updates-feed-list = 此列表的订阅源
updates-feed-of = 订阅源：{ $title }
updates-feeds-browsers = 按浏览器
updates-feeds-categories = 按技术
updates-feed-added = 新增：{ $features }
updates-feed-removed = 移除：{ $features }
updates-feed-more = { $features }，以及另外 { $count } 项
updates-own-title = 你的收藏集订阅源
updates-own-intro = 在订阅阅读器中查看浏览器为你收藏集中的页面新增和移除了什么。
updates-own-secret = 此地址是保密的：知道它的人都能读取订阅源，从而看到你收藏了哪些页面。如果地址已经泄露，请更换。
updates-own-address = 你的订阅源地址
updates-own-none = 你还没有订阅源。
updates-own-create = 创建订阅源
updates-own-renew = 更换地址
updates-own-revoke = 关闭订阅源
updates-own-renewed = 你的订阅源有了新地址。
updates-own-revoked = 你的订阅源已关闭。
updates-own-failed = 目前无法保存。请稍后再试。
collections-edit-title = 编辑收藏集
collections-delete-title = 删除收藏集
collections-delete-question = 要删除收藏集“{ $name }”吗？
collections-delete-items =
    { $count ->
       *[other] 其中 { $count } 篇收藏的文章及其笔记也会一并删除。
    }
collections-move-title = 移动文章
collections-move-question = 要将“{ $name }”中的“{ $title }”移到哪里？
collections-move-nowhere = 还没有其他可移入的收藏集。
collections-remove-title = 移除文章
collections-remove-question = 要将“{ $title }”从“{ $name }”中移除吗？
collections-remove-note = 你的笔记也会一并删除。
collections-done-created = 已创建收藏集“{ $name }”。
collections-done-changed = 更改已保存。
collections-done-deleted = 已删除收藏集“{ $name }”。
collections-done-moved = “{ $title }”已移到“{ $name }”。
collections-done-removed = 已移除“{ $title }”。
collections-interrupted-title = 无法连接到你的账户
collections-interrupted = 现在无法确认这是谁的账户，因此未能保存。你输入的内容保留在此页面：请稍等片刻，然后重新发送。
collections-interrupted-again = 重新发送
form-foreign-title = 此表单属于另一个账户
form-foreign = 你以 { $openedAs } 的身份打开了它，而现在以 { $email } 的身份登录。没有保存任何内容。
form-foreign-unknown = 无法确认它是用哪个账户打开的。你现在以 { $email } 的身份登录。没有保存任何内容。
form-foreign-send = 以 { $email } 的身份发送
collections-gone-title = 这里已经没有此内容
collections-gone = 它可能已在其他窗口中被删除或移动，或者属于其他账户。
collections-gone-kept = 你输入的内容保留在下方，可以重新保存。
account-unavailable = 本站现在无法查询账户。不需要账户的功能一切照常。请稍后重试。
collection-add = 添加到收藏集
collection-edit-item = 编辑条目
collection-create = 创建收藏集
collection-select = 收藏集：
collection-option-new = + 新建收藏集
collection-new-name = 新收藏集的名称（如果要新建）：
collection-name = 名称：
collection-description = 描述：
collection-note = 笔记：
collection-save = 保存
collection-saving = 正在保存……
collection-delete = 删除
collection-deleting = 正在删除……
collection-move = 移动
collection-moving = 正在移动……
collection-remove = 移除
collection-cancel = 取消
collection-discard = 要放弃你输入的内容吗？
collection-error = 错误：{ $message }
collection-fault-check = 请检查下方标出的内容。
collection-fault-missing = 请填写此字段。
collection-fault-blank = 请在此字段填写至少一个可见字符。
collection-fault-too-long = 请确保输入不超过 { $limit } 个字符。
collection-fault-too-large = 内容过长，无法发送。你输入的内容还在这里，请缩短后重试。
collection-fault-character = 文本中含有无法保存的字符。
collection-fault-name-taken = 已有名为“{ $name }”的收藏集。
collection-fault-already-saved = 该收藏集中已有这篇文章。
collection-fault-not-saved = 这篇文章未收藏在该收藏集中。
collection-fault-page = 无法收藏：这不是本站的页面。
collection-fault-default = 默认收藏集无法更改或删除。
collection-fault-unavailable = 未能保存。你输入的内容还在这里，请稍后重试。
collection-fault-loading = 未能加载你的收藏集，请稍后重试。
collection-fault-signed-out = 你已退出登录。请在另一个窗口登录，然后在此重试。
collection-fault-foreign = 你以 { $openedAs } 的身份打开了它，但现在登录的是另一个账户。没有保存任何内容。你输入的内容仍在这里。
collection-conflict-title = 内容已被更改
collection-conflict = 另一个窗口保存了下面的版本。你的版本仍在表单中，尚未保存：再次保存即可替换。
collection-limit-title = 想要更多？
collection-limit =
    { $limit ->
       *[other] 你的方案最多可有 { $limit } 个收藏集。Plus 方案没有限制。
    }
account-upgrade = 立即升级

## Frequently viewed

viewed-title = 经常浏览的文章
viewed-about = 过去 30 天内至少打开过两次的文章。此列表仅保存在本浏览器中。
viewed-no-script = 此列表保存在你的浏览器中，需要 JavaScript 才能显示。
viewed-empty = 过去 30 天内没有打开过两次的文章。
viewed-count =
    { $count ->
       *[other] 浏览 { $count } 次
    }
viewed-latest = 上次浏览：{ $when }
viewed-updated = { $when }更新
viewed-more = 显示更多
## Accounts

account-menu = 用户菜单
account-menu-title = 我的 { $site } Plus
account-subscriber = Plus 订阅者
account-settings = 我的设置
account-help = 帮助
account-feedback = 反馈
account-sign-out = 退出登录
account-maintenance = 正在维护
account-api-down = API 因维护暂停服务。你可以继续浏览 { $site } Web Docs，但 { $site } Plus 和搜索可能无法使用。感谢你的耐心等待！
account-changed = 你现在以 { $email } 的身份登录。此页面属于另一个账户：重新加载前，请先复制你输入的内容。
account-left = 你已在另一个窗口退出登录。你输入的内容仍在这里：重新登录即可保存。
sign-in-failed-title = 你尚未登录
sign-in-fault-refused = 这次登录已过期，或是在另一个浏览器中开始的。请重新开始。
sign-in-fault-provider = 账户服务目前没有响应。不需要账户的功能仍可使用；请过几分钟再尝试登录。
sign-in-fault-database = 网站目前无法查询账户。不需要账户的功能仍可使用；请过几分钟再尝试登录。
sign-in-again = 重试
sign-in-back = 不登录，继续浏览
sign-in-kept-title = 你已退出登录
sign-in-kept-about = 你的会话已过期，因此尚未保存。你输入的内容会保留 30 分钟：登录后会重新填入。
sign-in-ended-about = 你的会话已过期，因此上一次更改可能尚未保存。登录后会回到原来的页面。
demo-title = 选择一个演示账户
demo-about = 本站点附带供试用的账户。选择一个即可登录：无需密码，也不会向任何地方发送数据。
demo-cancel = 取消
demo-plan-core = Core
demo-plan-mdn-plus-5m = Plus 5（按月）
demo-plan-mdn-plus-5y = Plus 5（按年）
demo-plan-mdn-plus-10m = Supporter 10（按月）
demo-plan-mdn-plus-10y = Supporter 10（按年）
## Plus landing

plus-hero-title = 让文档<u>为你所用</u>
plus-get-started = 开始使用
plus-whats-included = 包含哪些功能
plus-ads-title = 告别广告
plus-ads-text = 订阅者可以关闭广告，只留下文章和安静的阅读。
plus-ai-text = 用自己的话提问。答案来自文档，并列出所依据的页面，方便你核对。
plus-playground-text = 编写 HTML、CSS 和 JavaScript，立即看到效果，并用链接分享结果。
plus-updates-text = 浏览器新支持和不再支持的特性，都在一个列表里。可按浏览器、技术或你自己的收藏集筛选。
plus-collections-text = 收藏文章并添加笔记，按项目或主题整理成收藏集，在任何设备上都能找到。
plus-learn-more = 了解更多
plus-choose = 选择方案
plus-or-log-in = 或登录
plus-pay-yearly = 按年付费，免费获赠 2 个月
plus-pay-yearly-on = （已选择；此链接可返回按月付费）
plus-not-sold = 你所在的地区暂不提供付费方案。免费方案在任何地方都可使用。
plus-not-here = 本站无法购买付费方案。
plus-free = 免费
plus-per-month = /月
plus-billed-month = 按月计费
plus-billed-year = 按年计费
plus-includes = 包含：
plus-includes-unlimited = 不限量使用：
plus-item-updates = 筛选和排序更新
plus-item-collections-core = 最多 3 个收藏集
plus-item-playgrounds = 分享演练场
plus-item-ai-core = AI 帮助：每天 5 个问题
plus-item-ads = 无广告
plus-item-collections = 文章收藏集
plus-item-early = 抢先体验新功能
plus-item-pride = 支持我们的自豪感
plus-start = 开始使用 { $plan }
plus-upgrade = 升级到 { $plan }
plus-current = 当前方案
plus-unavailable = 不可用
plus-terms = 查看条款和条件

## Settings

settings-title = 设置
settings-account-section = 管理账户
settings-ads = 无广告体验
settings-ads-text = 无广告阅读 { $site }。
settings-ads-more = 关于本站广告
settings-ads-only = 无广告体验仅供 { $site } Plus 订阅者使用。
settings-account = 账户
settings-account-text = 你的姓名、电子邮件地址和密码由账户提供方保管。
settings-account-demo = 本站使用内置的演示账户，没有可管理的内容。
settings-new-tab = （在新标签页中打开）
settings-subscription = { $site } Plus 订阅
settings-subscription-text = 更改或取消方案，并查看付款记录。
settings-subscriptions = 订阅管理
settings-sessions-section = 会话
settings-sessions = 已登录的浏览器
settings-sessions-text = 以下浏览器可以使用你的账户。请退出你不认识或不再使用的浏览器。全部退出时，此浏览器也会退出登录。
settings-session-browser = { $system } 上的 { $browser }
settings-session-unknown = 未知浏览器
settings-session-current = 此浏览器
settings-session-created = 登录于 { $date }。
settings-session-seen = 最近使用于 { $date }。
settings-session-end = 退出登录
settings-session-ended = 该浏览器已退出登录。
settings-sessions-end = 在所有位置退出登录
settings-sessions-ended = 你已在所有浏览器中退出登录。
settings-history = 启用历史记录
settings-history-kept = 启用后，你向 AI 帮助提出的问题及其回答最多保存六个月，方便你回看。
settings-history-off = 关闭后，已保存的内容会被隐藏，但不会删除。
settings-delete = 删除历史记录
settings-delete-text = 无论历史记录是否启用，都会删除你的问题和回答，以及有关的全部记录。
settings-delete-question = 要永久删除你的 AI 帮助历史记录吗？
settings-cancel = 取消
settings-history-deleted = 你的 AI 帮助历史记录已删除。
settings-ai-links = 隐藏页面上的链接
settings-ai-links-text = 隐藏文档页面上用于向 AI 帮助提问的链接。
settings-updated-section = 获取最新消息
settings-newsletter = { $site } Plus 新闻通讯（即将停止）
settings-newsletter-text = 新闻通讯即将停止：所有人都会被退订，数据也会被清除。
settings-newsletter-final = 你现在就可以退订。退订后无法再次订阅。
settings-newsletter-not = 你没有订阅。
settings-offline-section = 离线访问
settings-on = 开
settings-off = 关
settings-saving = 正在保存……
settings-saved = 已保存。
settings-failed = 无法保存。请稍后再试。
settings-problem-form = 无法读取此表单。没有任何更改。
settings-problem-subscribers = 仅供 { $site } Plus 订阅者使用。没有任何更改。
settings-problem-left = 你已退订新闻通讯，无法再次订阅。
settings-problem-unavailable = 无法保存你的设置。请稍后再试。
settings-problem-signed-out = 你当时已退出登录，因此没有更改任何内容。请重新选择。

## Flash messages

language-remembered = 今后页面如有“{ $language }”版本，将以该语言打开。
language-forgotten = 页面不再以记住的语言打开。

## Titles of loading states

loading-title = 正在加载……
error-loading-title = 加载错误

## Too many requests

refusal-foreign-title = 从其他网站发送
refusal-foreign-about = 此表单来自其他网站的页面（例如已保存的副本），因此未做任何处理。发送的内容显示在下方：请将其复制到本站的表单中。
refusal-large-title = 内容过长，无法发送
refusal-large-about = 你发送的内容超出了本站可接受的长度，因此未做任何处理。请返回：你输入的内容仍在表单中。缩短后再次发送即可。
refusal-title = 请求过多
refusal-about = 你发送的请求超出了网站的处理能力，本次操作未执行。请返回上一页，并在 { $seconds } 秒后重试。

## Article: actions, groups of headings, links to a selection, layout

article-actions = 文章操作
toc-subsections = 子章节：
selection-link = 复制指向所选文本的链接
page-options = 页面显示方式
page-wide = 加宽正文
page-alone = 仅显示文章，隐藏两侧列表
code-download = 将此代码保存为文件
## Playground

play-title = 演练场
play-description = 编写 HTML、CSS 和 JavaScript，立即查看效果。
play-format = 格式化
play-format-fault = 无法格式化 { $language }（第 { $line } 行）
play-run = 运行
play-run-again = 显示结果
play-run-large = 这段代码太长，无法放进网址。按下按钮即可显示结果。
play-share = 分享
play-clear = 清空
play-reset = 重置
play-auto = 自动运行
play-editor = { $language } 代码
play-hint = Tab 键用于缩进。要用键盘离开编辑器，请先按 Esc，再按 Tab。按 Ctrl+Enter 运行代码；代码保存在此浏览器中。
play-source = 此代码来自页面
play-empty = 还没有代码。编写 HTML、CSS 或 JavaScript，结果会显示在这里。
play-starter = 从示例开始
play-drafts = 最近的草稿
play-apart = 打开原网址上你的另一份代码（这里的代码有了新网址）
play-result = 结果
play-console = 控制台
play-console-clear = 清空控制台
play-console-empty = 还没有任何输出。
play-level-info = 信息
play-level-warn = 警告
play-level-error = 错误
play-resize-columns = 编辑器宽度
play-resize-console = 结果高度
play-clear-question = 确定要清空所有内容吗？
play-reset-question = 确定要撤销你的更改吗？
play-cancel = 取消
play-close = 关闭
play-shared-warning = 这段代码由他人编写。请先阅读：只有在你选择运行后它才会执行。
play-share-title = 分享你的代码
play-share-markdown = 以 Markdown 分享
play-share-markdown-copy = 将 Markdown 复制到剪贴板
play-share-url = 以数据 URL 分享
play-share-url-copy = 将数据 URL 复制到剪贴板
play-share-url-too-long = 这段代码太长，无法放进网址。
play-share-link = 通过永久链接分享代码
play-share-sign-in = 有了账户，就可以为你的代码创建短链接。在此期间，代码会留在这里。
play-share-log-in = 登录
play-share-create = 创建链接
play-share-creating = 正在创建链接……
play-share-address = 代码的链接
play-share-done = 你的代码已保存。任何拥有此链接的人都可以打开它。
play-share-copy = 复制到剪贴板
play-share-fault-signed-out = 你已退出登录。请在另一个窗口登录后重试：代码会留在这里。
play-share-fault-too-large = 这段代码太长，无法分享：总共最多 1 MiB。
play-share-fault-limited = 你在短时间内创建了太多链接。请稍后再试。
play-share-fault-failed = 无法创建链接。请稍后重试。
play-flag = 看到不当内容？
play-flag-reason = 这段代码有什么问题？
play-flag-send = 举报
play-flag-done = 谢谢，你的举报已发送。
play-problem-state = 无法读取此网址中的代码。网址复制完整了吗？
play-problem-id = 此网址没有分享的代码。
play-problem-sample = 没有这个示例。它所在的页面可能已更改。
play-problem-given = 此代码原来在另一个标签页或另一个浏览器中。
play-problem-too-large = 这段代码太长：总共最多 1 MiB。
play-problem-signed-out = 请先登录，再用链接分享代码。
play-problem-limited = 短时间内操作过多。请稍后再试。
play-problem-unavailable = 无法保存。请稍后重试。
play-problem-reason = 请说明这段代码有什么问题。

## Description of the search (OpenSearch)

search-about = 搜索面向 Web 开发者的指南、参考和教程：HTML、CSS、JavaScript、HTTP 以及 Web 平台的各种接口。

## Too many requests: kept text

refusal-kept = 你输入的内容保留在此页面上：时间一到，即可从这里发送。

## Data for programs

data-title = 面向程序和智能体的数据
data-about = 程序可以读取本站的全部内容：JSON、Markdown、编辑器数据，以及面向智能体的服务器。无需登录，也无需密钥。
data-agents = 智能体
data-agents-about = 编写代码的智能体和助手可以通过 Model Context Protocol 访问文档。请添加此地址：
data-tools = 它的工具可以搜索、读取页面和章节，并提供浏览器支持、Baseline 状态和浏览器变更的信息。
data-limits = 每分钟发送给智能体工具的消息请不要超过 { $requests } 条；超出的消息会收到状态码 429。
data-editors = 编辑器
data-editors-about = 面向编辑器的数据：名称、说明、值和浏览器支持。参数 { $name } 用于选择语言。
data-json = JSON 接口
data-json-about = 地址和参数；每个响应的结构见 OpenAPI 描述。
data-description = OpenAPI 描述
data-address = 地址
data-parameters = 参数
data-answer = 响应
data-none = 无

## Offline reading

connection-offline = 你正在离线阅读。
connection-online = 你已恢复在线。
offline-title = 离线阅读
offline-lead = 此浏览器会保留你最近打开的 { $count } 个页面及其所需的文件，没有网络时也能再次阅读。登录后打开的页面不会保留。
offline-missing = 你处于离线状态，此浏览器没有保留你要看的页面。
offline-missing-list = 已保留的页面如下：
offline-pages = 此浏览器保留的页面
offline-none = 这里还没有页面。如果浏览器允许运行脚本并支持 Service Worker，页面会随着你的阅读出现。
offline-limits = 搜索和表单需要网络。如果你用过这种语言的快速搜索，离线时也能按标题查找。
offline-examples = 示例只能在联网时运行。
offline-keep = 保留我打开的页面
offline-stop = 不保留页面
offline-delete = 删除保留的页面
offline-on = 此浏览器会保留你打开的页面。
offline-off = 此浏览器不再保留页面。
offline-deleted = 保留的页面已删除。
settings-offline-pages = 未登录时打开过的页面，在没有网络时也能再次阅读。
settings-offline-manage = 管理保留的页面
settings-content-title = { $site } 离线存储
settings-content-text = 将一种语言的所有页面连同搜索和示例保存在此浏览器中，以便在没有网络时阅读。
settings-content-only = 只有 { $site } Plus 订阅者才能离线保存整个语言的内容。
settings-content-script = 离线保存整个语言的内容需要 JavaScript。
settings-content-unavailable = 离线模式不可用。此浏览器或隐私窗口不允许使用。
settings-content-none = 本站目前不提供离线阅读的内容。
settings-content-language = 语言
settings-content-area = 内容
settings-content-area-all = 全部
settings-content-area-learn = 学习
settings-content-area-html = HTML
settings-content-area-css = CSS
settings-content-area-javascript = JavaScript
settings-content-area-api = Web API
settings-content-area-http = HTTP
settings-content-prefer = 优先使用在线内容
settings-content-prefer-text = 有网络时从网络加载页面。
settings-content-auto = 启用自动更新
settings-content-auto-text = 在你使用本站时，每小时检查一次新内容。
settings-content-status = 更新状态
settings-content-empty = 尚未下载任何内容。
settings-content-updated = 上次更新于 { $date }。
settings-content-checking = 正在检查更新
settings-content-current = 已是最新
settings-content-check = 检查更新
settings-content-update = 立即更新
settings-content-download = 下载
settings-content-downloading = 正在下载……
settings-content-unpacking = 正在解包……{ $percent }%
settings-content-clearing = 正在清除……
settings-content-pause = 暂停
settings-content-paused = 已停在 { $percent }%
settings-content-resume = 继续
settings-content-problem-room = 此浏览器的空间不足。你原有的内容没有改变。
settings-content-problem-network = 无法获取内容。请稍后再试。
settings-content-problem-damaged = 内容已损坏，未被使用。请重新下载。
settings-content-used = 已用存储空间
settings-content-size = { $size } MiB
settings-content-clear = 清除数据
settings-content-clear-question = 要从此浏览器中移除所有离线内容吗？
