import { holidayName } from '#rules/calendar/holiday-row.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import type { Language } from '../../http/context.ts'

/** The names of the paid holidays of a day, null on other days. */
export function nameOfHoliday({ holidays }: PlannedDay, language: Language): string | null {
  const names = holidays.map(({ code, kind, nameKo }) =>
    code === 'COMPANY' || kind === 'company' ? nameKo : holidayName(code, kind, language),
  )
  return names.length > 0 ? names.join(', ') : null
}
