export const phrases: Translated<'phrases'> = {
  request: '{{what}}を申請',
  room: '{{room}}を予約',
  anyRoom: '会議室',
  document: '{{form}}を作成',
  CORRECTION: '勤務記録の修正',
  DELEGATION: '決裁の委任',
  WORK: '自分の勤務',
  CALENDAR: '休暇カレンダー',
  DAY: '自分の勤務',
  leftOut: '除いた言葉：{{words}}',
  remark: {
    PAST: '過ぎた日付',
    REVERSED: '開始日と終了日を入れ替えて認識',
    UNIT: 'この種類にない単位を除外',
  },
  example: {
    halfDay: '明日 午後半休',
    range: '有給 3日から5日まで',
    room: '会議室 明日 14時～15時',
    consonants: 'ㄱㅎㅈ',
  },
  exampleHint: {
    halfDay: '種類と日付で申請',
    range: '期間で申請',
    room: '日付と時間で予約',
    consonants: 'ハングルの頭文字でメンバーを検索',
  },
}
