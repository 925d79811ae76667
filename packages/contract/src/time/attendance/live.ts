/** Lists of everybody, counted over weeks and months: a browser asks for them anew once a minute at most, however many people press. */
export const rareWork = [
  'work.list_work_time_month',
  'work.get_work_time_month_summary',
  'work.list_missing',
  // The people; the counts above them are of the whole company, and a press moves none of them but at the end of a day.
  'confirm.get_work_time_confirm',
] as const

/**
 * What a browser asks for anew when days of people have changed, as far as it is on the screen and shows one of those days; told by
 * the stream of GET /live/.
 */
export const liveWork = {
  /** Days of the reader. */
  own: ['work.get_on_duty_status', 'work.get_work_time', 'home.get_summary'],
  /** Days of people whom the reader sees. */
  others: [
    'work.list_work_status',
    'work.list_team_daily',
    'work.list_work_time_week',
    'work.list_late',
    'home.get_summary',
    ...rareWork,
  ],
  /** Of them what shows days that are over: presses of today change nothing there. */
  daysOver: ['work.list_missing'],
} as const
