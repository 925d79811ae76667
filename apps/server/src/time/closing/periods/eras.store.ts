import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import {
  type ClosingEra,
  type ClosingRule,
  type ClosingRules,
  periodOn,
} from '#rules/closing/closing-rule.ts'
import type { ConfirmPeriod } from '#rules/work-time/confirm-period.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { awaitJudges } from '../../../platform/companies/index.ts'
import type { ClosingSettings } from '../settings/settings.store.ts'
import { listManual } from './periods.store.ts'

type Asking = Pick<CommandContext, 'tx'>

type Said = Pick<ClosingSettings, 'period' | 'ends_on_day'>

export type EraRow = { until_on: string; period: ConfirmPeriod; ends_on_day: number }

/** By what the company divided the year before, in their order, for a statement that reads beside it. */
export const erasJson: RawBuilder<EraRow[] | null> = sql`(
  select json_agg(json_build_object('until_on', e.until_on, 'period', e.period, 'ends_on_day', e.ends_on_day) order by e.until_on)
  from closing_eras e where e.company_id = ${thisCompany})`

export function erasOf(rows: readonly EraRow[] | null): ClosingEra[] {
  return (rows ?? []).map(({ until_on, ...rule }) => ({
    ...ruleOf(rule),
    until: Temporal.PlainDate.from(until_on),
  }))
}

export function ruleOf({ period, ends_on_day: endsOn }: Said): ClosingRule {
  return { period, endsOn }
}

/** With the periods set by hand, where a rule asks for them. */
export async function withManual(
  ctx: Asking,
  { eras, now }: Pick<ClosingRules, 'eras' | 'now'>,
): Promise<ClosingRules> {
  const isManual = [now, ...eras].some(({ period }) => period === 'MANUALLY')
  return { eras, now, manual: isManual ? await listManual(ctx) : [] }
}

export async function readEras({ tx }: Asking): Promise<ClosingEra[]> {
  const { rows } = await sql<{ eras: EraRow[] | null }>`select ${erasJson} as eras`.execute(tx)
  return erasOf(rows[0]!.eras)
}

/**
 * The era that would end if the company divided the year otherwise from now on: with the last period of which days are closed.
 * Undefined where nothing is closed that no earlier era holds.
 */
export async function endingEra(ctx: Asking, before: Said): Promise<ClosingEra | undefined> {
  const [eras, { rows }] = await Promise.all([
    readEras(ctx),
    sql<{ last: string | null }>`select max(k.ends_on) as last from work_closings k
      where k.company_id = ${thisCompany} and k.reopened_at is null`.execute(ctx.tx),
  ])
  if (rows[0]!.last === null) return undefined
  const last = Temporal.PlainDate.from(rows[0]!.last)
  const held = eras.at(-1)
  if (held && Temporal.PlainDate.compare(last, held.until) <= 0) return undefined
  const now = ruleOf(before)
  const period = periodOn(await withManual(ctx, { eras, now }), last)
  return { ...now, until: period?.to ?? last }
}

/** The day on which periods end says nothing of those that are set by hand. */
export function isSameRule(a: Said, b: Said): boolean {
  return a.period === b.period && (a.period === 'MANUALLY' || a.ends_on_day === b.ends_on_day)
}

/** Keeps by what the closed periods were divided, before the company divides the year otherwise. */
export async function keepEra(ctx: Asking, before: Said, after: Said): Promise<void> {
  if (isSameRule(before, after)) return
  await awaitJudges(ctx.tx)
  const era = await endingEra(ctx, before)
  if (!era) return
  await sql`insert into closing_eras (company_id, until_on, period, ends_on_day)
    values (${thisCompany}, ${era.until}, ${era.period}, ${era.endsOn}) returning id`.execute(ctx.tx)
}
