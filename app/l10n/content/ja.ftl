### Texts that the compiler writes into articles and sidebars. Values are HTML.

## Notes

note-label = メモ:
warning-label = 警告:

## Badges

badge-experimental = 実験的
badge-experimental-title = 実験的。動作は今後変わる可能性があります。
badge-nonstandard = 非標準
badge-nonstandard-title = 非標準。使用する前にブラウザーの対応状況を確認してください。
badge-deprecated = 非推奨
badge-deprecated-title = 非推奨。新しいプロジェクトでは使用を避けてください。
badge-optional = 省略可
badge-readonly = 読み取り専用
badge-readonly-title = この値は読み取れますが、設定できません。
badge-secure-context = 安全なコンテキスト
badge-secure-context-title = 安全なコンテキスト (HTTPS) でのみ動作します。

## Banners

compat-anchor = ブラウザーの互換性
banner-experimental-label = 実験的:
banner-experimental-text = この技術はまだ実験段階です。本番環境で使う前に<a href="{ $url }">ブラウザーの互換性の一覧表</a>を確認してください。
banner-deprecated-label = 非推奨:
banner-deprecated-text = この機能は廃止に向かっています。まだ対応しているブラウザーもありますが、いつ動作しなくなってもおかしくありません。新しいプロジェクトでは使用せず、既存のコードでも可能なら置き換えてください。
banner-nonstandard-label = 非標準:
banner-nonstandard-text = この機能はどの標準でも定義されていません。そのため、すべての利用者の環境で動作するわけではなく、実装も異なる可能性があります。公開サイトでの使用は避けてください。
banner-secure-context-label = 安全なコンテキスト:
banner-secure-context-text = この機能は、対応しているブラウザーの一部またはすべてで、<a href="/{ $locale }/docs/Web/Security/Defenses/Secure_Contexts">安全なコンテキスト</a> (HTTPS) でのみ利用できます。
workers-default = この機能は<a href="/{ $locale }/docs/Web/API/Web_Workers_API">ウェブワーカー</a>内で利用できます。
workers-worker = この機能は<a href="/{ $locale }/docs/Web/API/Web_Workers_API">ウェブワーカー</a>内でのみ利用できます。
workers-dedicated = この機能は<a href="/{ $locale }/docs/Web/API/DedicatedWorkerGlobalScope">専用ワーカー</a>内でのみ利用できます。
workers-service = この機能は<a href="/{ $locale }/docs/Web/API/Service_Worker_API">サービスワーカー</a>内でのみ利用できます。
workers-window-and-worker = この機能はウィンドウと<a href="/{ $locale }/docs/Web/API/Web_Workers_API">ウェブワーカー</a>内で利用できます。
workers-window-and-dedicated = この機能はウィンドウと<a href="/{ $locale }/docs/Web/API/DedicatedWorkerGlobalScope">専用ワーカー</a>内でのみ利用できます。
workers-window-and-service = この機能はウィンドウと<a href="/{ $locale }/docs/Web/API/Service_Worker_API">サービスワーカー</a>内でのみ利用できます。
workers-worker-except-service = この機能は<a href="/{ $locale }/docs/Web/API/Web_Workers_API">ウェブワーカー</a>内でのみ利用できますが、<a href="/{ $locale }/docs/Web/API/Service_Worker_API">サービスワーカー</a>では利用できません。
workers-window-and-worker-except-service = この機能はウィンドウと<a href="/{ $locale }/docs/Web/API/Web_Workers_API">ウェブワーカー</a>内で利用できますが、<a href="/{ $locale }/docs/Web/API/Service_Worker_API">サービスワーカー</a>では利用できません。
workers-window-and-worker-except-shared = この機能はウィンドウと<a href="/{ $locale }/docs/Web/API/Web_Workers_API">ウェブワーカー</a>内で利用できますが、<a href="/{ $locale }/docs/Web/API/SharedWorker">共有ワーカー</a>では利用できません。

## Links and navigation

link-rfc-section = RFC { $number } の第 { $section } 節
nav-previous = 前へ
nav-next = 次へ
nav-menu = 概要: { $title }

## Embeds and data macros

embed-youtube-title = YouTube 動画
embed-example-title = 例: { $path }
property-attributes-of = { $name } のプロパティ属性
property-writable = 書き込み可能
property-enumerable = 列挙可能
property-configurable = 設定可能
answer-yes = 可
answer-no = 不可

## Sidebars

sidebar-constructor = コンストラクター
sidebar-static-properties = 静的プロパティ
sidebar-instance-properties = インスタンスプロパティ
sidebar-static-methods = 静的メソッド
sidebar-instance-methods = インスタンスメソッド
sidebar-events = イベント
sidebar-inheritance = 継承
sidebar-related-pages = { $group } に関連するページ
sidebar-related = 関連トピック
sidebar-guides = ガイド
sidebar-tutorial = チュートリアル
sidebar-interfaces = インターフェイス
sidebar-properties = プロパティ
sidebar-methods = メソッド
sidebar-types = 型
sidebar-standard-objects = 標準組み込みオブジェクト
sidebar-overview = 概要

## Article HTML

link-external = 外部リンク
link-only-in-english = このページは英語版のみです
link-not-created = このページはまだ作成されていません
scroll-table = スクロール可能な表
scroll-formula = スクロール可能な数式
