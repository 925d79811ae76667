import { z } from 'zod'
import { area } from '../../area.ts'
import { id, line, outInstant, paged } from '../../fields.ts'
import { type Provider, providerFeatures, providers } from './providers.ts'

const integrations = area({ area: 'integrations', path: '/user/integrations' })
const calendars = area({
  area: 'org',
  path: '/user/team_calendar',
  feature: ['GOOGLE_CALENDAR', 'OUTLOOK_CALENDAR'],
  touches: ['org.list_team_calendars'],
})
const slackUsers = area({
  area: 'org',
  path: '/user/slackuser',
  feature: 'SLACK',
  touches: ['org.list_slack_users'],
})

export const calendarProviders = ['google_calendar', 'outlook_calendar'] as const

const integration = z.object({
  provider: z.enum(providers),
  /** Whether the installation has keys for the service. */
  configured: z.boolean(),
  connected: z.boolean(),
  account_label: z.string(),
  connected_by: z.string().nullable(),
  connected_by_id: z.number().nullable(),
  connected_at: outInstant.nullable(),
  abilities: z.object({ connect: z.boolean(), unlink: z.boolean() }),
})

export const listIntegrations = integrations({
  id: 'list',
  method: 'GET',
  path: '/',
  summary:
    'The outside services that are switched on: whether the installation has keys for them, and whether the company is connected',
  feature: Object.values(providerFeatures),
  response: z.array(integration),
})

/** Where the person consents, or that there are no keys: a GET that counts as a change (decision A-02). */
function connectTo<P extends Provider>(provider: P, name: string) {
  return integrations({
    id: `connect_${provider}`,
    method: 'GET',
    path: `/${provider}/connect/`,
    summary: `The address at which consent to ${name} is given, valid for ten minutes; configured is false without keys`,
    feature: providerFeatures[provider],
    response: z.object({ configured: z.boolean(), url: z.string().nullable() }),
    success: [200, 201, 202, 204],
    errors: ['FORBIDDEN'],
    changesState: true,
    touches: [],
  })
}

function unlinkFrom<P extends Provider>(provider: P, name: string) {
  return integrations({
    id: `unlink_${provider}`,
    method: 'GET',
    path: `/${provider}/unlink/`,
    summary: `Drop what is kept of the connection to ${name}; nothing happens when there is none`,
    feature: providerFeatures[provider],
    response: z.object({ connected: z.literal(false), dropped: z.boolean() }),
    success: [200, 201, 202, 204],
    errors: ['FORBIDDEN'],
    changesState: true,
    touches: ['integrations.list'],
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

export const completeConnection = integrations({
  id: 'complete',
  method: 'POST',
  path: '/complete/',
  summary: 'Finish a connection with the code and state that the service sent the browser back with',
  feature: Object.values(providerFeatures),
  limitPerMinute: 20,
  body: z.object({ code: line(1, 4000), state: line(1, 1000) }),
  response: integration,
  success: [200],
  errors: ['FORBIDDEN', 'CONSENT_EXPIRED', 'PROVIDER_REFUSED', 'PROVIDER_UNREACHABLE'],
  touches: ['integrations.list'],
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

export const listTeamCalendars = calendars({
  id: 'list_team_calendars',
  method: 'GET',
  path: '/',
  summary: 'Which outside calendar of a service that is switched on belongs to which team, by team',
  response: z.array(teamCalendar),
})

export const createTeamCalendar = calendars({
  id: 'create_team_calendar',
  method: 'POST',
  path: '/',
  summary: 'Name an outside calendar for a team',
  body: calendarBody.extend({ provider: z.enum(calendarProviders).default('google_calendar') }),
  response: teamCalendar,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CALENDAR_TAKEN'],
})

export const updateTeamCalendar = calendars({
  id: 'update_team_calendar',
  method: 'PATCH',
  path: '/{id}/',
  summary: 'Change the calendar of a team',
  body: calendarBody.partial(),
  response: teamCalendar,
  errors: ['FORBIDDEN', 'CALENDAR_TAKEN'],
})

export const deleteTeamCalendar = calendars({
  id: 'delete_team_calendar',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'Forget the calendar of a team',
  errors: ['FORBIDDEN'],
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

export const listSlackUsers = slackUsers({
  id: 'list_slack_users',
  method: 'GET',
  path: '/',
  summary: 'Slack IDs of the people whom the caller may see, by name',
  ...paged(slackUser, { search: line(0, 64).default('') }),
})

export const createSlackUser = slackUsers({
  id: 'create_slack_user',
  method: 'POST',
  path: '/',
  summary: 'Say which Slack ID a person has',
  // A code that is taken is told: nobody should try many.
  limitPerMinute: 60,
  body: z.object({ user_id: id, slack_user_id: slackId }),
  response: slackUser,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_MEMBER_STATE', 'SLACK_USER_TAKEN'],
})

export const updateSlackUser = slackUsers({
  id: 'update_slack_user',
  method: 'PATCH',
  path: '/{id}/',
  summary: 'Correct the Slack ID of a person',
  body: z.object({ user_id: id.optional(), slack_user_id: slackId.optional() }),
  response: slackUser,
  errors: ['FORBIDDEN', 'WRONG_MEMBER_STATE', 'SLACK_USER_TAKEN'],
})

export const deleteSlackUser = slackUsers({
  id: 'delete_slack_user',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'Forget the Slack ID of a person',
  errors: ['FORBIDDEN'],
})
