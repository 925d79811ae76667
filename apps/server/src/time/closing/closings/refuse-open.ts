import { errors } from '#contract/errors.ts'
import type { CommandContext, Language } from '../../../http/context.ts'
import { dayText } from '../../../day-text.ts'
import { fail } from '../../../http/fail.ts'
import type { ClosingPeriod } from '../periods/period-of.ts'
import type { Outcome } from './close-people.ts'
import type { Problem } from './days-of-people.ts'

/** The last day that may be closed now. @throws Failure PERIOD_NOT_OVER */
export function closableUntil(
  ctx: Pick<CommandContext, 'language'>,
  period: ClosingPeriod,
  wanted: Temporal.PlainDate,
): Temporal.PlainDate {
  if (period.isOver) return period.to
  const until = Temporal.PlainDate.compare(wanted, period.over) < 0 ? wanted : period.over
  const isPossible = period.settings.is_partial && Temporal.PlainDate.compare(until, period.from) >= 0
  if (isPossible) return until
  const first = period.to.add({ days: 1 })
  return fail('PERIOD_NOT_OVER', { date: dayText(first, ctx.language, period.over.year) })
}

/** What stands in the way, as a person reads it: of what there is none of nothing is said. */
export function whatBlocks(problems: readonly Problem[], language: Language): string {
  const open = problems.filter(({ kind }) => kind === 'OUT').length
  const held = problems.filter(({ kind }) => kind === 'REQUEST' || kind === 'CORRECTION').length
  const { outs, requests, between } = BLOCKS[language]
  return [...(open > 0 ? [outs(open)] : []), ...(held > 0 ? [requests(held)] : [])].join(between)
}

const BLOCKS: Record<
  Language,
  { outs: (n: number) => string; requests: (n: number) => string; between: string }
> = {
  ko: { outs: (n) => `퇴근 기록 누락 ${n}일`, requests: (n) => `처리 중인 신청 ${n}건`, between: ', ' },
  ja: { outs: (n) => `退勤の打刻漏れ${n}日`, requests: (n) => `処理中の申請${n}件`, between: '、' },
  en: {
    outs: (n) => (n === 1 ? '1 missing check-out' : `${n} missing check-outs`),
    requests: (n) => (n === 1 ? '1 pending request' : `${n} pending requests`),
    between: ', ',
  },
}

/** The kinds of what blocks, each once: a day of which nothing is known does not. */
export function blockingKinds({ result, problems }: Outcome): Problem['kind'][] {
  if (result !== 'BLOCKED') return []
  return [...new Set(problems.map(({ kind }) => kind))].filter((kind) => kind !== 'DAY')
}

export type Reason = 'ALREADY_CONFIRMED' | 'CONFIRM_BLOCKED' | 'NOTHING_TO_CONFIRM'

/** Why a person's days stay open; null when they are closed now. */
export function reasonOf({ result, person }: Outcome): Reason | null {
  if (result === 'CLOSED') return null
  if (result === 'BLOCKED') return 'CONFIRM_BLOCKED'
  return person.closings.length > 0 ? 'ALREADY_CONFIRMED' : 'NOTHING_TO_CONFIRM'
}

/** The sentence of it, to whoever closes: they need not be sent to an admin. */
export function sayReason(reason: Reason, { problems }: Outcome, language: Language): string {
  if (reason === 'ALREADY_CONFIRMED') return CLOSED[language]
  return errors[reason][language].replace('{what}', whatBlocks(problems, language))
}

const CLOSED: Record<Language, string> = {
  ko: '이미 확정된 기간입니다.',
  ja: 'すでに確定済みの期間です。',
  en: 'This period is confirmed already.',
}
