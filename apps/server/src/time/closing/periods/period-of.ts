import { sql } from 'kysely'
import {
  type ConfirmPeriod,
  deadlineOf,
  periodAround,
  type Period,
  USUAL_END,
} from '#rules/work-time/confirm-period.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { workingToday } from '../../work-plans/index.ts'
import { type ClosingSettings, findSettings, UNSAID } from '../settings/settings.store.ts'
import type { PeriodRow } from './periods.store.ts'

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
  const [said, begin] = await Promise.all([findSettings(ctx), recordsBegin(ctx)])
  const settings = said ?? UNSAID
  const wanted = kind ?? settings.period
  const today = workingToday(ctx)
  if (wanted === 'MANUALLY') return manualPeriod(ctx, settings, today, day)
  const endsOn = wanted === settings.period ? settings.ends_on_day : USUAL_END[wanted]
  const running = periodAround(day ?? today, wanted, endsOn)
  const over = running.from.subtract({ days: 1 })
  const isAfterBegin = Temporal.PlainDate.compare(over, begin) >= 0
  const period = day || !isAfterBegin ? running : periodAround(over, wanted, endsOn)
  return described(period, settings, today, {
    previous: Temporal.PlainDate.compare(period.from, begin) > 0 ? period.from.subtract({ days: 1 }) : null,
    next: period.to.add({ days: 1 }),
  })
}

async function recordsBegin({ tx }: Asking): Promise<Temporal.PlainDate> {
  const { rows } = await sql<{ begin: string }>`
    select records_begin as begin from companies where company_id = ${thisCompany}`.execute(tx)
  return Temporal.PlainDate.from(rows[0]!.begin)
}

async function manualPeriod(
  { tx }: Asking,
  settings: ClosingSettings,
  today: Temporal.PlainDate,
  day: Temporal.PlainDate | undefined,
): Promise<ClosingPeriod> {
  const { rows } = await sql<PeriodRow>`
    select id, starts_on, ends_on from closing_periods where company_id = ${thisCompany} order by starts_on`.execute(
    tx,
  )
  const at = (key: string) => rows.findIndex((row) => row.starts_on <= key && key <= row.ends_on)
  const index = day ? at(day.toString()) : lastOver(rows, today.toString())
  const row = rows[index]
  if (!row) fail('NO_CONFIRM_PERIOD')
  const dayOf = (beside: PeriodRow | undefined) => (beside ? Temporal.PlainDate.from(beside.starts_on) : null)
  return described(periodOfRow(row), settings, today, {
    previous: dayOf(rows[index - 1]),
    next: dayOf(rows[index + 1]),
  })
}

/** The last one that is over, or the first where none is. */
function lastOver(rows: readonly PeriodRow[], today: string): number {
  return Math.max(
    rows.findLastIndex((row) => row.ends_on < today),
    0,
  )
}

export function periodOfRow({ starts_on, ends_on }: Pick<PeriodRow, 'starts_on' | 'ends_on'>): Period {
  return { from: Temporal.PlainDate.from(starts_on), to: Temporal.PlainDate.from(ends_on) }
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
  { tx }: Pick<CommandContext, 'tx'>,
  settings: Pick<ClosingSettings, 'period' | 'ends_on_day'>,
  { from, to }: Period,
): Promise<Period[]> {
  if (settings.period === 'MANUALLY') {
    const { rows } = await sql<PeriodRow>`
      select id, starts_on, ends_on from closing_periods
      where company_id = ${thisCompany} and ends_on between ${from} and ${to} order by starts_on`.execute(tx)
    return rows.map(periodOfRow)
  }
  const found: Period[] = []
  let period = periodAround(from, settings.period, settings.ends_on_day)
  while (Temporal.PlainDate.compare(period.to, to) <= 0) {
    found.push(period)
    period = periodAround(period.to.add({ days: 1 }), settings.period, settings.ends_on_day)
  }
  return found
}
