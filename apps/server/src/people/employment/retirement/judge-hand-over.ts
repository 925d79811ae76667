import { sql } from '../../../db/sql/sql.ts'
import type { HandOver } from '#contract/people/employment/retirement.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { Actor, CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { standingsOf } from '../../roles/index.ts'
import { choicesOf, type HandOverMatter, type PlacedTeam } from '../matters/matter.ts'
import { matterToHandOver } from '../matters/matters.ts'
import { mayGive } from './retirement.policy.ts'

/** @throws Failure BAD_REQUEST for a matter that there is not, or with which this cannot be done */
export function refuseUnknownMatters(handOver: readonly HandOver[]): void {
  for (const { kind, action, team_id: teamId } of handOver) {
    const matter = matterToHandOver(kind)
    const fits = matter && choicesOf(matter).includes(action)
    if (!fits || (matter.byTeam === true) !== (teamId !== undefined)) fail('BAD_REQUEST')
  }
}

/** @throws Error for a stored decision about what no slice keeps any more: nobody can say what it meant */
export function knownMatter(key: string): HandOverMatter {
  const matter = matterToHandOver(key)
  if (!matter) throw new Error(`No slice has registered the matter ${key}.`)
  return matter
}

/** Loads what the policy asks about these decisions. @returns whether the giver may give what one of them gives */
export async function judgeHandOver(
  ctx: Pick<CommandContext, 'tx' | 'today'>,
  giver: Actor,
  handOver: readonly HandOver[],
): Promise<(one: HandOver) => boolean> {
  const given = handOver.filter((one) => one.action === 'GIVE')
  if (giver.isFullAdmin || given.length === 0) return () => true
  const takers = await standingsOf(
    ctx,
    given.flatMap((one) => one.user_id ?? []),
  )
  const teams = await sql<PlacedTeam>`
    select id, parent_id as "parentId" from teams
    where company_id = ${thisCompany} and id = any(${given.flatMap((one) => one.team_id ?? [])}::bigint[])`.execute(
    ctx.tx,
  )
  return ({ kind, action, team_id: teamId, user_id: takerId }) => {
    if (action !== 'GIVE') return true
    // Whom the company does not know is refused as such, not by the policy.
    const taker = takers.find(({ id }) => id === takerId) ?? { id: 0, teamId: null, isFullAdmin: false }
    return mayGive(giver, {
      matter: knownMatter(kind),
      team: teams.rows.find(({ id }) => id === teamId),
      taker,
    })
  }
}
