import type { Input } from '#contract/endpoint.ts'
import type { whyVisible } from '#contract/people/roles/permissions.ts'
import type { Language, MemberContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { hideFields } from '../hide-fields.ts'
import { roleNameIn } from '../role-names.store.ts'
import { coversMember } from '../roles.policy.ts'
import { personToWire } from '../roles.wire.ts'
import { listViewers, loadSeen, type Seen, type ViewerRow } from './viewers.queries.ts'
import { worksHere } from '../works-here.ts'

type Explained = Input<typeof whyVisible.response>
type Reason = Explained['reasons'][number]

/**
 * Why the caller sees a person and how far, and for those concerned who else does. It follows the same rule as
 * `visibleMembers`, read from the person upwards.
 * @throws Failure NOT_FOUND, also for somebody who has left or not come yet and whose record the caller does not see
 */
export async function explainVisibility(ctx: MemberContext, memberId: number): Promise<Explained> {
  const { actor, language } = ctx
  const seen = await loadSeen(ctx, memberId)
  const viewers = await listViewers(ctx, seen)
  const isSelf = memberId === actor.memberId
  const own = viewers
    .filter((viewer) => viewer.id === actor.memberId)
    .map((viewer) => reasonOf(viewer, seen, language))
  const reasons = isSelf ? [plain('SELF')] : own
  if (reasons.length === 0 && !worksHere(seen.status)) fail('NOT_FOUND')
  const hide = hideFields(actor, seen.flags)
  const mayKnow = isSelf || coversMember(actor, { ...seen, teamId: seen.chain[0]?.team_id ?? null })
  return {
    user_id: seen.id,
    username: seen.name,
    extent: reasons.length > 0 ? 'RECORD' : 'DIRECTORY',
    reasons: reasons.length > 0 ? reasons : [plain('COLLEAGUE')],
    viewers: mayKnow
      ? viewers.map((viewer) => ({ ...reasonOf(viewer, seen, language), person: personToWire(viewer, hide) }))
      : null,
  }
}

function plain(kind: Reason['kind']): Reason {
  return { kind, team: null, path: [], role_name: null }
}

function reasonOf(viewer: ViewerRow, { chain }: Seen, language: Language): Reason {
  const { kind, via_id } = viewer
  const role_name = viewer.role_name === null ? null : roleNameIn(language, viewer.role_name)
  const at = chain.findIndex((team) => team.team_id === via_id)
  if (at < 0) return { ...plain(kind), role_name }
  // The chain climbs; people read from the team above down to the one of the person.
  return { kind, team: chain[at]!, path: chain.slice(0, at + 1).toReversed(), role_name }
}
