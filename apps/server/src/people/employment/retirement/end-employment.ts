import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { stripRoles } from '../../roles/index.ts'
import { rememberLeaving, shutOut } from '../../../platform/auth/index.ts'
import { endOn } from '../changes/apply-change.ts'
import { lockStates, saveStates } from '../changes/member-state.store.ts'
import { tellEnded } from '../matters/matters.ts'
import { handOverAll, type HandOvers } from './hand-over.ts'

/**
 * Ends an employment with its last day: what hangs on the person goes over, teams, roles and access end, records stay.
 * Who may and whether an admin remains, the caller has made sure.
 * @returns what nobody could take over any more or the giver may not give, and of what something did not end
 */
export async function endEmployment(
  ctx: CommandContext,
  member: { id: number; account_id: number | null },
  lastDay: Temporal.PlainDate,
  handOvers: HandOvers,
): Promise<string[]> {
  const { tx, companyId } = ctx
  const leaving = { memberId: member.id, lastDay }
  const lost = await handOverAll(ctx, leaving, handOvers)
  const before = (await lockStates(tx, [member.id])).get(member.id)!
  await saveStates(ctx, [{ before, after: endOn(before, lastDay.toString()) }])
  await sql`delete from absences
    where company_id = ${thisCompany} and member_id = ${member.id} and starts_on > ${lastDay}`.execute(tx)
  await sql`update absences set until_on = ${lastDay}
    where company_id = ${thisCompany} and member_id = ${member.id} and (until_on is null or until_on > ${lastDay})`.execute(
    tx,
  )
  await stripRoles(tx, member.id, ctx.today)
  await sql`delete from planned_retirements where company_id = ${thisCompany} and member_id = ${member.id}`.execute(
    tx,
  )
  if (member.account_id !== null) {
    await shutOut(tx, companyId, member.account_id)
    await rememberLeaving(tx, companyId, member.account_id, member.id)
  }
  return [...new Set([...lost, ...(await tellEnded(ctx, leaving))])]
}
