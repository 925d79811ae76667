import { builtInCodeOf } from '#rules/event-codes/event-codes.ts'
import { type FreedDay, peopleThere, type PresentOn } from '#rules/work-events/team-coverage.ts'
import { dayText } from '../../../day-text.ts'
import type { MemberContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { listParts } from '../../work-days/index.ts'
import { plannedDays } from '../../work-plans/index.ts'
import type { JudgedEvent } from '../event-sorts.ts'
import { type NeedyTeam, needyTeamOf } from './coverage.store.ts'

type Reader = Pick<MemberContext, 'tx' | 'today'>

export interface Coverage extends Omit<NeedyTeam, 'mates'> {
  /** Days on which fewer would be there than the team needs. */
  short: PresentOn[]
}

/** Whether a person's team would have people enough on the days of a request; null where the company says nothing of the team. */
export async function coverageOf(
  ctx: Reader,
  memberId: number,
  days: readonly FreedDay[],
): Promise<Coverage | null> {
  const team = days.length > 0 ? await needyTeamOf(ctx, memberId) : undefined
  return team ? { ...team, short: await shortDays(ctx, team, days) } : null
}

/**
 * Refuses a request that leaves too few in a team that says so. Leave that the law gives with its days is not refused for it, only
 * annual leave may be asked to be moved (근로기준법 60조 5항) and what the company gives of itself.
 * @throws Failure TEAM_TOO_FEW
 */
export async function refuseUncovered(
  ctx: Reader & Pick<MemberContext, 'language'>,
  { person, content, freesWork }: JudgedEvent,
): Promise<void> {
  if (!freesWork || !mayBeMoved(content.code)) return
  const team = await needyTeamOf(ctx, person.id, { locked: true })
  const [first] = team ? await shortDays(ctx, team, content.days) : []
  if (!team || !first) return
  fail('TEAM_TOO_FEW', {
    day: dayText(Temporal.PlainDate.from(first.on), ctx.language, ctx.today.year),
    team: team.team_name,
    people: first.people,
    needed: team.needed_people,
  })
}

/** Whether leave may be refused because the team needs the person. */
export function mayBeMoved(code: string): boolean {
  const kind = builtInCodeOf(code)
  return !kind?.statutory && !code.startsWith('PUBLIC:')
}

async function shortDays(ctx: Reader, team: NeedyTeam, days: readonly FreedDay[]): Promise<PresentOn[]> {
  const range = {
    from: Temporal.PlainDate.from(days[0]!.on),
    to: Temporal.PlainDate.from(days.at(-1)!.on),
  }
  const [plans, parts] = await Promise.all([
    plannedDays(ctx, team.mates, range),
    listParts(ctx, team.mates, range),
  ])
  const awayOf = Map.groupBy(
    parts.filter((part) => part.frees_work),
    (part) => part.member_id,
  )
  const mates = team.mates.map((id) => ({
    isDueOn: (day: string) => plans.of(id)?.on(Temporal.PlainDate.from(day)).kind === 'WORK',
    away: (awayOf.get(id) ?? []).map((part) => ({
      on: part.work_on,
      start: part.start_minute,
      end: part.end_minute,
    })),
  }))
  return peopleThere(days, mates).filter(({ people }) => people < team.needed_people)
}
