import { z } from 'zod'
import { area } from '../../area.ts'
import { accounts, visitors } from './areas.ts'
import { day, email, line } from '../../fields.ts'

export const password = z.string().min(1).max(200)
export const handle = line(8, 100).meta({ description: 'handle of the code that was sent' })
export const code = z.string().trim().min(6).max(20)

export const termItems = ['service', 'privacy', 'location', 'marketing', 'privacy_third_party'] as const
/** Without these nobody can sign up (our reading of the terms of the specification). */
export const requiredTerms = ['service', 'privacy'] as const

/** Personal Information Protection Act, article 22-2: below 14 a guardian would have to agree. */
export const leastAge = 14

const signInAnswer = z.object({
  /** Present while the second factor is still missing; nobody is signed in yet. */
  transaction_id: z.string().optional(),
  /** MAIL: a code was sent; TOTP: the code of the person's authenticator app. */
  mfa_kind: z.enum(['MAIL', 'TOTP']).optional(),
  has_company: z.boolean().optional(),
})

export const signIn = visitors({
  id: 'sign_in',
  method: 'POST',
  path: '/login/',
  summary: 'Sign in with e-mail and password',
  body: z.object({ email, password, is_temporary: z.boolean().optional() }),
  response: signInAnswer,
  success: [201],
  errors: ['WRONG_CREDENTIALS', 'UserNotConfirmedException'],
  limitPerMinute: 60,
  touches: [],
})

export const verifySecondFactor = visitors({
  id: 'verify_second_factor',
  method: 'POST',
  path: '/login/verify-mfa/',
  summary:
    'Finish a sign-in with the second factor or a recovery code; validation_code is the transaction_id',
  body: z.object({
    validation_code: handle,
    code,
    email: email.optional(),
    phone_number: z.string().max(30).optional(),
  }),
  response: signInAnswer,
  success: [200, 201],
  errors: ['WRONG_CODE', 'UNKNOWN_TRANSACTION', 'PHONE_NOT_CONNECTED'],
  limitPerMinute: 30,
  touches: [],
})

const refreshShape = {
  method: 'POST',
  summary: 'Renew the session by its refresh cookie',
  touches: [],
  response: z.object({ refreshed: z.literal(true) }),
  success: [200, 201],
  errors: ['InvalidTokenError'],
} as const

export const refreshToken = visitors({ ...refreshShape, id: 'refresh', path: '/refresh-token/' })
const byOldAddress = area({ area: 'auth', path: '/user', audience: 'public' })
export const getNewToken = byOldAddress({ ...refreshShape, id: 'get_new_token', path: '/get_new_token/' })

export const checkEmail = visitors({
  id: 'check_email',
  method: 'GET',
  path: '/users/{email}/',
  summary: 'First step of sign-up: whether the address can be used. Never tells whether it has an account',
  params: z.object({ email }),
  response: z.object({ email: z.string(), is_valid: z.boolean() }),
  limitPerMinute: 60,
})

export const checkPassword = visitors({
  id: 'check_password',
  method: 'POST',
  path: '/check-password/',
  summary: 'Whether a password would be accepted; a bad one is an ordinary answer',
  body: z.object({ password: z.string().max(1000) }),
  response: z.object({
    is_valid: z.boolean(),
    detail: z.string(),
    /** 0 refused, 1 weak, 2 fair, 3 good, 4 strong: for a meter beside the field. */
    strength: z.number().int().min(0).max(4),
  }),
  success: [200, 201],
  limitPerMinute: 300,
  touches: [],
})

const loggedIn = z.object({ is_logged_in: z.literal(true), has_company: z.boolean() })

export const isLoggedIn = accounts({
  id: 'is_logged_in',
  method: 'GET',
  path: '/is_logged_in/',
  summary: 'Whether this browser is signed in; 401 when not',
  response: loggedIn,
  aliases: ['/user/users/is_logged_in/'],
})

export const signOut = accounts({
  id: 'sign_out',
  method: 'POST',
  path: '/logout/',
  summary: 'End this session',
  response: z.object({ signed_out: z.literal(true) }),
  success: [200, 201, 204],
  touches: [],
})

export const signUpForm = z.object({
  email,
  password,
  // Without any, the answer is that of terms which are missing.
  terms: z
    .array(z.object({ item: z.enum(termItems), value: z.boolean() }))
    .max(20)
    .default([]),
  birth_date: day,
})

export const signUp = visitors({
  id: 'sign_up',
  method: 'POST',
  path: '/users/',
  summary: 'Sign up; the account is made when the mailed code is confirmed, before the first sign-in',
  body: signUpForm,
  response: z.object({ validation_code: z.string() }),
  errors: ['TERMS_ERROR', 'PASSWORD_NOT_ACCEPTED', 'TOO_YOUNG'],
  limitPerMinute: 20,
  touches: [],
})

export const forgotPassword = visitors({
  id: 'forgot_password',
  method: 'POST',
  path: '/users/*/password-forgot',
  summary: 'Mail a recovery code; the answer is the same for unknown addresses',
  body: z.object({ email }),
  response: z.object({ validation_code: z.string() }),
  success: [200, 201, 202, 204],
  limitPerMinute: 10,
  touches: [],
})

export const resetPassword = visitors({
  id: 'reset_password',
  method: 'POST',
  path: '/users/*/password-forgot/verify',
  summary: 'Set a new password with the recovery code; ends all sessions of the account',
  body: z.object({ email, password, code, validation_code: handle }),
  response: z.object({ changed: z.literal(true) }),
  success: [200, 201, 202, 204],
  errors: ['WRONG_CODE', 'PASSWORD_NOT_ACCEPTED'],
  limitPerMinute: 20,
  touches: [],
})

const sendMyCodeBody = z.object({ email: email.optional(), phone_number: z.string().max(30).optional() })
const sendCodeBody = sendMyCodeBody.extend({
  /** The handle of the code sent before: the new one confirms the same sign-up, or finishes the same sign-in. */
  validation_code: handle.optional(),
  /** The password of the sign-up, from whoever has no handle, as after a refused sign-in. */
  password: password.optional(),
})
const codeSent = z.object({ validation_code: z.string() })
const verifyCodeBody = z.object({
  validation_code: handle,
  code,
  phone_number: z.string().max(30).optional(),
  email: email.optional(),
})
const codeVerified = z.object({ verified: z.literal(true) })

export const sendCode = visitors({
  id: 'send_code',
  method: 'POST',
  path: '/users/*/verification-code',
  summary:
    'Mail the code of a sign-up again, named by its handle or its password, or that of a sign-in by its transaction_id; the answer is always the same',
  body: sendCodeBody,
  response: codeSent,
  errors: ['PHONE_NOT_CONNECTED'],
  limitPerMinute: 10,
  touches: [],
})

export const verifyCode = visitors({
  id: 'verify_code',
  method: 'POST',
  path: '/users/*/verification-code/verify',
  summary: 'Confirm an address with the mailed code',
  body: verifyCodeBody,
  response: codeVerified,
  success: [200, 201],
  errors: ['WRONG_CODE', 'PHONE_NOT_CONNECTED'],
  limitPerMinute: 20,
  touches: [],
})

export const sendMyCode = accounts({
  id: 'send_my_code',
  method: 'POST',
  path: '/users/me/verification-code',
  summary: 'Mail a code to the signed-in person',
  body: sendMyCodeBody,
  response: codeSent,
  errors: ['PHONE_NOT_CONNECTED'],
  limitPerMinute: 10,
  touches: [],
})

export const verifyMyCode = accounts({
  id: 'verify_my_code',
  method: 'POST',
  path: '/users/me/verification-code/verify',
  summary: 'Check the code that was mailed to the signed-in person',
  body: verifyCodeBody,
  response: codeVerified,
  success: [200, 201],
  errors: ['WRONG_CODE', 'PHONE_NOT_CONNECTED'],
  limitPerMinute: 20,
  touches: ['auth.get_second_factor', 'auth.list_history'],
})

const people = area({ area: 'auth', path: '/v1/people', audience: 'account' })

export const changePassword = people({
  id: 'change_password',
  method: 'POST',
  path: '/users/password',
  summary: 'Change the own password; other sessions end',
  body: z.object({ password, new_password: password }),
  response: z.object({ changed: z.literal(true) }),
  success: [200, 201, 202, 204],
  errors: ['CURRENT_PASSWORD_WRONG', 'PASSWORD_NOT_ACCEPTED'],
  limitPerMinute: 20,
  touches: ['auth.list_sessions', 'auth.list_history'],
})

export const demoAccounts = visitors({
  id: 'demo_accounts',
  method: 'GET',
  path: '/demo-accounts/',
  summary: 'The accounts of the demo company, for the sign-in page; empty outside demo mode',
  response: z.array(
    /** The name is written as the language of the reader is. */
    z.object({ email: line(1, 254), password: z.string(), role: z.string(), name: z.string() }),
  ),
})
