export const correctionDocument = {
  name: '출퇴근 정정',
  title: '정정 내용',
  day: '날짜',
  in: '출근',
  out: '퇴근',
  reason: '사유',
  proof: '증빙',
  work_minutes: '근무',
  rest_minutes: '휴게',
  overtime_minutes: '연장·휴일',
  late_minutes: '지각',
  nothing: '기록 없음',
}

declare global {
  interface WebTexts {
    correctionDocument: typeof correctionDocument
  }
}
