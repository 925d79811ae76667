import { sql } from '../../../db/sql/sql.ts'
import { type ClosingEra, type ClosingRules, periodOn, periodsEndingIn } from '#rules/closing/closing-rule.ts'
import { type ConfirmPeriod, deadlineOf, type Period, USUAL_END } from '#rules/work-time/confirm-period.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { holdSettings } from '../../../platform/companies/index.ts'
import { workingToday } from '../../work-plans/index.ts'
import { type ClosingSettings, findSettings, UNSAID } from '../settings/settings.store.ts'
import {
  endingEra,
  type EraRow,
  erasJson,
  erasOf,
  isSameRule,
  readEras,
  ruleOf,
  withManual,
} from './eras.store.ts'

type Asking = Pick<CommandContext, 'tx' | 'now' | 'actor'>

/** A period with what the company says about it. */
export interface ClosingPeriod extends Period {
  settings: ClosingSettings
  /** Until then people are asked to confirm it, and may take it back. */
  deadline: Temporal.PlainDate
  /** The last of its days that is over; before `from` when none is. */
  over: Temporal.PlainDate
  isOver: boolean
  previous: Temporal.PlainDate | null
  next: Temporal.PlainDate | null
}

/**
 * The period that a day lies in, or without a day the last one that is over, but none before the company's records begin: there is
 * nothing in it to confirm.
 * @param kind other than the company's own, for looking at people by the week or by the month
 * @throws Failure NO_CONFIRM_PERIOD where periods are set by hand and none has the day
 */
export async function periodOf(
  ctx: Asking,
  day?: Temporal.PlainDate,
  kind?: ConfirmPeriod,
): Promise<ClosingPeriod> {
  const [said, { begin, eras }] = await Promise.all([findSettings(ctx), boundsOf(ctx)])
  const settings = said ?? UNSAID
  const isOther = kind !== undefined && kind !== settings.period
  const now = isOther ? { period: kind, endsOn: USUAL_END[kind] } : ruleOf(settings)
  const rules = await withManual(ctx, { now, eras: isOther ? [] : eras })
  const today = workingToday(ctx)
  const period = (day ? periodOn(rules, day) : lastOver(rules, today, begin)) ?? fail('NO_CONFIRM_PERIOD')
  return described(period, settings, today, besideOf(rules, period, begin))
}

/** The same for whoever closes it: nobody divides the year otherwise until the transaction ends. */
export async function heldPeriodOf(ctx: Asking, day: Temporal.PlainDate): Promise<ClosingPeriod> {
  // Sent together; what is read is true after the lock before it.
  const [, period] = await Promise.all([holdSettings(ctx.tx), periodOf(ctx, day)])
  return period
}

async function boundsOf({ tx }: Asking): Promise<{ begin: Temporal.PlainDate; eras: ClosingEra[] }> {
  const { rows } = await sql<{ begin: string; eras: EraRow[] | null }>`
    select records_begin as begin, ${erasJson} as eras from companies where company_id = ${thisCompany}`.execute(
    tx,
  )
  const { begin, eras } = rows[0]!
  return { begin: Temporal.PlainDate.from(begin), eras: erasOf(eras) }
}

/** The last period that is over, or the one that runs where none is; of those that are set by hand be it the first. */
function lastOver(
  rules: ClosingRules,
  today: Temporal.PlainDate,
  begin: Temporal.PlainDate,
): Period | undefined {
  const isManual = rules.now.period === 'MANUALLY'
  const running = periodOn(rules, today)
  if (running) {
    const over = running.from.subtract({ days: 1 })
    const isAfterBegin = isManual || Temporal.PlainDate.compare(over, begin) >= 0
    return (isAfterBegin && periodOn(rules, over)) || running
  }
  const ended = [...rules.manual.map(({ to }) => to), ...rules.eras.map(({ until }) => until)]
    .filter((end) => Temporal.PlainDate.compare(end, today) < 0)
    .toSorted(Temporal.PlainDate.compare)
  const last = ended.at(-1) ?? rules.manual[0]?.from
  return last && periodOn(rules, last)
}

/** Days by which the periods before and after are asked for. */
function besideOf(
  rules: ClosingRules,
  { from, to }: Period,
  begin: Temporal.PlainDate,
): Pick<ClosingPeriod, 'previous' | 'next'> {
  const before = periodOn(rules, from.subtract({ days: 1 }))
  const after = periodOn(rules, to.add({ days: 1 }))
  if (rules.now.period === 'MANUALLY') return { previous: before?.from ?? null, next: after?.from ?? null }
  const isAfterBegin = Temporal.PlainDate.compare(from, begin) > 0
  return { previous: before && isAfterBegin ? before.to : null, next: after?.from ?? null }
}

function described(
  period: Period,
  settings: ClosingSettings,
  today: Temporal.PlainDate,
  beside: Pick<ClosingPeriod, 'previous' | 'next'>,
): ClosingPeriod {
  const yesterday = today.subtract({ days: 1 })
  const isOver = Temporal.PlainDate.compare(period.to, yesterday) <= 0
  return {
    ...period,
    ...beside,
    settings,
    deadline: deadlineOf(period, settings.deadline_days),
    over: isOver ? period.to : yesterday,
    isOver,
  }
}

/** The periods of the company that end within a range of days, in their order. */
export async function periodsEnding(
  ctx: Pick<CommandContext, 'tx'>,
  settings: Pick<ClosingSettings, 'period' | 'ends_on_day'>,
  range: Period,
): Promise<Period[]> {
  return periodsEndingIn((await dividedBy(ctx, settings)).rules, range)
}

/** How the year is divided; with settings that are not saved, as it would be. */
export async function dividedBy(
  ctx: Pick<CommandContext, 'tx'>,
  settings: Pick<ClosingSettings, 'period' | 'ends_on_day'>,
): Promise<{ rules: ClosingRules; isSaved: boolean }> {
  const [eras, said] = await Promise.all([readEras(ctx), findSettings(ctx)])
  const before = said ?? UNSAID
  const ending = isSameRule(before, settings) ? undefined : await endingEra(ctx, before)
  const rules = await withManual(ctx, { now: ruleOf(settings), eras: ending ? [...eras, ending] : eras })
  return { rules, isSaved: said !== undefined }
}
