## Frame

tools = 執筆ツール
home = 執筆ホーム
public-home = 公開ホームページ
skip = メインコンテンツへ移動
read-only = 読み取り専用：ファイルはこのマシンでのみ変更できます。
recent = 最近表示したページ
latest = 最新の変更
flawed-most-read = 欠陥のあるよく読まれるページ
documents = ページ数：{ $count }
bad-form = フォームを読み取れませんでした。
form-too-long = 何も保存していません。フォームの上限は 4 MiB です。
form-too-long-back = ブラウザーで前のページに戻ってください。文章はそのページに残っています。短くするか、先に別の場所に保存してください。
title-of = { $screen }：{ $page }

## Lists

filter = 絞り込む
reset = 絞り込みを解除
all = すべて
paging = 一覧のページ
previous = 前へ
next = 次へ
page-of = { $pages } ページ中 { $page } ページ目
document = ページ
popularity = 人気順位
popularity-of = 順位（{ $locale }）
nothing-found = 見つかりませんでした
field-url = アドレスに含まれる文字
field-title = タイトル
field-popularity = 人気順位
field-fixable = 修正可能な欠陥
field-page = ページ
field-search = 欠陥に含まれる文字
filter-error = この絞り込みは解釈できません：{ $field }。数値か、たとえば < 100 と入力してください。

## Flaws

flaws = 欠陥
flaw-count = 欠陥：{ $count }
flaws-total = 欠陥の合計：{ $total }、提案あり：{ $fixable }。
found-files = 見つかったファイル：{ $count }。
by-check = 検査別
by-area = 分野別
fixable = 提案あり：{ $count }
no-flaws = 既知の欠陥はありません
suggestion = 提案：
fix = これを修正
fix-safe = 安全なものをすべて修正：{ $count }
not-fixed = ファイル内に欠陥の位置が見つかりませんでした。何も変更していません。
not-utf8 = ファイルが正しい UTF-8 ではありません。先に別のエディターで UTF-8 として保存してください。何も変更していません。
line = { $line } 行目

## Sources

open = エディターで開く
no-editor = エディターを起動できませんでした。EDITOR を確認してください。
source = ソース
no-source = { $slug } のファイルはありません
edit-on-host = コードホストで編集
edit = ここで編集
create = このページを作成
create-as = このページを作成（{ $type }）
missing-page = 存在しないページ
field-slug = アドレスまたはスラッグ
show = 表示
exists = このページは存在します：
redirected = リダイレクト先：
page-type = ページの種類
show-template = テンプレートを表示

## Editing

markdown = ページの Markdown
completions = 入力候補
save = 保存
save-over = もう一方の版に上書き保存
preview = プレビュー
not-saved = 保存していません
saving = 保存しています…
save-failure = サーバーに接続できないか、サーバーでエラーが起きました。何も保存していません。文章はここに残っています。もう一度お試しください。
no-page-text = 文章には、2 つの --- 行の間にタイトルとスラッグ、その下に本文が必要です。何も保存していません。
conflict = ファイルはその間に変更されました
conflict-about = ファイルと、下に残っているあなたの文章との違いです。何も上書きしていません。
image = ページの画像
add-image = 画像を追加
image-added = 追加しました。置きたい場所に { $markup } と書いてください。
image-name = 名前には小文字、数字、ドット、ハイフン、アンダースコアを使い、png、jpg、gif、webp、svg で終えてください。
image-size = 画像が空か、500 KiB を超えています。
image-pixels = 画像の画素数が 5000 万を超えています。
image-type = 内容が名前の種類と一致しません。
image-unsafe = この SVG はコードを実行するか、ほかのファイルを読み込む可能性があります。
image-taken = この名前のファイルはすでにあります。

## History

history = 履歴
no-history = ファイルの履歴が git にありません。
versions = 比較する版
version-from = 変更前
version-to = 変更後
working-copy = 現在のファイル
show-difference = 差分を表示
rendered-difference = ページ表示
source-difference = ソースの差分
no-difference = 違いはありません
unknown-commit = コミットまたはその中のファイルが不明です。

## Translations

translations = 翻訳
translations-dashboard = 古くなった翻訳
translations-missing = 未翻訳
translations-differences = 構造の違い
rows-dashboard = 古い翻訳：{ $count }
rows-missing = 未翻訳：{ $count }
rows-differences = 違いあり：{ $count }
pages-total = 全ページ数
pages-missing = 未翻訳
pages-outdated = 古い翻訳
completeness = 翻訳済み
freshness = 最新
sections = セクション一覧
section = セクション
age = 英語版との差
days = 日数：{ $count }
behind = 遅れているコミット
commits = コミット数：{ $count }
compare = 英語と並べる
no-counterpart = 対応する箇所なし
no-source-commit = どの英語版からの翻訳かが書かれていません（l10n.sourceCommit）。
up-to-date = 英語のページは翻訳後に変更されていません。
english-changed = 翻訳後に変更された英語ページの箇所：{ $count }。下に印を付けてあります。

## Sitemap

sitemap = サイトマップ
root = ルート
