import type { Language } from '../../http/context.ts'
import { eventName, secretName } from '../event-codes/index.ts'
import type { DayPart } from '../work-days/index.ts'

const leave: Record<Language, string> = { ko: '휴가', ja: '休暇', en: 'Leave' }

/** What an event is called in the reader's language. */
export function eventTitle(part: Pick<DayPart, 'event_code' | 'own_name'>, language: Language): string {
  return eventName(part.event_code, language, part.own_name)
}

/**
 * What a colleague sees who is no leader: that somebody is on leave, not of which kind, and of the company's own kinds nothing.
 * Who works at home or outside is known to all.
 */
export function titleForColleagues(part: DayPart, language: Language): { code: string; title: string } {
  if (part.frees_work) return { code: 'VACATION', title: leave[language] }
  if (part.event_code.startsWith('CUSTOM:')) return { code: 'CUSTOM', title: secretName(language) }
  return { code: part.event_code, title: eventTitle(part, language) }
}

/** The same where leaders read along: annual leave is said in full. */
export function titleForAll(part: DayPart, language: Language): string {
  const isAnnual = part.event_code.startsWith('VACATION:')
  return isAnnual ? eventTitle(part, language) : titleForColleagues(part, language).title
}
