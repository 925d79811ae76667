export const correctionDocument: Translated<'correctionDocument'> = {
  name: '打刻修正',
  title: '修正内容',
  day: '日付',
  in: '出勤',
  out: '退勤',
  reason: '理由',
  proof: '証明書類',
  work_minutes: '勤務',
  rest_minutes: '休憩',
  overtime_minutes: '時間外・休日',
  late_minutes: '遅刻',
  nothing: '記録なし',
}
