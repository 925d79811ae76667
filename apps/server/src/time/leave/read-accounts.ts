import type { CommandContext } from '../../http/context.ts'
import { listParts } from '../work-days/index.ts'
import { listGrants, listPersons } from './account.store.ts'
import { isOtherLeave } from './other-leave.ts'
import { ANNUAL_LEAVE, type LeaveAccount, openAccount } from './leave-account.ts'

/** Leave is used within a year or two of its day: older uses took older grants. */
const YEARS_AROUND = { before: 3, after: 2 }

/** Accounts of people as readAccount gives one, in three statements whatever their number. */
export async function readAccounts(
  ctx: Pick<CommandContext, 'tx' | 'today'>,
  memberIds: readonly number[],
): Promise<LeaveAccount[]> {
  const range = {
    from: ctx.today.subtract({ years: YEARS_AROUND.before }),
    to: ctx.today.add({ years: YEARS_AROUND.after }),
  }
  const [people, grants, parts] = await Promise.all([
    listPersons(ctx.tx, memberIds),
    listGrants(ctx.tx, memberIds),
    listParts(ctx, memberIds, range),
  ])
  const grantsOf = Map.groupBy(grants, (grant) => grant.member_id)
  const taken = parts.filter((part) => part.event_code.startsWith(ANNUAL_LEAVE) || isOtherLeave(part))
  const partsOf = Map.groupBy(taken, (part) => part.member_id)
  return people.map((person) =>
    openAccount(
      person,
      {
        grants: grantsOf.get(person.id) ?? [],
        parts: partsOf.get(person.id) ?? [],
        adjustments: person.adjustments,
      },
      ctx.today,
    ),
  )
}
