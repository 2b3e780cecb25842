name = AI ヘルプ
about = ウェブ開発について質問してください。回答は { $site } のページから作られ、記述ごとに根拠のセクションへのリンクが付きます。
report-feedback = フィードバックを送る
external = 外部リンク
table = 表

landing-title = 一度質問して、開発を続けよう
landing-lead = AI ヘルプは { $site } のドキュメントをもとに質問に答え、それぞれの記述の出典を示します。
landing-features = 新機能
landing-history-title = 履歴
landing-history = 以前の質問に戻り、中断したところから質問を続けられます。
landing-context-title = 文脈の理解
landing-context = 続けて質問すると、それまでの内容が踏まえられます。読んでいるページについて質問することもできます。
landing-sources-title = 番号付きの出典
landing-sources = 記述ごとに、根拠となるセクションへリンクします。どのページにも書かれていないことには回答しません。
landing-reasons = 確かめられる回答
landing-direct-title = すぐにたどり着く
landing-direct = 名前を知らなくても、目的のセクションが見つかります。
landing-short-title = 要点のまとめ
landing-short = 複数のページの内容を、コード例とともに並べて見られます。
landing-learning-title = 対話しながら学ぶ
landing-learning = 質問を重ねたり編集したりして、コード例をプレイグラウンドで試せます。

banner-core = Core では 1 日 { $limit } 回まで質問できます。Plus 5 または Supporter 10 なら制限はありません。
banner-subscriber = ご利用のプランでは、AI ヘルプに質問の制限がありません。
upgrade = 今すぐアップグレード
quota-title = 本日の質問 { $limit } 回をすべて使いました
quota-text = 最初の質問から 1 日以内にまた質問できるようになります。Plus 5 と Supporter 10 には制限がありません。

question = 質問
question-first = 質問を入力してください
question-follow = 続けて質問してください
question-left = 本日の残りの質問：{ $count } 回
submit = 質問を送信
clear = 質問を消去
stop = 回答を停止
follow = 自動スクロールを有効にする
topic-new = 新しいトピック
back = 前の質問に戻る
edit = 質問を編集
edit-undo = 編集を取り消す
edit-submit = 編集した質問を送信
version-previous = 前の質問
version-next = 次の質問
version = { $total } 件中 { $at } 件目

page-about = このページについての質問です：
page-remove = すべてのページを対象にする

examples = 例
example-center = div を中央に配置するには？
example-form = HTML でフォームを作成するには？
example-sort = Array を並べ替えるには？
example-fetch = Fetch API を使うには？
example-redirect = HTTP でリダイレクトするには？
example-access = ページをアクセシブルにするには？

status-searching = { $site } のコンテンツを検索しています…
status-sources = 参照した { $site } のコンテンツ：
status-generating = 回答を作成しています…
status-answer = 回答：
status-stopped = 回答（停止済み）：
status-done = 回答が完成しました。
stopped = 回答を停止しました
failed = 回答の作成中にエラーが発生しました！
again = 再試行
unfinished = 回答はまだ作成中です。このページは { $seconds } 秒ごとに確認します。
lost = 接続が切れました。このページは { $seconds } 秒ごとに回答を確認します。

refused = { $site } のページにはこの質問の答えがないため、回答できません。AI ヘルプはウェブ開発のみを扱います。
nearest = 最も近いページ：
refused-show = この質問を執筆者に見せる
refused-shared = 質問は名前を伏せて 90 日間執筆者に表示されます。
refused-shown = ありがとうございます！質問が執筆者に伝わりました。
mark-model = 上記の出典をもとに言語モデルが作成しました。利用する前に出典を確認してください。
mark-quoted = これらのページからの引用です。言語モデルは何も書いていません。
source = 出典 { $number }

useful = この回答は役に立ちましたか？
useful-yes = はい、役に立ちました
useful-no = いいえ、役に立ちませんでした
useful-shared = 「いいえ」を選ぶと、質問と回答が名前を伏せて執筆者に伝えられます。
useful-done = ありがとうございます！投票を保存しました。
report = この回答の問題を報告する

legal-model = 回答は { $model } が作成しており、誤りを含むことがあります。
legal-quoted = 回答は、検索で選ばれたドキュメントの一節です。
guidance = ガイダンスをすべて読む
guidance-title = AI ヘルプ利用ガイダンス
guidance-purpose = AI ヘルプはウェブ開発に関する質問のためのものです。{ $site } のページから質問の答えとなるセクションを検索し、それだけをもとにします。どのページにも書かれていない質問には回答しません。
guidance-check = 回答は不完全だったり誤っていたりすることがあります。利用する前に番号付きのリンクから記述をドキュメントで確認し、コード例は実行する前に読んでください。
guidance-private = 個人情報や機密情報は入力しないでください。質問は不正利用がないか確認され、外部のサービスで処理されることがあります。保存されるのは履歴が有効な間だけで、いつでも削除できます。執筆者に見せた内容は、名前を伏せて 90 日間保存されます。
close = 閉じる

history = 回答の履歴
history-show = 履歴を表示
history-off = 質問と回答は保存されません。履歴を有効にすると、あとから見返せます。
history-on = 履歴を有効にする
history-none = ここに質問が表示されます。
history-today = 今日
history-yesterday = 昨日
history-week = 過去 7 日間
history-month = 過去 30 日間
delete = トピックを削除
delete-question = このトピックを完全に削除しますか？
cancel = キャンセル

play = 試す
play-about = このコードをプレイグラウンドで開く
queue = キュー
queue-about = この例をキューに入れます。キューの例はまとめてプレイグラウンドで開きます。
queue-example = 例 { $number }
queue-choice = キュー：例 { $number }
queue-remove = 例 { $number } を削除

fault-empty = 質問を入力してください。
fault-long = 質問が長すぎます。短くするか、新しいトピックを始めてください。
fault-quota = 本日の質問をすべて使いました。入力した質問は残っています。
fault-flagged = この質問は AI ヘルプの規則に反しています。ほかの質問をしてください。
fault-busy = 前の質問にまだ回答しています。完了を待つか、停止してください。
fault-full = 現在、多くの質問に回答しています。入力した質問は残っています。1 分後にもう一度お試しください。
fault-gone = このトピックはもうありません。入力した質問は残っています。送信すると新しいトピックを始めます。
fault-failed = 問題が発生しました。この質問は数えられていません。入力した質問は残っています。もう一度お試しください。
fault-slow = 時間内に回答が届きませんでした。この質問は数えられていません。入力した質問は残っています。もう一度お試しください。
fault-lost = 回答が届きませんでした。入力した質問は残っています。この質問は数えられた可能性があります。
fault-lost-kept = 回答が届きませんでした。入力した質問は残っています。この質問は数えられ、回答された可能性があります。もう一度質問する前に履歴を確認してください。
fault-away = 現在、AI ヘルプに接続できません。入力した質問は残っています。もう一度お試しください。
