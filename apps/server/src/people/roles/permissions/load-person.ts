import { type DutyCode, duties, dutyCodes } from '#contract/people/roles/duties.ts'
import type { MemberContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import { hideFields } from '../hide-fields.ts'
import { loadActor } from '../load-actor.ts'
import { adminFlags, findPerson, listCoverTeams } from '../roles.queries.ts'
import { personToWire } from '../roles.wire.ts'
import type { Subject } from './subjects.ts'

/**
 * One person as a column of the table, with what the permissions come from.
 * @throws Failure NOT_FOUND, WRONG_MEMBER_STATE for somebody who cannot sign in
 */
export async function loadPerson(ctx: MemberContext, memberId: number) {
  const [row, flags, covers, actor] = await Promise.all([
    findPerson(ctx, memberId),
    adminFlags(ctx, memberId),
    listCoverTeams(ctx, memberId),
    loadActor(ctx.tx, ctx.companyId, memberId, ctx.accountId),
  ])
  const person = found(row)
  if (!actor) fail('WRONG_MEMBER_STATE')
  const subject: Subject = {
    key: 'PERSON',
    kind: 'PERSON',
    name: person.name,
    actor,
    ownTeamId: person.team_id,
  }
  const held = dutyCodes.filter((code: DutyCode) => actor.roles.includes(code))
  return {
    subject,
    person: {
      ...personToWire(person, hideFields(ctx.actor, person.flags)),
      is_admin_full: actor.isFullAdmin,
      is_shut_out: actor.isShutOut,
      duties: held.map((code) => duties[code][ctx.language].name),
      led_teams: flags?.led ?? [],
      cover_teams: covers.map(({ team_id, team_name }) => ({ team_id, team_name })),
    },
  }
}
