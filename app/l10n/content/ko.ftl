### Texts that the compiler writes into articles and sidebars. Values are HTML.

## Notes

note-label = 참고 :
warning-label = 경고 :

## Badges

badge-experimental = 실험적
badge-experimental-title = 실험적 기능입니다. 동작이 바뀔 수 있습니다.
badge-nonstandard = 비표준
badge-nonstandard-title = 비표준입니다. 사용하기 전에 브라우저 지원 여부를 확인하세요.
badge-deprecated = 더 이상 사용되지 않음
badge-deprecated-title = 더 이상 사용되지 않습니다. 새 프로젝트에서는 피하세요.
badge-optional = 선택
badge-readonly = 읽기 전용
badge-readonly-title = 값을 읽을 수만 있고 설정할 수는 없습니다.
badge-secure-context = 보안 컨텍스트
badge-secure-context-title = 보안 컨텍스트(HTTPS)에서만 동작합니다.

## Banners

banner-experimental-label = 실험적 기능:
banner-experimental-text = 이 기술은 아직 실험 단계입니다. 실제 서비스에 사용하기 전에 <a href="{ $url }">브라우저 호환성 표</a>를 확인하세요.
banner-deprecated-label = 더 이상 사용되지 않음:
banner-deprecated-text = 이 기능은 사라지는 중입니다. 아직 지원하는 브라우저가 있지만 언제든 동작하지 않을 수 있습니다. 새 프로젝트에서는 사용하지 말고, 기존 코드에서도 가능하면 교체하세요.
banner-nonstandard-label = 비표준:
banner-nonstandard-text = 이 기능은 어떤 표준에도 정의되어 있지 않으므로 모든 방문자에게 동작하지는 않으며 구현도 서로 다를 수 있습니다. 공개 사이트에서는 사용을 피하세요.
banner-secure-context-label = 보안 컨텍스트:
banner-secure-context-text = 이 기능은 이를 지원하는 일부 또는 모든 브라우저에서 <a href="/{ $locale }/docs/Web/Security/Defenses/Secure_Contexts">보안 컨텍스트</a>(HTTPS)에서만 사용할 수 있습니다.
workers-default = 이 기능은 <a href="/{ $locale }/docs/Web/API/Web_Workers_API">웹 워커</a>에서 사용할 수 있습니다.
workers-worker = 이 기능은 <a href="/{ $locale }/docs/Web/API/Web_Workers_API">웹 워커</a>에서만 사용할 수 있습니다.
workers-dedicated = 이 기능은 <a href="/{ $locale }/docs/Web/API/DedicatedWorkerGlobalScope">전용 워커</a>에서만 사용할 수 있습니다.
workers-service = 이 기능은 <a href="/{ $locale }/docs/Web/API/Service_Worker_API">서비스 워커</a>에서만 사용할 수 있습니다.
workers-window-and-worker = 이 기능은 창과 <a href="/{ $locale }/docs/Web/API/Web_Workers_API">웹 워커</a>에서 사용할 수 있습니다.
workers-window-and-dedicated = 이 기능은 창과 <a href="/{ $locale }/docs/Web/API/DedicatedWorkerGlobalScope">전용 워커</a>에서만 사용할 수 있습니다.
workers-window-and-service = 이 기능은 창과 <a href="/{ $locale }/docs/Web/API/Service_Worker_API">서비스 워커</a>에서만 사용할 수 있습니다.
workers-worker-except-service = 이 기능은 <a href="/{ $locale }/docs/Web/API/Web_Workers_API">웹 워커</a>에서만 사용할 수 있으며, <a href="/{ $locale }/docs/Web/API/Service_Worker_API">서비스 워커</a>에서는 사용할 수 없습니다.
workers-window-and-worker-except-service = 이 기능은 창과 <a href="/{ $locale }/docs/Web/API/Web_Workers_API">웹 워커</a>에서 사용할 수 있지만, <a href="/{ $locale }/docs/Web/API/Service_Worker_API">서비스 워커</a>에서는 사용할 수 없습니다.
workers-window-and-worker-except-shared = 이 기능은 창과 <a href="/{ $locale }/docs/Web/API/Web_Workers_API">웹 워커</a>에서 사용할 수 있지만, <a href="/{ $locale }/docs/Web/API/SharedWorker">공유 워커</a>에서는 사용할 수 없습니다.

## Links and navigation

link-rfc-section = RFC { $number }, { $section }절
nav-previous = 이전
nav-next = 다음
nav-menu = 개요: { $title }

## Embeds and data macros

embed-youtube-title = YouTube 동영상
embed-example-title = 예제: { $path }
embed-sample-title = { $name } 예제
embed-try-it = 시도해 보기
property-attributes-of = { $name }의 속성 특성
property-writable = 쓰기 가능
property-enumerable = 열거 가능
property-configurable = 설정 가능
answer-yes = 예
answer-no = 아니요

## Sidebars

sidebar-constructor = 생성자
sidebar-static-properties = 정적 속성
sidebar-instance-properties = 인스턴스 속성
sidebar-static-methods = 정적 메서드
sidebar-instance-methods = 인스턴스 메서드
sidebar-events = 이벤트
sidebar-inheritance = 상속
sidebar-related-pages = { $group } 관련 페이지
sidebar-related = 관련 주제
sidebar-guides = 안내서
sidebar-tutorial = 튜토리얼
sidebar-interfaces = 인터페이스
sidebar-properties = 속성
sidebar-methods = 메서드
sidebar-types = 타입
sidebar-standard-objects = 표준 내장 객체
sidebar-overview = 개요

## Article HTML

link-external = 외부 링크
link-only-in-english = 이 페이지는 영어로만 제공됩니다
link-not-created = 이 페이지는 아직 작성되지 않았습니다
scroll-table = 스크롤 가능한 표
scroll-formula = 스크롤 가능한 수식
scroll-box = 스크롤 가능한 영역

## Formal definitions of CSS

css-info-at-rule = <a href="/{ $locale }/docs/Web/CSS/Reference/At-rules">관련 @규칙</a>
css-info-initial = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Property_value_processing#initial_value">초깃값</a>
css-info-applies-to = 적용 대상
css-info-also-applies-to = { $facts }. { $names }에도 적용됩니다.
css-info-inherited = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Inheritance">상속</a>
css-info-percentages = 백분율
css-info-computed = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Property_value_processing#computed_value">계산값</a>
css-info-animation-type = <a href="/{ $locale }/docs/Web/CSS/Guides/Animations/Animatable_properties">애니메이션 유형</a>
css-info-stacking = <a href="/{ $locale }/docs/Web/CSS/Guides/Positioned_layout/Stacking_context">쌓임 맥락 생성</a>
css-info-each-property = 단축 속성에 속한 각 속성을 따름:
css-info-not-found = { $name }의 형식 정의를 알 수 없습니다.

## Compatibility tables and specifications

compat-caption = { $query }의 브라우저 호환성
compat-feature = 기능
compat-platform-desktop = 데스크톱
compat-platform-mobile = 모바일
compat-platform-server = 서버
compat-row-link = 이 행으로 가는 링크
compat-yes = 완전 지원
compat-partial = 부분 지원
compat-preview = 미리보기 버전에서 지원
compat-no = 지원 안 함
compat-unknown = 지원 여부 알 수 없음
compat-version-no = 아니요
compat-version-preview = 미리보기
compat-mark-footnote = 구현 참고 사항 있음
compat-mark-disabled = 사용자가 직접 활성화해야 함
compat-mark-altname = 비표준 이름 사용
compat-mark-prefix = 접두사 필요
compat-mark-more = 호환성 세부 정보 더 있음
compat-released = 출시일: { $date }
compat-removed = 버전 { $version }부터 제거됨
compat-prefix = 접두사 { $prefix } 필요
compat-altname = { $name }(이)라는 이름으로 구현됨
compat-flag-since = 버전 { $from }부터 플래그로 활성화할 수 있습니다.
compat-flag-between = 버전 { $from }부터 { $until } 직전 버전까지 플래그로 활성화할 수 있습니다.
compat-flag-preference = 설정 { $name }을(를) 활성화하세요.
compat-flag-preference-value = 설정 { $name }의 값을 { $value }(으)로 지정하세요.
compat-flag-runtime = { $name } 플래그로 브라우저를 시작하세요.
compat-flag-runtime-value = { $name } 플래그의 값을 { $value }(으)로 지정하여 브라우저를 시작하세요.
compat-flag-place = { $browser }의 설정은 { $url }에서 바꿀 수 있습니다.
compat-bug = 버그 { $number } 참고
compat-implementation = 코드 변경 참고
compat-legend = 범례
compat-tip = 세부 정보가 있는 칸을 선택하면 참고 사항과 이력이 열립니다.
compat-report = 이 호환성 데이터의 문제 신고하기
compat-source = GitHub에서 데이터 보기
compat-source-title = 파일: { $file }
compat-missing = { $query }의 호환성 데이터를 찾을 수 없습니다.
compat-missing-report = 이 문제 신고하기
spec-heading = 명세서
spec-unknown = 알 수 없는 명세서
spec-none = 명세서를 찾을 수 없음
spec-none-text = 데이터에 { $query }의 명세서가 없습니다. 알고 있는 명세서가 있다면 <a class="external" target="_blank" href="{ $url }">브라우저 호환성 데이터</a>에 추가해 주세요.

## Formal syntax

css-syntax-sources = 형식 구문의 출처: { $specs }. 브라우저가 일부만 지원할 수 있습니다.

## Lists, diagrams and old macros

summary-missing = 요약이 없습니다.
list-filter = 이 페이지 필터링
inheritance-diagram-label = { $name }의 상속
svg-info-categories = 카테고리
svg-info-content = 허용되는 콘텐츠
svg-info-interface = DOM 인터페이스
svg-info-attributes = 특성
svg-info-specification = 명세서
extension-examples = 확장 기능 예제
extension-example-name = 예제
extension-example-apis = API
extension-example-description = 설명
no-tag-omission = 없음. 시작 태그와 종료 태그가 모두 필요합니다.

## Choice of browsers in compatibility tables

compat-choice = 브라우저 선택
compat-choice-hint = 이 표를 비롯한 모든 호환성 표에 표시할 열을 고르세요. 선택한 내용은 이 기기의 쿠키에 저장됩니다. 아무것도 고르지 않으면 모두 표시됩니다.
compat-choice-apply = 선택한 항목 표시
compat-choice-all = 모두 표시
compat-choice-count = { $all }개 중 { $shown }개 표시
## Home

home-description = HTML, CSS, JavaScript, HTTP, 웹 API 참고서와 안내서.
search-description = { $site } 검색

## Samples and their runner

runner-caution = 주의: 데모 페이지입니다
runner-caution-text = 이 페이지의 코드는 주소에 담겨 있던 것이므로 누가 작성했는지 알 수 없습니다. 비밀번호나 개인정보를 입력하지 마세요.
runner-code = 코드 보기
runner-open = 플레이그라운드에서 열기
runner-continue = 계속
runner-no-code = 실행할 코드가 없습니다
runner-no-code-text = 이 주소에는 코드가 없습니다. 주소가 잘렸을 수 있습니다.
runner-unreadable = 코드를 읽을 수 없습니다
runner-unreadable-text = 이 주소의 코드가 손상되었거나 잘렸습니다.
runner-too-large = 코드가 너무 큽니다
runner-too-large-text = 코드는 최대 1MiB까지 실행할 수 있습니다.
runner-forbidden = 여기서는 표시되지 않습니다
runner-forbidden-text = 이 코드는 이 사이트의 프레임 안에서만 실행됩니다. 플레이그라운드에서 열어 보세요.
runner-missing = 예제를 찾을 수 없습니다
runner-missing-text = 이 페이지에는 그 이름의 예제가 없습니다. 페이지가 변경되었을 수 있습니다.
sample-play = 실행해 보기
sample-result = 결과
queue-title = 대기열
queue-about = 이 예제를 대기열에 담습니다. 담은 예제는 모두 함께 플레이그라운드에서 열립니다.
queue-example = 예제 { $number }
queue-remove = 예제 { $number } 제거
## Interactive examples

example-run = 실행
example-reset = 초기화
example-output = 출력
example-console = 콘솔 출력
example-values = 값 선택
example-unsupported = 현재 값은 이 브라우저에서 지원되지 않습니다.
example-hint = Tab은 들여쓰기입니다. Esc를 누른 다음 Tab을 누르면 편집기에서 나갑니다.
name-part = { $name }: { $part }
example-failed = 편집기를 불러오지 못했습니다.

## Markdown twins (the first sentence follows the word Baseline)

twin-baseline-high = { $date }부터 널리 사용할 수 있습니다.
twin-baseline-low = { $date }부터 새로 사용할 수 있습니다.
twin-baseline-limited = 제한적으로 사용 가능: 일부 주요 브라우저에서는 지원하지 않습니다.
twin-baseline-discouraged = 더 이상 사용되지 않음: 새 프로젝트에서는 피하세요.
twin-baseline-removing = 브라우저에서 제거될 예정입니다.
twin-baseline-instead = 대신 다음 기능을 사용하세요:
twin-pointer = 모든 페이지의 색인: { $url }. 페이지 주소 뒤에 `.md`를 붙이면 Markdown을 받을 수 있습니다.
twin-missing-page = { $path }에 페이지가 없습니다
twin-missing-section = 페이지에 { $section } 섹션이 없습니다
twin-suggestions = 찾으시는 페이지일 수 있습니다
twin-featured = 추천 글
twin-news = 새 소식

## Lists of pages for programs (llms.txt)

llms-summary = 웹 플랫폼 문서: 안내서와 참고서를 Markdown으로 제공합니다. 이 언어의 페이지 수: { $count }.
llms-usage = 페이지 주소 뒤에 `.md`를 붙이면 Markdown을, `?section=ID`를 붙이면 한 섹션을 받을 수 있습니다. 다른 언어의 목록: { $url }.
llms-mcp = Model Context Protocol을 사용하는 프로그램은 같은 페이지를 { $url }에서 이용할 수 있습니다.
llms-area-summary = { $site }의 일부: { $count }개 페이지. 모든 영역: { $url }
llms-areas = 영역
llms-pages = 페이지
llms-others = 그 밖의 페이지
llms-languages = 언어
llms-count = { $count }개 페이지
llms-full = 전체를 파일 하나로 내려받기: { $url }

## AI Help, quoted answers (Markdown)

ai-help-quoted = 다음은 이 사이트의 페이지에서 그대로 인용한 내용입니다. 모델이 작성한 답변이 아닙니다.
ai-help-more = 다른 페이지:

# Archives for reading offline (app/services/exports).
archive-skip = 본문으로 건너뛰기
archive-search = 검색
archive-search-none = 결과가 없습니다.
archive-search-script = 검색에는 JavaScript가 필요합니다. 모든 페이지 목록은 JavaScript 없이도 볼 수 있습니다.
archive-index = 모든 페이지 가나다순
archive-sidebar = 관련 페이지
archive-contents = 목차
archive-toc = 이 페이지의 내용
archive-original = 웹에서 이 페이지 보기
archive-about = 이 사본에 대하여
archive-copy = { $site } 사본, { $date } 기준 콘텐츠.
archive-copy-undated = { $site } 사본.
archive-license = 콘텐츠는 크리에이티브 커먼즈 라이선스에 따라 이용할 수 있습니다.
archive-authors = 각 페이지는 저자를 밝힌 웹의 원문으로 연결됩니다.
archive-image = 웹에 있는 그림
archive-sample = 웹에서 이 예제 보기
archive-curriculum = 커리큘럼
