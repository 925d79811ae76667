import { COMPTIME } from '#rules/event-codes/event-codes.ts'
import type { CommandContext } from '../../http/context.ts'
import type { CountedPart } from '../work-days/index.ts'
import { alternativesAmong } from '../work-events/index.ts'
import type { LeaveAccount } from './leave-account.ts'
import { isWithin, type Span } from './leave-years.ts'

/** What the codes of leave begin with that a year tells besides annual leave. */
const COMPENSATORY = `${COMPTIME}:`
const OTHERS = [COMPENSATORY, 'SP:SICK:', 'CUSTOM:'] as const

/** Whether a part is leave that a year tells besides annual leave. */
export function isOtherLeave({ event_code }: Pick<CountedPart, 'event_code'>): boolean {
  return OTHERS.some((code) => event_code.startsWith(code))
}

/** The time off of people that was agreed on with weekend work instead of being asked for by itself, by its events. */
export async function alternativesOf(
  ctx: Pick<CommandContext, 'tx'>,
  accounts: readonly LeaveAccount[],
): Promise<ReadonlySet<number>> {
  const events = accounts.flatMap(({ facts }) =>
    facts.parts.filter(({ event_code }) => event_code.startsWith(COMPENSATORY)).map((part) => part.holder_id),
  )
  return events.length === 0 ? new Set() : alternativesAmong(ctx, [...new Set(events)])
}

/** Minutes of the days of a year that other leave has taken, by its kind. */
export function otherLeave({ facts }: LeaveAccount, span: Span, alternatives: ReadonlySet<number>) {
  const taken = facts.parts.filter(
    (part) => part.state === 'TAKEN' && isOtherLeave(part) && isWithin(span, part.work_on),
  )
  const sum = (of: (part: CountedPart) => boolean) =>
    taken.filter(of).reduce((total, { minutes }) => total + minutes, 0)
  const begins = (code: string) => (part: CountedPart) => part.event_code.startsWith(code)
  const isAgreed = (part: CountedPart) => alternatives.has(part.holder_id)
  return {
    compensatory: sum((part) => begins(COMPENSATORY)(part) && !isAgreed(part)),
    alternative: sum((part) => begins(COMPENSATORY)(part) && isAgreed(part)),
    hospital: sum(begins('SP:SICK:')),
    custom: sum(begins('CUSTOM:')),
  }
}
