import type { MemberState } from '../directory/index.ts'

export type MemberAct =
  | 'edit'
  | 'absence'
  | 'endAbsence'
  | 'changeReturn'
  | 'retire'
  | 'rejoin'
  | 'resend'
  | 'cancelInvite'
  | 'delete'
export type Refusal = 'self' | 'fullAdmin' | 'notCovered'

/** What the menu calls an act: who is planned to leave has a plan to change. */
export function labelOf(
  act: MemberAct,
  { planned_retire_date: leaves }: { planned_retire_date: string | null },
) {
  return act === 'retire' && leaves !== null ? 'changeRetire' : act
}

interface Subject {
  user_id: number
  cmem_status: MemberState
  is_admin_full?: boolean
  abilities: Record<
    'update' | 'retire' | 'absence' | 'rejoin' | 'resend_invite' | 'cancel_invite' | 'delete',
    boolean
  >
}

const ACTS: Record<MemberState, readonly MemberAct[]> = {
  WORKING: ['edit', 'absence', 'retire', 'delete'],
  ABSENCE: ['edit', 'endAbsence', 'changeReturn', 'retire', 'delete'],
  INVITED: ['edit', 'resend', 'cancelInvite'],
  RETIRED: ['edit', 'rejoin', 'delete'],
}

const NEEDS = {
  edit: 'update',
  absence: 'absence',
  endAbsence: 'absence',
  changeReturn: 'absence',
  retire: 'retire',
  rejoin: 'rejoin',
  resend: 'resend_invite',
  cancelInvite: 'cancel_invite',
  delete: 'delete',
} as const satisfies Record<MemberAct, keyof Subject['abilities']>

/** What can be done with a member in their state, and why not where the server would refuse this viewer. */
export function actsFor(member: Subject, viewerId: number): { act: MemberAct; refusal?: Refusal }[] {
  const usual = ACTS[member.cmem_status]
  // Who withdrew the account works on, and can be invited to sign in again.
  const acts: readonly MemberAct[] =
    member.abilities.resend_invite && !usual.includes('resend') ? [...usual, 'resend'] : usual
  return acts.map((act) =>
    member.abilities[NEEDS[act]] ? { act } : { act, refusal: refusalOf(member, viewerId) },
  )
}

function refusalOf(member: Subject, viewerId: number): Refusal {
  if (member.user_id === viewerId) return 'self'
  return member.is_admin_full ? 'fullAdmin' : 'notCovered'
}
