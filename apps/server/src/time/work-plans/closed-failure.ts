import { dayText, fromTo } from '../../day-text.ts'
import type { Language } from '../../http/context.ts'
import { Failure } from '../../http/fail.ts'
import type { FirstClosed } from './day-closings.store.ts'

/**
 * The refusal to change days of which some are closed.
 * @param first of them, yyyy-MM-dd, where it is known
 * @param who how many have closed it, where it is a day of many; or whose it is, where many were to be changed
 */
export function closedFailure(first?: string, who?: number | string): Failure {
  return new Failure('ALREADY_CONFIRMED', { on: onText(first, who), todo: LATER })
}

/**
 * The refusal to move a day of joining over closed days: no later day helps, so it names what has to be opened first, and the days
 * of joining that leave it as it is. It stands at the field, unless many people were to be changed.
 */
export function closedJoiningFailure({ first, closed }: FirstClosed, who?: string): Failure {
  const todo = inAll((language) => {
    const periods = closed
      .slice(0, MOST_NAMED)
      .map(({ from, to }) => fromTo(textOf(from, language), textOf(to, language), language))
    const more = closed.length - periods.length
    const named = periods.join(', ') + (more > 0 ? MORE[language](more) : '')
    return JOINING[language].replace('{periods}', named).replace('{first}', textOf(first, language))
  })
  return new Failure('ALREADY_CONFIRMED', { on: onText(first, who), todo })
}

const inAll = (text: (language: Language) => string) => ({ ko: text('ko'), ja: text('ja'), en: text('en') })

// What is closed may be long ago, so that its year is told.
const OTHER_YEAR = 0

const textOf = (day: string, language: Language) =>
  dayText(Temporal.PlainDate.from(day), language, OTHER_YEAR)

function onText(first: string | undefined, who?: number | string): Record<Language, string> | string {
  if (first === undefined) return ''
  const said = (language: Language, people: string) => {
    const of = typeof who === 'number' ? `${who}${people}` : who
    return textOf(first, language) + (of === undefined ? '' : `, ${of}`)
  }
  const people = who === 1 ? ' person' : ' people'
  return { ko: `(${said('ko', '명')})`, ja: `（${said('ja', '名')}）`, en: ` (${said('en', people)})` }
}

const LATER: Record<Language, string> = {
  ko: '마감 이후의 날짜를 선택하거나, 관리자가 확정을 해제한 뒤 다시 시도해 주십시오.',
  ja: '締めより後の日付を選ぶか、管理者が確定を解除してからもう一度お試しください。',
  en: 'Choose a later date, or have an admin reopen the period first.',
}

const JOINING: Record<Language, string> = {
  ko: '먼저 {periods}의 근무 확정을 해제하거나, 입사일을 {first} 또는 그 이전으로 지정해 주십시오.',
  ja: '先に{periods}の勤怠確定を解除するか、入社日を{first}以前の日付にしてください。',
  en: 'Reopen {periods} first, or choose {first} or an earlier day as the day of joining.',
}

const MOST_NAMED = 3

const MORE: Record<Language, (count: number) => string> = {
  ko: (count) => ` 외 ${count}건`,
  ja: (count) => `ほか${count}件`,
  en: (count) => ` and ${count} more`,
}
