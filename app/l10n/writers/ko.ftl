## Frame

tools = 작성 도구
home = 작성 홈
public-home = 공개 홈페이지
skip = 본문으로 건너뛰기
read-only = 읽기 전용: 파일은 이 컴퓨터에서만 변경할 수 있습니다.
recent = 최근에 본 문서
latest = 최근 변경
flawed-most-read = 결함이 있는 인기 문서
documents = 문서 수: { $count }
bad-form = 양식을 읽을 수 없습니다.
form-too-long = 저장된 내용이 없습니다. 양식은 최대 4MiB까지 보낼 수 있습니다.
form-too-long-back = 브라우저에서 뒤로 가세요. 글은 이전 페이지에 있습니다. 글을 줄이거나 먼저 다른 곳에 저장하세요.
title-of = { $screen }: { $page }

## Lists

filter = 필터
reset = 필터 초기화
all = 전체
paging = 목록 페이지
previous = 이전
next = 다음
page-of = { $pages }페이지 중 { $page }페이지
document = 문서
popularity = 인기 순위
popularity-of = 순위({ $locale })
nothing-found = 찾을 수 없음
field-url = 주소에 포함된 단어
field-title = 제목
field-popularity = 인기 순위
field-fixable = 수정 가능한 결함
field-page = 페이지
field-search = 결함에 포함된 단어
filter-error = 이 필터를 이해할 수 없습니다: { $field }. 숫자나 예를 들어 < 100을 입력하세요.

## Flaws

flaws = 결함
flaw-count = 결함: { $count }
flaws-total = 전체 결함: { $total }, 제안 있음: { $fixable }.
found-files = 찾은 파일: { $count }.
by-check = 검사별
by-area = 영역별
fixable = 제안 있음: { $count }
no-flaws = 알려진 결함 없음
suggestion = 제안:
fix = 이 결함 수정
fix-safe = 안전한 결함 모두 수정: { $count }
not-fixed = 파일에서 결함 위치를 찾지 못했습니다. 변경된 내용이 없습니다.
not-utf8 = 파일이 올바른 UTF-8이 아닙니다. 먼저 다른 편집기에서 UTF-8로 저장하세요. 변경된 내용이 없습니다.
line = { $line }행

## Sources

open = 편집기에서 열기
no-editor = 편집기를 시작할 수 없습니다. EDITOR를 확인하세요.
source = 원본
no-source = { $slug }의 파일 없음
edit-on-host = 코드 호스트에서 편집
edit = 여기서 편집
create = 이 문서 만들기
create-as = 이 문서 만들기({ $type })
missing-page = 없는 문서
field-slug = 주소 또는 슬러그
show = 표시
exists = 이 문서가 있습니다:
redirected = 리디렉션 대상:
page-type = 문서 유형
show-template = 템플릿 보기

## Editing

markdown = 문서의 Markdown
completions = 자동 완성 제안
save = 저장
save-over = 다른 버전 위에 저장
preview = 미리보기
not-saved = 저장되지 않음
saving = 저장하는 중…
save-failure = 서버에 연결할 수 없거나 서버에서 오류가 발생했습니다. 저장된 내용은 없고 글은 그대로 있습니다. 다시 시도해 주세요.
no-page-text = 글에는 두 --- 줄 사이에 제목과 슬러그가, 그 아래에 본문이 필요합니다. 저장된 내용은 없습니다.
conflict = 그동안 파일이 변경되었습니다
conflict-about = 파일과 아래에 그대로 있는 내 글의 차이입니다. 덮어쓴 내용은 없습니다.
image = 문서 이미지
add-image = 이미지 추가
image-added = 추가했습니다. 원하는 위치에 { $markup }을(를) 쓰세요.
image-name = 이름에는 소문자, 숫자, 점, 하이픈, 밑줄을 쓸 수 있으며 png, jpg, gif, webp, svg로 끝나야 합니다.
image-size = 이미지가 비어 있거나 500KiB를 넘습니다.
image-pixels = 이미지의 픽셀 수가 5천만 개를 넘습니다.
image-type = 내용이 이름과 다릅니다.
image-unsafe = 이 SVG는 코드를 실행하거나 다른 파일을 불러올 수 있습니다.
image-taken = 이 이름의 파일이 이미 있습니다.

## History

history = 기록
no-history = git에 파일 기록이 없습니다.
versions = 비교할 버전
version-from = 이전
version-to = 이후
working-copy = 현재 파일
show-difference = 차이 보기
rendered-difference = 문서
source-difference = 원본 차이
no-difference = 차이 없음
unknown-commit = 커밋이나 그 안의 파일을 알 수 없습니다.

## Translations

translations = 번역
translations-dashboard = 오래된 번역
translations-missing = 없는 번역
translations-differences = 구조 차이
rows-dashboard = 오래됨: { $count }
rows-missing = 없음: { $count }
rows-differences = 차이 있음: { $count }
pages-total = 전체 문서
pages-missing = 번역 안 됨
pages-outdated = 오래됨
completeness = 번역됨
freshness = 최신
sections = 섹션
section = 섹션
age = 영어 문서와의 차이
days = 일수: { $count }
behind = 뒤처진 커밋
commits = 커밋: { $count }
compare = 영어와 나란히
no-counterpart = 해당 부분 없음
no-source-commit = 어떤 영어 버전에서 번역했는지 적혀 있지 않습니다(l10n.sourceCommit).
up-to-date = 번역 이후 영어 문서가 바뀌지 않았습니다.
english-changed = 번역 이후 바뀐 영어 문서의 부분: { $count }. 아래에 표시했습니다.

## Sitemap

sitemap = 사이트맵
root = 루트
