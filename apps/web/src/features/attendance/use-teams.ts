import { useQuery } from '@tanstack/react-query'
import { listTeams } from '#contract/organization/organization.ts'
import { q } from '../../api/query.ts'
import { useProfile } from '../../app/profile.ts'
import type { TeamOption } from '../../ui/people/team-tree.ts'
import { seesOthers } from './work-places.ts'

/** The teams whose records the caller sees: all for full admins, else those led or looked after; none for others. */
export function useTeams(): TeamOption[] {
  const profile = useProfile()
  const query = profile.is_admin_full ? {} : { admin_or_leader: true }
  const { data = [] } = useQuery({ ...q(listTeams, { query: query as never }), enabled: seesOthers(profile) })
  // Id 0 stands for people in no team; as a filter it would mean everybody.
  return data
    .filter((team) => team.team_id > 0)
    .map((team) => ({ id: team.team_id, name: team.team_name, parentId: team.team_parent_id }))
}
