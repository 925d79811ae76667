export const replay: Translated<'replay'> = {
  title: 'Preview the result',
  counting: 'Calculated {{seen}} of {{total, counted(single: person; plural: people)}}.',
  changes:
    'If you save, {{days, counted(single: day; plural: days)}} of {{people, counted(single: person; plural: people)}} will change within {{period}}.',
  same: 'If you save, no work time within {{period}} changes.',
  closed: '{{n}} confirmed days stay as they are.',
  moved:
    '{{n, counted(single: day; plural: days)}} would belong to the day before or after by the new day-change time. Days already recorded keep their date.',
  failed: 'The preview could not be calculated. You can still save.',
  people: 'People whose work changes',
  daysOf: 'What changes for {{name}}',
  toPeople: 'All people',
  person: 'Person',
  team: 'Team',
  count: 'Days changed',
  day: 'Date',
  times: 'In and out',
  dayMoved: 'Would be on another date',
  figure: {
    work_minutes: 'Work',
    rest_minutes: 'Break',
    overtime_minutes: 'Overtime',
    night_minutes: 'Night',
    holiday_minutes: 'Holiday',
    late_minutes: 'Late',
    early_minutes: 'Left early',
  },
  change: '{{before}} to {{after}}',
  from: 'Applies',
  fromOf: {
    TODAY: 'From today',
    OPEN_DAYS: 'Recalculate unconfirmed past work too',
  },
  fromText: {
    TODAY: 'Past work stays as it was calculated by the settings of the time.',
    OPEN_DAYS: 'Work since {{day}} is recalculated by the new settings. You are notified when it is done.',
  },
}
