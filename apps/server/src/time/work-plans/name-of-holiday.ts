import { holidayName } from '#rules/calendar/holiday-row.ts'
import { type HalfHoliday, type Holiday, holidaysOn } from '#rules/calendar/holidays.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import type { Language } from '../../http/context.ts'

const SWAPPED: Record<Language, string> = { ko: '휴일대체', ja: '振替休日', en: 'Day off in lieu' }
const WEEKLY: Record<Language, string> = { ko: '주휴일', ja: '週休日', en: 'Weekly day off' }

const HALF: Record<Language, Record<'AM' | 'PM', (name: string) => string>> = {
  ko: { AM: (name) => `${name}(오전 휴무)`, PM: (name) => `${name}(오후 휴무)` },
  ja: { AM: (name) => `${name}（午前休業）`, PM: (name) => `${name}（午後休業）` },
  en: { AM: (name) => `${name} (morning off)`, PM: (name) => `${name} (afternoon off)` },
}

/** The names of the paid holidays of a day, or why half of it is free; null on other days. */
export function nameOfHoliday({ holidays, halfHoliday }: PlannedDay, language: Language): string | null {
  return halfHoliday ? nameOfHalf(halfHoliday, language) : namesOf(holidays, language)
}

/** The name of a day of which the company keeps half free, with which one. */
export function nameOfHalf({ free, name }: HalfHoliday, language: Language): string {
  return HALF[language][free](name)
}

/** The same of holidays; one in whose place another day was worked names that one. */
export function namesOf(holidays: readonly Holiday[], language: Language): string | null {
  const names = holidays.map((one) => nameOf(one, language))
  return names.length > 0 ? names.join(', ') : null
}

function nameOf({ code, kind, nameKo, substituteOf }: Holiday, language: Language): string {
  if (code !== 'COMPANY' && kind !== 'company') return holidayName(code, kind, language)
  if (substituteOf === null) return nameKo
  return `${SWAPPED[language]}(${namesOf(holidaysOn(substituteOf), language) ?? (nameKo || WEEKLY[language])})`
}
