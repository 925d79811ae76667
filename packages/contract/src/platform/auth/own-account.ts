import { z } from 'zod'
import { code, handle, password, termItems } from './auth.ts'
import { accounts } from './areas.ts'
import { id, outInstant, queryInt } from '../../fields.ts'
const touchedFactor = ['auth.get_second_factor', 'auth.list_history'] as const

export const getOwnAccount = accounts({
  id: 'get_own_account',
  method: 'GET',
  path: '/users/me/account',
  summary: 'Which account is signed in, also without a company',
  response: z.object({ email: z.string() }),
})

export const listLeft = accounts({
  id: 'list_left',
  method: 'GET',
  path: '/users/me/left-companies',
  summary: 'The companies that the owner of the account has left by retirement, and whom to ask there',
  response: z.array(
    z.object({
      company_id: id,
      company_name: z.string(),
      username: z.string(),
      /** Null when the company has recorded none. */
      last_day: z.string().nullable(),
      /** An invitation to return waits in the mailbox. */
      is_invited_back: z.boolean(),
      /** Full admins at work. */
      contacts: z.array(z.object({ username: z.string(), email: z.string() })),
    }),
  ),
})

export const getOwnTerms = accounts({
  id: 'get_own_terms',
  method: 'GET',
  path: '/users/me/terms',
  summary: 'What the owner of the account agreed to',
  response: z.record(z.enum(termItems), z.boolean()),
})

/** Nobody needs these to use the product, so that they are given and taken back at any time. */
export const optionalTerms = ['location', 'marketing', 'privacy_third_party'] as const

export const answerOwnTerm = accounts({
  id: 'answer_own_term',
  method: 'PUT',
  path: '/users/me/terms',
  summary: 'Agree to an optional term, or take that back',
  body: z.object({ item: z.enum(optionalTerms), value: z.boolean() }),
  response: z.record(z.enum(termItems), z.boolean()),
  touches: ['auth.get_own_terms', 'work.get_on_duty_status', 'home.get_summary'],
})

export const getSecondFactor = accounts({
  id: 'get_second_factor',
  method: 'GET',
  path: '/users/me/mfa',
  summary: 'Which second factor protects the own account',
  response: z.object({
    mfa_kind: z.enum(['MAIL', 'TOTP']).nullable(),
    /** Recovery codes that have not been used yet. */
    recovery_codes_left: z.number().int(),
  }),
})

/** Shown this once: only their hashes are kept. */
const recoveryCodes = z.array(z.string()).meta({ description: 'ten codes for one sign-in each, shown once' })

export const startSecondFactor = accounts({
  id: 'start_second_factor',
  method: 'POST',
  path: '/users/me/mfa',
  summary: 'Prepare a second factor: a mailed code, or a secret for an authenticator app',
  body: z.object({ mfa_kind: z.enum(['MAIL', 'TOTP']), password }),
  response: z.object({ validation_code: z.string(), otpauth_url: z.string().nullable() }),
  success: [201],
  errors: ['CURRENT_PASSWORD_WRONG'],
  limitPerMinute: 10,
  touches: [],
})

export const confirmSecondFactor = accounts({
  id: 'confirm_second_factor',
  method: 'POST',
  path: '/users/me/mfa/confirm',
  summary: 'Switch the prepared second factor on with its first code',
  body: z.object({ validation_code: handle, code }),
  response: z.object({ mfa_kind: z.enum(['MAIL', 'TOTP']), recovery_codes: recoveryCodes }),
  success: [200],
  errors: ['WRONG_CODE'],
  limitPerMinute: 20,
  touches: touchedFactor,
})

export const makeRecoveryCodes = accounts({
  id: 'make_recovery_codes',
  method: 'POST',
  path: '/users/me/mfa/recovery-codes',
  summary: 'Make ten new recovery codes; those before end',
  body: z.object({ password }),
  response: z.object({ recovery_codes: recoveryCodes }),
  success: [201],
  errors: ['CURRENT_PASSWORD_WRONG', 'NO_SECOND_FACTOR'],
  limitPerMinute: 10,
  touches: touchedFactor,
})

export const removeSecondFactor = accounts({
  id: 'remove_second_factor',
  method: 'DELETE',
  path: '/users/me/mfa',
  summary: 'Switch the second factor off',
  body: z.object({ password }),
  response: z.object({ mfa_kind: z.null() }),
  success: [200],
  errors: ['CURRENT_PASSWORD_WRONG'],
  limitPerMinute: 10,
  touches: touchedFactor,
})

const deviceKind = z.enum(['DESKTOP', 'PHONE', 'TABLET', 'OTHER'])

const session = z.object({
  session_id: id,
  /** Browser and system in words, in the language of the reader. */
  device: z.string(),
  device_kind: deviceKind,
  ip: z.string(),
  begun_at: outInstant,
  /** Of the last renewal: a session in use is renewed every half hour. */
  last_used_at: outInstant,
  is_temporary: z.boolean(),
  is_current: z.boolean(),
})

export const listSessions = accounts({
  id: 'list_sessions',
  method: 'GET',
  path: '/users/me/sessions',
  summary: 'Where the own account is signed in: this session first, then the last used',
  response: z.array(session),
})

export const endSession = accounts({
  id: 'end_session',
  method: 'DELETE',
  path: '/users/me/sessions/{id}',
  summary: 'Sign out one other device',
  success: [204],
  errors: ['OWN_SESSION'],
  touches: ['auth.list_sessions', 'auth.list_history'],
})

export const endOtherSessions = accounts({
  id: 'end_other_sessions',
  method: 'DELETE',
  path: '/users/me/sessions',
  summary: 'Sign out every device but this one',
  response: z.object({ ended: z.number().int() }),
  success: [200],
  touches: ['auth.list_sessions', 'auth.list_history'],
})

export const accountEventKinds = [
  'SIGNED_IN',
  'WRONG_PASSWORD',
  'GUESSED_AT',
  'SECOND_FACTOR_ASKED',
  'WRONG_CODE',
  'SIGNED_OUT',
  'SESSION_ENDED',
  'OTHER_SESSIONS_ENDED',
  'SESSION_COPIED',
  'PASSWORD_CHANGED',
  'PASSWORD_RECOVERED',
  'SECOND_FACTOR_ON',
  'SECOND_FACTOR_OFF',
  'RECOVERY_CODES_MADE',
] as const

const accountEvent = z.object({
  event_id: id,
  kind: z.enum(accountEventKinds),
  /** By what somebody signed in, or which second factor was switched on. */
  method: z.enum(['PASSWORD', 'MAIL', 'TOTP', 'RECOVERY_CODE']).nullable(),
  is_new_device: z.boolean(),
  device: z.string(),
  device_kind: deviceKind,
  ip: z.string(),
  happened_at: outInstant,
  is_current_session: z.boolean(),
})

export const listHistory = accounts({
  id: 'list_history',
  method: 'GET',
  path: '/users/me/history',
  summary: 'What happened to the own account in the last year, newest first',
  query: z.object({
    /** next_before of the answer before. */
    before: queryInt(1).optional(),
    limit: queryInt(1, 100).default(20),
  }),
  response: z.object({ results: z.array(accountEvent), next_before: z.number().nullable() }),
})

export const previewWithdrawal = accounts({
  id: 'preview_withdrawal',
  method: 'GET',
  path: '/users/me/withdrawal',
  summary: 'What ends when the own account is withdrawn',
  response: z.object({
    companies: z.array(
      z.object({
        company_id: id,
        company_name: z.string(),
        /** Nobody else could administer the company: another full admin has to be appointed first. */
        is_last_admin: z.boolean(),
      }),
    ),
  }),
})

export const withdraw = accounts({
  id: 'withdraw',
  method: 'DELETE',
  path: '/users/me',
  summary: 'Withdraw the own account: sign-in ends everywhere, records of work stay with the companies',
  body: z.object({ password }),
  success: [204],
  errors: ['CURRENT_PASSWORD_WRONG', 'LAST_ADMIN'],
  limitPerMinute: 10,
  touches: [],
})
