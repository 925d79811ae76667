import { z } from 'zod'
import { area } from '../../area.ts'
import { noticeGroups } from './notice-groups.ts'
import { mailChoices, noticeTopicKeys } from './notice-topics.ts'

const settings = area({ area: 'home', path: '/notice/settings' })

const minute = z.number().int().min(0).max(1439)

const choice = z.object({ in_app: z.boolean(), push: z.boolean(), mail: z.enum(mailChoices) })

const topicChoice = choice.extend({
  topic: z.enum(noticeTopicKeys),
  group: z.enum(noticeGroups),
  /** It always stands in the centre. */
  is_required: z.boolean(),
  /** As the company says, which is what counts until one chooses. */
  usual: choice,
  is_own: z.boolean(),
})

/** What is chosen of some topics; null goes back to what the company says. */
const choices = z
  .array(z.object({ topic: z.enum(noticeTopicKeys), choice: choice.nullable() }))
  .max(noticeTopicKeys.length)

const quiet = z.object({ from: minute, to: minute })

const ownSettings = z.object({
  topics: z.array(topicChoice),
  /** Minute of the day in the company's zone at which the digest leaves. */
  digest_minute: z.number(),
  quiet: quiet.nullable(),
  quiet_days_off: z.boolean(),
})

export const getNoticeSettings = settings({
  id: 'get_notice_settings',
  method: 'GET',
  path: '/',
  summary: 'How one is told of each topic, when the digest leaves, and when nothing does',
  response: ownSettings,
})

export const setNoticeSettings = settings({
  id: 'set_notice_settings',
  method: 'PATCH',
  path: '/',
  summary: 'Choose how one is told; what is not sent stays, null goes back to the usual',
  body: z.object({
    topics: choices.optional(),
    digest_minute: minute.nullish(),
    quiet: quiet.nullish(),
    quiet_days_off: z.boolean().optional(),
  }),
  response: ownSettings,
  errors: ['NOTICE_REQUIRED', 'QUIET_TIME_EMPTY'],
  touches: ['home.get_notice_settings'],
})

const companySettings = z.object({
  topics: z.array(topicChoice.omit({ is_own: true })),
  digest_minute: z.number(),
})

export const getNoticeDefaults = settings({
  id: 'get_notice_defaults',
  method: 'GET',
  path: '/company/',
  summary: 'How people of the company are told who have not chosen',
  response: companySettings,
  errors: ['FORBIDDEN'],
})

export const setNoticeDefaults = settings({
  id: 'set_notice_defaults',
  method: 'PATCH',
  path: '/company/',
  summary: 'Say how people are told who have not chosen; null goes back to the usual',
  body: z.object({ topics: choices.optional(), digest_minute: minute.nullish() }),
  response: companySettings,
  errors: ['FORBIDDEN', 'NOTICE_REQUIRED'],
  touches: ['home.get_notice_defaults', 'home.get_notice_settings'],
})

const push = area({ area: 'home', path: '/notice/push' })

const subscription = z.object({
  id: z.number(),
  browser: z.string(),
  created_date: z.string(),
  is_here: z.boolean(),
})

export const getPush = push({
  id: 'get_push',
  method: 'GET',
  path: '/',
  summary: 'The key that browsers subscribe with, and the own browsers that take push messages',
  /** The address of this browser's subscription as SHA-256 in hex, if it has one: so that it is found among the own ones. */
  query: z.object({
    here: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  }),
  response: z.object({ server_key: z.string(), browsers: z.array(subscription) }),
})

const base64url = (bytes: { min: number; max: number }) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+={0,2}$/)
    .min(bytes.min)
    .max(bytes.max)

export const subscribePush = push({
  id: 'subscribe_push',
  method: 'POST',
  path: '/',
  summary: 'Have a browser take push messages: what its PushSubscription says',
  body: z.object({
    endpoint: z.string().min(1).max(1000),
    p256dh: base64url({ min: 87, max: 90 }),
    auth: base64url({ min: 22, max: 26 }),
    server_key: base64url({ min: 87, max: 90 }),
  }),
  response: subscription,
  errors: ['PUSH_SERVICE_UNKNOWN', 'PUSH_KEY_INVALID', 'PUSH_TOO_MANY'],
  touches: ['home.get_push'],
})

export const unsubscribePush = push({
  id: 'unsubscribe_push',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'Have an own browser take no more push messages',
  touches: ['home.get_push'],
})
