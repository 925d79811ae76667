/** The pages of the company's settings. `field` names each setting: as its label, and for the search. */
export const companies = {
  identity: '회사',
  place: '언어와 시간대',
  timezoneHint: '모든 날짜와 시각은 이 시간대를 따릅니다.',
  joinCode: {
    title: '참여 코드',
    hint: '이 코드를 입력하면 누구나 회사에 참여할 수 있습니다.',
    renew: '재발급',
    renewAsk: '참여 코드를 재발급하시겠습니까?',
    renewText: '현재 코드는 즉시 사용할 수 없게 됩니다. 이미 참여한 구성원은 유지됩니다.',
    edit: '앞부분 변경',
    beginning: '코드의 앞부분',
    beginningHint: '추측할 수 없도록 뒤에 10자가 추가됩니다.',
    changed: '참여 코드를 변경했습니다. 이전 코드는 사용할 수 없습니다.',
    short: '두 글자 이상 입력해 주십시오.',
  },
  usualHours: '기본 근무 시간',
  usualHoursHint: '공휴일과 대체공휴일은 휴무일로 자동 반영됩니다.',
  dayLength: '하루 {{length}} 근무 (점심시간 제외)',
  dayOverMidnight:
    '하루 {{length}} 근무 (점심시간 제외). 종료 시각이 시작 시각보다 이르므로 다음 날 {{end}}에 종료됩니다.',
  dayTooLong:
    '소정근로시간은 휴게 시간을 제외하고 1일 {{most}} 이내여야 합니다 (근로기준법 제50조 제2항). 탄력적 근로시간제나 감시·단속적 근로 승인 등 예외에 해당하는지 확인해 주십시오.',
  records: '근무 기록',
  recordsHint:
    '이 날 이전의 근무일은 기록이 없어도 기록 누락이나 결근으로 보지 않으며, 근무 확정에도 영향을 주지 않습니다.',
  bounds: '근무 시간 기준',
  boundsHint:
    '기준을 벗어난 근무는 내 근무, 연장 근로 신청 미리보기, 결재 문서에 표시됩니다. 신청이나 기록이 거절되지는 않습니다.',
  rangeOrder: '최대 시간은 최소 시간보다 짧을 수 없습니다.',
  newMembers: '새 구성원의 기본값',
  newMembersHint: '초대하거나 참여한 구성원에게 적용됩니다. 기존 구성원은 변경되지 않습니다.',
  recognised: '컴퓨터 출퇴근',
  places: '출퇴근 장소 확인',
  placesHint:
    '와이파이나 근무 장소를 등록한 항목만 확인하며, 둘 다 사용하면 하나만 확인되어도 기록됩니다. 외근과 승인된 재택은 확인하지 않습니다.',
  gate: '출입 기록',
  gateHint:
    '구성원별 출입 코드로 통과한 기록을 출퇴근으로 인정하는 시점입니다. 0분이면 언제나 인정합니다. 그보다 이른 통과는 기록하지 않으며, 화면에서는 언제나 출퇴근할 수 있습니다.',
  counting: '근무 시간 계산',
  wageHint: '시각 조정으로 실제 근로시간이 줄어들면 임금체불이 될 수 있습니다 (근로기준법 제43조).',
  basis: {
    ACTUAL_TIME: '실제 근무한 시간',
    EVENT_TIME_IF_REQ: '승인된 신청 시간',
    ACTUAL_TIME_IF_REQ: '신청이 승인된 날의 실제 근무 시간',
    OVERLAP_TIME_IF_REQ: '신청과 실제 근무가 겹치는 시간',
  },
  requestHint:
    '신청이 없더라도 회사가 지시하거나 알고도 중단시키지 않은 연장·휴일 근로에는 수당을 지급해야 합니다 (근로기준법 제56조).',
  leaveYear: '연차 기준',
  leaveBases: {
    HIRE_DATE: '입사일 (구성원별)',
    FISCAL_YEAR: '회계연도 (전체 동일)',
  },
  month: '{{n}}월',
  basisHint:
    '기준을 변경하면 이후 발생하는 연차부터 적용됩니다. 퇴사 시 입사일 기준으로 정산하여 부족한 일수를 추가로 부여합니다.',
  calendars: '캘린더 구독',
  calendarsHint:
    '구독한 캘린더의 일정에 휴가, 재택, 외근, 근무 범주를 붙입니다. 아웃룩 등에서 범주별로 색을 지정할 수 있습니다.',
  leaveRequests: '휴가 신청',
  leaveRequestsHint:
    '결재자가 열람하기 전의 휴가 신청을 본인이 변경할 수 있습니다. 끄면 취소한 뒤 다시 신청해야 합니다.',
  comptime: '보상휴가와 휴일 대체',
  comptimeHint:
    '근로자대표와의 서면 합의가 필요합니다(근로기준법 제57조, 공휴일 대체는 제55조 제2항). 승인된 연장·휴일 근로에 가산율을 적용한 시간이 보상휴가로 발생하며, 이후 신청부터 적용됩니다. 휴일 대체는 두 날의 근무 시작 24시간 전까지 승인되어야 합니다.',
  carryHint:
    '이월 가능 일수가 0이면 사용하지 않은 연차는 사용 기간이 끝나면 소멸합니다. 변경하면 아직 끝나지 않은 연도의 연차부터 적용됩니다.',
  roundings: {
    TWO_DECIMALS: '소수점 둘째 자리',
    HALF_DAY_UP: '0.5일 단위 올림',
    FULL_DAY_UP: '1일 단위 올림',
  },
  approvals: '문서 번호',
  serialHint:
    '{seq}는 일련번호이며 {seq:4}와 같이 자릿수를 지정합니다. {yyyy} {yy} {mm} {dd} {team} {form} {com}을 함께 사용할 수 있습니다.',
  serialNeeds: '{seq}를 한 번 포함해야 하며, 지정된 항목만 사용할 수 있습니다.',
  serialExample: '예: {{number}}',
  exampleTeam: '인사팀',
  exampleForm: '휴가',
  line: '결재 방식',
  waiting: '대기 알림',
  remindHint: '휴일을 제외하고 이 기간이 지날 때마다 결재 대기 문서를 다시 알립니다. 0이면 알리지 않습니다.',
  duplicates: {
    ALL: '모두 결재',
    PRE: '앞 순서에서 한 번만 결재',
    POST: '뒤 순서에서 한 번만 결재',
  },
  profileHint:
    '사용하지 않는 항목은 표시되지 않습니다. 동료에게 비공개인 항목도 본인과 팀장, 관리자는 열람할 수 있습니다.',
  profileCaption: '프로필 항목의 공개 범위',
  profileField: '항목',
  flags: {
    active: '사용',
    public: '동료에게 공개',
    owner: '본인이 수정',
  },
  flagOf: '{{field}}: {{flag}}',
  adminOnly: '관리자만',
  brand: {
    logoHint: '메뉴 위 회사 이름 옆에 표시됩니다. PNG, JPEG, WebP 파일, 10MB까지 업로드할 수 있습니다.',
    backgroundHint: '홈 화면 상단에 표시됩니다. 가로로 긴 사진을 권장합니다.',
    none: '등록된 이미지가 없습니다.',
    removeLogoAsk: '로고를 삭제하시겠습니까?',
    removeBackgroundAsk: '배경 사진을 삭제하시겠습니까?',
    saved: '저장했습니다. 모든 구성원에게 즉시 표시됩니다.',
    removed: '삭제했습니다.',
    preview: '저장 전 미리보기입니다.',
  },
  lunchOrder: '점심 종료 시각은 시작 시각보다 늦어야 합니다.',
  lunchOutside: '점심시간은 근무 시간 안에 있어야 합니다.',
  dinner: '저녁 휴게',
  dinnerHint:
    '근무 시간 뒤에 계속 일하는 사람의 저녁 휴게입니다. 이 시간은 근무 시간과 연장 근로에서 제외합니다. 두 칸을 비우면 적용하지 않습니다.',
  dinnerFirst: '저녁 휴게 시간을 먼저 입력해 주십시오.',
  dinnerBoth: '시작과 종료를 서로 다른 시각으로 모두 입력하거나 모두 비워 주십시오.',
  dinnerInside: '저녁 휴게 시간은 근무 시간 밖에 있어야 합니다.',
}

declare global {
  interface WebTexts {
    companies: typeof companies
  }
}
