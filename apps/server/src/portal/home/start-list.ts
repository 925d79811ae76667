import { sql } from 'kysely'
import type { Input, Output } from '#contract/endpoint.ts'
import { type getStartList, type setStartSteps, startSteps } from '#contract/portal/home/start-list.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext, MemberContext } from '../../http/context.ts'
import { hasRooms } from '../../office/meeting-rooms/index.ts'
import { keepStartSteps } from '../../platform/companies/index.ts'

type StartList = Input<typeof getStartList.response>
type Step = StartList['steps'][number]['step']
type Said = Output<typeof setStartSteps.body>

/** The first steps in order: what the company has is done, of the others what a full admin said counts. */
export async function startList({ tx, actor }: Pick<MemberContext, 'tx' | 'actor'>): Promise<StartList> {
  const result = await sql<
    Record<Exclude<Step, 'HOURS'>, boolean> & { said: Partial<Record<Step, 'DONE' | 'PUT_AWAY'>> }
  >`
    select c.start_steps as said,
      exists (select 1 from teams t where t.company_id = ${thisCompany} and t.closed_on is null) as "TEAMS",
      exists (select 1 from ranks r where r.company_id = ${thisCompany}) as "RANKS",
      exists (select 1 from members m where m.company_id = ${thisCompany} and m.id <> ${actor.memberId}) as "MEMBERS",
      ${hasRooms} as "ROOMS"
    from companies c where c.company_id = ${thisCompany}`.execute(tx)
  const { said, ...has } = result.rows[0]!
  const offered = actor.switchedOff.includes('MEETING_ROOM')
    ? startSteps.filter((step) => step !== 'ROOMS')
    : startSteps
  const stateOf = (step: Step) => (step !== 'HOURS' && has[step] ? 'DONE' : (said[step] ?? 'OPEN'))
  return { steps: offered.map((step) => ({ step, state: stateOf(step) })) }
}

export async function sayStartSteps(ctx: CommandContext, { steps, state }: Said): Promise<StartList> {
  const said = Object.fromEntries(steps.map((step) => [step, state === 'OPEN' ? null : state]))
  await keepStartSteps(ctx.tx, said)
  ctx.audit({ action: 'company.start_steps', target: ['company', ctx.companyId], after: said })
  return startList(ctx)
}
