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

compat-anchor = 浏览器兼容性
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
