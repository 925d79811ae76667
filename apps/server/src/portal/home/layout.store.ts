import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import type { Arrangement } from './layout.ts'

type Asking = Pick<CommandContext, 'tx' | 'actor' | 'companyId'>

interface KeptLayout {
  arranged: Partial<Arrangement> | null
  seen_notice: number
}

/** What the person keeps of the start page, beside other columns in one statement: one trip for all. */
export async function keptLayoutAnd<One, Other>(
  { tx, actor }: Pick<Asking, 'tx' | 'actor'>,
  one: RawBuilder<One>,
  other: RawBuilder<Other>,
): Promise<KeptLayout & { one: One; other: Other }> {
  const { rows } = await sql<KeptLayout & { one: One; other: Other }>`
    select h.arranged, coalesce(h.seen_notice, 0) as seen_notice, ${one} as one, ${other} as other
    from (select 1) s left join home_layouts h on h.company_id = ${thisCompany} and h.member_id = ${actor.memberId}`.execute(
    tx,
  )
  return rows[0]!
}

/** @returns whether it was arranged otherwise before */
export async function keepLayout(ctx: Asking, arranged: Arrangement): Promise<boolean> {
  return keep(ctx, sql`arranged`, sql`${JSON.stringify(arranged)}::jsonb`, sql`excluded.arranged`)
}

/** As the product has it. @returns whether it was arranged before */
export async function dropLayout({ tx, actor }: Pick<Asking, 'tx' | 'actor'>): Promise<boolean> {
  const { rows } = await sql`
    update home_layouts set arranged = null
    where company_id = ${thisCompany} and member_id = ${actor.memberId} and arranged is not null
    returning member_id`.execute(tx)
  return rows.length > 0
}

/** A message that is put away later may be older than the last one. @returns whether any was put away by it */
export async function keepSeenNotice(ctx: Asking, id: number): Promise<boolean> {
  return keep(
    ctx,
    sql`seen_notice`,
    sql`${id}::bigint`,
    sql`greatest(home_layouts.seen_notice, excluded.seen_notice)`,
  )
}

async function keep(
  { tx, actor, companyId }: Asking,
  column: RawBuilder<unknown>,
  value: RawBuilder<unknown>,
  then: RawBuilder<unknown>,
): Promise<boolean> {
  const { rows } = await sql`
    insert into home_layouts (company_id, member_id, ${column}) values (${companyId}, ${actor.memberId}, ${value})
    on conflict (company_id, member_id) do update set ${column} = ${then}
    where home_layouts.${column} is distinct from ${then}
    returning member_id`.execute(tx)
  return rows.length > 0
}
