import { insertRows } from './insert-rows.ts'
import type { World } from './world.ts'

/** What teams were before, so that the chart of an earlier day differs from that of today. */
const PAST = [
  { team: '서버팀', name: '백엔드팀', parent: '개발본부', untilMonthsAgo: 5 },
  { team: '인프라팀', name: '인프라팀', parent: '경영지원본부', untilMonthsAgo: 5 },
  { team: '고객지원팀', name: '고객만족팀', parent: '경영지원본부', untilMonthsAgo: 14 },
] as const

/** Gives a few teams an earlier name or place. */
export async function createTeamHistory(
  { tx, companyId, today }: World,
  teams: ReadonlyMap<string, number>,
): Promise<void> {
  const leads = await tx.selectFrom('teams').select(['id', 'leader_id']).execute()
  const leaders = new Map(leads.map((team) => [team.id, team.leader_id]))
  const rows = PAST.map(({ team, name, parent, untilMonthsAgo }) => ({
    company_id: companyId,
    team_id: teams.get(team),
    starts_on: today.subtract({ years: 10 }).toString(),
    ends_on: today.subtract({ months: untilMonthsAgo }).with({ day: 1 }).toString(),
    name,
    parent_id: teams.get(parent),
    leader_id: leaders.get(teams.get(team)!),
    // json_populate_recordset fills what is left out with null, not with the default.
    charger_custom: '',
    was_closed: false,
  }))
  await insertRows(tx, 'team_versions', rows)
}
