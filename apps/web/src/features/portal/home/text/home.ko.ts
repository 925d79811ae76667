export const home = {
  greeting: '{{name}} 님, 안녕하십니까',
  start: {
    title: '결을 시작해 보십시오',
    note: '아래를 마치면 회사에서 바로 쓸 수 있습니다.',
    dismiss: '숨기기',
    done: '완료',
    teams: '팀 만들기',
    members: '구성원 초대',
    hours: '근무 시간 확인',
    rooms: '회의실 만들기',
  },
  day: {
    title: '내 하루',
  },
  approvals: {
    title: '결재',
    toApprove: '결재할 문서',
    inProgress: '진행 중인 내 문서',
    open: '받은 문서함 보기',
    count: '{{n}}건',
  },
  leave: {
    title: '내 휴가',
    usedOf: '{{total}} 가운데 {{used}} 사용',
    request: '휴가 신청',
    none: '아직 발생한 연차가 없습니다.',
    open: '휴가 보기',
    available: '남음',
    total: '총 연차',
    part: {
      used: '사용',
      held: '신청 중',
      left: '남음',
    },
  },
  team: {
    title: '{{name}} 오늘',
    open: '근무 현황 보기',
    none: '소속된 팀이 없습니다',
    noneHint: '팀이 정해지면 팀원의 근무 현황이 보입니다.',
  },
  bookings: {
    title: '다가오는 회의실 예약',
    none: '예약한 회의실이 없습니다.',
    open: '회의실 보기',
    time: '{{from}} – {{to}}',
  },
  birthdays: {
    title: '이번 주 생일',
    none: '이번 주에는 생일인 사람이 없습니다.',
    today: '오늘',
  },
  notifications: {
    title: '알림',
    unread: '읽지 않은 알림',
    none: '새 알림이 없습니다.',
    open: '알림 보기',
  },
}

declare global {
  interface WebTexts {
    home: typeof home
  }
}
