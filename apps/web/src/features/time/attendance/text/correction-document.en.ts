export const correctionDocument: Translated<'correctionDocument'> = {
  name: 'Time correction',
  title: 'Correction',
  day: 'Date',
  in: 'In',
  out: 'Out',
  reason: 'Reason',
  proof: 'Proof',
  work_minutes: 'Worked',
  rest_minutes: 'Break',
  overtime_minutes: 'Overtime and holiday',
  late_minutes: 'Late',
  nothing: 'No record',
}
