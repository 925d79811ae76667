export const dayLists = {
  title: '지각·누락',
  which: '목록',
  missing: '기록 누락',
  late: '지각',
  day: '날짜',
  person: '이름',
  planned: '예정 출근',
  in: '출근',
  out: '퇴근',
  what: '누락',
  kind: { DAY: '출근 기록', OUT: '퇴근 기록', PLAN: '퇴근 기록(예정 시각으로 기록됨)' },
  noLate: '지각한 구성원이 없습니다',
  noMissing: '누락된 기록이 없습니다',
  tell: '알림 발송',
  told: '{{n}}건의 누락을 알렸습니다.',
  toldBut: '{{n}}건의 누락을 알렸습니다. {{already}}건은 오늘 이미 알림을 발송하여 제외했습니다.',
  toldNone: '{{already}}건은 오늘 이미 알림을 발송하여 다시 발송하지 않았습니다.',
  toldAt: '알림 발송 시각',
}

declare global {
  interface WebTexts {
    dayLists: typeof dayLists
  }
}
