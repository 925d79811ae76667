export const swaps: Translated<'swaps'> = {
  title: 'Holiday swap',
  ask: 'Request',
  work_date: 'Holiday to work',
  free_date: 'Day off in its place',
  reason: 'Reason',
  law: 'It must be approved at least 24 hours before work would begin on both days. Work on the swapped holiday counts as ordinary work, and work on the day off in its place as holiday work (Labor Standards Act (근로기준법) Art. 55(2)).',
  mark: {
    works: 'Holiday that is worked; {{day}} is off instead.',
    free: 'Off in place of {{day}}, a holiday that is worked.',
  },
  preview: 'Check both days',
  works: '{{day}}: working day, {{from}}–{{to}}',
  rests: '{{day}}: paid holiday, {{name}}',
  sent: 'Holiday swap requested.',
  entered: 'Holiday swapped.',
  remove: 'Undo swap',
  removed: 'Holiday swap undone.',
}
