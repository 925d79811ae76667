import { sql } from '../../../db/sql/sql.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { takeBackChange as endpoint } from '#contract/people/employment/employment.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { refuseAltered, tellMoved } from '../matters/matters.ts'
import { alteredDays } from './altered-days.ts'
import { holdTeamsOf, readArranged } from './arranged.store.ts'
import { lockStates, saveStates } from './member-state.store.ts'
import { undoChange } from './undo-change.ts'

type Wanted = EndpointInput<typeof endpoint>['body']

/** Takes a change back. @throws Failure NOT_FOUND, FORBIDDEN, WRONG_MEMBER_STATE, TEAM_CLOSED as undoChange */
export async function takeBackChange(ctx: CommandContext, wanted: Wanted): Promise<void> {
  const { tx } = ctx
  const { user_id: memberId, kind, from } = wanted
  // Teams before people, as when a team is closed.
  await holdTeamsOf(tx, memberId)
  const before = (await lockStates(tx, [memberId])).get(memberId)!
  const arranged = await readArranged(tx, memberId)
  const after = undoChange(ctx, { state: before, ...arranged }, { kind, from: from?.toString() })
  if (kind === 'RETIREMENT')
    await sql`delete from planned_retirements
      where company_id = ${thisCompany} and member_id = ${memberId}`.execute(tx)
  else if (kind === 'ABSENCE') {
    await refuseAltered(ctx, [{ memberId, from: from!.toString(), to: null }])
    await sql`delete from absences
      where company_id = ${thisCompany} and member_id = ${memberId} and starts_on = ${from}`.execute(tx)
  } else {
    await refuseAltered(ctx, alteredDays({ before, after }))
    await saveStates(ctx, [{ before, after }])
    await tellMoved(ctx, [{ before, after }])
  }
  ctx.audit({
    action: 'member.take_back',
    target: ['member', memberId],
    before: { kind, from, leavesOn: before.leavesOn },
  })
}
