import { z } from 'zod'
import type { Feature } from '../companies/features.ts'
import { endpoint } from '../../endpoint.ts'
import { id, idParams, line, outInstant, page, paging } from '../../fields.ts'

export const providers = ['google_calendar', 'outlook_calendar', 'teams', 'slack'] as const
export type Provider = (typeof providers)[number]
/** Which part of the product a service belongs to: switched off, every call about it is refused. */
export const providerFeatures = {
  google_calendar: 'GOOGLE_CALENDAR',
  outlook_calendar: 'OUTLOOK_CALENDAR',
  teams: 'TEAMS',
  slack: 'SLACK',
} as const satisfies Record<Provider, Feature>
/** Whether the company has a service switched off. @param off parts that are off */
export const isServiceOff = (off: readonly string[], provider: Provider): boolean =>
  off.includes(providerFeatures[provider])

export const calendarProviders = ['google_calendar', 'outlook_calendar'] as const

const integration = z.object({
  provider: z.enum(providers),
  /** Whether the installation has keys for the service. */
  configured: z.boolean(),
  connected: z.boolean(),
  account_label: z.string(),
  connected_by: z.string().nullable(),
  connected_at: outInstant.nullable(),
  abilities: z.object({ connect: z.boolean(), unlink: z.boolean() }),
})

export const listIntegrations = endpoint({
  id: 'integrations.list',
  area: 'integrations',
  method: 'GET',
  path: '/user/integrations/',
  summary:
    'The outside services that are switched on: whether the installation has keys for them, and whether the company is connected',
  audience: 'member',
  feature: Object.values(providerFeatures),
  response: z.array(integration),
  success: [200],
  errors: [],
})

/** Where the person consents, or that there are no keys: a GET that counts as a change (decision A-02). */
function connectTo<P extends Provider>(provider: P, name: string) {
  return endpoint({
    id: `integrations.connect_${provider}`,
    area: 'integrations',
    method: 'GET',
    path: `/user/integrations/${provider}/connect/`,
    summary: `The address at which consent to ${name} is given, valid for ten minutes; configured is false without keys`,
    audience: 'member',
    feature: providerFeatures[provider],
    response: z.object({ configured: z.boolean(), url: z.string().nullable() }),
    success: [200, 201, 202, 204],
    errors: ['FORBIDDEN'],
    changesState: true,
  })
}

function unlinkFrom<P extends Provider>(provider: P, name: string) {
  return endpoint({
    id: `integrations.unlink_${provider}`,
    area: 'integrations',
    method: 'GET',
    path: `/user/integrations/${provider}/unlink/`,
    summary: `Drop what is kept of the connection to ${name}; nothing happens when there is none`,
    audience: 'member',
    feature: providerFeatures[provider],
    response: z.object({ connected: z.literal(false), dropped: z.boolean() }),
    success: [200, 201, 202, 204],
    errors: ['FORBIDDEN'],
    changesState: true,
  })
}

export const connectGoogleCalendar = connectTo('google_calendar', 'the Google calendar')
export const connectOutlookCalendar = connectTo('outlook_calendar', 'the Microsoft calendar')
export const connectTeams = connectTo('teams', 'Microsoft Teams')
export const connectSlack = connectTo('slack', 'Slack')
export const unlinkGoogleCalendar = unlinkFrom('google_calendar', 'the Google calendar')
export const unlinkOutlookCalendar = unlinkFrom('outlook_calendar', 'the Microsoft calendar')
export const unlinkTeams = unlinkFrom('teams', 'Microsoft Teams')
export const unlinkSlack = unlinkFrom('slack', 'Slack')

export const completeConnection = endpoint({
  id: 'integrations.complete',
  area: 'integrations',
  method: 'POST',
  path: '/user/integrations/complete/',
  summary: 'Finish a connection with the code and state that the service sent the browser back with',
  audience: 'member',
  feature: Object.values(providerFeatures),
  limitPerMinute: 20,
  body: z.object({ code: line(1, 4000), state: line(1, 1000) }),
  response: integration,
  success: [200],
  errors: ['FORBIDDEN', 'CONSENT_EXPIRED', 'PROVIDER_REFUSED', 'PROVIDER_UNREACHABLE'],
})

const abilities = z.object({ update: z.boolean(), delete: z.boolean() })

const teamCalendar = z.object({
  id: z.number(),
  team_id: z.number(),
  team_name: z.string(),
  provider: z.enum(calendarProviders),
  calendar_id: z.string(),
  abilities,
})
const calendarBody = z.object({
  team_id: id,
  provider: z.enum(calendarProviders),
  /** As the calendar's settings show it, such as an address ending in group.calendar.google.com; without spaces. */
  calendar_id: line(1, 300).pipe(z.string().regex(/^\S+$/)),
})

export const listTeamCalendars = endpoint({
  id: 'org.list_team_calendars',
  area: 'org',
  method: 'GET',
  path: '/user/team_calendar/',
  summary: 'Which outside calendar of a service that is switched on belongs to which team, by team',
  audience: 'member',
  feature: ['GOOGLE_CALENDAR', 'OUTLOOK_CALENDAR'],
  response: z.array(teamCalendar),
  success: [200],
  errors: [],
})

export const createTeamCalendar = endpoint({
  id: 'org.create_team_calendar',
  area: 'org',
  method: 'POST',
  path: '/user/team_calendar/',
  summary: 'Name an outside calendar for a team',
  audience: 'member',
  feature: ['GOOGLE_CALENDAR', 'OUTLOOK_CALENDAR'],
  body: calendarBody.extend({ provider: z.enum(calendarProviders).default('google_calendar') }),
  response: teamCalendar,
  success: [201, 200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CALENDAR_TAKEN'],
})

export const updateTeamCalendar = endpoint({
  id: 'org.update_team_calendar',
  area: 'org',
  method: 'PATCH',
  path: '/user/team_calendar/{id}/',
  summary: 'Change the calendar of a team',
  audience: 'member',
  feature: ['GOOGLE_CALENDAR', 'OUTLOOK_CALENDAR'],
  params: idParams,
  body: calendarBody.partial(),
  response: teamCalendar,
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CALENDAR_TAKEN'],
})

export const deleteTeamCalendar = endpoint({
  id: 'org.delete_team_calendar',
  area: 'org',
  method: 'DELETE',
  path: '/user/team_calendar/{id}/',
  summary: 'Forget the calendar of a team',
  audience: 'member',
  feature: ['GOOGLE_CALENDAR', 'OUTLOOK_CALENDAR'],
  params: idParams,
  success: [204, 200],
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

const slackUser = z.object({
  id: z.number(),
  user_id: z.number(),
  username: z.string(),
  team_name: z.string().nullable(),
  slack_user_id: z.string(),
  abilities,
})

/** The member ID of a Slack profile: U or W, then letters and digits. */
const slackId = z
  .string()
  .max(200)
  .transform((text) => text.trim().toUpperCase())
  .pipe(z.string().regex(/^[UW][A-Z0-9]{1,39}$/))
  .meta({ maxLength: 40, pattern: '^[UWuw][A-Za-z0-9]{1,39}$' })

export const listSlackUsers = endpoint({
  id: 'org.list_slack_users',
  area: 'org',
  method: 'GET',
  path: '/user/slackuser/',
  summary: 'Slack IDs of the people whom the caller may see, by name',
  audience: 'member',
  feature: 'SLACK',
  query: z.object({ ...paging, search: line(0, 64).default('') }),
  response: page(slackUser),
  success: [200],
  errors: [],
})

export const createSlackUser = endpoint({
  id: 'org.create_slack_user',
  area: 'org',
  method: 'POST',
  path: '/user/slackuser/',
  summary: 'Say which Slack ID a person has',
  audience: 'member',
  // A code that is taken is told: nobody should try many.
  limitPerMinute: 60,
  feature: 'SLACK',
  body: z.object({ user_id: id, slack_user_id: slackId }),
  response: slackUser,
  success: [201, 200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_MEMBER_STATE', 'SLACK_USER_TAKEN'],
})

export const updateSlackUser = endpoint({
  id: 'org.update_slack_user',
  area: 'org',
  method: 'PATCH',
  path: '/user/slackuser/{id}/',
  summary: 'Correct the Slack ID of a person',
  audience: 'member',
  feature: 'SLACK',
  params: idParams,
  body: z.object({ user_id: id.optional(), slack_user_id: slackId.optional() }),
  response: slackUser,
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_MEMBER_STATE', 'SLACK_USER_TAKEN'],
})

export const deleteSlackUser = endpoint({
  id: 'org.delete_slack_user',
  area: 'org',
  method: 'DELETE',
  path: '/user/slackuser/{id}/',
  summary: 'Forget the Slack ID of a person',
  audience: 'member',
  feature: 'SLACK',
  params: idParams,
  success: [204, 200],
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
