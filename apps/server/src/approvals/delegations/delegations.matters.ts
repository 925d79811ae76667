import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import type { Matter } from '../../people/employment/index.ts'
import { notify } from '../../platform/notifications/index.ts'
import { endDelegations, type KeptDelegation } from './delegations.store.ts'
import { type Names, tellOver } from './tell-delegation.ts'

/** Whoever leaves decides for nobody any more, and nobody for them; givers learn that their delegate is not there. */
export const delegationsMatter: Matter = {
  key: 'DELEGATIONS',
  async absent(ctx, memberId) {
    const given = (await openDelegations(ctx, memberId)).filter((one) => one.delegateId === memberId)
    for (const { id, giverId, delegateId, delegateName } of given) {
      const data = { targetId: id, person: delegateName, personId: delegateId }
      const link = '/main/approval/delegations'
      await notify(ctx, { kind: 'OWN_DELEGATION_PAUSED', memberIds: [giverId], data, link })
    }
  },
  async ended(ctx, { memberId }) {
    const lastDay = ctx.today.subtract({ days: 1 })
    const open = await openDelegations(ctx, memberId)
    const ids = open.map(({ id }) => id)
    await endDelegations(ctx, ids, lastDay)
    for (const one of open) await tellOver(ctx, one)
    for (const { id, giverId, delegateId } of open)
      ctx.audit({
        action: 'delegation.end',
        target: ['delegation', id],
        before: { giverId, delegateId },
        after: { lastDay: lastDay.toString() },
      })
  },
  async erased({ tx }, memberId) {
    await sql`delete from delegations
      where company_id = ${thisCompany} and (giver_id = ${memberId} or delegate_id = ${memberId})`.execute(tx)
  },
}

/** Delegations by and to somebody that are not over. */
async function openDelegations(
  { tx, today }: CommandContext,
  memberId: number,
): Promise<(KeptDelegation & Names)[]> {
  const { rows } = await sql<KeptDelegation & Names>`
    select d.id, d.giver_id as "giverId", d.delegate_id as "delegateId", d.starts_on as "startsOn", d.ends_on as "endsOn",
      d.reason, d.kinds, g.name as "giverName", t.name as "delegateName"
    from delegations d
    join members g on g.company_id = d.company_id and g.id = d.giver_id
    join members t on t.company_id = d.company_id and t.id = d.delegate_id
    where d.company_id = ${thisCompany} and (d.giver_id = ${memberId} or d.delegate_id = ${memberId}) and d.ends_on >= ${today}
    order by d.id`.execute(tx)
  return rows
}
