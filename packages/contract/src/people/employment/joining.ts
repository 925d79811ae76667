import { z } from 'zod'
import { members } from '../members/areas.ts'
import { signUpForm } from '../../platform/auth/auth.ts'
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

export const sendInvite = members({
  id: 'send_invite',
  method: 'POST',
  path: '/send_invite/',
  summary: 'Invite a person: an invited member is made and an invitation is mailed',
  body: z.object(invitation),
  response: member,
  success: [200, 201, 202],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'TEAM_CLOSED', 'ALREADY_MEMBER', 'TOO_MANY_REQUESTS'],
})

export const sendInviteEmail = members({
  id: 'send_invite_email',
  method: 'POST',
  path: '/send_invite_email/',
  summary: 'Mail the invitation again, to a person named by id or address; codes sent before no longer work',
  body: alsoCalled(z.object({ user_id: id.or(email) }), 'user_id', 'email'),
  response: member,
  success: [200, 201, 202],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_MEMBER_STATE'],
  limitPerMinute: 30,
})

export const cancelInvite = members({
  id: 'cancel_invite',
  method: 'POST',
  path: '/cancel_invite/',
  summary: 'Take an invitation back; a person who had left before stays retired',
  body: z.object({ user_id: id }),
  success: [204, 200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_MEMBER_STATE'],
})

/** What the link in the mail holds: whoever has it has the mail, and with it the address. */
const invitationLink = z.object({ code: line(8, 200), email })

export const readInvite = members({
  id: 'read_invite',
  method: 'POST',
  path: '/read_invite/',
  summary: 'What an invitation says; a POST that changes nothing, so that its secret stands in no address',
  audience: 'public',
  body: invitationLink,
  response: z.object({
    company_name: z.string(),
    /** Null when the product sent it by itself; whoever has left since is still named. */
    inviter_name: z.string().nullable(),
    team_name: z.string().nullable(),
    username: z.string(),
    /** The language of the company. */
    language: z.enum(['ko', 'ja', 'en']),
    last_day: z
      .string()
      .meta({ description: 'the last day on which it can be accepted, where the company is' }),
    /** Whether the invited address has an account: then its owner signs in and joins by join_by_invite. */
    has_account: z.boolean(),
  }),
  success: [200],
  errors: ['INVITE_NOT_VALID'],
  limitPerMinute: 60,
  touches: [],
})

export const acceptInvite = members({
  id: 'accept_invite',
  method: 'POST',
  path: '/accept_invite/',
  summary:
    'Accept an invitation without an account: makes it with the invited address, which the link proves, joins and signs in',
  audience: 'public',
  body: signUpForm.extend({ code: line(8, 200), username: line(1, 50) }),
  response: z.object({ company_name: z.string() }),
  success: [201],
  errors: ['INVITE_NOT_VALID', 'INVITE_HAS_ACCOUNT', 'TERMS_ERROR', 'PASSWORD_NOT_ACCEPTED', 'TOO_YOUNG'],
  limitPerMinute: 20,
  touches: [],
})

export const joinByInvite = members({
  id: 'join_by_invite',
  method: 'POST',
  path: '/join_by_invite/',
  summary: 'Accept an invitation of the own address; the session moves into the company',
  audience: 'account',
  body: invitationLink.extend({
    username: line(1, 50).optional().meta({ description: 'as whoever invited wrote it when left out' }),
  }),
  response: z.object({ company_name: z.string() }),
  success: [200],
  errors: ['INVITE_NOT_VALID', 'INVITE_FOR_OTHER', 'ALREADY_MEMBER'],
  limitPerMinute: 20,
  touches: ['company.list_mine'],
})

export const confirmInvite = members({
  id: 'confirm_invite',
  method: 'POST',
  path: '/confirm_invite/',
  summary: 'Accept an invitation; 406 while the invited address has no confirmed account',
  audience: 'public',
  body: invitationLink,
  response: z.object({ company_name: z.string(), needs_sign_in: z.literal(true) }),
  success: [200],
  errors: ['INVITE_NOT_VALID', 'INVITE_NEEDS_ACCOUNT', 'ALREADY_MEMBER'],
  limitPerMinute: 20,
  touches: [],
})

export const rejoinInvite = members({
  id: 'rejoin_invite',
  method: 'POST',
  path: '/rejoin_invite/',
  summary: 'Invite a person who had left; what they were and did before is kept',
  body: z.object({
    user_id: id,
    /** The first day of the new employment, the day of accepting when left out. */
    joined_date: day.optional(),
    /** Without one the person stands in no team. */
    team: id.nullable().optional(),
    /** The rank of before when left out. */
    rank_id: id.nullable().optional(),
  }),
  response: member,
  success: [200],
  errors: [
    'FORBIDDEN',
    'NOT_FOUND',
    'WRONG_MEMBER_STATE',
    'TOO_MANY_REQUESTS',
    'EMPLOYMENTS_OVERLAP',
    'TEAM_CLOSED',
  ],
})
