import { sql } from '../../../db/sql/sql.ts'
import type { HandOver } from '#contract/people/employment/retirement.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { readArranged } from '../changes/arranged.store.ts'
import type { Leaving } from '../matters/matter.ts'
import { mattersToHandOver } from '../matters/matters.ts'
import { listHanging } from './retirement-check.queries.ts'
import { mayDropPlan } from './retirement.policy.ts'

/** @throws Failure NOT_FOUND for a team of which nothing hangs on the person */
export async function requireTeamsOf(
  ctx: Pick<CommandContext, 'tx' | 'actor'>,
  leaving: Leaving,
  handOver: readonly HandOver[],
): Promise<void> {
  const named = handOver.filter((one) => one.team_id !== undefined)
  if (named.length === 0) return
  const hanging = await listHanging(
    ctx,
    leaving,
    mattersToHandOver().filter(({ matter }) => matter.byTeam),
  )
  const known = new Set(hanging.map((one) => `${one.kind} ${one.team_id}`))
  if (named.some((one) => !known.has(`${one.kind} ${one.team_id}`))) fail('NOT_FOUND')
}

/** Who of these can take something over: works here, is not about to leave, and is not the one who leaves. */
export async function ableTakers(
  tx: Tx,
  memberId: number,
  handOver: readonly HandOver[],
): Promise<Set<number>> {
  const ids = [...new Set(handOver.flatMap((one) => one.user_id ?? []))]
  if (ids.length === 0) return new Set()
  const result = await sql<{ id: number }>`
    select m.id from members m
    where m.company_id = ${thisCompany} and m.id = any(${ids}::bigint[]) and m.id <> ${memberId} and m.status in ('WORKING', 'ABSENCE')
      and not exists (select 1 from planned_retirements p where p.company_id = ${thisCompany} and p.member_id = m.id)
    order by m.id for key share`.execute(tx)
  return new Set(result.rows.map(({ id }) => id))
}

/** Refuses to replace or drop a plan that the actor could not have made. Call with the member held. @throws Failure FORBIDDEN */
export async function requirePlanToDrop(
  { tx, actor }: Pick<CommandContext, 'tx' | 'actor'>,
  memberId: number,
): Promise<void> {
  if (actor.isFullAdmin) return
  const { plan } = await readArranged(tx, memberId)
  if (plan && !mayDropPlan(actor, plan)) fail('FORBIDDEN')
}

/** @throws Failure TAKER_NOT_MEMBER, also for people of another company */
export async function refuseTakers(tx: Tx, memberId: number, handOver: readonly HandOver[]): Promise<void> {
  const able = await ableTakers(tx, memberId, handOver)
  if (handOver.some((one) => one.user_id !== undefined && !able.has(one.user_id))) fail('TAKER_NOT_MEMBER')
}
