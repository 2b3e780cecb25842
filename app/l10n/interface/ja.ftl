# Texts of the screens. Article texts are in ../content/.

## Shell

skip-to-content = メインコンテンツへ移動
skip-to-search = 検索へ移動
skip-to-toc = 目次へ移動
skip-to-language = 言語選択へ移動
agents-page = AI エージェント向けの案内：このページの Markdown 版は { $markdown }、全ページの一覧は { $list } にあります。
agents-site = AI エージェント向けの案内：このサイトの全ページの Markdown 版の一覧は { $list } にあります。
site-home = { $site } ホームページ
loading-document = 文書を読み込んでいます…

## Main menu

menu-main = メインメニュー
menu-open = メインメニューを開く
menu-close = メインメニューを閉じる
menu-references = リファレンス
menu-web = ウェブ技術
menu-web-about = 開発者向けのウェブ技術リファレンス
menu-html = HTML
menu-html-about = ウェブ上のコンテンツの構造
menu-css = CSS
menu-css-about = 文書の見た目を記述するコード
menu-javascript = JavaScript
menu-javascript-about = 汎用スクリプト言語
menu-http = HTTP
menu-http-about = ウェブリソースを送受信するプロトコル
menu-api = ウェブ API
menu-api-about = ウェブアプリケーションを作るためのインターフェイス
menu-webextensions = ウェブ拡張機能
menu-webextensions-about = ブラウザー拡張機能の開発
menu-accessibility = アクセシビリティ
menu-accessibility-about = 誰もが使えるウェブ制作
menu-learn = 学習
menu-learn-overview = 学習エリア
menu-learn-overview-about = ウェブ開発を基礎から学ぶ
menu-learn-html-about = HTML でウェブコンテンツを構造化する
menu-learn-css-about = CSS でコンテンツを装飾する
menu-learn-javascript-about = JavaScript でページに動きを付ける
menu-learn-accessibility-about = 誰もが使えるページを作る

## Article

breadcrumbs-label = パンくずリスト
sidebar-label = 関連トピック
sidebar-expand = サイドバーを展開
sidebar-collapse = サイドバーを折りたたむ
language-menu = 言語：{ $language }
toc-title = この記事では
translation-note = このページはコミュニティーの尽力で英語から翻訳されました。
translation-note-english = 英語で表示
article-info = このページについて
article-modified = このページの最終更新日：{ $date }
article-contribute = 協力する方法
article-contributors = このページの貢献者
article-source = このページを GitHub で表示
article-markdown = ページを Markdown としてコピー
article-report = このページの問題を報告
article-ask = このページについて AI ヘルプに質問する
copy-code = コピー
copy-done = コピーしました
copy-failed = クリップボードにコピーできませんでした

## Errors

not-found-title = ページが見つかりません
not-found-message = 申し訳ありませんが、ページ { $path } は見つかりませんでした。
not-found-translations = 他の言語版のページ
not-found-similar = 似た名前のページ
not-found-home = ホームページに戻る
error-unhandled = 処理されていないエラー応答です
error-application = アプリケーションエラー
error-loading = 読み込みエラー
error-unknown = 不明なエラー
error-sorry = サーバー側で問題が発生しました。しばらくしてからもう一度お試しください。
error-incident = 報告用の参照番号：{ $id }
error-reload = ページを再読み込みする

## Home

home-title = ウェブプラットフォームをわかりやすく
home-start = まずはこちら
home-areas = ドキュメント
home-in-english = 英語
home-empty = この言語の文書はまだありません。

## Footer

footer-label = サイトのリンク
footer-tagline = ウェブを作るすべての人のためのドキュメント。
footer-developers = 開発者
footer-glossary = 用語集
footer-changes = 最近の変更
footer-license = © { $first }–{ $year } ドキュメントの著者
footer-license-year = © { $year } ドキュメントの著者
footer-license-link = コンテンツはクリエイティブ・コモンズ・ライセンスの下で利用できます。

## Baseline

baseline-name = Baseline
baseline-high = 広く利用可能
baseline-low = 新たに利用可能
baseline-limited = 限定的に利用可能
baseline-discouraged = 非推奨
baseline-removing = 削除予定
baseline-sign-yes = Baseline：該当
baseline-sign-no = Baseline：非該当
baseline-sign-discouraged = Baseline：非推奨
baseline-browser-yes = { $browser }：対応
baseline-browser-no = { $browser }：十分に対応していない
baseline-supported-in = { $browsers } で対応しています。
baseline-unsupported-in = { $browsers } では十分に対応していません。
baseline-high-text = この機能は十分に定着しています。{ $date }から、主要なすべてのブラウザーの多くの端末とバージョンで動作します。
baseline-low-text = { $date }から、主要なすべてのブラウザーの最新バージョンで動作します。古い端末やバージョンでは動作しないことがあります。
baseline-limited-text = この機能は Baseline ではありません。広く使われているブラウザーの一部が対応していないためです。
baseline-discouraged-text = 新しいプロジェクトではこの機能を避けてください。将来ブラウザーから削除される可能性があります。
baseline-removing-text = この機能はブラウザーから削除される予定か、すでに削除されています。使っている箇所は置き換えてください。
baseline-asterisk = この機能の一部は対応状況が異なります。
baseline-use-discouraged = 代わりに次の機能の利用を検討してください：
baseline-use-removing = 代わりに次の機能を使ってください：
baseline-learn-more = 詳細情報
baseline-see-compat = 互換性の詳細を見る

## Feedback

feedback-title = { $site } の改善にご協力ください
feedback-question = このページは役に立ちましたか？
feedback-yes = はい
feedback-no = いいえ
feedback-reason-question = このページが役に立たなかった理由は何ですか？
feedback-reason-outdated = 内容が古い
feedback-reason-incomplete = 情報が足りない
feedback-reason-code-examples = コード例が期待どおりに動作しない
feedback-reason-technical = 内容に誤りがある
feedback-reason-consistency = 用語が統一されていない
feedback-reason-incomprehensible = わかりにくい
feedback-reason-linguistic = 文章に誤りがある
feedback-reason-other = その他
feedback-submit = 送信
feedback-thanks = ご意見ありがとうございました！
feedback-failed-title = 回答は保存されませんでした
feedback-fault-vote = 「はい」か「いいえ」を選んでください。
feedback-fault-reason = 理由を 1 つ選んでください。
feedback-fault-page = このページは存在しないため、評価できません。
feedback-fault-limited = 回答の回数が多すぎます。{ $minutes } 分後にもう一度お試しください。
feedback-fault-unavailable = 回答を保存できませんでした。しばらくしてからもう一度お試しください。
feedback-back = ページに戻る
## Baseline: dates, versions, feedback

baseline-high-since = { $date }から広く利用可能です。
baseline-versions = この機能に対応した最初のバージョン：
baseline-version-none = 未対応
baseline-feedback = フィードバックを送る
## Header

theme-menu = テーマ
theme-os-default = OS の設定に従う
theme-light = ライト
theme-dark = ダーク
theme-current = （選択中）
menu-in-english = （英語）
menu-new = 新着
menu-new-feature = 新機能
menu-news = コレクション内のページに関する変更
menu-plus = Plus
menu-plus-overview = 概要
menu-plus-overview-about = 自分に合わせて使えるドキュメント
menu-ai-help = AI ヘルプ
menu-ai-help-about = 質問にドキュメントからすぐ回答
ai-help-deleted = AI ヘルプのトピックを削除しました。
ai-help-question = AI ヘルプへの質問
menu-collections = コレクション
menu-collections-about = 保存した記事
menu-updates = アップデート
menu-updates-about = ブラウザーの変更点をひと目で確認
menu-plus-docs = 使い方
menu-plus-docs-about = Plus の機能の使い方
menu-plus-faq = よくある質問
menu-plus-faq-about = Plus についてよくある質問
menu-curriculum = カリキュラム
menu-blog = ブログ
menu-tools = ツール
menu-play = プレイグラウンド
menu-play-about = コードを書いて試し、共有する
menu-observatory = HTTP Observatory
menu-observatory-about = ウェブサイトの安全性を無料で検査
account-log-in = ログイン
account-sign-up = 無料で登録
toast-close = メッセージを閉じる

## Footer lists

footer-site = { $site }
footer-about = このサイトについて
footer-careers = 採用情報
footer-advertise = 広告掲載
footer-api = データと API
footer-downloads = ダウンロード
footer-support = サポート
footer-help = 製品ヘルプ
footer-report = 問題を報告
footer-telemetry = プライバシーとテレメトリー
footer-communities = コミュニティー
footer-community = コミュニティーの紹介
footer-guidelines = 執筆ガイドライン
footer-forum = フォーラム
footer-chat = チャット
footer-learn = ウェブ開発を学ぶ
footer-hacks = Hacks ブログ
footer-social = { $site } の { $network }
footer-privacy = ウェブサイトのプライバシー通知
footer-cookies = Cookie
footer-legal = 法的情報
footer-participation = コミュニティー参加ガイドライン
## Quick search

quick-search-label = { $site } を検索
quick-search-placeholder = 検索
quick-search-hero = 何をお探しですか？
quick-search-submit = 検索
quick-search-clear = 検索語を消去
quick-search-open = サイト内を検索
quick-search-close = 検索を閉じる
quick-search-list = タイトルに一致するページ
quick-search-loading = 検索インデックスを読み込み中…
quick-search-failed = 検索インデックスを読み込めませんでした
quick-search-none = 一致するタイトルの文書はありません。
quick-search-near = 似たタイトル
quick-search-more = お探しのものが見つかりませんか？
quick-search-site = 「{ $query }」をサイト全体で検索
quick-search-broken = 検索の表示中にエラーが発生しました。詳しくはコンソールを確認してください。
quick-search-count =
    { $count ->
       *[other] { $count } 件のページが見つかりました
    }

## Home regions

home-featured = 注目の記事
home-news = 最新ニュース
home-news-new = 新着
home-contributions = 最近の貢献
home-spotlight = コントリビューター紹介
home-spotlight-involved = 参加する →
## Reading

sidebar-filter-label = サイドバーを絞り込む
sidebar-filter-placeholder = 絞り込む
sidebar-filter-clear = 絞り込みを消去
sidebar-filter-count = { $count ->
    [0] 一致する項目はありません
   *[other] { $count } 件一致
  }
language-remember = 言語を記憶する
language-remember-about = 今後、この言語のページがあればその言語で開きます
language-forget = 記憶した言語を忘れる
translation-note-always = 常に英語に切り替える
translation-note-newer = 英語版のページは、この翻訳より後の { $date }に更新されています。
loading = 読み込み中…

## Search page

search-title = 検索：「{ $query }」
search-title-page = 検索：「{ $query }」（{ $page } ページ目）
search-none = 検索語がないため、結果はありません。
search-heading = 検索結果：{ $query }
search-heading-page = 検索結果：{ $query }（{ $page } ページ目）
search-label = ドキュメントを検索
search-submit = 検索
search-help = 検索できるもの
search-help-text = コードに書くとおりの機能名、またはやりたいことを表すいくつかの語で検索できます。引用符で囲んだ語はひと続きで検索されます。例：
search-language = 言語：
search-both = 両方
search-sort = 並べ替え：
search-sort-best = おすすめ順
search-sort-relevance = 関連度順
search-sort-popularity = 人気順
search-topics = トピック
search-topic-all = すべてのトピック
search-topic-other = その他
search-found = { $count } 件見つかりました。
search-matches = { $count } 件
search-suggestion = もしかして…
search-close = この名前と完全に一致するページはありません。近い名前のページを表示しています。
search-some = すべての語を含むページはありません。一部の語を含むページを表示しています。
search-paging = 検索結果のページ
search-page = { $page } ページ目
search-previous = 前へ
search-next = 次へ
search-beyond = 結果はそこまでありません。
search-first-page = 最初のページへ
search-nothing = 何も見つかりませんでした。
search-tip-spelling = つづりを確認してください。
search-tip-words = 語を減らすか、より一般的な語を使ってください。
search-tip-topics = すべてのトピックで検索
search-tip-english = 英語で検索
search-areas = または、分野から探してください。
search-error = 検索エラー
search-fault = <code>{ $param }</code>：{ $fault }
search-fault-too-long = 検索語が長すぎます。短くしてください。
search-fault-page = 1 から { $most } までの整数を指定してください。
search-fault-unknown = 指定できる値ではありません。

## Reader choices

shortcuts-title = キーボードショートカット
shortcuts-search = 検索する
shortcuts-list = この一覧を表示する
shortcuts-move = 結果やメニュー内を移動する
shortcuts-open = 結果を開く
shortcuts-tab = 結果を新しいタブで開く
shortcuts-close = 閉じる、または入力欄を空にする
shortcuts-single = 単独のキーを使う
shortcuts-single-why = ブラウザーや音声操作が / や ? を使う場合はオフにしてください。
choice-close = 閉じる
code-options = コードの表示方法
code-wrap = 長い行を折り返す
code-numbers = 行番号を表示する
## Saving articles

bookmark-save = 保存
bookmark-saved = 保存済み
bookmark-offline = オフラインです。保存するにはネットワーク接続が必要です。
bookmark-offline-short = オフライン
bookmark-done = 「{ $name }」に保存しました。
bookmark-removed = 「{ $name }」から削除しました。

## Collections

collections-title = コレクション
collections-intro = 何度も読み返す記事を、自分のメモと一緒に保存できます。
collections-new = 新しいコレクション
collections-default = 保存した記事
collections-default-about = 既定のコレクションです。
collections-count =
    { $count ->
       *[other] { $count } 件の記事
    }
collections-edited = { $when }に編集
collections-empty = 新しいコレクションを作成…
collections-edit = 編集
collections-delete = 削除
collections-back = ← 戻る
collections-search = このコレクション内を検索
collections-sort = 並べ替え：
collections-sort-date = 保存日
collections-sort-title = タイトル（昇順）
collections-sort-title-descending = タイトル（降順）
collections-show = 表示
collections-matches =
    { $count ->
        [0] 「{ $query }」に一致するものはありません。
       *[other] 「{ $query }」に一致：{ $count } 件
    }
collections-show-all = すべての記事を表示
collections-loading = 読み込み中…
collections-load-failed = エラー（再試行）
collections-no-items = このコレクションにはまだ何もありません。
collections-no-items-how = 記事を開いて「保存」を選ぶと、ここに追加されます。
collections-export = エクスポート：
collections-saved = { $when }に保存
collections-note-add = メモを追加
collections-note-edit = メモを編集
collections-note-more = メモ全体を見る
collections-note-less = 表示を減らす
collections-paging = このコレクションのページ
collections-page = { $page } ページ目
collections-previous = 前へ
collections-next = 次へ

updates-title = アップデート
updates-title-of = { $name } のアップデート
updates-title-release = { $release } での変更点
updates-intro = ブラウザーの各リリースで追加された機能と削除された機能を、公開されている互換性データから一覧にしています。
updates-releases = リリース
updates-baseline = Baseline 入りした機能
updates-filter = アップデートを絞り込む
updates-browsers = ブラウザー
updates-categories = 技術
updates-category-manifests = マニフェスト
updates-category-mediatypes = メディア種別
updates-collections = コレクション
updates-search = キーワードで絞り込む
updates-sort = 並べ替え：
updates-sort-desc = 新しい順
updates-sort-asc = 古い順
updates-show = 表示
updates-reset = すべての絞り込みを解除
updates-login = ログインすると、絞り込み、検索、並べ替えができます。
updates-count =
    { $count ->
       *[other] { $count } 件のアップデート
    }
updates-added = 追加
updates-removed = 削除
updates-engines = { $engines } で対応
updates-engines-none = 対応している現行のエンジンはありません
updates-article = 記事全体を見る
updates-find-article = 記事を検索
updates-table = ブラウザーの互換性を表示
updates-no-table = この機能の表を持つページはこのサイトにありません。
updates-save = 保存
updates-none = アップデートは見つかりませんでした。
updates-none-filtered = 条件に合うアップデートはありません。
updates-paging = アップデートのページ
updates-page = { $page } ページ目
updates-previous = 前へ
updates-next = 次へ
updates-all = すべてのアップデート
updates-feeds = Atom フィード
updates-feed-list = この一覧のフィード
updates-feed-of = フィード：{ $title }
updates-feeds-browsers = ブラウザー別
updates-feeds-categories = 技術別
updates-feed-added = 追加：{ $features }
updates-feed-removed = 削除：{ $features }
updates-feed-more = { $features }、ほか { $count } 件
updates-own-title = コレクションのフィード
updates-own-intro = コレクション内のページについて、ブラウザーが追加・削除した機能をフィードリーダーで受け取れます。
updates-own-secret = このアドレスは秘密です。アドレスを知っている人は誰でもフィードを読み、保存したページを知ることができます。知られてしまった場合は、アドレスを変更してください。
updates-own-address = フィードのアドレス
updates-own-none = フィードはまだありません。
updates-own-create = フィードを作成
updates-own-renew = アドレスを変更
updates-own-revoke = フィードを無効にする
updates-own-renewed = フィードのアドレスが新しくなりました。
updates-own-revoked = フィードを無効にしました。
updates-own-failed = 現在は保存できません。しばらくしてからもう一度お試しください。
collections-edit-title = コレクションを編集
collections-delete-title = コレクションを削除
collections-delete-question = コレクション「{ $name }」を削除しますか？
collections-delete-items =
    { $count ->
       *[other] 保存した記事 { $count } 件とそのメモも削除されます。
    }
collections-move-title = 記事を移動
collections-move-question = 「{ $name }」の「{ $title }」をどこに移動しますか？
collections-move-nowhere = 移動先になるコレクションがまだありません。
collections-remove-title = 記事を削除
collections-remove-question = 「{ $title }」を「{ $name }」から削除しますか？
collections-remove-note = この記事のメモも削除されます。
collections-done-created = コレクション「{ $name }」を作成しました。
collections-done-changed = 変更を保存しました。
collections-done-deleted = コレクション「{ $name }」を削除しました。
collections-done-moved = 「{ $title }」を「{ $name }」に移動しました。
collections-done-removed = 「{ $title }」を削除しました。
collections-interrupted-title = アカウントに接続できません
collections-interrupted = 現在どなたのものか確認できないため、保存できませんでした。入力した内容はこのページに残っています。しばらくしてからもう一度送信してください。
collections-interrupted-again = もう一度送信
form-foreign-title = このフォームは別のアカウントのものです
form-foreign = このフォームは { $openedAs } として開かれましたが、現在は { $email } としてログインしています。何も保存されていません。
form-foreign-unknown = このフォームがどのアカウントで開かれたのか確認できません。現在は { $email } としてログインしています。何も保存されていません。
form-foreign-send = { $email } として送信
collections-gone-title = これはもうありません
collections-gone = 別のウィンドウなどで削除または移動されたか、別のアカウントのものです。
collections-gone-kept = 入力した内容は下に残っています。改めて保存できます。
account-unavailable = 現在アカウントを確認できません。アカウントが不要な機能はいつもどおり使えます。しばらくしてからもう一度お試しください。
collection-add = コレクションに追加
collection-edit-item = 項目を編集
collection-create = コレクションを作成
collection-select = コレクション：
collection-option-new = + 新しいコレクション
collection-new-name = 新しいコレクションを作る場合はその名前：
collection-name = 名前：
collection-description = 説明：
collection-note = メモ：
collection-save = 保存
collection-saving = 保存中…
collection-delete = 削除
collection-deleting = 削除中…
collection-move = 移動
collection-moving = 移動中…
collection-remove = 削除
collection-cancel = キャンセル
collection-discard = 入力した内容を破棄しますか？
collection-error = エラー：{ $message }
collection-fault-check = 下の印が付いた項目を確認してください。
collection-fault-missing = この項目を入力してください。
collection-fault-blank = この項目には、目に見える文字を 1 文字以上入力してください。
collection-fault-too-long = { $limit } 文字以内で入力してください。
collection-fault-too-large = 長すぎるため送信できません。入力した内容は残っています。短くしてからもう一度お試しください。
collection-fault-character = 保存できない文字が含まれています。
collection-fault-name-taken = 「{ $name }」という名前のコレクションはすでにあります。
collection-fault-already-saved = そのコレクションにはこの記事がすでにあります。
collection-fault-not-saved = この記事はそのコレクションに保存されていません。
collection-fault-page = このサイトのページではないため保存できません。
collection-fault-default = 既定のコレクションは変更も削除もできません。
collection-fault-unavailable = 保存できませんでした。入力した内容は残っています。しばらくしてからもう一度お試しください。
collection-fault-loading = コレクションを読み込めませんでした。しばらくしてからもう一度お試しください。
collection-fault-signed-out = ログアウトされました。別のウィンドウでログインしてから、もう一度お試しください。
collection-fault-foreign = { $openedAs } として開かれましたが、現在は別のアカウントでログインしています。何も保存されていません。入力した内容はここに残っています。
collection-conflict-title = この間に変更されました
collection-conflict = 別のウィンドウで下の内容が保存されました。あなたの入力はフォームに残っていますが、まだ保存されていません。もう一度保存すると置き換わります。
collection-limit-title = もっと使いたいですか？
collection-limit =
    { $limit ->
       *[other] 現在のプランで作れるコレクションは { $limit } 個までです。Plus なら制限はありません。
    }
account-upgrade = 今すぐアップグレード

## Frequently viewed

viewed-title = よく見る記事
viewed-about = 過去 30 日間に 2 回以上開いた記事です。一覧はこのブラウザーにだけ保存されます。
viewed-no-script = この一覧はブラウザーに保存されており、表示には JavaScript が必要です。
viewed-empty = 過去 30 日間に 2 回以上開いた記事はありません。
viewed-count =
    { $count ->
       *[other] { $count } 回表示
    }
viewed-latest = 最終閲覧：{ $when }
viewed-updated = { $when }に更新
viewed-more = もっと見る
## Accounts

account-menu = ユーザーメニュー
account-menu-title = マイ { $site } Plus
account-subscriber = Plus 購読者
account-settings = 設定
account-help = ヘルプ
account-feedback = フィードバック
account-sign-out = ログアウト
account-maintenance = メンテナンス中
account-api-down = API はメンテナンスのため停止しています。{ $site } Web Docs の閲覧は続けられますが、{ $site } Plus と検索はご利用いただけない場合があります。ご不便をおかけして申し訳ありません。
account-changed = 現在 { $email } としてログインしています。このページは別のアカウントのものです。再読み込みする前に、入力した内容をコピーしてください。
account-left = 別のウィンドウでログアウトしました。入力した内容はここに残っています。保存するには、もう一度ログインしてください。
sign-in-failed-title = ログインしていません
sign-in-fault-refused = このログイン手続きは期限切れか、別のブラウザーで始められたものです。もう一度やり直してください。
sign-in-fault-provider = 現在アカウントサービスから応答がありません。アカウントのいらない機能はこのままお使いいただけます。数分後にもう一度ログインしてみてください。
sign-in-fault-database = 現在アカウントを確認できません。アカウントのいらない機能はこのままお使いいただけます。数分後にもう一度ログインしてみてください。
sign-in-again = もう一度試す
sign-in-back = ログインせずに続ける
sign-in-kept-title = ログアウトされました
sign-in-kept-about = セッションの期限が切れたため、まだ保存されていません。入力内容は 30 分間保管されます。ログインすると元どおり入力されます。
sign-in-ended-about = セッションの期限が切れたため、最後の変更は保存されていない可能性があります。ログインすると元のページに戻ります。
demo-title = デモアカウントを選択
demo-about = このサイトには試用のためのアカウントが付いています。ひとつ選んでログインしてください。パスワードは不要で、どこにも何も送信されません。
demo-cancel = キャンセル
demo-plan-core = Core
demo-plan-mdn-plus-5m = Plus 5（月払い）
demo-plan-mdn-plus-5y = Plus 5（年払い）
demo-plan-mdn-plus-10m = Supporter 10（月払い）
demo-plan-mdn-plus-10y = Supporter 10（年払い）
## Plus landing

plus-hero-title = ドキュメントを<u>自分のもの</u>に
plus-get-started = 始める
plus-whats-included = できること
plus-ads-title = 広告なし
plus-ads-text = 購読者は広告を消せます。残るのは記事と、それを読むための静けさです。
plus-ai-text = 自分の言葉で質問してください。回答はドキュメントに基づき、参照したページを示すので、確かめることができます。
plus-playground-text = HTML、CSS、JavaScript を書いて、その場で動きを見て、結果をリンクで共有できます。
plus-updates-text = ブラウザーが新しく対応したもの、やめたものを一つの一覧で。ブラウザー、技術、自分のコレクションで絞り込めます。
plus-collections-text = 記事をメモと一緒に保存し、プロジェクトやテーマごとのコレクションに整理して、どの端末からでも見つけられます。
plus-learn-more = 詳しく見る
plus-choose = プランを選ぶ
plus-or-log-in = またはログイン
plus-pay-yearly = 年払いなら 2 か月分が無料
plus-pay-yearly-on = （選択中。このリンクで月払いに戻ります）
plus-not-sold = お住まいの地域では有料プランをご利用いただけません。無料プランはどこでもご利用いただけます。
plus-not-here = このサイトでは有料プランを購入できません。
plus-free = 無料
plus-per-month = /月
plus-billed-month = 月ごとの請求
plus-billed-year = 年ごとの請求
plus-includes = 含まれるもの：
plus-includes-unlimited = 無制限で利用できるもの：
plus-item-updates = アップデートの絞り込みと並べ替え
plus-item-collections-core = コレクション 3 個まで
plus-item-playgrounds = プレイグラウンドの共有
plus-item-ai-core = AI ヘルプ：1 日 5 問
plus-item-ads = 広告なし
plus-item-collections = 記事のコレクション
plus-item-early = 新機能の先行利用
plus-item-pride = 支援しているという誇り
plus-start = { $plan } で始める
plus-upgrade = { $plan } にアップグレード
plus-current = 現在のプラン
plus-unavailable = 利用できません
plus-terms = 利用規約を見る

## Settings

settings-title = 設定
settings-account-section = アカウントの管理
settings-ads = 広告なしで読む
settings-ads-text = { $site } を広告なしで読みます。
settings-ads-more = このサイトの広告について
settings-ads-only = 広告なしで読めるのは { $site } Plus の購読者だけです。
settings-account = アカウント
settings-account-text = 名前、メールアドレス、パスワードはアカウントの提供元が管理しています。
settings-account-demo = このサイトは組み込みのデモ用アカウントを使っています。管理する項目はありません。
settings-new-tab = （新しいタブで開きます）
settings-subscription = { $site } Plus の購読
settings-subscription-text = プランの変更や解約、支払いの確認ができます。
settings-subscriptions = 購読の管理
settings-sessions-section = セッション
settings-sessions = ログイン中のブラウザー
settings-sessions-text = 次のブラウザーからあなたのアカウントを利用できます。心当たりのないものや、もう使っていないものはログアウトしてください。すべてをログアウトすると、このブラウザーからもログアウトします。
settings-session-browser = { $system } の { $browser }
settings-session-unknown = 不明なブラウザー
settings-session-current = このブラウザー
settings-session-created = ログイン：{ $date }。
settings-session-seen = 最終利用：{ $date }。
settings-session-end = ログアウト
settings-session-ended = そのブラウザーからログアウトしました。
settings-sessions-end = すべてのブラウザーからログアウト
settings-sessions-ended = すべてのブラウザーからログアウトしました。
settings-history = 履歴を有効にする
settings-history-kept = 履歴を有効にすると、AI ヘルプへの質問と回答が最長 6 か月間保存され、あとから見返せます。
settings-history-off = 無効にすると保存された内容は表示されなくなりますが、削除はされません。
settings-delete = 履歴を削除
settings-delete-text = 履歴が有効でも無効でも、質問と回答、それらについての記録をすべて削除します。
settings-delete-question = AI ヘルプの履歴を完全に削除しますか？
settings-cancel = キャンセル
settings-history-deleted = AI ヘルプの履歴を削除しました。
settings-ai-links = ページ上のリンクを非表示にする
settings-ai-links-text = ドキュメントのページにある、AI ヘルプに質問するためのリンクを非表示にします。
settings-updated-section = 最新情報
settings-newsletter = { $site } Plus ニュースレター（廃止予定）
settings-newsletter-text = ニュースレターは終了します。全員の購読が解除され、データは削除されます。
settings-newsletter-final = 今すぐ解除できます。解除すると、もう一度購読することはできません。
settings-newsletter-not = 購読していません。
settings-offline-section = オフラインでの利用
settings-on = オン
settings-off = オフ
settings-saving = 保存中…
settings-saved = 保存しました。
settings-failed = 保存できませんでした。しばらくしてからもう一度お試しください。
settings-problem-form = フォームを読み取れませんでした。何も変更されていません。
settings-problem-subscribers = これは { $site } Plus の購読者だけが利用できます。何も変更されていません。
settings-problem-left = ニュースレターの購読を解除したため、もう一度購読することはできません。
settings-problem-unavailable = 設定を保存できませんでした。しばらくしてからもう一度お試しください。
settings-problem-signed-out = ログアウトしていたため、何も変更されていません。もう一度選択してください。

## Flash messages

language-remembered = 今後、「{ $language }」のページがあればその言語で開きます。
language-forgotten = 記憶した言語でページを開かなくなりました。

## Titles of loading states

loading-title = 読み込み中…
error-loading-title = 読み込みエラー

## Too many requests

refusal-foreign-title = 別のサイトからの送信
refusal-foreign-about = このフォームは、保存されたコピーなど別のサイトのページから送信されたため、何も行われませんでした。送信された内容は下にあります。このサイトのフォームにコピーしてください。
refusal-large-title = 長すぎるため送信できません
refusal-large-about = 送信された内容がこのサイトで受け付けられる長さを超えているため、何も行われませんでした。前のページに戻ると、入力した内容はフォームに残っています。短くしてからもう一度送信してください。
refusal-title = リクエストが多すぎます
refusal-about = サイトが処理できる数を超えるリクエストが送信されました。今回の操作は実行されていません。前のページに戻り、{ $seconds } 秒後にもう一度お試しください。

## Article: actions, groups of headings, links to a selection, layout

article-actions = 記事の操作
toc-subsections = 下位セクション：
selection-link = 選択範囲へのリンクをコピー
page-options = ページの表示方法
page-wide = 本文の幅を広げる
page-alone = 記事だけを表示し、横の一覧を隠す
code-download = このコードをファイルに保存
## Playground

play-title = プレイグラウンド
play-description = HTML、CSS、JavaScript を書いて、その場で結果を確かめられます。
play-format = 整形
play-format-fault = { $language } を整形できません（{ $line } 行目）
play-run = 実行
play-run-again = 結果を表示
play-run-large = このコードはアドレスに収まりません。ボタンを押すと結果が表示されます。
play-share = 共有
play-clear = すべて消去
play-reset = 元に戻す
play-auto = 自動で実行
play-editor = { $language } のコード
play-hint = Tab キーは字下げです。キーボードでエディターから出るには、Esc キーを押してから Tab キーを押します。Ctrl+Enter で実行できます。コードはこのブラウザーに保存されます。
play-source = このコードの元のページ
play-empty = まだコードがありません。HTML、CSS、JavaScript を書くと、結果がここに表示されます。
play-starter = 例から始める
play-drafts = 最近の下書き
play-apart = 元のアドレスにある別のコードを開く（ここのコードは新しいアドレスに移りました）
play-result = 結果
play-console = コンソール
play-console-clear = コンソールを消去
play-console-empty = まだ何も出力されていません。
play-level-info = 情報
play-level-warn = 警告
play-level-error = エラー
play-resize-columns = エディターの幅
play-resize-console = 結果の高さ
play-clear-question = 本当にすべて消去しますか？
play-reset-question = 本当に変更を元に戻しますか？
play-cancel = キャンセル
play-close = 閉じる
play-shared-warning = このコードは他の人が書いたものです。まず内容を確認してください。実行を選ぶまで動きません。
play-share-title = コードを共有
play-share-markdown = Markdown で共有
play-share-markdown-copy = Markdown をクリップボードにコピー
play-share-url = データ URL で共有
play-share-url-copy = データ URL をクリップボードにコピー
play-share-url-too-long = このコードはアドレスに収まりません。
play-share-link = パーマリンクで共有
play-share-sign-in = アカウントがあれば、コードへの短いリンクを作成できます。その間、コードはここに残ります。
play-share-log-in = ログイン
play-share-create = リンクを作成
play-share-creating = リンクを作成しています…
play-share-address = コードへのリンク
play-share-done = コードを保存しました。このリンクを知っている人は誰でも開けます。
play-share-copy = クリップボードにコピー
play-share-fault-signed-out = ログアウトしています。別のウィンドウでログインしてから、もう一度お試しください。コードはここに残ります。
play-share-fault-too-large = このコードは長すぎて共有できません。全体で 1 MiB までです。
play-share-fault-limited = 短い時間に多くのリンクが作成されました。しばらくしてからもう一度お試しください。
play-share-fault-failed = リンクを作成できませんでした。少し待ってからもう一度お試しください。
play-flag = 不適切な内容がありますか？
play-flag-reason = このコードのどこに問題がありますか？
play-flag-send = 報告
play-flag-done = ご報告ありがとうございました。
play-problem-state = このアドレスのコードを読み取れません。アドレス全体がコピーされているか確認してください。
play-problem-id = このアドレスに共有されたコードはありません。
play-problem-sample = その例は見つかりません。ページが変更された可能性があります。
play-problem-given = このコードは別のタブまたは別のブラウザーにありました。
play-problem-too-large = このコードは長すぎます。全体で 1 MiB までです。
play-problem-signed-out = リンクで共有するには、まずログインしてください。
play-problem-limited = 短時間に操作が繰り返されました。しばらくしてからもう一度お試しください。
play-problem-unavailable = 保存できませんでした。少し待ってからもう一度お試しください。
play-problem-reason = このコードのどこに問題があるかを書いてください。

## Description of the search (OpenSearch)

search-about = ウェブ開発者向けのガイド、リファレンス、チュートリアルを検索できます。HTML、CSS、JavaScript、HTTP、ウェブプラットフォームのインターフェイスを扱っています。

## Too many requests: kept text

refusal-kept = 入力した内容はこのページに残っています。時間がたったら、ここから送信してください。

## Data for programs

data-title = プログラムとエージェント向けのデータ
data-about = このサイトの内容はすべてプログラムから読み取れます。JSON、Markdown、エディター向けデータ、エージェント向けサーバーがあり、ログインもキーも不要です。
data-agents = エージェント
data-agents-about = コードを書くエージェントやアシスタントは、Model Context Protocol でドキュメントを利用できます。次のアドレスを追加してください。
data-tools = 検索、ページやセクションの読み取り、ブラウザーの対応状況、Baseline の状態、ブラウザーの変更点の確認ができます。
data-limits = エージェント向けツールへのメッセージは 1 分あたり { $requests } 件までにしてください。それを超えるとステータス 429 が返ります。
data-editors = エディター
data-editors-about = エディター向けのデータです。名前、説明、値、ブラウザーの対応状況を含みます。言語はパラメーター { $name } で選べます。
data-json = JSON インターフェイス
data-json-about = アドレスとパラメーターの一覧です。各応答の形式は OpenAPI の記述にあります。
data-description = OpenAPI の記述
data-address = アドレス
data-parameters = パラメーター
data-answer = 応答
data-none = なし

## Offline reading

connection-offline = オフラインで読んでいます。
connection-online = オンラインに戻りました。
offline-title = オフラインで読む
offline-lead = このブラウザーは、最近開いた { $count } ページを必要なファイルとともに保存し、ネットワークなしでもう一度読めるようにします。ログイン中に開いたページは保存しません。
offline-missing = オフラインです。お探しのページはこのブラウザーに保存されていません。
offline-missing-list = 保存されているページは次のとおりです。
offline-pages = このブラウザーに保存されたページ
offline-none = まだ保存されたページはありません。ブラウザーでスクリプトとサービスワーカーを使えれば、読むにつれて増えていきます。
offline-limits = 検索とフォームにはネットワークが必要です。クイック検索は、この言語で使ったことがあればオフラインでもタイトルを探せます。
offline-examples = サンプルはオンラインでのみ動作します。
offline-keep = 開いたページを保存する
offline-stop = ページを保存しない
offline-delete = 保存したページを削除する
offline-on = 開いたページをこのブラウザーに保存します。
offline-off = このブラウザーにはもうページを保存しません。
offline-deleted = 保存したページを削除しました。
settings-offline-pages = ログインせずに開いたページは、ネットワークなしでもう一度読めます。
settings-offline-manage = 保存したページを管理する
settings-content-title = { $site } オフラインストレージ
settings-content-text = ある言語のすべてのページを検索やサンプルとともにこのブラウザーに保存し、ネットワークなしで読めるようにします。
settings-content-only = 言語全体のオフライン保存は { $site } Plus の購読者のみが利用できます。
settings-content-script = 言語全体のオフライン保存には JavaScript が必要です。
settings-content-unavailable = オフラインモードは利用できません。このブラウザーまたはプライベートウィンドウでは許可されていません。
settings-content-none = このサイトでは現在、オフライン用のコンテンツを提供していません。
settings-content-language = 言語
settings-content-area = コンテンツ
settings-content-area-all = すべて
settings-content-area-learn = 学習
settings-content-area-html = HTML
settings-content-area-css = CSS
settings-content-area-javascript = JavaScript
settings-content-area-api = ウェブ API
settings-content-area-http = HTTP
settings-content-prefer = オンラインのコンテンツを優先
settings-content-prefer-text = ネットワークがある間は、ネットワークからページを読み込みます。
settings-content-auto = 自動更新を有効にする
settings-content-auto-text = サイトの利用中、1 時間に 1 回新しいコンテンツを確認します。
settings-content-status = 更新の状態
settings-content-empty = まだ何もダウンロードされていません。
settings-content-updated = 最終更新日：{ $date }
settings-content-checking = 更新を確認しています
settings-content-current = 最新です
settings-content-check = 更新を確認
settings-content-update = 今すぐ更新
settings-content-download = ダウンロード
settings-content-downloading = ダウンロードしています…
settings-content-unpacking = 展開しています… { $percent }%
settings-content-clearing = 消去しています…
settings-content-pause = 一時停止
settings-content-paused = { $percent }% で停止しました
settings-content-resume = 続行
settings-content-problem-room = このブラウザーには十分な空き容量がありません。これまでのコンテンツは変更されていません。
settings-content-problem-network = コンテンツに接続できませんでした。しばらくしてからもう一度お試しください。
settings-content-problem-damaged = コンテンツが破損していたため使用されていません。もう一度ダウンロードしてください。
settings-content-used = 使用中のストレージ
settings-content-size = { $size } MiB
settings-content-clear = データを消去
settings-content-clear-question = このブラウザーからすべてのオフラインコンテンツを削除しますか？
