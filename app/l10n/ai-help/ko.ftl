name = AI 도움말
about = 웹 개발에 대해 질문해 보세요. 답변은 { $site } 페이지의 내용이며, 서술마다 근거가 되는 섹션의 링크가 붙습니다.
report-feedback = 의견 보내기
external = 외부 링크
table = 표

landing-title = 한 번 묻고 계속 만드세요
landing-lead = AI 도움말은 { $site } 문서를 바탕으로 질문에 답하고 각 서술의 출처를 보여 줍니다.
landing-features = 새로운 기능
landing-history-title = 기록
landing-history = 이전 질문으로 돌아가 멈춘 곳에서 이어서 질문할 수 있습니다.
landing-context-title = 더 넓은 맥락
landing-context = 이어지는 질문은 앞선 내용을 알고 있습니다. 읽고 있는 페이지에 대해 질문할 수도 있습니다.
landing-sources-title = 번호가 붙은 출처
landing-sources = 서술마다 근거가 되는 섹션으로 연결됩니다. 어느 페이지에도 없는 내용에는 답하지 않습니다.
landing-reasons = 확인할 수 있는 답변
landing-direct-title = 바로 찾기
landing-direct = 이름을 몰라도 알맞은 섹션을 찾을 수 있습니다.
landing-short-title = 간추린 정보
landing-short = 여러 페이지의 내용을 코드 예제와 함께 나란히 볼 수 있습니다.
landing-learning-title = 대화형 학습
landing-learning = 다시 묻고, 질문을 고치고, 코드 예제를 플레이그라운드에서 실행해 보세요.

banner-core = Core에서는 하루에 { $limit }번 질문할 수 있습니다. Plus 5나 Supporter 10에는 제한이 없습니다.
banner-subscriber = 사용 중인 요금제에서는 질문 수 제한 없이 AI 도움말을 쓸 수 있습니다.
upgrade = 지금 업그레이드
quota-title = 오늘의 질문 { $limit }개를 모두 사용했습니다
quota-text = 늦어도 첫 질문으로부터 하루 뒤에는 다시 질문할 수 있습니다. Plus 5와 Supporter 10에는 제한이 없습니다.

question = 질문
question-first = 질문을 입력하세요
question-follow = 이어서 질문하세요
question-left = 오늘 남은 질문: { $count }개
submit = 질문 보내기
clear = 질문 지우기
stop = 답변 중지
follow = 자동 스크롤 켜기
topic-new = 새 주제
back = 이전 질문으로 돌아가기
edit = 질문 수정
edit-undo = 수정 취소
edit-submit = 수정한 질문 보내기
version-previous = 이전 질문
version-next = 다음 질문
version = { $total }개 중 { $at }번째

page-about = 이 페이지에 대한 질문입니다:
page-remove = 모든 페이지에 대해 질문하기

examples = 예시
example-center = div를 가운데에 놓으려면 어떻게 하나요?
example-form = HTML에서 양식은 어떻게 만드나요?
example-sort = Array는 어떻게 정렬하나요?
example-fetch = Fetch API는 어떻게 사용하나요?
example-redirect = HTTP로 리디렉션하려면 어떻게 하나요?
example-access = 접근성 있는 페이지는 어떻게 만드나요?

status-searching = { $site } 콘텐츠를 검색하는 중…
status-sources = 참고한 { $site } 콘텐츠:
status-generating = 답변을 작성하는 중…
status-answer = 답변:
status-stopped = 답변(중지됨):
status-done = 답변이 완성되었습니다.
stopped = 답변을 중지했습니다
failed = 답변을 작성하는 중에 오류가 발생했습니다!
again = 다시 시도
unfinished = 답변을 아직 작성하고 있습니다. 이 페이지가 { $seconds }초마다 확인합니다.
lost = 연결이 끊어졌습니다. 이 페이지가 { $seconds }초마다 답변을 확인합니다.

refused = { $site } 페이지에 이 질문의 답이 없어 답변할 수 없습니다. AI 도움말은 웹 개발만 다룹니다.
nearest = 가장 가까운 페이지:
refused-show = 이 질문을 문서 작성자에게 보여 주기
refused-shared = 문서 작성자는 90일 동안 이름 없이 질문을 봅니다.
refused-shown = 고맙습니다! 이제 문서 작성자가 질문을 볼 수 있습니다.
mark-model = 위 출처를 바탕으로 언어 모델이 작성했습니다. 활용하기 전에 출처를 확인하세요.
mark-quoted = 이 페이지들에서 인용했습니다. 언어 모델이 쓴 내용은 없습니다.
source = 출처 { $number }

useful = 이 답변이 도움이 되었나요?
useful-yes = 예, 도움이 되었습니다
useful-no = 아니요, 도움이 되지 않았습니다
useful-shared = ‘아니요’를 선택하면 질문과 답변이 이름 없이 문서 작성자에게 전달됩니다.
useful-done = 고맙습니다! 의견을 저장했습니다.
report = 이 답변의 문제 신고하기

legal-model = 답변은 { $model }이(가) 작성하며 틀릴 수 있습니다.
legal-quoted = 답변은 검색으로 고른 문서의 구절입니다.
guidance = 전체 안내 읽기
guidance-title = AI 도움말 사용 안내
guidance-purpose = AI 도움말은 웹 개발에 관한 질문을 위한 것입니다. { $site } 페이지에서 질문에 답이 되는 섹션을 찾고 그 내용만 사용합니다. 어느 페이지에도 없는 질문에는 답하지 않습니다.
guidance-check = 답변은 불완전하거나 틀릴 수 있습니다. 활용하기 전에 번호가 붙은 링크를 따라 문서에서 내용을 확인하고, 코드 예제는 실행하기 전에 읽어 보세요.
guidance-private = 개인정보나 기밀 정보는 입력하지 마세요. 질문은 악용 여부를 확인하며 외부 서비스가 처리할 수 있습니다. 답변 기록이 켜져 있는 동안에만 보관하고 언제든지 삭제할 수 있습니다. 문서 작성자에게 보여 준 내용은 이름 없이 90일 동안 보관합니다.
close = 닫기

history = 답변 기록
history-show = 기록 보기
history-off = 질문과 답변을 보관하지 않습니다. 기록을 켜면 다시 볼 수 있습니다.
history-on = 기록 사용
history-none = 여기에 질문이 표시됩니다.
history-today = 오늘
history-yesterday = 어제
history-week = 지난 7일
history-month = 지난 30일
delete = 주제 삭제
delete-question = 이 주제를 영구히 삭제하시겠습니까?
cancel = 취소

play = 실행해 보기
play-about = 이 코드를 플레이그라운드에서 열기
queue = 대기열
queue-about = 이 예제를 대기열에 담습니다. 담은 예제는 모두 함께 플레이그라운드에서 열립니다.
queue-example = 예제 { $number }
queue-choice = 대기열: 예제 { $number }
queue-remove = 예제 { $number } 제거

fault-empty = 질문을 입력해 주세요.
fault-long = 질문이 너무 깁니다. 줄이거나 새 주제를 시작해 주세요.
fault-quota = 오늘의 질문을 모두 사용했습니다. 입력한 질문은 그대로 있습니다.
fault-flagged = 이 질문은 AI 도움말의 규칙에 어긋납니다. 다른 질문을 해 주세요.
fault-busy = 이전 질문에 아직 답하고 있습니다. 기다리거나 중지해 주세요.
fault-full = 지금 너무 많은 질문에 답하고 있습니다. 입력한 질문은 그대로 있습니다. 잠시 후 다시 시도해 주세요.
fault-gone = 이 주제는 더 이상 없습니다. 입력한 질문은 그대로 있습니다. 보내면 새 주제를 시작합니다.
fault-failed = 문제가 발생했으며 이 질문은 횟수에 포함되지 않았습니다. 입력한 질문은 그대로 있습니다. 다시 시도해 주세요.
fault-slow = 답변이 제때 오지 않았으며 이 질문은 횟수에 포함되지 않았습니다. 입력한 질문은 그대로 있습니다. 다시 시도해 주세요.
fault-lost = 답변이 도착하지 않았습니다. 입력한 질문은 그대로 있습니다. 이 질문은 횟수에 포함되었을 수 있습니다.
fault-lost-kept = 답변이 도착하지 않았습니다. 입력한 질문은 그대로 있습니다. 이 질문은 횟수에 포함되고 답변되었을 수 있습니다. 다시 질문하기 전에 기록을 확인해 주세요.
fault-away = 지금은 AI 도움말에 연결할 수 없습니다. 입력한 질문은 그대로 있습니다. 다시 시도해 주세요.
