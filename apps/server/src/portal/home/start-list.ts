import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { Feature } from '#contract/platform/companies/features.ts'
import type { Input, Output } from '#contract/endpoint.ts'
import {
  type getStartList,
  type setStartSteps,
  type StartStep,
  startSteps,
} from '#contract/portal/home/start-list.ts'
import { hasSavedLines } from '../../approvals/lines/index.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext, MemberContext } from '../../http/context.ts'
import { hasRooms } from '../../office/meeting-rooms/index.ts'
import { keepStartSteps } from '../../platform/companies/index.ts'
import { hasClosed, hasClosingSettings } from '../../time/closing/index.ts'
import { hasOwnCodes } from '../../time/event-codes/index.ts'
import { hasOpeningBalances } from '../../time/leave/index.ts'
import { hasChecks } from '../../time/work-days/index.ts'
import { hasApprovedLeave } from '../../time/work-events/index.ts'
import { hasPlaces } from '../../time/workplaces/index.ts'

type StartList = Input<typeof getStartList.response>
type Said = Output<typeof setStartSteps.body>

/** The hours with which every company is founded, lunch apart: others were chosen, and by these somebody works. */
const hasHours = sql<boolean>`((c.work_start_minute, c.work_end_minute) <> (540, 1080) or ${hasChecks})`

/** By what each step is seen to be done, in the row of a company `c`. */
const DONE: Record<StartStep, RawBuilder<boolean>> = {
  TEAMS: sql`exists (select 1 from teams t where t.company_id = ${thisCompany} and t.closed_on is null)`,
  RANKS: sql`exists (select 1 from ranks r where r.company_id = ${thisCompany})`,
  MEMBERS: sql`exists (select 1 from members m where m.company_id = ${thisCompany} offset 1)`,
  WORKPLACES: hasPlaces,
  HOURS: hasHours,
  EVENT_CODES: hasOwnCodes,
  LEAVE_BALANCES: hasOpeningBalances,
  LINES: hasSavedLines,
  CLOSING: hasClosingSettings,
  ROOMS: hasRooms,
  FIRST_CHECK_IN: hasChecks,
  FIRST_LEAVE: hasApprovedLeave,
  FIRST_MONTH: hasClosed,
}

/** The part of the product without which nobody is asked for a step. */
const PARTS: Partial<Record<StartStep, Feature>> = {
  WORKPLACES: 'ATTENDANCE',
  CLOSING: 'ATTENDANCE',
  FIRST_CHECK_IN: 'ATTENDANCE',
  FIRST_MONTH: 'ATTENDANCE',
  LINES: 'DOCUMENT_APPROVAL',
  ROOMS: 'MEETING_ROOM',
}

interface Seen {
  said: Partial<Record<StartStep, 'PUT_AWAY'>>
  has: Record<StartStep, boolean>
}

/** What is seen of the steps, and what was said of them: a column of a wider statement. */
export const seenSteps = sql<Seen>`(select jsonb_build_object('said', c.start_steps, 'has',
  jsonb_build_object(${sql.join(startSteps.flatMap((step) => [sql.lit(step), DONE[step]]))}))
  from companies c where c.company_id = ${thisCompany})`

/** The first steps in order: what the company has is done, whoever did it; of the others what a full admin said counts. */
export function stepsToWire({ actor }: Pick<MemberContext, 'actor'>, { said, has }: Seen): StartList {
  const isOffered = (step: StartStep) => !PARTS[step] || !actor.switchedOff.includes(PARTS[step])
  const stateOf = (step: StartStep) => (has[step] ? 'DONE' : (said[step] ?? 'OPEN'))
  return { steps: startSteps.filter(isOffered).map((step) => ({ step, state: stateOf(step) })) }
}

export async function startList(ctx: Pick<MemberContext, 'tx' | 'actor'>): Promise<StartList> {
  const { rows } = await sql<{ seen: Seen }>`select ${seenSteps} as seen`.execute(ctx.tx)
  return stepsToWire(ctx, rows[0]!.seen)
}

export async function sayStartSteps(ctx: CommandContext, { steps, state }: Said): Promise<StartList> {
  const said = Object.fromEntries(steps.map((step) => [step, state === 'OPEN' ? null : state]))
  if (await keepStartSteps(ctx.tx, said))
    ctx.audit({ action: 'company.start_steps', target: ['company', ctx.companyId], after: said })
  return startList(ctx)
}
