/** What a browser asks for anew when days of people have changed, as far as it is on the screen; told by the stream of GET /live/. */
export const liveWork = {
  /** Days of the reader. */
  own: ['work.get_on_duty_status', 'work.get_work_time', 'home.get_summary'],
  /** Days of people whom the reader sees. */
  others: [
    'work.list_work_status',
    'work.list_team_daily',
    'work.list_work_time_week',
    'work.list_work_time_month',
    'work.get_work_time_month_summary',
    'work.list_late',
    'work.list_missing',
    // The people; the counts above them are of the whole company, and a press moves none of them but at the end of a day.
    'confirm.get_work_time_confirm',
    'home.get_summary',
  ],
} as const
