import type { Endpoint, EndpointResponse } from '#contract/endpoint.ts'
import {
  connectGoogleCalendar,
  connectOutlookCalendar,
  connectSlack,
  connectTeams,
  listIntegrations,
  listSlackUsers,
  listTeamCalendars,
  unlinkGoogleCalendar,
  unlinkOutlookCalendar,
  unlinkSlack,
  unlinkTeams,
} from '#contract/platform/integrations/integrations.ts'
import { type Provider } from '#contract/platform/integrations/providers.ts'
import { q } from '../../../api/query.ts'
import type { CodesView } from '../../people/person-codes/index.ts'

export type Integration = EndpointResponse<typeof listIntegrations>[number]
export type TeamCalendar = EndpointResponse<typeof listTeamCalendars>[number]

export const integrationsQuery = q(listIntegrations)
export const calendarsQuery = q(listTeamCalendars)

export const SLACK_PAGE_SIZE = 20

export const slackUsersQuery = ({ search, page }: CodesView) =>
  q(listSlackUsers, { query: { page, page_size: SLACK_PAGE_SIZE, ...(search && { search }) } })

/** The calls of a provider; as POST, by which both are answered too (decision A-02). */
export const connectOf: Record<Provider, typeof connectSlack> = {
  google_calendar: posted(connectGoogleCalendar),
  outlook_calendar: posted(connectOutlookCalendar),
  teams: posted(connectTeams),
  slack: posted(connectSlack),
}
export const unlinkOf: Record<Provider, typeof unlinkSlack> = {
  google_calendar: posted(unlinkGoogleCalendar),
  outlook_calendar: posted(unlinkOutlookCalendar),
  teams: posted(unlinkTeams),
  slack: posted(unlinkSlack),
}

function posted<T extends Endpoint>(endpoint: Endpoint): T {
  return { ...endpoint, method: 'POST' } as T
}
