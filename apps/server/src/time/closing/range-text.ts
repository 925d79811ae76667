import { dayText, fromTo } from '../../day-text.ts'
import type { Language } from '../../http/context.ts'
import { periodOfRow } from './periods/periods.store.ts'

/** Days from one to the other in each language, as a notification keeps them. */
export function rangeText(
  range: { starts_on: string; ends_on: string },
  today: Temporal.PlainDate,
): Record<Language, string> {
  const { from, to } = periodOfRow(range)
  const inLanguage = (language: Language) =>
    fromTo(dayText(from, language, today.year), dayText(to, language, today.year), language)
  return { ko: inLanguage('ko'), ja: inLanguage('ja'), en: inLanguage('en') }
}
