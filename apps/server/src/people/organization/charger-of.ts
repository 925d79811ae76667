import type { EndpointInput } from '#contract/endpoint.ts'
import type { updateTeam } from '#contract/people/organization/organization.ts'
import { fail } from '../../http/fail.ts'

type Named = Pick<EndpointInput<typeof updateTeam>['body'], 'team_charger' | 'team_charger_custom'>

/**
 * Who is to look after a team, a member or a custom name: naming one takes the other away.
 * @throws Failure TWO_CHARGERS when both are named
 */
export function chargerOf({ team_charger: member, team_charger_custom: custom }: Named) {
  const isMember = typeof member === 'number'
  if (isMember && custom) fail('TWO_CHARGERS')
  if (isMember) return { charger_id: member, charger_custom: '' }
  if (custom) return { charger_id: null, charger_custom: custom }
  return { charger_id: member, charger_custom: custom }
}
