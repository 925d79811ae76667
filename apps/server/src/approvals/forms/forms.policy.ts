import type { Actor } from '../../http/context.ts'

export interface KeptForm {
  author_id: number
  shared_with_company: boolean
  shared_team_id: number | null
  /** Its documents do something once they are approved. */
  has_effect: boolean
}

/**
 * Forms of the company are kept by full admins, forms of a team by who leads or covers it, private ones by who made them. What a
 * form does is said by full admins (decision 0052), so that those that do something are kept by them alone.
 */
export function mayKeepForm(actor: Actor, form: KeptForm): boolean {
  if (actor.isFullAdmin)
    return form.shared_with_company || form.shared_team_id !== null || form.has_effect || isOwn(actor, form)
  if (form.shared_with_company || form.has_effect) return false
  return form.shared_team_id === null ? isOwn(actor, form) : looksAfter(actor, form.shared_team_id)
}

/** Whether the actor may offer forms to these people. */
export function mayShare(
  actor: Actor,
  shared: Pick<KeptForm, 'shared_with_company' | 'shared_team_id'>,
): boolean {
  if (actor.isFullAdmin) return true
  return (
    !shared.shared_with_company &&
    (shared.shared_team_id === null || looksAfter(actor, shared.shared_team_id))
  )
}

const isOwn = (actor: Actor, form: KeptForm) => form.author_id === actor.memberId
const looksAfter = (actor: Actor, teamId: number) =>
  actor.ledTeamIds.includes(teamId) || actor.coverTeamIds.includes(teamId)
