import { matchesName } from '#rules/search/match-name.ts'
import type { MemberContext } from '../../http/context.ts'
import { findPeople } from '../members/index.ts'
import { hideFields } from '../roles/index.ts'
import { listPaths } from './teams.queries.ts'

/** Teams and people by what somebody typed of their name. */
export async function searchOrganization(ctx: MemberContext, search: string, limit: number) {
  const [teams, people] = await Promise.all([listPaths(ctx), findPeople(ctx, { search, limit })])
  const hide = hideFields(ctx.actor, people[0]?.flags)
  const named = teams.filter((team) => matchesName(search, team.name)).slice(0, limit)
  return {
    teams: named.map((team) => ({ team_id: team.id, team_name: team.name, team_fullpath: team.full_path })),
    users: people.map((person) =>
      hide(
        { id: person.id, teamId: person.team_id },
        {
          user_id: person.id,
          username: person.name,
          position: person.position,
          team_id: person.team_id,
          team_name: person.team_name,
        },
      ),
    ),
  }
}
