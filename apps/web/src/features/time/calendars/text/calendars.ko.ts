export const calendars = {
  title: '캘린더 구독',
  hint: '승인된 휴가와 근태를 구글 캘린더, 아웃룩, 아이폰 캘린더 등에서 열람할 수 있습니다.',
  own: '내 휴가·근태',
  ownHint: '본인의 휴가, 재택, 외근, 연장 근로를 표시합니다.',
  team: '{{team}} 휴가',
  teamHint: '휴가 종류와 사유 없이 팀원의 휴가, 재택, 외근 여부만 표시합니다.',
  since: '{{day}} 주소 발급',
  make: '주소 발급',
  renew: '주소 재발급',
  renewAsk: '주소를 재발급하시겠습니까?',
  end: '주소 폐기',
  endAsk: '주소를 폐기하시겠습니까?',
  endText: '기존 주소로 구독 중인 캘린더는 더 이상 갱신되지 않습니다.',
  ended: '주소를 폐기했습니다.',
  address: '구독 주소',
  once: '주소를 아는 사람은 누구나 열람할 수 있으므로 공유하지 마십시오. 이 주소는 다시 표시되지 않습니다.',
}

declare global {
  interface WebTexts {
    calendars: typeof calendars
  }
}
