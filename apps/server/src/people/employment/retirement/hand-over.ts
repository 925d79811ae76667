import { sql } from 'kysely'
import type { HandOver, HangingKind } from '#contract/people/employment/retirement.ts'
import { cancelOwnDocuments, handOverTurns } from '../../../approvals/documents/index.ts'
import type { Actor, CommandContext } from '../../../http/context.ts'
import { cancelLeaveAfter } from '../../../time/leave/index.ts'
import { cancelBookingsAfter, handOverBookings } from '../../../office/meeting-rooms/index.ts'
import { judgeHandOver } from './judge-hand-over.ts'
import { ableTakers } from './retirement.store.ts'

/** Who leaves, after which day. */
interface Leaving {
  ctx: CommandContext
  memberId: number
  lastDay: Temporal.PlainDate
}

/** What was decided, and by whom: nobody gives what they may not, also when a plan is carried out later. */
export interface HandOvers {
  handOver: readonly HandOver[]
  giver: Actor
}

/** The rest of a decision: who takes it over, null when it ends. */
interface Given {
  to: number | null
  teamId: number
  giver: Actor
}

/** What is done with each kind; false when a part of it did not go over. */
const ACTS: Record<HangingKind, (leaving: Leaving, given: Given) => Promise<unknown>> = {
  TEAM_LED: (leaving, { teamId, to }) => giveTeam(leaving, 'leader_id', teamId, to),
  TEAM_CHARGED: (leaving, { teamId, to }) => giveTeam(leaving, 'charger_id', teamId, to),
  COVER_TEAMS: giveCoverTeams,
  DUTIES: giveDuties,
  WAITING_DOCUMENTS: async ({ ctx, memberId }, { to, giver }) =>
    to === null || (await handOverTurns(ctx, { from: memberId, to, giver })).kept === 0,
  OWN_DOCUMENTS: ({ ctx, memberId }) => cancelOwnDocuments(ctx, memberId),
  LEAVE: ({ ctx, memberId, lastDay }) => cancelLeaveAfter(ctx, memberId, lastDay),
  BOOKINGS: ({ ctx, memberId, lastDay }, { to }) =>
    to === null
      ? cancelBookingsAfter(ctx, memberId, lastDay)
      : handOverBookings(ctx, { from: memberId, to, after: lastDay }),
}

/**
 * Does what was decided for everything that hangs on a person. Between planning and the last day a taker may have left,
 * or who planned it may no longer give it: that part then ends as if nobody had been named.
 * @returns the kinds of which something found no taker
 */
export async function handOverAll(leaving: Leaving, { handOver, giver }: HandOvers): Promise<HangingKind[]> {
  const { ctx, memberId } = leaving
  const able = await ableTakers(ctx.tx, memberId, handOver)
  const mayGive = await judgeHandOver(ctx, giver, handOver)
  const lost: HangingKind[] = []
  for (const one of handOver) {
    if (one.action === 'KEEP') continue
    const to = one.user_id ?? null
    const fits = to === null || (able.has(to) && mayGive(one))
    const given = { to, teamId: one.team_id ?? 0, giver }
    if (!fits || (await ACTS[one.kind](leaving, given)) === false) lost.push(one.kind)
  }
  return lost
}

async function giveTeam(
  { ctx, memberId }: Leaving,
  seat: 'leader_id' | 'charger_id',
  teamId: number,
  to: number | null,
): Promise<void> {
  const { tx, companyId, today } = ctx
  await sql`select keep_team_versions(${companyId},
    array(select id from teams where id = ${teamId} and ${sql.ref(seat)} = ${memberId}), ${today})`.execute(
    tx,
  )
  await tx
    .updateTable('teams')
    .set({ [seat]: to })
    .where('id', '=', teamId)
    .where(seat, '=', memberId)
    .execute()
}

async function giveCoverTeams({ ctx, memberId }: Leaving, { to }: Given): Promise<void> {
  if (to === null) return
  await sql`
    insert into cover_teams (company_id, member_id, team_id, role_name, has_own_name)
    select company_id, ${to}::bigint, team_id, role_name, has_own_name from cover_teams where member_id = ${memberId}
    on conflict do nothing`.execute(ctx.tx)
}

/** A full admin makes full admins by name, not by leaving. */
async function giveDuties({ ctx, memberId }: Leaving, { to }: Given): Promise<void> {
  if (to === null) return
  await sql`
    insert into role_holders (company_id, member_id, role, granted_at)
    select company_id, ${to}::bigint, role, ${ctx.now}::timestamptz from role_holders
    where member_id = ${memberId} and role <> 'FULL_ADMIN'
    on conflict do nothing`.execute(ctx.tx)
}
