# Texts of the screens. Article texts are in ../content/.

## Shell

skip-to-content = 본문으로 건너뛰기
skip-to-search = 검색으로 건너뛰기
skip-to-toc = 목차로 건너뛰기
skip-to-language = 언어 선택으로 건너뛰기
agents-page = AI 에이전트용 안내: 이 페이지의 Markdown은 { $markdown }에, 모든 페이지의 목록은 { $list }에 있습니다.
agents-site = AI 에이전트용 안내: 이 사이트의 모든 페이지를 Markdown으로 담은 목록은 { $list }에 있습니다.
site-home = { $site } 홈페이지
loading-document = 문서를 불러오는 중…

## Main menu

menu-main = 주 메뉴
menu-open = 주 메뉴 열기
menu-close = 주 메뉴 닫기
menu-references = 참고서
menu-web = 웹 기술
menu-web-about = 개발자를 위한 웹 기술 참고서
menu-html = HTML
menu-html-about = 웹 콘텐츠의 구조
menu-css = CSS
menu-css-about = 문서의 모양을 기술하는 코드
menu-javascript = JavaScript
menu-javascript-about = 범용 스크립트 언어
menu-http = HTTP
menu-http-about = 웹 리소스를 전송하는 프로토콜
menu-api = 웹 API
menu-api-about = 웹 애플리케이션을 만드는 인터페이스
menu-webextensions = 웹 확장 기능
menu-webextensions-about = 브라우저 확장 기능 개발
menu-accessibility = 접근성
menu-accessibility-about = 모두가 쓸 수 있는 웹 프로젝트
menu-learn = 배우기
menu-learn-overview = 학습 영역
menu-learn-overview-about = 웹 개발을 처음부터 배우기
menu-learn-html-about = HTML로 웹 콘텐츠 구조 잡기
menu-learn-css-about = CSS로 콘텐츠 꾸미기
menu-learn-javascript-about = JavaScript로 상호작용하는 페이지 만들기
menu-learn-accessibility-about = 모두가 쓸 수 있는 페이지 만들기

## Article

breadcrumbs-label = 탐색 경로
sidebar-label = 관련 주제
sidebar-expand = 사이드바 펼치기
sidebar-collapse = 사이드바 접기
language-menu = 언어: { $language }
toc-title = 목차
translation-note = 이 페이지는 커뮤니티가 영어에서 번역했습니다.
translation-note-english = 영어로 보기
article-info = 이 페이지 정보
article-modified = 이 페이지는 { $date }에 마지막으로 수정되었습니다.
article-contribute = 기여하는 방법
article-contributors = 이 페이지의 기여자
article-source = GitHub에서 이 페이지 보기
article-markdown = 페이지를 Markdown으로 복사
article-report = 이 페이지의 문제 신고
article-ask = 이 페이지에 대해 AI 도움말에 질문하기
copy-code = 복사
copy-done = 복사했습니다!
copy-failed = 클립보드로 복사하지 못했습니다!

## Errors

not-found-title = 페이지를 찾을 수 없음
not-found-message = 죄송합니다. { $path } 페이지를 찾을 수 없습니다.
not-found-translations = 다른 언어로 된 이 페이지
not-found-similar = 이름이 비슷한 페이지
not-found-home = 홈페이지로 돌아가기
error-unhandled = 처리하지 못한 오류 응답입니다!
error-application = 애플리케이션 오류
error-loading = 불러오기 오류
error-unknown = 알 수 없는 오류
error-sorry = 서버에서 문제가 발생했습니다. 잠시 후 다시 시도해 주세요.
error-incident = 신고용 참조 번호: { $id }
error-reload = 페이지 새로 고침

## Home

home-title = 웹 플랫폼을 알기 쉽게
home-start = 시작하기
home-areas = 문서
home-in-english = 영어
home-empty = 아직 이 언어로 된 문서가 없습니다.

## Footer

footer-label = 사이트 링크
footer-tagline = 웹을 만드는 모든 사람을 위한 문서.
footer-developers = 개발자
footer-glossary = 용어 사전
footer-changes = 최근 변경 사항
footer-license = © { $first }–{ $year } 문서 작성자
footer-license-year = © { $year } 문서 작성자
footer-license-link = 콘텐츠는 크리에이티브 커먼즈 라이선스로 제공됩니다.

## Baseline

baseline-name = Baseline
baseline-high = 널리 사용 가능
baseline-low = 새로 사용 가능
baseline-limited = 제한적으로 사용 가능
baseline-discouraged = 더 이상 사용되지 않음
baseline-removing = 제거 예정
baseline-sign-yes = Baseline 해당
baseline-sign-no = Baseline 아님
baseline-sign-discouraged = Baseline 권장하지 않음
baseline-browser-yes = { $browser }: 지원
baseline-browser-no = { $browser }: 폭넓게 지원하지 않음
baseline-supported-in = { $browsers }에서 지원합니다.
baseline-unsupported-in = { $browsers }에서 폭넓게 지원하지 않습니다.
baseline-high-text = 이 기능은 잘 자리 잡았습니다. { $date }부터 모든 주요 브라우저의 여러 기기와 버전에서 동작합니다.
baseline-low-text = { $date }부터 모든 주요 브라우저의 최신 버전에서 동작합니다. 오래된 기기나 버전에서는 동작하지 않을 수 있습니다.
baseline-limited-text = 이 기능은 Baseline이 아닙니다. 널리 쓰이는 일부 브라우저에서 지원하지 않습니다.
baseline-discouraged-text = 새 프로젝트에서는 이 기능을 피하세요. 언젠가 브라우저에서 제거될 수 있습니다.
baseline-removing-text = 이 기능은 브라우저에서 제거될 예정이거나 이미 제거되었습니다. 사용 중이라면 다른 기능으로 바꾸세요.
baseline-asterisk = 이 기능의 일부는 지원 수준이 다릅니다.
baseline-use-discouraged = 대신 다음 기능을 사용해 보세요:
baseline-use-removing = 대신 다음 기능을 사용하세요:
baseline-learn-more = 더 알아보기
baseline-see-compat = 전체 호환성 보기

## Feedback

feedback-title = { $site } 개선에 참여해 주세요
feedback-question = 이 페이지가 도움이 되었나요?
feedback-yes = 예
feedback-no = 아니요
feedback-reason-question = 이 페이지가 도움이 되지 않은 이유는 무엇인가요?
feedback-reason-outdated = 내용이 오래되었음
feedback-reason-incomplete = 정보가 부족함
feedback-reason-code-examples = 코드 예제가 예상대로 동작하지 않음
feedback-reason-technical = 내용이 잘못되었음
feedback-reason-consistency = 용어가 일관되지 않음
feedback-reason-incomprehensible = 이해하기 어려움
feedback-reason-linguistic = 문장에 오류가 있음
feedback-reason-other = 기타
feedback-submit = 제출
feedback-thanks = 의견을 보내 주셔서 감사합니다!
feedback-failed-title = 의견이 저장되지 않았습니다
feedback-fault-vote = ‘예’ 또는 ‘아니요’를 선택해 주세요.
feedback-fault-reason = 이유를 하나 선택해 주세요.
feedback-fault-page = 존재하지 않는 페이지라서 평가할 수 없습니다.
feedback-fault-limited = 의견을 너무 자주 보냈습니다. { $minutes }분 후에 다시 시도해 주세요.
feedback-fault-unavailable = 의견을 저장하지 못했습니다. 잠시 후 다시 시도해 주세요.
feedback-back = 페이지로 돌아가기
## Baseline: dates, versions, feedback

baseline-high-since = { $date }부터 널리 사용할 수 있습니다.
baseline-versions = 이 기능을 처음 지원한 버전:
baseline-version-none = 지원 안 함
baseline-feedback = 의견 보내기
## Header

theme-menu = 테마
theme-os-default = 시스템 설정
theme-light = 밝게
theme-dark = 어둡게
theme-current = (선택됨)
menu-in-english = (영어)
menu-new = 신규
menu-new-feature = 새 기능
menu-news = 컬렉션에 있는 페이지의 변경 사항
menu-plus = Plus
menu-plus-overview = 개요
menu-plus-overview-about = 나에게 맞춘 문서
menu-ai-help = AI 도움말
menu-ai-help-about = 질문하면 문서에서 바로 답을 찾아 줍니다
ai-help-deleted = AI 도움말 주제를 삭제했습니다.
ai-help-question = AI 도움말에 보낼 질문
menu-collections = 컬렉션
menu-collections-about = 저장한 글
menu-updates = 업데이트
menu-updates-about = 브라우저의 변경 사항을 한눈에
menu-plus-docs = 사용 설명서
menu-plus-docs-about = Plus 기능을 사용하는 방법
menu-plus-faq = 자주 묻는 질문
menu-plus-faq-about = Plus에 대해 자주 묻는 질문
menu-curriculum = 커리큘럼
menu-blog = 블로그
menu-tools = 도구
menu-play = 플레이그라운드
menu-play-about = 코드를 작성하고 실행하고 공유하기
menu-observatory = HTTP Observatory
menu-observatory-about = 웹사이트 보안을 무료로 검사
account-log-in = 로그인
account-sign-up = 무료로 가입
toast-close = 메시지 닫기

## Footer lists

footer-site = { $site }
footer-about = 소개
footer-careers = 채용
footer-advertise = 광고 문의
footer-api = 데이터와 API
footer-downloads = 다운로드
footer-support = 지원
footer-help = 제품 도움말
footer-report = 문제 신고
footer-telemetry = 개인정보와 텔레메트리
footer-communities = 커뮤니티
footer-community = 커뮤니티 소개
footer-guidelines = 작성 지침
footer-forum = 포럼
footer-chat = 채팅
footer-learn = 웹 개발 배우기
footer-hacks = Hacks 블로그
footer-social = { $site }의 { $network }
footer-privacy = 웹사이트 개인정보 고지
footer-cookies = 쿠키
footer-legal = 법적 고지
footer-participation = 커뮤니티 참여 지침
## Quick search

quick-search-label = { $site } 검색
quick-search-placeholder = 검색
quick-search-hero = 무엇을 찾고 계신가요?
quick-search-submit = 검색
quick-search-clear = 검색어 지우기
quick-search-open = 사이트 검색
quick-search-close = 검색 닫기
quick-search-list = 제목이 일치하는 페이지
quick-search-loading = 검색 색인을 불러오는 중…
quick-search-failed = 검색 색인을 불러오지 못했습니다!
quick-search-none = 일치하는 문서 제목이 없습니다.
quick-search-near = 비슷한 제목
quick-search-more = 찾으시는 내용이 없나요?
quick-search-site = 사이트 전체에서 “{ $query }” 검색
quick-search-broken = 검색 결과를 표시하는 중 오류가 발생했습니다. 자세한 내용은 콘솔에서 확인하세요.
quick-search-count =
    { $count ->
       *[other] 페이지 { $count }개를 찾았습니다
    }

## Home regions

home-featured = 추천 글
home-news = 최신 소식
home-news-new = 새 글
home-contributions = 최근 기여
home-spotlight = 기여자 소개
home-spotlight-involved = 참여하기 →
## Reading

sidebar-filter-label = 사이드바 필터링
sidebar-filter-placeholder = 필터
sidebar-filter-clear = 필터 지우기
sidebar-filter-count = { $count ->
    [0] 일치하는 항목 없음
   *[other] { $count }개 일치
  }
language-remember = 언어 기억
language-remember-about = 앞으로 이 언어로 된 페이지가 있으면 이 언어로 엽니다
language-forget = 기억한 언어 지우기
translation-note-always = 항상 영어로 전환
translation-note-newer = 영어 페이지가 이 번역 이후인 { $date }에 수정되었습니다.
loading = 불러오는 중…

## Search page

search-title = 검색: “{ $query }”
search-title-page = 검색: “{ $query }” ({ $page }페이지)
search-none = 검색어가 없어 결과가 없습니다.
search-heading = 검색 결과: { $query }
search-heading-page = 검색 결과: { $query } ({ $page }페이지)
search-label = 문서 검색
search-submit = 검색
search-help = 검색할 수 있는 것
search-help-text = 코드에 쓰는 그대로의 기능 이름이나 하려는 일을 나타내는 몇 단어로 검색할 수 있습니다. 따옴표로 묶은 단어는 함께 찾습니다. 예:
search-language = 언어:
search-both = 둘 다
search-sort = 정렬:
search-sort-best = 추천순
search-sort-relevance = 관련도순
search-sort-popularity = 인기순
search-topics = 주제
search-topic-all = 모든 주제
search-topic-other = 기타
search-found = { $count }건을 찾았습니다.
search-matches = { $count }건
search-suggestion = 이것을 찾으셨나요…
search-close = 이 이름과 정확히 같은 페이지가 없습니다. 비슷한 이름을 보여 드립니다.
search-some = 모든 단어가 들어 있는 페이지가 없습니다. 일부 단어가 들어 있는 페이지를 보여 드립니다.
search-paging = 결과 페이지
search-page = { $page }페이지
search-previous = 이전
search-next = 다음
search-beyond = 결과가 그만큼 많지 않습니다.
search-first-page = 첫 페이지로 이동
search-nothing = 찾은 것이 없습니다.
search-tip-spelling = 철자를 확인해 보세요.
search-tip-words = 단어를 줄이거나 더 일반적인 단어를 써 보세요.
search-tip-topics = 모든 주제에서 검색
search-tip-english = 영어로 검색
search-areas = 또는 영역에서 시작해 보세요.
search-error = 검색 오류
search-fault = <code>{ $param }</code>: { $fault }
search-fault-too-long = 검색어가 너무 깁니다. 줄여 주세요.
search-fault-page = 1부터 { $most }까지의 정수여야 합니다.
search-fault-unknown = 선택할 수 없는 값입니다.

## Reader choices

shortcuts-title = 키보드 단축키
shortcuts-search = 검색
shortcuts-list = 이 목록 보기
shortcuts-move = 결과와 메뉴에서 이동
shortcuts-open = 결과 열기
shortcuts-tab = 결과를 새 탭에서 열기
shortcuts-close = 닫기 또는 입력란 비우기
shortcuts-single = 단일 키 단축키 사용
shortcuts-single-why = 브라우저나 음성 제어에서 / 또는 ? 키를 쓴다면 끄세요.
choice-close = 닫기
code-options = 코드 표시 방식
code-wrap = 긴 줄 바꿈
code-numbers = 줄 번호 표시
## Saving articles

bookmark-save = 저장
bookmark-saved = 저장됨
bookmark-offline = 오프라인 상태입니다. 저장하려면 네트워크 연결이 필요합니다.
bookmark-offline-short = 오프라인
bookmark-done = “{ $name }”에 저장했습니다.
bookmark-removed = “{ $name }”에서 삭제했습니다.

## Collections

collections-title = 컬렉션
collections-intro = 자주 다시 읽는 글을 메모와 함께 보관하세요.
collections-new = 새 컬렉션
collections-default = 저장한 글
collections-default-about = 기본 컬렉션입니다.
collections-count =
    { $count ->
       *[other] 글 { $count }개
    }
collections-edited = { $when } 수정됨
collections-empty = 새 컬렉션 만들기…
collections-edit = 편집
collections-delete = 삭제
collections-back = ← 뒤로
collections-search = 이 컬렉션에서 검색
collections-sort = 정렬:
collections-sort-date = 저장한 날짜
collections-sort-title = 제목(오름차순)
collections-sort-title-descending = 제목(내림차순)
collections-show = 표시
collections-matches =
    { $count ->
        [0] “{ $query }”에 맞는 글이 없습니다.
       *[other] “{ $query }” 검색 결과 { $count }개
    }
collections-show-all = 모든 글 보기
collections-loading = 불러오는 중…
collections-load-failed = 오류(다시 시도)
collections-no-items = 이 컬렉션은 아직 비어 있습니다.
collections-no-items-how = 글을 열고 ‘저장’을 선택하면 여기에 추가됩니다.
collections-export = 내보내기:
collections-saved = { $when } 저장됨
collections-note-add = 메모 추가
collections-note-edit = 메모 편집
collections-note-more = 전체 메모 보기
collections-note-less = 간단히 보기
collections-paging = 이 컬렉션의 페이지
collections-page = { $page }페이지
collections-previous = 이전
collections-next = 다음

updates-title = 업데이트
updates-title-of = { $name } 업데이트
updates-title-release = { $release }의 변경 사항
updates-intro = 공개된 호환성 데이터를 바탕으로 브라우저 버전마다 추가되거나 제거된 기능을 보여 줍니다.
updates-releases = 버전
updates-baseline = Baseline에 포함된 기능
updates-filter = 업데이트 필터링
updates-browsers = 브라우저
updates-categories = 기술
updates-category-manifests = 매니페스트
updates-category-mediatypes = 미디어 타입
updates-collections = 컬렉션
updates-search = 키워드로 필터링
updates-sort = 정렬:
updates-sort-desc = 최신순
updates-sort-asc = 오래된순
updates-show = 표시
updates-reset = 모든 필터 초기화
updates-login = 로그인하면 필터링, 검색, 정렬을 할 수 있습니다.
updates-count =
    { $count ->
       *[other] 업데이트 { $count }개
    }
updates-added = 추가됨
updates-removed = 제거됨
updates-engines = { $engines }에서 지원
updates-engines-none = 지원하는 현재 엔진이 없음
updates-article = 전체 글 보기
updates-find-article = 글 검색
updates-table = 브라우저 호환성 보기
updates-no-table = 이 사이트에는 이 기능의 표가 있는 페이지가 없습니다.
updates-save = 저장
updates-none = 업데이트를 찾을 수 없습니다.
updates-none-filtered = 필터와 일치하는 업데이트가 없습니다.
updates-paging = 업데이트 페이지
updates-page = { $page }페이지
updates-previous = 이전
updates-next = 다음
updates-all = 모든 업데이트
updates-feeds = Atom 피드
updates-feed-list = 이 목록의 피드
updates-feed-of = 피드: { $title }
updates-feeds-browsers = 브라우저별
updates-feeds-categories = 기술별
updates-feed-added = 추가: { $features }
updates-feed-removed = 제거: { $features }
updates-feed-more = { $features } 외 { $count }개
updates-own-title = 내 컬렉션 피드
updates-own-intro = 컬렉션에 있는 페이지와 관련해 브라우저가 추가하거나 제거한 기능을 피드 리더에서 받아 보세요.
updates-own-secret = 이 주소는 비밀입니다. 주소를 아는 사람은 누구나 피드를 읽고 어떤 페이지를 저장했는지 알 수 있습니다. 주소가 알려졌다면 바꾸세요.
updates-own-address = 피드 주소
updates-own-none = 아직 피드가 없습니다.
updates-own-create = 피드 만들기
updates-own-renew = 주소 바꾸기
updates-own-revoke = 피드 끄기
updates-own-renewed = 피드 주소가 바뀌었습니다.
updates-own-revoked = 피드를 껐습니다.
updates-own-failed = 지금은 저장할 수 없습니다. 잠시 후 다시 시도해 주세요.
collections-edit-title = 컬렉션 편집
collections-delete-title = 컬렉션 삭제
collections-delete-question = “{ $name }” 컬렉션을 삭제하시겠습니까?
collections-delete-items =
    { $count ->
       *[other] 저장한 글 { $count }개와 그 메모도 함께 삭제됩니다.
    }
collections-move-title = 글 이동
collections-move-question = “{ $name }”의 “{ $title }” 글을 어디로 옮기시겠습니까?
collections-move-nowhere = 아직 옮길 수 있는 다른 컬렉션이 없습니다.
collections-remove-title = 글 삭제
collections-remove-question = “{ $title }” 글을 “{ $name }”에서 삭제하시겠습니까?
collections-remove-note = 이 글의 메모도 함께 삭제됩니다.
collections-done-created = “{ $name }” 컬렉션을 만들었습니다.
collections-done-changed = 변경 사항을 저장했습니다.
collections-done-deleted = “{ $name }” 컬렉션을 삭제했습니다.
collections-done-moved = “{ $title }” 글을 “{ $name }”(으)로 옮겼습니다.
collections-done-removed = “{ $title }” 글을 삭제했습니다.
collections-interrupted-title = 계정에 연결할 수 없습니다
collections-interrupted = 지금은 누구의 계정인지 확인할 수 없어 저장하지 못했습니다. 입력한 내용은 이 페이지에 남아 있습니다. 잠시 후 다시 보내세요.
collections-interrupted-again = 다시 보내기
form-foreign-title = 다른 계정에서 연 양식입니다
form-foreign = 이 양식은 { $openedAs } 계정으로 열었지만 지금은 { $email } 계정으로 로그인되어 있습니다. 아무것도 저장되지 않았습니다.
form-foreign-unknown = 이 양식을 어떤 계정으로 열었는지 확인할 수 없습니다. 지금은 { $email } 계정으로 로그인되어 있습니다. 아무것도 저장되지 않았습니다.
form-foreign-send = { $email } 계정으로 보내기
collections-gone-title = 더 이상 여기에 없습니다
collections-gone = 다른 창 등에서 삭제되었거나 옮겨졌거나, 다른 계정의 것입니다.
collections-gone-kept = 입력한 내용은 아래에 남아 있습니다. 새로 저장할 수 있습니다.
account-unavailable = 지금은 계정을 확인할 수 없습니다. 계정이 필요 없는 기능은 평소처럼 쓸 수 있습니다. 잠시 후 다시 시도해 주세요.
collection-add = 컬렉션에 추가
collection-edit-item = 항목 편집
collection-create = 컬렉션 만들기
collection-select = 컬렉션:
collection-option-new = + 새 컬렉션
collection-new-name = 새 컬렉션을 만드는 경우 그 이름:
collection-name = 이름:
collection-description = 설명:
collection-note = 메모:
collection-save = 저장
collection-saving = 저장 중…
collection-delete = 삭제
collection-deleting = 삭제 중…
collection-move = 이동
collection-moving = 이동 중…
collection-remove = 삭제
collection-cancel = 취소
collection-discard = 입력한 내용을 버리시겠습니까?
collection-error = 오류: { $message }
collection-fault-check = 아래에 표시된 항목을 확인하세요.
collection-fault-missing = 이 항목을 입력하세요.
collection-fault-blank = 이 입력란에 보이는 문자를 하나 이상 입력해 주세요.
collection-fault-too-long = { $limit }자 이내로 입력하세요.
collection-fault-too-large = 너무 길어 보낼 수 없습니다. 입력한 내용은 그대로 있으니 줄인 뒤 다시 시도해 주세요.
collection-fault-character = 저장할 수 없는 문자가 들어 있습니다.
collection-fault-name-taken = 이름이 “{ $name }”인 컬렉션이 이미 있습니다.
collection-fault-already-saved = 그 컬렉션에 이 글이 이미 있습니다.
collection-fault-not-saved = 이 글은 그 컬렉션에 저장되어 있지 않습니다.
collection-fault-page = 이 사이트의 페이지가 아니어서 저장할 수 없습니다.
collection-fault-default = 기본 컬렉션은 수정하거나 삭제할 수 없습니다.
collection-fault-unavailable = 저장하지 못했습니다. 입력한 내용은 그대로 있으니 잠시 후 다시 시도해 주세요.
collection-fault-loading = 컬렉션을 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.
collection-fault-signed-out = 로그아웃되었습니다. 다른 창에서 로그인한 다음 여기서 다시 시도해 주세요.
collection-fault-foreign = { $openedAs } 계정으로 열었지만 지금은 다른 계정으로 로그인되어 있습니다. 아무것도 저장되지 않았습니다. 입력한 내용은 여기에 남아 있습니다.
collection-conflict-title = 그사이에 변경되었습니다
collection-conflict = 다른 창에서 아래 내용을 저장했습니다. 입력한 내용은 양식에 그대로 있지만 아직 저장되지 않았습니다. 다시 저장하면 아래 내용을 바꿉니다.
collection-limit-title = 더 필요하신가요?
collection-limit =
    { $limit ->
       *[other] 현재 요금제에서는 컬렉션을 { $limit }개까지 만들 수 있습니다. Plus에는 제한이 없습니다.
    }
account-upgrade = 지금 업그레이드

## Frequently viewed

viewed-title = 자주 본 글
viewed-about = 최근 30일 동안 두 번 이상 연 글입니다. 이 목록은 이 브라우저에만 보관됩니다.
viewed-no-script = 이 목록은 브라우저에 보관되며, 표시하려면 JavaScript가 필요합니다.
viewed-empty = 최근 30일 동안 두 번 이상 연 글이 없습니다.
viewed-count =
    { $count ->
       *[other] { $count }회 조회
    }
viewed-latest = { $when } 마지막으로 조회
viewed-updated = { $when } 업데이트됨
viewed-more = 더 보기
## Accounts

account-menu = 사용자 메뉴
account-menu-title = 내 { $site } Plus
account-subscriber = Plus 구독자
account-settings = 내 설정
account-help = 도움말
account-feedback = 의견 보내기
account-sign-out = 로그아웃
account-maintenance = 점검 중
account-api-down = 점검 때문에 API를 사용할 수 없습니다. { $site } Web Docs는 계속 둘러볼 수 있지만 { $site } Plus와 검색은 사용하지 못할 수 있습니다. 기다려 주셔서 감사합니다!
account-changed = 지금은 { $email } 계정으로 로그인되어 있습니다. 이 페이지는 다른 계정의 것입니다. 다시 불러오기 전에 입력한 내용을 복사해 두세요.
account-left = 다른 창에서 로그아웃했습니다. 입력한 내용은 여기에 남아 있습니다. 저장하려면 다시 로그인하세요.
sign-in-failed-title = 로그인되어 있지 않습니다
sign-in-fault-refused = 이 로그인은 만료되었거나 다른 브라우저에서 시작되었습니다. 다시 시작해 주세요.
sign-in-fault-provider = 지금은 계정 서비스가 응답하지 않습니다. 계정이 필요 없는 기능은 계속 사용할 수 있습니다. 몇 분 후에 다시 로그인해 주세요.
sign-in-fault-database = 지금은 계정을 확인할 수 없습니다. 계정이 필요 없는 기능은 계속 사용할 수 있습니다. 몇 분 후에 다시 로그인해 주세요.
sign-in-again = 다시 시도
sign-in-back = 로그인하지 않고 계속
sign-in-kept-title = 로그아웃되었습니다
sign-in-kept-about = 세션이 만료되어 아직 저장하지 못했습니다. 입력한 내용은 30분 동안 보관되며, 로그인하면 다시 채워집니다.
sign-in-ended-about = 세션이 만료되어 마지막 변경 사항이 저장되지 않았을 수 있습니다. 로그인하면 보던 페이지로 돌아갑니다.
demo-title = 데모 계정 선택
demo-about = 이 사이트에는 체험용 계정이 들어 있습니다. 하나를 골라 로그인하세요. 비밀번호는 없으며 어디로도 아무것도 전송되지 않습니다.
demo-cancel = 취소
demo-plan-core = Core
demo-plan-mdn-plus-5m = Plus 5, 월간
demo-plan-mdn-plus-5y = Plus 5, 연간
demo-plan-mdn-plus-10m = Supporter 10, 월간
demo-plan-mdn-plus-10y = Supporter 10, 연간
## Plus landing

plus-hero-title = 문서를 <u>나만의 것</u>으로
plus-get-started = 시작하기
plus-whats-included = 포함된 기능
plus-ads-title = 광고 없이
plus-ads-text = 구독자는 광고를 끌 수 있습니다. 글과 그 글을 읽는 고요함만 남습니다.
plus-ai-text = 평소 말하듯이 물어보세요. 답변은 문서에 바탕을 두며 출처가 된 페이지를 알려 주므로 직접 확인할 수 있습니다.
plus-playground-text = HTML, CSS, JavaScript를 작성하고 바로 결과를 본 다음 링크로 공유하세요.
plus-updates-text = 브라우저가 새로 지원하는 것과 그만둔 것을 한 목록에서 봅니다. 브라우저, 기술, 내 컬렉션별로 걸러 볼 수 있습니다.
plus-collections-text = 글을 메모와 함께 저장하고, 프로젝트나 주제별 컬렉션으로 정리해 어느 기기에서나 찾아보세요.
plus-learn-more = 자세히 보기
plus-choose = 요금제 선택
plus-or-log-in = 또는 로그인
plus-pay-yearly = 연간 결제하고 2개월 무료 혜택 받기
plus-pay-yearly-on = (선택됨, 이 링크는 월간 결제로 돌아갑니다)
plus-not-sold = 계신 지역에서는 유료 요금제를 이용할 수 없습니다. 무료 요금제는 어디서나 이용할 수 있습니다.
plus-not-here = 이 사이트에서는 유료 요금제를 구매할 수 없습니다.
plus-free = 무료
plus-per-month = /월
plus-billed-month = 매월 청구
plus-billed-year = 매년 청구
plus-includes = 포함:
plus-includes-unlimited = 무제한 이용:
plus-item-updates = 업데이트 필터와 정렬
plus-item-collections-core = 컬렉션 최대 3개
plus-item-playgrounds = 플레이그라운드 공유
plus-item-ai-core = AI 도움말: 하루 질문 5개
plus-item-ads = 광고 없음
plus-item-collections = 글 컬렉션
plus-item-early = 새 기능 먼저 사용
plus-item-pride = 후원한다는 뿌듯함
plus-start = { $plan }(으)로 시작
plus-upgrade = { $plan }(으)로 업그레이드
plus-current = 현재 요금제
plus-unavailable = 이용할 수 없음
plus-terms = 이용 약관 보기

## Settings

settings-title = 설정
settings-account-section = 계정 관리
settings-ads = 광고 없이 읽기
settings-ads-text = { $site }에서 광고 없이 읽습니다.
settings-ads-more = 이 사이트의 광고 안내
settings-ads-only = 광고 없이 읽기는 { $site } Plus 구독자만 이용할 수 있습니다.
settings-account = 계정
settings-account-text = 이름, 이메일 주소, 비밀번호는 계정 제공자가 관리합니다.
settings-account-demo = 이 사이트는 내장된 데모 계정을 사용합니다. 관리할 것이 없습니다.
settings-new-tab = (새 탭에서 열림)
settings-subscription = { $site } Plus 구독
settings-subscription-text = 요금제를 바꾸거나 해지하고 결제 내역을 확인합니다.
settings-subscriptions = 구독 관리
settings-sessions-section = 세션
settings-sessions = 로그인된 브라우저
settings-sessions-text = 다음 브라우저에서 계정을 사용할 수 있습니다. 모르는 브라우저나 더 이상 쓰지 않는 브라우저는 로그아웃하세요. 모두 로그아웃하면 이 브라우저에서도 로그아웃됩니다.
settings-session-browser = { $system }의 { $browser }
settings-session-unknown = 알 수 없는 브라우저
settings-session-current = 이 브라우저
settings-session-created = 로그인: { $date }.
settings-session-seen = 마지막 사용: { $date }.
settings-session-end = 로그아웃
settings-session-ended = 해당 브라우저에서 로그아웃했습니다.
settings-sessions-end = 모든 곳에서 로그아웃
settings-sessions-ended = 모든 브라우저에서 로그아웃했습니다.
settings-history = 기록 사용
settings-history-kept = 기록을 켜면 AI 도움말에 한 질문과 답변을 최대 6개월 동안 보관하여 다시 볼 수 있습니다.
settings-history-off = 끄면 보관된 내용이 숨겨지지만 삭제되지는 않습니다.
settings-delete = 기록 삭제
settings-delete-text = 기록이 켜져 있든 꺼져 있든 질문과 답변, 이에 관해 남긴 정보를 모두 삭제합니다.
settings-delete-question = AI 도움말 기록을 영구히 삭제하시겠습니까?
settings-cancel = 취소
settings-history-deleted = AI 도움말 기록을 삭제했습니다.
settings-ai-links = 페이지의 링크 숨기기
settings-ai-links-text = 문서 페이지에 있는, AI 도움말에 질문하는 링크를 숨깁니다.
settings-updated-section = 새 소식 받기
settings-newsletter = { $site } Plus 뉴스레터(종료 예정)
settings-newsletter-text = 뉴스레터가 종료됩니다. 모든 구독이 해지되고 데이터가 삭제됩니다.
settings-newsletter-final = 지금 구독을 해지할 수 있습니다. 해지하면 다시 구독할 수 없습니다.
settings-newsletter-not = 구독하고 있지 않습니다.
settings-offline-section = 오프라인 이용
settings-on = 켬
settings-off = 끔
settings-saving = 저장 중…
settings-saved = 저장했습니다.
settings-failed = 저장하지 못했습니다. 잠시 후 다시 시도해 주세요.
settings-problem-form = 양식을 읽지 못했습니다. 아무것도 바뀌지 않았습니다.
settings-problem-subscribers = { $site } Plus 구독자만 이용할 수 있습니다. 아무것도 바뀌지 않았습니다.
settings-problem-left = 뉴스레터 구독을 해지했으므로 다시 구독할 수 없습니다.
settings-problem-unavailable = 설정을 저장하지 못했습니다. 잠시 후 다시 시도해 주세요.
settings-problem-signed-out = 로그아웃된 상태여서 아무것도 변경되지 않았습니다. 다시 선택해 주세요.

## Flash messages

language-remembered = 이제 { $language } 페이지가 있으면 그 언어로 열립니다.
language-forgotten = 더 이상 기억한 언어로 페이지를 열지 않습니다.

## Titles of loading states

loading-title = 불러오는 중…
error-loading-title = 불러오기 오류

## Too many requests

refusal-foreign-title = 다른 사이트에서 보낸 양식
refusal-foreign-about = 이 양식은 저장한 사본 등 다른 사이트의 페이지에서 보낸 것이므로 아무것도 처리하지 않았습니다. 보낸 내용은 아래에 있습니다. 이 사이트의 양식에 복사하세요.
refusal-large-title = 너무 길어 보낼 수 없습니다
refusal-large-about = 보낸 내용이 이 사이트에서 받을 수 있는 길이를 넘어 아무것도 처리하지 않았습니다. 뒤로 돌아가면 입력한 내용이 양식에 남아 있습니다. 내용을 줄인 뒤 다시 보내세요.
refusal-title = 요청이 너무 많습니다
refusal-about = 사이트가 처리할 수 있는 것보다 많은 요청을 보냈습니다. 요청한 작업은 실행되지 않았습니다. 이전 페이지로 돌아가 { $seconds }초 후에 다시 시도해 주세요.

## Article: actions, groups of headings, links to a selection, layout

article-actions = 글 관련 작업
toc-subsections = 하위 섹션:
selection-link = 선택한 텍스트 링크 복사
page-options = 페이지 표시 방식
page-wide = 본문을 더 넓게
page-alone = 옆의 목록 없이 글만 표시
code-download = 이 코드를 파일로 저장
## Playground

play-title = 플레이그라운드
play-description = HTML, CSS, JavaScript를 쓰고 결과를 바로 확인하세요.
play-format = 코드 정리
play-format-fault = { $language } 코드를 정리할 수 없습니다({ $line }번째 줄)
play-run = 실행
play-run-again = 결과 보기
play-run-large = 이 코드는 주소에 담기에는 너무 깁니다. 버튼을 누르면 결과가 표시됩니다.
play-share = 공유
play-clear = 모두 지우기
play-reset = 되돌리기
play-auto = 자동 실행
play-editor = { $language } 코드
play-hint = Tab 키는 들여쓰기입니다. 키보드로 편집기에서 나가려면 Esc를 누른 다음 Tab을 누르세요. Ctrl+Enter로 코드를 실행하며, 코드는 이 브라우저에 보관됩니다.
play-source = 이 코드의 출처 페이지
play-empty = 아직 코드가 없습니다. HTML, CSS 또는 JavaScript를 작성하면 결과가 여기에 표시됩니다.
play-starter = 예제로 시작하기
play-drafts = 최근 초안
play-apart = 이전 주소의 다른 코드 열기(여기의 코드는 새 주소로 옮겨졌습니다)
play-result = 결과
play-console = 콘솔
play-console-clear = 콘솔 지우기
play-console-empty = 아직 출력된 내용이 없습니다.
play-level-info = 정보
play-level-warn = 경고
play-level-error = 오류
play-resize-columns = 편집기 너비
play-resize-console = 결과 높이
play-clear-question = 정말 모두 지우시겠습니까?
play-reset-question = 정말 변경 사항을 되돌리시겠습니까?
play-cancel = 취소
play-close = 닫기
play-shared-warning = 다른 사람이 작성한 코드입니다. 먼저 읽어 보세요. 실행을 눌러야 동작합니다.
play-share-title = 코드 공유
play-share-markdown = Markdown으로 공유
play-share-markdown-copy = Markdown을 클립보드에 복사
play-share-url = 데이터 URL로 공유
play-share-url-copy = 데이터 URL을 클립보드에 복사
play-share-url-too-long = 이 코드는 주소에 담기에는 너무 깁니다.
play-share-link = 영구 링크로 코드 공유
play-share-sign-in = 계정이 있으면 코드로 가는 짧은 링크를 만들 수 있습니다. 그동안 코드는 여기에 남아 있습니다.
play-share-log-in = 로그인
play-share-create = 링크 만들기
play-share-creating = 링크를 만드는 중…
play-share-address = 코드 링크
play-share-done = 코드를 저장했습니다. 이 링크를 아는 사람은 누구나 열 수 있습니다.
play-share-copy = 클립보드에 복사
play-share-fault-signed-out = 로그아웃되었습니다. 다른 창에서 로그인한 뒤 다시 시도해 주세요. 코드는 여기에 남아 있습니다.
play-share-fault-too-large = 코드가 너무 길어 공유할 수 없습니다. 전체 1MiB까지 가능합니다.
play-share-fault-limited = 짧은 시간에 링크를 많이 만들었습니다. 나중에 다시 시도해 주세요.
play-share-fault-failed = 링크를 만들지 못했습니다. 잠시 후 다시 시도해 주세요.
play-flag = 부적절한 내용이 있나요?
play-flag-reason = 이 코드에 어떤 문제가 있나요?
play-flag-send = 신고
play-flag-done = 신고해 주셔서 감사합니다.
play-problem-state = 이 주소의 코드를 읽을 수 없습니다. 주소 전체를 복사했는지 확인하세요.
play-problem-id = 이 주소에는 공유된 코드가 없습니다.
play-problem-sample = 그런 예제가 없습니다. 페이지가 바뀌었을 수 있습니다.
play-problem-given = 이 코드는 다른 탭이나 다른 브라우저에 있었습니다.
play-problem-too-large = 코드가 너무 깁니다. 전체 1MiB까지 가능합니다.
play-problem-signed-out = 링크로 코드를 공유하려면 먼저 로그인하세요.
play-problem-limited = 짧은 시간에 너무 많이 시도했습니다. 나중에 다시 시도해 주세요.
play-problem-unavailable = 저장하지 못했습니다. 잠시 후 다시 시도해 주세요.
play-problem-reason = 이 코드에 어떤 문제가 있는지 적어 주세요.

## Description of the search (OpenSearch)

search-about = 웹 개발자를 위한 안내서, 참고서, 튜토리얼을 검색하세요. HTML, CSS, JavaScript, HTTP와 웹 플랫폼의 인터페이스를 다룹니다.

## Too many requests: kept text

refusal-kept = 입력한 내용은 이 페이지에 남아 있습니다. 시간이 지나면 여기에서 보내세요.

## Data for programs

data-title = 프로그램과 에이전트를 위한 데이터
data-about = 이 사이트의 모든 내용은 프로그램에서 읽을 수 있습니다. JSON, Markdown, 편집기용 데이터, 에이전트용 서버를 제공하며 로그인이나 키가 필요하지 않습니다.
data-agents = 에이전트
data-agents-about = 코드를 작성하는 에이전트와 어시스턴트는 Model Context Protocol로 문서를 이용합니다. 다음 주소를 추가하세요.
data-tools = 도구로 검색하고, 페이지와 섹션을 읽고, 브라우저 지원, Baseline 상태, 브라우저 변경 사항을 확인할 수 있습니다.
data-limits = 에이전트용 도구에는 1분에 { $requests }개 이하의 메시지를 보내 주세요. 그 이상은 상태 429로 응답합니다.
data-editors = 편집기
data-editors-about = 편집기용 데이터: 이름, 설명, 값, 브라우저 지원. 매개변수 { $name }(으)로 언어를 선택합니다.
data-json = JSON 인터페이스
data-json-about = 주소와 매개변수입니다. 각 응답의 형식은 OpenAPI 명세에 있습니다.
data-description = OpenAPI 명세
data-address = 주소
data-parameters = 매개변수
data-answer = 응답
data-none = 없음

## Offline reading

connection-offline = 오프라인으로 읽고 있습니다.
connection-online = 다시 온라인 상태입니다.
offline-title = 오프라인으로 읽기
offline-lead = 이 브라우저는 최근에 연 { $count }개 페이지를 필요한 파일과 함께 보관하므로 네트워크 없이 다시 읽을 수 있습니다. 로그인한 상태에서 연 페이지는 보관하지 않습니다.
offline-missing = 오프라인 상태이며, 요청한 페이지가 이 브라우저에 보관되어 있지 않습니다.
offline-missing-list = 보관된 페이지는 다음과 같습니다.
offline-pages = 이 브라우저에 보관된 페이지
offline-none = 아직 보관된 페이지가 없습니다. 브라우저에서 스크립트와 서비스 워커를 쓸 수 있으면 읽는 동안 늘어납니다.
offline-limits = 검색과 양식에는 네트워크가 필요합니다. 빠른 검색은 이 언어로 사용한 적이 있으면 오프라인에서도 제목을 찾습니다.
offline-examples = 예제는 온라인에서만 실행됩니다.
offline-keep = 여는 페이지 보관
offline-stop = 페이지 보관 안 함
offline-delete = 보관된 페이지 삭제
offline-on = 여는 페이지를 이 브라우저에 보관합니다.
offline-off = 이 브라우저에 더 이상 페이지를 보관하지 않습니다.
offline-deleted = 보관된 페이지를 삭제했습니다.
settings-offline-pages = 로그인하지 않고 연 페이지는 네트워크 없이 다시 읽을 수 있습니다.
settings-offline-manage = 보관된 페이지 관리
settings-content-title = { $site } 오프라인 저장소
settings-content-text = 한 언어의 모든 페이지를 검색 및 예제와 함께 이 브라우저에 보관하여 네트워크 없이 읽을 수 있게 합니다.
settings-content-only = 언어 전체를 오프라인으로 보관하는 기능은 { $site } Plus 구독자만 사용할 수 있습니다.
settings-content-script = 언어 전체를 오프라인으로 보관하려면 JavaScript가 필요합니다.
settings-content-unavailable = 오프라인 모드를 사용할 수 없습니다. 이 브라우저나 시크릿 창에서 허용하지 않습니다.
settings-content-none = 현재 이 사이트는 오프라인용 콘텐츠를 제공하지 않습니다.
settings-content-language = 언어
settings-content-area = 콘텐츠
settings-content-area-all = 전체
settings-content-area-learn = 배우기
settings-content-area-html = HTML
settings-content-area-css = CSS
settings-content-area-javascript = JavaScript
settings-content-area-api = 웹 API
settings-content-area-http = HTTP
settings-content-prefer = 온라인 콘텐츠 우선
settings-content-prefer-text = 네트워크가 있는 동안에는 네트워크에서 페이지를 가져옵니다.
settings-content-auto = 자동 업데이트 사용
settings-content-auto-text = 사이트를 사용하는 동안 한 시간에 한 번 새 콘텐츠를 확인합니다.
settings-content-status = 업데이트 상태
settings-content-empty = 아직 다운로드한 것이 없습니다.
settings-content-updated = 마지막 업데이트: { $date }
settings-content-checking = 업데이트 확인 중
settings-content-current = 최신 상태
settings-content-check = 업데이트 확인
settings-content-update = 지금 업데이트
settings-content-download = 다운로드
settings-content-downloading = 다운로드 중…
settings-content-unpacking = 압축 푸는 중… { $percent }%
settings-content-clearing = 지우는 중…
settings-content-pause = 일시 중지
settings-content-paused = { $percent }%에서 멈춤
settings-content-resume = 계속
settings-content-problem-room = 이 브라우저에 공간이 부족합니다. 기존 콘텐츠는 그대로입니다.
settings-content-problem-network = 콘텐츠에 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.
settings-content-problem-damaged = 콘텐츠가 손상되어 사용하지 않았습니다. 다시 다운로드해 주세요.
settings-content-used = 사용 중인 저장 공간
settings-content-size = { $size } MiB
settings-content-clear = 데이터 지우기
settings-content-clear-question = 이 브라우저에서 모든 오프라인 콘텐츠를 삭제하시겠습니까?
