import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'

export type AdjustmentKind = 'ADJUSTMENT' | 'EXTRA' | 'OPENING'

/** What the company has added to a person's leave or taken back, or what was used before they came to the product. */
export interface AdjustmentRow {
  id: number
  kind: AdjustmentKind
  starts_on: string
  ends_on: string
  /** Below zero it lessens the grants of its day. */
  minutes: number
  reason: string
  made_by: number
  made_at: string
}

/** All adjustments of a person as JSON, for a statement that reads more of the person. */
export function adjustmentsOf(memberId: number | RawBuilder<unknown>): RawBuilder<AdjustmentRow[]> {
  return sql`(select coalesce(json_agg(json_build_object('id', a.id, 'kind', a.kind, 'starts_on', a.starts_on, 'ends_on', a.ends_on,
      'minutes', a.minutes, 'reason', a.reason, 'made_by', a.made_by, 'made_at', a.made_at) order by a.starts_on, a.id), '[]')
    from leave_adjustments a where a.company_id = ${thisCompany} and a.member_id = ${memberId})`
}

export interface NewAdjustment {
  memberId: number
  kind: AdjustmentKind
  from: Temporal.PlainDate
  to: Temporal.PlainDate
  minutes: number
  reason: string
}

export async function insertAdjustments(
  { tx, actor, now }: Pick<CommandContext, 'tx' | 'actor' | 'now'>,
  rows: readonly NewAdjustment[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into leave_adjustments (company_id, member_id, kind, starts_on, ends_on, minutes, reason, made_by, made_at)
    select ${thisCompany}::bigint, a.*, ${actor.memberId}::bigint, ${now}::timestamptz
    from unnest(${rows.map(({ memberId }) => memberId)}::bigint[], ${rows.map(({ kind }) => kind)}::text[],
      ${rows.map(({ from }) => from.toString())}::date[], ${rows.map(({ to }) => to.toString())}::date[],
      ${rows.map(({ minutes }) => minutes)}::int[], ${rows.map(({ reason }) => reason)}::text[]) as a
    returning id`.execute(tx)
}
