### Texts that the compiler writes into articles and sidebars. Values are HTML.

## Notes

note-label = 备注：
warning-label = 警告：

## Badges

badge-experimental = 实验性
badge-experimental-title = 实验性。其行为仍可能改变。
badge-nonstandard = 非标准
badge-nonstandard-title = 非标准。使用前请检查浏览器支持情况。
badge-deprecated = 已弃用
badge-deprecated-title = 已弃用。请勿在新项目中使用。
badge-optional = 可选
badge-readonly = 只读
badge-readonly-title = 此值可以读取，但不能设置。
badge-secure-context = 安全上下文
badge-secure-context-title = 仅在安全上下文（HTTPS）中有效。

## Banners

banner-experimental-label = 实验性：
banner-experimental-text = 这项技术仍处于实验阶段。在生产环境中使用之前，请查看<a href="{ $url }">浏览器兼容性表格</a>。
banner-deprecated-label = 已弃用：
banner-deprecated-text = 该特性正在被淘汰：部分浏览器仍支持它，但它随时可能失效。请勿在新项目中使用，并尽可能在现有代码中替换它。
banner-nonstandard-label = 非标准：
banner-nonstandard-text = 没有任何标准定义该特性，因此它并非对所有访问者都有效，各实现之间也可能存在差异。请避免在公开网站上使用。
banner-secure-context-label = 安全上下文：
banner-secure-context-text = 在部分或所有支持该特性的浏览器中，它仅在<a href="/{ $locale }/docs/Web/Security/Defenses/Secure_Contexts">安全上下文</a>（HTTPS）中可用。
workers-default = 该特性在 <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Worker</a> 中可用。
workers-worker = 该特性仅在 <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Worker</a> 中可用。
workers-dedicated = 该特性仅在<a href="/{ $locale }/docs/Web/API/DedicatedWorkerGlobalScope">专用 Worker</a> 中可用。
workers-service = 该特性仅在 <a href="/{ $locale }/docs/Web/API/Service_Worker_API">Service Worker</a> 中可用。
workers-window-and-worker = 该特性在窗口和 <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Worker</a> 中可用。
workers-window-and-dedicated = 该特性仅在窗口和<a href="/{ $locale }/docs/Web/API/DedicatedWorkerGlobalScope">专用 Worker</a> 中可用。
workers-window-and-service = 该特性仅在窗口和 <a href="/{ $locale }/docs/Web/API/Service_Worker_API">Service Worker</a> 中可用。
workers-worker-except-service = 该特性仅在 <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Worker</a> 中可用，但在 <a href="/{ $locale }/docs/Web/API/Service_Worker_API">Service Worker</a> 中不可用。
workers-window-and-worker-except-service = 该特性在窗口和 <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Worker</a> 中可用，但在 <a href="/{ $locale }/docs/Web/API/Service_Worker_API">Service Worker</a> 中不可用。
workers-window-and-worker-except-shared = 该特性在窗口和 <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Worker</a> 中可用，但在<a href="/{ $locale }/docs/Web/API/SharedWorker">共享 Worker</a> 中不可用。

## Links and navigation

link-rfc-section = RFC { $number } 第 { $section } 节
nav-previous = 上一页
nav-next = 下一页
nav-menu = 概述：{ $title }

## Embeds and data macros

embed-youtube-title = YouTube 视频
embed-example-title = 示例：{ $path }
embed-sample-title = { $name } 示例
embed-try-it = 尝试一下
property-attributes-of = { $name } 的属性特性
property-writable = 可写
property-enumerable = 可枚举
property-configurable = 可配置
answer-yes = 是
answer-no = 否

## Sidebars

sidebar-constructor = 构造函数
sidebar-static-properties = 静态属性
sidebar-instance-properties = 实例属性
sidebar-static-methods = 静态方法
sidebar-instance-methods = 实例方法
sidebar-events = 事件
sidebar-inheritance = 继承
sidebar-related-pages = { $group } 的相关页面
sidebar-related = 相关主题
sidebar-guides = 指南
sidebar-tutorial = 教程
sidebar-interfaces = 接口
sidebar-properties = 属性
sidebar-methods = 方法
sidebar-types = 类型
sidebar-standard-objects = 标准内置对象
sidebar-overview = 概述

## Article HTML

link-external = 外部链接
link-only-in-english = 此页面仅提供英文版
link-not-created = 此页面尚未撰写
scroll-table = 可滚动的表格
scroll-formula = 可滚动的公式
scroll-box = 可滚动的区域

## Formal definitions of CSS

css-info-at-rule = <a href="/{ $locale }/docs/Web/CSS/Reference/At-rules">相关 @ 规则</a>
css-info-initial = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Property_value_processing#initial_value">初始值</a>
css-info-applies-to = 适用元素
css-info-also-applies-to = { $facts }。也适用于 { $names }。
css-info-inherited = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Inheritance">是否继承</a>
css-info-percentages = 百分比
css-info-computed = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Property_value_processing#computed_value">计算值</a>
css-info-animation-type = <a href="/{ $locale }/docs/Web/CSS/Guides/Animations/Animatable_properties">动画类型</a>
css-info-stacking = <a href="/{ $locale }/docs/Web/CSS/Guides/Positioned_layout/Stacking_context">创建层叠上下文</a>
css-info-each-property = 与简写中的各个属性相同：
css-info-not-found = { $name } 的形式定义未知。

## Compatibility tables and specifications

compat-caption = { $query } 的浏览器兼容性
compat-feature = 特性
compat-platform-desktop = 桌面端
compat-platform-mobile = 移动端
compat-platform-server = 服务器端
compat-row-link = 本行的链接
compat-yes = 完全支持
compat-partial = 部分支持
compat-preview = 预览版本支持
compat-no = 不支持
compat-unknown = 支持情况未知
compat-version-no = 否
compat-version-preview = 预览版
compat-mark-footnote = 参见实现备注
compat-mark-disabled = 需要用户手动启用
compat-mark-altname = 使用非标准名称
compat-mark-prefix = 需要厂商前缀
compat-mark-more = 有更多兼容性信息
compat-released = 发布日期：{ $date }
compat-removed = 从版本 { $version } 起移除
compat-prefix = 需要厂商前缀 { $prefix }
compat-altname = 以名称 { $name } 实现
compat-flag-since = 从版本 { $from } 起需要通过标志启用。
compat-flag-between = 从版本 { $from } 到版本 { $until }（不含）需要通过标志启用。
compat-flag-preference = 请启用首选项 { $name }。
compat-flag-preference-value = 请将首选项 { $name } 设为 { $value }。
compat-flag-runtime = 请使用标志 { $name } 启动浏览器。
compat-flag-runtime-value = 请使用标志 { $name } 并将其设为 { $value } 来启动浏览器。
compat-flag-place = 可在 { $url } 更改 { $browser } 的首选项。
compat-bug = 参见 bug { $number }
compat-implementation = 参见代码变更
compat-legend = 图例
compat-tip = 选择含有更多信息的单元格，即可打开其备注和历史。
compat-report = 报告此兼容性数据的问题
compat-source = 在 GitHub 上查看数据
compat-source-title = 文件：{ $file }
compat-missing = 未找到 { $query } 的兼容性数据。
compat-missing-report = 报告此问题
spec-heading = 规范
spec-unknown = 未知规范
spec-none = 未找到规范
spec-none-text = 数据中没有 { $query } 的规范。如果你知道相应规范，请将其添加到<a class="external" target="_blank" href="{ $url }">浏览器兼容性数据</a>中。

## Formal syntax

css-syntax-sources = 形式语法由 { $specs } 定义。浏览器可能只支持其中一部分。

## Lists, diagrams and old macros

summary-missing = 暂无摘要。
list-filter = 筛选此页内容
inheritance-diagram-label = { $name } 的继承关系
svg-info-categories = 类别
svg-info-content = 允许的内容
svg-info-interface = DOM 接口
svg-info-attributes = 属性
svg-info-specification = 规范
extension-examples = 示例扩展
extension-example-name = 示例
extension-example-apis = API
extension-example-description = 描述
no-tag-omission = 不可省略：开始标签和结束标签都是必需的。

## Choice of browsers in compatibility tables

compat-choice = 选择浏览器
compat-choice-hint = 选择在此表和所有其他兼容性表中显示的列。所选内容保存在此设备的 Cookie 中。如果一个也不选，则显示全部。
compat-choice-apply = 显示所选
compat-choice-all = 显示全部
compat-choice-count = 显示 { $shown } / { $all } 个
## Home

home-description = HTML、CSS、JavaScript、HTTP 和 Web API 的参考与指南。
search-description = 搜索 { $site }

## Samples and their runner

runner-caution = 注意：这是一个演示页面
runner-caution-text = 此页面的代码来自它的网址，可能由任何人编写。请勿输入密码或其他个人信息。
runner-code = 显示代码
runner-open = 在演练场中打开
runner-continue = 继续
runner-no-code = 没有可运行的代码
runner-no-code-text = 此网址中没有代码，可能已被截断。
runner-unreadable = 无法读取代码
runner-unreadable-text = 此网址中的代码已损坏或被截断。
runner-too-large = 代码过大
runner-too-large-text = 最多可以运行 1 MiB 的代码。
runner-forbidden = 无法在此显示
runner-forbidden-text = 此代码只能在本站的框架中运行。请在演练场中打开。
runner-missing = 未找到示例
runner-missing-text = 此页面没有该名称的示例，页面可能已更改。
sample-play = 试一试
sample-result = 结果
queue-title = 队列
queue-about = 将此示例加入队列：队列中的所有示例会一起在演练场中打开。
queue-example = 示例 { $number }
queue-remove = 移除示例 { $number }
## Interactive examples

example-run = 运行
example-reset = 重置
example-output = 输出
example-console = 控制台输出
example-values = 选择值
example-unsupported = 你的浏览器不支持当前的值。
example-hint = Tab 键用于缩进。先按 Esc 再按 Tab 可离开编辑器。
name-part = { $name }：{ $part }
example-failed = 无法加载编辑器。

## Markdown twins (the first sentence follows the word Baseline)

twin-baseline-high = 自 { $date } 起广泛可用。
twin-baseline-low = 自 { $date } 起新近可用。
twin-baseline-limited = 有限可用：并非所有主流浏览器都支持。
twin-baseline-discouraged = 已弃用：请勿在新项目中使用。
twin-baseline-removing = 即将从浏览器中移除。
twin-baseline-instead = 请改用以下特性：
twin-pointer = 所有页面的索引：{ $url }。在页面地址后加上 `.md` 即可获得其 Markdown。
twin-missing-page = { $path } 处没有页面
twin-missing-section = 此页面没有 { $section } 章节
twin-suggestions = 你可能要找的页面
twin-featured = 精选文章
twin-news = 新闻

## Lists of pages for programs (llms.txt)

llms-summary = Web 平台文档：Markdown 格式的指南与参考。此语言共有 { $count } 个页面。
llms-usage = 在页面地址后加上 `.md` 即可获得其 Markdown，加上 `?section=ID` 可获得单个章节。其他语言的列表：{ $url }。
llms-mcp = 支持 Model Context Protocol 的程序可通过 { $url } 获取相同的页面。
llms-area-summary = { $site } 的一部分：{ $count } 个页面。所有领域：{ $url }
llms-areas = 领域
llms-pages = 页面
llms-others = 其他页面
llms-languages = 语言
llms-count = { $count } 个页面
llms-full = 将全部内容下载为一个文件：{ $url }

## AI Help, quoted answers (Markdown)

ai-help-quoted = 以下段落逐字引自本站的页面。此回答并非由模型撰写。
ai-help-more = 其他页面：

# Archives for reading offline (app/services/exports).
archive-skip = 跳到正文
archive-search = 搜索
archive-search-none = 没有找到任何内容。
archive-search-script = 搜索需要 JavaScript。不使用 JavaScript 也可以查看所有页面的列表。
archive-index = 所有页面（按字母顺序）
archive-sidebar = 相关页面
archive-contents = 目录
archive-toc = 本页内容
archive-original = 本页的网络版本
archive-about = 关于此副本
archive-copy = { $site } 的副本，内容截至 { $date }。
archive-copy-undated = { $site } 的副本。
archive-license = 内容依据知识共享许可协议提供。
archive-authors = 每个页面都链接到注明作者的网络原文。
archive-image = 网络上的图片
archive-sample = 网络上的此示例
archive-curriculum = 课程
