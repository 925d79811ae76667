const [SATURDAY, SUNDAY] = [6, 7]

/** The colour of a day wherever days are named, as `data-day`: Saturdays blue, Sundays and holidays red (styles/tones.css). */
export function dayColor(day: string, isHoliday = false): 'saturday' | 'holiday' | undefined {
  const { dayOfWeek } = Temporal.PlainDate.from(day)
  if (isHoliday || dayOfWeek === SUNDAY) return 'holiday'
  return dayOfWeek === SATURDAY ? 'saturday' : undefined
}
