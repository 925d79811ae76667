import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { alsoCalled, day, email, id, line } from '../../fields.ts'
import { member } from '../members/members.ts'

const invitation = {
  email,
  username: line(0, 50).optional(),
  team: id.nullable().optional(),
  position: line(0, 50).optional(),
  rank_id: id.nullable().optional(),
  joined_date: day.optional(),
  contract_type: line(0, 50).optional(),
}

export const sendInvite = endpoint({
  id: 'members.send_invite',
  area: 'members',
  method: 'POST',
  path: '/user/com_members/send_invite/',
  summary: 'Invite a person: an invited member is made and an invitation is mailed',
  audience: 'member',
  body: z.object(invitation),
  response: member,
  success: [200, 201, 202],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'TEAM_CLOSED', 'ALREADY_MEMBER', 'TOO_MANY_REQUESTS'],
})

export const sendInviteEmail = endpoint({
  id: 'members.send_invite_email',
  area: 'members',
  method: 'POST',
  path: '/user/com_members/send_invite_email/',
  summary: 'Mail the invitation again, to a person named by id or address; codes sent before no longer work',
  audience: 'member',
  body: alsoCalled(z.object({ user_id: id.or(email) }), 'user_id', 'email'),
  response: member,
  success: [200, 201, 202],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_MEMBER_STATE'],
  limitPerMinute: 30,
})

export const cancelInvite = endpoint({
  id: 'members.cancel_invite',
  area: 'members',
  method: 'POST',
  path: '/user/com_members/cancel_invite/',
  summary: 'Take an invitation back; a person who had left before stays retired',
  audience: 'member',
  body: z.object({ user_id: id }),
  success: [204, 200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_MEMBER_STATE'],
})

export const confirmInvite = endpoint({
  id: 'members.confirm_invite',
  area: 'members',
  method: 'POST',
  path: '/user/com_members/confirm_invite/',
  summary: 'Accept an invitation; 406 while the invited address has no confirmed account',
  audience: 'public',
  body: z.object({ code: line(8, 200), email }),
  response: z.object({ company_name: z.string(), needs_sign_in: z.literal(true) }),
  success: [200],
  errors: ['INVITE_NOT_VALID', 'INVITE_NEEDS_ACCOUNT', 'ALREADY_MEMBER'],
  limitPerMinute: 20,
})

export const rejoinInvite = endpoint({
  id: 'members.rejoin_invite',
  area: 'members',
  method: 'POST',
  path: '/user/com_members/rejoin_invite/',
  summary: 'Invite a person who had left; what they were and did before is kept',
  audience: 'member',
  /** joined_date: the first day of the new employment, the day of accepting when left out. */
  body: z.object({ user_id: id, joined_date: day.optional() }),
  response: member,
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_MEMBER_STATE', 'TOO_MANY_REQUESTS', 'EMPLOYMENTS_OVERLAP'],
})
