export const phrases = {
  request: '{{what}} 신청',
  room: '{{room}} 예약',
  anyRoom: '회의실',
  document: '{{form}} 작성',
  CORRECTION: '근무 기록 정정',
  DELEGATION: '결재 위임',
  WORK: '내 근무',
  CALENDAR: '휴가 캘린더',
  DAY: '내 근무',
  noDays: '없는 날짜: {{days}}',
  leftOut: '제외한 말: {{words}}',
  dayOff: '휴무일',
  remark: {
    PAST: '지난 날짜',
    REVERSED: '시작일과 종료일의 순서를 정정',
    UNIT: '이 종류에 없는 단위 제외',
    NO_DAY: '없는 날짜',
  },
  example: {
    halfDay: '반차 내일 오후',
    range: '연차 3일부터 5일까지',
    room: '회의실 내일 14시~15시',
    consonants: 'ㄱㅎㅈ',
  },
  exampleHint: {
    halfDay: '종류와 날짜로 신청',
    range: '기간으로 신청',
    room: '날짜와 시간으로 예약',
    consonants: '초성으로 구성원 검색',
  },
}

declare global {
  interface WebTexts {
    phrases: typeof phrases
  }
}
