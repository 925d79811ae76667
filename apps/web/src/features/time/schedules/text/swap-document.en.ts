export const swapDocument: Translated<'swapDocument'> = {
  name: 'Holiday swap',
  title: 'Swapped days',
  work: 'Holiday worked',
  free: 'Day off in its place',
  reason: 'Reason',
}
