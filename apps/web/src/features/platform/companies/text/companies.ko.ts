/** The pages of the company's settings. `field` names each setting: as its label, and for the search. */
export const companies = {
  identity: '회사',
  place: '언어와 시간대',
  timezoneHint: '모든 날짜와 시각은 이 시간대를 따릅니다.',
  joinCode: {
    title: '참여 코드',
    hint: '이 코드를 아는 사람은 누구나 회사에 참여할 수 있습니다.',
    renew: '새로 만들기',
    renewAsk: '참여 코드를 새로 만드시겠습니까?',
    renewText: '지금 코드는 바로 쓸 수 없게 됩니다. 이미 참여한 사람은 그대로입니다.',
    edit: '앞부분 정하기',
    beginning: '코드의 앞부분',
    beginningHint: '다른 사람이 짐작할 수 없도록 뒤에 10자를 덧붙입니다.',
    changed: '참여 코드를 바꾸었습니다. 이전 코드는 더 이상 쓸 수 없습니다.',
    short: '두 글자 이상 입력해 주십시오.',
  },
  usualHours: '기본 근무 시간',
  limits: '최소·최대 근무 시간',
  limitsHint: '회사가 정한 근무 시간의 범위입니다.',
  lawfulWeek:
    '일주일 근로시간은 연장근로를 포함하여 52시간을 넘을 수 없습니다 (근로기준법 제53조). 특례업종만 예외입니다.',
  newMembers: '새 구성원의 시작 값',
  newMembersHint: '초대하거나 참여한 구성원이 이 값으로 시작합니다. 이미 있는 구성원은 바뀌지 않습니다.',
  recognised: '출퇴근 확인 방법',
  recognisedHint:
    '출퇴근할 때 무엇을 확인할지 정해 둡니다. 장소와 와이파이는 해당 설정에 등록해 두십시오. 웹 출퇴근에서는 위치와 와이파이를 확인하지 않습니다.',
  counting: '근무시간 계산',
  gate: '출입 장치',
  gateHint: '출입 장치 업체가 알려 준 숫자입니다 (0–32767).',
  wageHint:
    '실제로 일한 시간이 조정으로 줄어들면 그만큼 임금을 덜 지급하게 되어 임금체불이 될 수 있습니다 (근로기준법 제43조).',
  calc: {
    ACTUAL_TIME: '실제 근무한 시간',
    EVENT_TIME_IF_REQ: '신청했을 때 신청한 시간',
    ACTUAL_TIME_IF_REQ: '신청했을 때 실제 근무한 시간',
    OVERLAP_TIME_IF_REQ: '신청했을 때 신청과 실제가 겹치는 시간',
  },
  enterprise: {
    NONE: '없음',
    DINNER_AFT_CONT_WORK: '저녁 식사 뒤 이어서 근무',
  },
  leaveYear: '연차의 기준',
  leaveBases: {
    HIRE_DATE: '입사일 (구성원마다 다름)',
    FISCAL_YEAR: '회계연도 (모두 같은 날)',
  },
  month: '{{n}}월',
  basisHint:
    '기준을 바꾸면 앞으로 생기는 연차부터 새 기준을 따릅니다. 퇴직할 때에는 입사일 기준으로 다시 계산하여 모자라면 더 줍니다.',
  leaveChange: '휴가 변경과 대체휴무',
  alterHint: '일한 날 대신 다른 날 쉬게 하려면 근로자대표와 서면으로 합의해야 합니다 (근로기준법 제55조).',
  approvals: '문서 번호',
  serialHint:
    '{seq}는 차례 번호이며 {seq:4}처럼 자릿수를 정합니다. {yyyy} {yy} {mm} {dd} {team} {form} {com}을 함께 쓸 수 있습니다.',
  serialNeeds: '{seq}가 한 번 들어가야 하며, 정해진 낱말만 쓸 수 있습니다.',
  serialExample: '예: {{number}}',
  exampleTeam: '인사팀',
  exampleForm: '휴가',
  line: '결재 방식',
  duplicates: {
    ALL: '모두 결재',
    PRE: '앞 순서에서 한 번만',
    POST: '뒤 순서에서 한 번만',
  },
  profileHint:
    '사용하지 않는 항목은 누구에게도 보이지 않습니다. 동료에게 공개하지 않아도 본인과 팀장, 관리자는 볼 수 있습니다.',
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
    logoHint: '메뉴 위의 회사 이름 옆에 표시합니다. PNG, JPEG, WebP 파일, 10MB까지입니다.',
    backgroundHint: '홈 화면 위쪽에 표시합니다. 가로로 긴 사진이 어울립니다.',
    none: '아직 없습니다.',
    removeLogoAsk: '로고를 지우시겠습니까?',
    removeBackgroundAsk: '배경 사진을 지우시겠습니까?',
    saved: '저장했습니다. 모든 구성원에게 바로 보입니다.',
    removed: '지웠습니다.',
    preview: '저장하기 전의 미리보기입니다.',
  },
  lunchOrder: '점심 종료는 시작보다 늦어야 합니다.',
  lunchOutside: '점심시간은 근무 시간 안에 있어야 합니다.',
  rangeOrder: '최대는 최소보다 작을 수 없습니다.',
}

declare global {
  interface WebTexts {
    companies: typeof companies
  }
}
