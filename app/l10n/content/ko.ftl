### Texts that the compiler writes into articles and sidebars. Values are HTML.

## Notes

note-label = 참고 :
warning-label = 경고 :

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

compat-anchor = 브라우저_호환성
banner-experimental-label = 실험적 기능 :
banner-experimental-text = 이 기술은 아직 실험 단계입니다. 실제 서비스에 사용하기 전에 <a href="{ $url }">브라우저 호환성 표</a>를 확인하세요.
banner-deprecated-label = 더 이상 사용되지 않음 :
banner-deprecated-text = 이 기능은 사라지는 중입니다. 아직 지원하는 브라우저가 있지만 언제든 동작하지 않을 수 있습니다. 새 프로젝트에서는 사용하지 말고, 기존 코드에서도 가능하면 교체하세요.
banner-nonstandard-label = 비표준 :
banner-nonstandard-text = 이 기능은 어떤 표준에도 정의되어 있지 않으므로 모든 방문자에게 동작하지는 않으며 구현도 서로 다를 수 있습니다. 공개 사이트에서는 사용을 피하세요.
banner-secure-context-label = 보안 컨텍스트 :
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
property-attributes-of = { $name }의 속성 특성
property-writable = 쓰기 가능
property-enumerable = 열거 가능
property-configurable = 설정 가능
answer-yes = 예
answer-no = 아니오

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
