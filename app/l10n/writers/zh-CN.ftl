## Frame

tools = 写作工具
home = 写作主页
public-home = 公开主页
skip = 跳到主要内容
read-only = 只读：只能在这台机器上更改文件。
recent = 最近查看
latest = 最新更改
flawed-most-read = 有缺陷的热门页面
documents = 页面数：{ $count }
bad-form = 无法读取表单。
form-too-long = 没有保存任何内容：表单最多为 4 MiB。
form-too-long-back = 请在浏览器中返回：你的文本仍在上一页。请缩短文本，或先将其保存到别处。
title-of = { $screen }：{ $page }

## Lists

filter = 筛选
reset = 重置筛选
all = 全部
paging = 列表分页
previous = 上一页
next = 下一页
page-of = 第 { $page } 页，共 { $pages } 页
document = 页面
popularity = 热度排名
popularity-of = 排名（{ $locale }）
nothing-found = 未找到任何内容
field-url = 地址包含
field-title = 标题
field-popularity = 热度排名
field-fixable = 可修复的缺陷
field-page = 页码
field-search = 缺陷包含
filter-error = 无法理解此筛选条件：{ $field }。请输入数字，或例如 < 100。

## Flaws

flaws = 缺陷
flaw-count = 缺陷：{ $count }
flaws-total = 缺陷总数：{ $total }，有建议：{ $fixable }。
found-files = 找到的文件：{ $count }。
by-check = 按检查项
by-area = 按领域
fixable = 有建议：{ $count }
no-flaws = 没有已知缺陷
suggestion = 建议：
fix = 修复此项
fix-safe = 修复所有安全项：{ $count }
not-fixed = 在文件中找不到缺陷的位置。未作任何更改。
not-utf8 = 文件不是有效的 UTF-8：请先在其他编辑器中将其保存为 UTF-8。未作任何更改。
line = 第 { $line } 行

## Sources

open = 在编辑器中打开
no-editor = 无法启动编辑器。请检查 EDITOR。
source = 源文件
no-source = 没有 { $slug } 的文件
edit-on-host = 在代码托管平台上编辑
edit = 在此编辑
create = 创建此页面
create-as = 创建此页面（{ $type }）
missing-page = 不存在的页面
field-slug = 地址或 slug
show = 显示
exists = 此页面存在：
redirected = 读者将被重定向到：
page-type = 页面类型
show-template = 显示模板

## Editing

markdown = 页面的 Markdown
completions = 补全建议
save = 保存
save-over = 覆盖另一版本保存
preview = 预览
not-saved = 未保存
saving = 正在保存……
save-failure = 无法连接服务器，或服务器出错。没有保存任何内容，你的文本仍在这里：请重试。
no-page-text = 文本需要在两行 --- 之间写明标题和 slug，并在其下写出正文。没有保存任何内容。
conflict = 文件在此期间已更改
conflict-about = 以下是文件与你的文本之间的差异，你的文本仍在下方。没有覆盖任何内容。
image = 页面图片
add-image = 添加图片
image-added = 已添加。请在相应位置写上 { $markup }。
image-name = 名称可包含小写字母、数字、点、连字符和下划线，并以 png、jpg、gif、webp 或 svg 结尾。
image-size = 图片为空或超过 500 KiB。
image-pixels = 图片超过 5000 万像素。
image-type = 内容与名称不符。
image-unsafe = 此 SVG 可能会运行代码或加载其他文件。
image-taken = 已存在同名文件。

## History

history = 历史
no-history = 该文件在 git 中没有历史。
versions = 要比较的版本
version-from = 从
version-to = 到
working-copy = 当前文件
show-difference = 显示差异
rendered-difference = 页面
source-difference = 源文件差异
no-difference = 没有差异
unknown-commit = 提交或其中的文件未知。

## Translations

translations = 翻译
translations-dashboard = 过时的翻译
translations-missing = 缺少的翻译
translations-differences = 结构差异
rows-dashboard = 过时：{ $count }
rows-missing = 缺少：{ $count }
rows-differences = 有差异：{ $count }
pages-total = 页面总数
pages-missing = 未翻译
pages-outdated = 过时
completeness = 已翻译
freshness = 最新
sections = 章节
section = 章节
age = 英文版领先
days = 天数：{ $count }
behind = 落后的提交
commits = 提交：{ $count }
compare = 与英文对照
no-counterpart = 此处没有内容
no-source-commit = 译文未注明其英文版本（l10n.sourceCommit）。
up-to-date = 自翻译以来，英文页面没有变化。
english-changed = 翻译后英文页面更改的部分：{ $count }。已在下方标出。

## Sitemap

sitemap = 站点地图
root = 根
