const [SATURDAY, SUNDAY] = [6, 7]

/** The colour of a day wherever days are named, as `data-day`: Saturdays blue, Sundays and holidays red (styles/tones.css). */
export function dayColor(day: string, isHoliday = false): 'saturday' | 'holiday' | undefined {
  const { dayOfWeek } = Temporal.PlainDate.from(day)
  if (isHoliday || dayOfWeek === SUNDAY) return 'holiday'
  return dayOfWeek === SATURDAY ? 'saturday' : undefined
}

/**
 * The same of a day of one person, by what is planned for them: a Sunday on which work is due is none that stands out, and a
 * holiday is one on any day of the week.
 */
export function planColor(
  day: string,
  { is_work_day, is_holiday }: { is_work_day: boolean; is_holiday: boolean },
): ReturnType<typeof dayColor> {
  return is_work_day && !is_holiday ? undefined : dayColor(day, is_holiday)
}
