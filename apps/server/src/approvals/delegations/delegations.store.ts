import { sql } from '../../db/sql/sql.ts'
import type { Delegation } from '#rules/approvals/delegate.ts'
import { lockName } from '../../db/lock-name.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { onConstraint } from '../../http/fail.ts'

type Ctx = Pick<CommandContext, 'tx' | 'now' | 'today'>

/** All delegations that are not over, held against others who delegate meanwhile: together they must not go in a circle. */
export async function lockDelegations(
  ctx: Ctx & Pick<CommandContext, 'companyId'>,
): Promise<KeptDelegation[]> {
  await lockName(ctx.tx, `delegations ${ctx.companyId}`)
  const { rows } = await sql<KeptDelegation>`
    select d.id, d.giver_id as "giverId", d.delegate_id as "delegateId", d.starts_on as "startsOn", d.ends_on as "endsOn",
      d.reason, d.kinds
    from delegations d where d.company_id = ${thisCompany} and d.ends_on >= ${ctx.today}`.execute(ctx.tx)
  return rows
}

/** What a delegation rests on: the company's setting, and which of these two are here. */
export async function delegationFacts(
  { tx }: Pick<Ctx, 'tx'>,
  giverId: number,
  delegateId: number,
): Promise<{ delegatable: boolean; giverName: string | null; delegateName: string | null }> {
  const { rows } = await sql<{
    delegatable: boolean
    giverName: string | null
    delegateName: string | null
  }>`
    select c.documents_delegatable as delegatable,
      (select g.name from members g where g.company_id = ${thisCompany} and g.id = ${giverId}
        and g.status in ('WORKING', 'ABSENCE')) as "giverName",
      (select m.name from members m where m.company_id = ${thisCompany} and m.id = ${delegateId}
        and m.status = 'WORKING') as "delegateName"
    from companies c where c.company_id = ${thisCompany}`.execute(tx)
  return rows[0]!
}

export interface NewDelegation extends Delegation {
  giverId: number
  delegateId: number
  reason: string
  kinds: string[]
}

/** Who for whom, and when. */
export type Choice = Pick<NewDelegation, keyof Delegation>

export interface KeptDelegation extends NewDelegation {
  id: number
}

export async function saveDelegation(
  { tx, now }: Ctx,
  one: NewDelegation,
  id: number | null,
): Promise<number> {
  const refusals = {
    delegations_once: 'DELEGATION_OVERLAPS',
    delegations_order: 'DELEGATION_PAST',
    delegations_self: 'DELEGATE_NOT_POSSIBLE',
  } as const
  const { rows } = await onConstraint(refusals, () =>
    id === null
      ? sql<{ id: number }>`
        insert into delegations (company_id, giver_id, delegate_id, starts_on, ends_on, reason, kinds, created_at)
        values (${thisCompany}, ${one.giverId}, ${one.delegateId}, ${one.startsOn}::date, ${one.endsOn}::date, ${one.reason},
          ${one.kinds}::text[], ${now.toString()}::timestamptz)
        returning id`.execute(tx)
      : sql<{ id: number }>`
        update delegations set delegate_id = ${one.delegateId}, starts_on = ${one.startsOn}::date,
          ends_on = ${one.endsOn}::date, reason = ${one.reason}, kinds = ${one.kinds}::text[]
        where company_id = ${thisCompany} and id = ${id} returning id`.execute(tx),
  )
  return rows[0]!.id
}

/** Ends delegations with the day before; those that have not begun by then go. */
export async function endDelegations(
  { tx }: Pick<Ctx, 'tx'>,
  ids: readonly number[],
  lastDay: Temporal.PlainDate,
): Promise<void> {
  await sql`delete from delegations where company_id = ${thisCompany} and id = any(${[...ids]}::bigint[]) and starts_on > ${lastDay}`.execute(
    tx,
  )
  await sql`update delegations set ends_on = ${lastDay}
    where company_id = ${thisCompany} and id = any(${[...ids]}::bigint[]) and ends_on > ${lastDay}`.execute(
    tx,
  )
}
