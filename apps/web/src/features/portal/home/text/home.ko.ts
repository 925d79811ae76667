export const home = {
  greeting: '{{name}} 님, 안녕하십니까',
  start: {
    title: '시작 안내',
    note: '모두 완료하거나 숨기면 이 목록이 표시되지 않습니다.',
    dismiss: '모두 숨기기',
    dismissStep: '{{step}} 숨기기',
    dismissed: '시작 단계 {{n}}개를 숨겼습니다.',
    again: '실행 취소',
    done: '완료',
    step: {
      TEAMS: '팀 추가',
      RANKS: '직급 추가',
      MEMBERS: '구성원 초대',
      HOURS: '근무 시간 확인',
      ROOMS: '회의실 추가',
    },
  },
  day: {
    title: '오늘 근무',
  },
  next: {
    title: '다음 근무일',
    meeting: '첫 회의',
    now: '현재',
    atWork: '{{n}}명 근무 중',
  },
  away: {
    title: '휴가',
    none: '예정된 휴가자가 없습니다.',
    part: '{{name}}({{from}} ~ {{to}})',
    more: '{{names}} 외 {{n}}명',
  },
  approvals: {
    title: '전자결재',
    toApprove: '결재할 문서',
    inProgress: '진행 중인 문서',
    open: '받은 문서함',
    count: '{{n}}건',
  },
  leave: {
    title: '내 휴가',
    usedOf: '{{total}} 중 {{used}} 사용',
    request: '휴가 신청',
    open: '휴가 현황',
    available: '잔여',
    total: '발생',
    part: {
      used: '사용',
      held: '신청 중',
      left: '잔여',
    },
  },
  team: {
    title: '{{name}} 근무 현황',
    open: '근무 현황',
    nobody: '{{n}}명 모두 미출근입니다.',
  },
  bookings: {
    title: '예정된 회의실 예약',
    open: '회의실',
  },
  birthdays: {
    title: '이번 주 생일',
    today: '오늘',
  },
  notifications: {
    title: '알림',
    open: '전체 알림',
  },
}

declare global {
  interface WebTexts {
    home: typeof home
  }
}
