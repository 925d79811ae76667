import type { CallInput } from '../../../api/call.ts'
import type { sendInvite } from '#contract/people/employment/joining.ts'

export type InviteForm = {
  email: string
  username: string
  team: number | null
  position: string
  rank_id: number | null
  joined_date: string | null
  contract_type: string
}

export const emptyInvite: InviteForm = {
  email: '',
  username: '',
  team: null,
  position: '',
  rank_id: null,
  joined_date: null,
  contract_type: '',
}

/** The invitation as sent: what was left empty is left out (R-MEMBERS-005). */
export function inviteBody(form: InviteForm): CallInput<typeof sendInvite>['body'] {
  const trimmed = {
    username: form.username.trim(),
    position: form.position.trim(),
    contract_type: form.contract_type.trim(),
  }
  return {
    email: form.email.trim(),
    ...(trimmed.username && { username: trimmed.username }),
    ...(form.team !== null && { team: form.team }),
    ...(trimmed.position && { position: trimmed.position }),
    ...(form.rank_id !== null && { rank_id: form.rank_id }),
    ...(form.joined_date && { joined_date: form.joined_date }),
    ...(trimmed.contract_type && { contract_type: trimmed.contract_type }),
  }
}

/** Good enough to be sent; the server judges finally. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim())
}
