export const correctionDocument: Translated<'correctionDocument'> = {
  name: 'Time correction',
  title: 'Correction',
  day: 'Date',
  in: 'In',
  out: 'Out',
  reason: 'Reason',
  proof: 'Proof',
  nothing: 'No record',
}
