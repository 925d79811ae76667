export const home = {
  greeting: '{{name}} 님, 안녕하십니까',
  arrange: '홈 구성',
  day: {
    title: '오늘 근무',
  },
  next: {
    title: '다음 근무일',
    meeting: '첫 회의',
    now: '현재',
    atWork: '{{n}}명 근무 중',
  },
  forgotten: {
    DAY: '{{day}} 출퇴근 기록이 없습니다.',
    OUT: '{{day}} 퇴근 기록이 없습니다.',
    PLAN: '{{day}} 퇴근 기록이 없어 예정 시각({{time}})으로 기록되었습니다.',
    correct: '출퇴근 정정',
  },
  events: {
    label: '예정된 행사',
    everybody: '전체 구성원',
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
    requested: '보낸 문서 · 대기',
    inProgress: '보낸 문서 · 진행',
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
  celebrations: {
    title: '이번 주 기념일',
    birthday: '생일',
    years: '입사 {{n}}주년',
    more: '외 {{n}}건 더 보기',
    today: '오늘',
  },
  menu: {
    title: '오늘의 식단',
    none: '등록된 식단이 없습니다.',
    week: '주간 식단',
    enter: '식단 등록',
  },
  operator: {
    title: '운영 공지',
    from: '서비스 운영자',
    putAway: '운영 공지 닫기',
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
