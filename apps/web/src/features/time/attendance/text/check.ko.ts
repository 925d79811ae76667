export const check = {
  state: {
    WORKING: '{{from}}부터 근무 중',
    AWAY: '{{from}}부터 근무, 외근 중',
    OUT: '{{from}} – {{to}} 퇴근',
    NOT_IN: '출근 전',
    planned: '출근 전 · {{from}} 예정',
    LEAVE: '오늘은 휴가입니다',
    DAY_OFF: '휴무일입니다',
    absent: '휴직 기간입니다',
    holiday: '{{name}} 휴일입니다',
  },
  press: {
    checkIn: '출근하기',
    checkOut: '퇴근하기',
    checkOutAgain: '퇴근 시각 다시 기록',
    newDay: '새 근무일 출근하기',
    checkInShort: '출근',
    checkOutShort: '퇴근',
    checkOutAgainShort: '다시 퇴근',
    away: '외근 중',
    awayHint: '회사 밖에서 일하는 동안 켜 둡니다.',
    absent: '휴직 기간에는 출퇴근을 기록하지 않습니다.',
    off: '회사에서 웹 출퇴근을 사용하지 않습니다. 회사가 정한 방법으로 기록해 주십시오.',
    noComputer: '회사에서 컴퓨터 출퇴근을 허용하지 않습니다. 휴대전화에서 기록해 주십시오.',
    waiting: '연결 대기 중 · 저장 안 됨',
    waitingLong:
      '인터넷 연결을 기다리고 있으며, 아직 저장되지 않았습니다. 연결되면 그 시각으로 기록하니 화면을 닫지 말고 기다려 주십시오.',
    saidIn: '{{time}}에 출근을 기록했습니다.',
    saidOut: '{{time}}에 퇴근을 기록했습니다.',
    saidAway: '외근으로 기록했습니다.',
    saidBack: '외근에서 돌아온 것으로 기록했습니다.',
    saidSame: '이미 기록되어 있어 바뀐 것이 없습니다.',
  },
  panel: {
    open: '출퇴근 상태: {{state}}. 자세히 보기',
    title: '오늘 근무',
    planned: '예정',
    noPlan: '예정된 근무가 없습니다',
    actual: '기록',
    notYet: '아직 없습니다',
    expected: '예상 퇴근',
    worked: '근무 시간',
    late: '지각',
    leave: '휴가',
    waiting: '결재 중',
    mine: '내 근무 보기',
  },
  title: '출퇴근',
  nextDay: '익일 {{time}}',
}

declare global {
  interface WebTexts {
    check: typeof check
  }
}
