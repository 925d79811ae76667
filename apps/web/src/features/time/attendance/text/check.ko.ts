export const check = {
  state: {
    WORKING: '{{from}}부터 근무 중',
    AWAY: '{{from}}부터 근무 중, 외근',
    OUT: '{{from}} ~ {{to}} 근무, 퇴근',
    NOT_IN: '미출근',
    planned: '미출근 · {{from}} 출근 예정',
    LEAVE: '오늘은 휴가입니다',
    DAY_OFF: '휴무일입니다',
    absent: '휴직 중입니다',
    holiday: '{{name}} 휴일입니다',
  },
  press: {
    checkIn: '출근',
    checkOut: '퇴근',
    checkOutAgain: '퇴근 시각 변경',
    newDay: '새 근무일 출근',
    checkInShort: '출근',
    checkOutShort: '퇴근',
    checkOutAgainShort: '재퇴근',
    away: '외근',
    goAway: '외근 시작',
    comeBack: '외근 종료',
    awayHint: '회사 밖에서 근무하는 동안 설정합니다.',
    absent: '휴직 중에는 출퇴근을 기록하지 않습니다.',
    off: '회사에서 웹 출퇴근을 사용하지 않습니다. 회사가 정한 방법으로 기록해 주십시오.',
    noComputer: '회사 설정에 따라 컴퓨터에서는 출퇴근을 기록할 수 없습니다. 휴대전화에서 기록해 주십시오.',
    requestsOnly: '출퇴근을 기록하지 않는 근무 방식입니다. 근무는 예정 시각으로 기록됩니다.',
    waiting: '연결 대기 중 · 저장 안 됨',
    waitingLong:
      '네트워크 연결을 기다리고 있으며, 아직 저장되지 않았습니다. 연결되어 서버에 도착한 시각이 기록되고, 누른 시각은 참고로 보관됩니다. 화면을 닫지 말고 기다려 주십시오.',
    locating: '위치 확인 중',
    saidIn: '{{time}}에 출근을 기록했습니다.',
    saidOut: '{{time}}에 퇴근을 기록했습니다.',
    saidAway: '외근으로 기록했습니다.',
    saidBack: '외근 복귀를 기록했습니다.',
    saidLate:
      '{{time}}에 누른 기록이 도착한 시각으로 저장되었습니다. 내 근무에서 누른 시각으로 정정을 신청할 수 있습니다.',
    saidSame: '이미 기록되어 변경된 내용이 없습니다.',
  },
  onLeave: {
    title: '오늘은 휴가입니다',
    text: '하루 전체의 휴가가 승인되어 있습니다. 출근하면 휴가 중 출근으로 기록되며, 휴가는 취소되지 않습니다.',
  },
  consent: {
    title: '위치정보 이용 동의',
    text: '출퇴근을 기록하는 순간에만 기기의 위치를 확인하여 기록과 함께 보관합니다. 본인과 팀장, 관리자가 열람하며 180일이 지나면 삭제됩니다. 동의는 내 정보에서 언제든지 철회할 수 있습니다.',
    agree: '동의',
  },
  needs: {
    NETWORK: '회사 네트워크에서 출퇴근을 기록합니다.',
    PLACE: '등록된 근무 장소에서 출퇴근을 기록합니다.',
    NETWORK_OR_PLACE: '회사 네트워크 또는 등록된 근무 장소에서 출퇴근을 기록합니다.',
    POSITION: '기록할 때 기기의 위치를 함께 보관합니다.',
  },
  panel: {
    open: '출퇴근 상태: {{state}}. 상세 보기',
    title: '오늘 근무',
    planned: '예정',
    noPlan: '예정된 근무가 없습니다',
    actual: '기록',
    notYet: '기록 없음',
    expected: '예상 퇴근',
    worked: '근무',
    late: '지각',
    leave: '휴가',
    waiting: '결재 중',
    mine: '내 근무',
  },
  title: '출퇴근',
  nextDay: '익일 {{time}}',
}

declare global {
  interface WebTexts {
    check: typeof check
  }
}
