export const arrange = {
  title: '홈 구성',
  note: '순서와 표시 여부는 내 홈에만 적용됩니다.',
  column: { main: '왼쪽', side: '오른쪽' },
  phone: { main: '위쪽', side: '아래쪽' },
  empty: '항목이 없습니다.',
  across: '{{name}} 이동: {{place}}',
  show: '{{name}} 표시',
  reset: '기본 구성으로 초기화',
  startAgain: '시작 안내 다시 표시({{n}}단계)',
  startShown: '시작 안내가 표시되었습니다.',
  widget: {
    APPROVALS: '전자결재',
    DAY: '오늘 근무',
    BOOKINGS: '회의실 예약',
    MOOD: '오늘의 기분',
    LEAVE: '내 휴가',
    TEAM: '근무 현황',
    MENU: '오늘의 식단',
    NOTIFICATIONS: '알림',
    CELEBRATIONS: '생일·근속 기념일',
  },
}

declare global {
  interface WebTexts {
    arrange: typeof arrange
  }
}
