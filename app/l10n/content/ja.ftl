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
badge-secure-context-title = 安全なコンテキスト（HTTPS）でのみ動作します。

## Banners

banner-experimental-label = 実験的：
banner-experimental-text = この技術はまだ実験段階です。本番環境で使う前に<a href="{ $url }">ブラウザーの互換性の一覧表</a>を確認してください。
banner-deprecated-label = 非推奨：
banner-deprecated-text = この機能は廃止に向かっています。まだ対応しているブラウザーもありますが、いつ動作しなくなってもおかしくありません。新しいプロジェクトでは使用せず、既存のコードでも可能なら置き換えてください。
banner-nonstandard-label = 非標準：
banner-nonstandard-text = この機能はどの標準でも定義されていません。そのため、すべての利用者の環境で動作するわけではなく、実装も異なる可能性があります。公開サイトでの使用は避けてください。
banner-secure-context-label = 安全なコンテキスト：
banner-secure-context-text = この機能は、対応しているブラウザーの一部またはすべてで、<a href="/{ $locale }/docs/Web/Security/Defenses/Secure_Contexts">安全なコンテキスト</a>（HTTPS）でのみ利用できます。
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
nav-menu = 概要：{ $title }

## Embeds and data macros

embed-youtube-title = YouTube 動画
embed-example-title = 例：{ $path }
embed-sample-title = { $name } のサンプル
embed-try-it = 試してみましょう
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
scroll-box = スクロール可能な領域

## Formal definitions of CSS

css-info-at-rule = <a href="/{ $locale }/docs/Web/CSS/Reference/At-rules">関連するアット規則</a>
css-info-initial = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Property_value_processing#initial_value">初期値</a>
css-info-applies-to = 適用対象
css-info-also-applies-to = { $facts }。{ $names } にも適用されます。
css-info-inherited = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Inheritance">継承</a>
css-info-percentages = パーセント値
css-info-computed = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Property_value_processing#computed_value">計算値</a>
css-info-animation-type = <a href="/{ $locale }/docs/Web/CSS/Guides/Animations/Animatable_properties">アニメーションの種類</a>
css-info-stacking = <a href="/{ $locale }/docs/Web/CSS/Guides/Positioned_layout/Stacking_context">重ね合わせコンテキストの生成</a>
css-info-each-property = 一括指定に含まれる各プロパティの通り：
css-info-not-found = { $name } の形式的な定義は不明です。

## Compatibility tables and specifications

compat-caption = { $query } のブラウザーの互換性
compat-feature = 機能
compat-platform-desktop = デスクトップ
compat-platform-mobile = モバイル
compat-platform-server = サーバー
compat-row-link = この行へのリンク
compat-yes = 完全対応
compat-partial = 部分的に対応
compat-preview = プレビュー版で対応
compat-no = 未対応
compat-unknown = 対応状況不明
compat-version-no = なし
compat-version-preview = プレビュー
compat-mark-footnote = 実装ノートを参照
compat-mark-disabled = ユーザーが有効にする必要あり
compat-mark-altname = 標準外の名前を使用
compat-mark-prefix = 接頭辞が必要
compat-mark-more = 互換性の詳細あり
compat-released = リリース日：{ $date }
compat-removed = バージョン { $version } 以降で削除
compat-prefix = 接頭辞 { $prefix } が必要
compat-altname = { $name } という名前で実装
compat-flag-since = バージョン { $from } 以降はフラグで有効にできます。
compat-flag-between = バージョン { $from } から { $until } の前まではフラグで有効にできます。
compat-flag-preference = 設定 { $name } を有効にしてください。
compat-flag-preference-value = 設定 { $name } を { $value } にしてください。
compat-flag-runtime = フラグ { $name } を付けてブラウザーを起動してください。
compat-flag-runtime-value = フラグ { $name } を { $value } にしてブラウザーを起動してください。
compat-flag-place = { $browser } の設定は { $url } で変更します。
compat-bug = バグ { $number } を参照
compat-implementation = コードの変更を参照
compat-legend = 凡例
compat-tip = 詳細があるセルを選ぶと、注記と履歴が開きます。
compat-report = この互換性データの問題を報告
compat-source = GitHub でデータを見る
compat-source-title = ファイル：{ $file }
compat-missing = { $query } の互換性データが見つかりません。
compat-missing-report = この問題を報告
spec-heading = 仕様書
spec-unknown = 不明な仕様書
spec-none = 仕様書が見つかりません
spec-none-text = { $query } の仕様書はデータに記載されていません。ご存じの場合は<a class="external" target="_blank" href="{ $url }">ブラウザー互換性データ</a>に追加してください。

## Formal syntax

css-syntax-sources = 形式構文の定義元：{ $specs }。ブラウザーが対応しているのは一部だけの場合があります。

## Lists, diagrams and old macros

summary-missing = 概要はありません。
list-filter = このページを絞り込む
inheritance-diagram-label = { $name } の継承
svg-info-categories = カテゴリー
svg-info-content = 許可されている内容
svg-info-interface = DOM インターフェイス
svg-info-attributes = 属性
svg-info-specification = 仕様書
extension-examples = 拡張機能の例
extension-example-name = 例
extension-example-apis = API
extension-example-description = 説明
no-tag-omission = なし。開始タグと終了タグの両方が必要です。

## Choice of browsers in compatibility tables

compat-choice = ブラウザーを選択
compat-choice-hint = この表を含むすべての互換性の表に表示する列を選びます。選択内容はこの端末の Cookie に保存されます。何も選ばない場合はすべて表示されます。
compat-choice-apply = 選択したものを表示
compat-choice-all = すべて表示
compat-choice-count = { $all } 件中 { $shown } 件を表示
## Home

home-description = HTML、CSS、JavaScript、HTTP、ウェブ API のリファレンスとガイド。
search-description = { $site } を検索

## Samples and their runner

runner-caution = 注意：これはデモページです
runner-caution-text = このページのコードはアドレスに含まれていたもので、誰が書いたものかわかりません。パスワードなどの個人情報を入力しないでください。
runner-code = コードを表示
runner-open = プレイグラウンドで開く
runner-continue = 続ける
runner-no-code = 実行するコードがありません
runner-no-code-text = このアドレスにはコードが含まれていません。途中で切れている可能性があります。
runner-unreadable = コードを読み取れません
runner-unreadable-text = このアドレスのコードは壊れているか、途中で切れています。
runner-too-large = コードが大きすぎます
runner-too-large-text = 実行できるコードは 1 MiB までです。
runner-forbidden = ここでは表示できません
runner-forbidden-text = このコードはこのサイトのフレーム内でのみ実行されます。プレイグラウンドで開いてください。
runner-missing = サンプルが見つかりません
runner-missing-text = このページにその名前のサンプルはありません。ページが変更された可能性があります。
sample-play = 試す
sample-result = 結果
queue-title = キュー
queue-about = この例をキューに入れます。キューの例はまとめてプレイグラウンドで開きます。
queue-example = 例 { $number }
queue-remove = 例 { $number } を削除
## Interactive examples

example-run = 実行
example-reset = リセット
example-output = 出力
example-console = コンソール出力
example-values = 値の選択
example-unsupported = 現在の値はお使いのブラウザーでは対応していません。
example-hint = Tab で字下げ。Esc の後に Tab でエディターから出ます。
name-part = { $name }：{ $part }
example-failed = エディターを読み込めませんでした。

## Markdown twins (the first sentence follows the word Baseline)

twin-baseline-high = { $date } から広く利用可能です。
twin-baseline-low = { $date } から新たに利用可能です。
twin-baseline-limited = 限定的に利用可能：主要ブラウザーの一部は対応していません。
twin-baseline-discouraged = 非推奨：新しい開発では使わないでください。
twin-baseline-removing = ブラウザーから削除される予定です。
twin-baseline-instead = 代わりに次の機能を使ってください：
twin-pointer = 全ページの索引：{ $url }。ページのアドレスに `.md` を付けると Markdown が得られます。
twin-missing-page = { $path } にページはありません
twin-missing-section = このページにセクション { $section } はありません
twin-suggestions = お探しかもしれないページ
twin-featured = 注目の記事
twin-news = ニュース

## Lists of pages for programs (llms.txt)

llms-summary = ウェブプラットフォームのドキュメント：ガイドとリファレンスの Markdown 版。この言語のページ数：{ $count }。
llms-usage = ページのアドレスに `.md` を付けるとその Markdown が、`?section=ID` を付けると一つのセクションが得られます。ほかの言語の一覧：{ $url }。
llms-mcp = Model Context Protocol に対応したプログラムは、同じページを { $url } で利用できます。
llms-area-summary = { $site } の一部：{ $count } ページ。すべての分野：{ $url }
llms-areas = 分野
llms-pages = ページ
llms-others = その他のページ
llms-languages = 言語
llms-count = { $count } ページ
llms-full = すべてを一つのファイルでダウンロード：{ $url }

## AI Help, quoted answers (Markdown)

ai-help-quoted = 以下はこのサイトのページからそのまま引用したものです。この回答はモデルが書いたものではありません。
ai-help-more = その他のページ：

# Archives for reading offline (app/services/exports).
archive-skip = 本文へ移動
archive-search = 検索
archive-search-none = 見つかりませんでした。
archive-search-script = 検索には JavaScript が必要です。全ページの一覧は JavaScript なしで使えます。
archive-index = 全ページの一覧
archive-sidebar = 関連ページ
archive-contents = 目次
archive-toc = このページの内容
archive-original = ウェブ上のこのページ
archive-about = このコピーについて
archive-copy = { $site } のコピー（{ $date } 時点の内容）。
archive-copy-undated = { $site } のコピー。
archive-license = 内容はクリエイティブ・コモンズ・ライセンスの下で利用できます。
archive-authors = 各ページはウェブ上の原文にリンクしており、著者はそこに記載されています。
archive-image = ウェブ上の画像
archive-sample = ウェブ上のこのサンプル
archive-curriculum = カリキュラム
