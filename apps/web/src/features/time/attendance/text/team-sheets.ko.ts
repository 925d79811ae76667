export const teamSheets = {
  view: '보기',
  day: '일',
  week: '주',
  dayCaption: '{{day}} 구성원별 근무',
  weekCaption: '{{week}} 구성원별 근무',
  person: '이름',
  status: '상태',
  planned: '예정',
  in: '출근',
  out: '퇴근',
  worked: '근무',
  overtime: '연장',
  excluded: '제외',
  leave: '휴가',
  events: '일정',
  weekOf: '{{name}} 님의 주간 근무',
  openWeek: '주간 근무 상세 열람',
  total: '합계',
  over40: '40시간 초과',
}

declare global {
  interface WebTexts {
    teamSheets: typeof teamSheets
  }
}
