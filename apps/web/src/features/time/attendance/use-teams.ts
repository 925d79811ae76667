import { useQuery } from '@tanstack/react-query'
import { seesOthers, useProfile } from '../../../page/profile.ts'
import { withLedTeam } from './led-team.ts'
import type { TeamOption } from '../../../ui/people/team-tree.ts'
import { teamOptions, teamsQuery } from '../../people/directory/index.ts'

/** The teams whose records the caller sees: all for full admins, else those led or looked after; none for others. */
export function useTeams(): TeamOption[] {
  const profile = useProfile()
  const { data } = useQuery({ ...teamsQuery(profile), enabled: seesOthers(profile) })
  return teamOptions(data)
}

/** The address of a list as it is read: see {@link withLedTeam}. */
export function useLedTeam<Search extends Parameters<typeof withLedTeam>[0]>(search: Search): Search {
  return withLedTeam(search, useProfile())
}
