import type { compareWeek, startAndEnd } from '#contract/time/analytics/analytics.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { dayOf, numberOf, oneOf } from '../../../page/search.ts'

export type Comparison = EndpointResponse<typeof compareWeek>
export type Figures = Comparison['current']
export type StartAndEnd = EndpointResponse<typeof startAndEnd>

/** What the address of the analytics holds; the week of today without anything. */
export interface AnalyticsSearch {
  view?: 'month' | undefined
  date?: string
  team?: number | undefined
}

export function readAnalyticsSearch(search: Record<string, unknown>): AnalyticsSearch {
  return { ...oneOf(search, 'view', ['month']), ...dayOf(search, 'date'), ...numberOf(search, 'team') }
}

export const MINUTES = ['work', 'overtime', 'night', 'holiday', 'leave'] as const
export type Minutes = (typeof MINUTES)[number]

/** Minutes of one person on average, to the minute; nothing where there is nobody. */
export function averageOf(figures: Figures, of: Minutes): number {
  return perPerson(figures[`${of}_minutes`], figures.member_count)
}

export function perPerson(minutes: number, people: number): number {
  return people === 0 ? 0 : Math.round(minutes / people)
}

/** What a team is told by; the people of none are a team here. */
export const teamKey = ({ team_id }: Comparison['teams'][number]): string => String(team_id ?? 'none')

/** The teams of these keys, in the order in which they came. */
export function teamsOf(teams: Comparison['teams'], keys: readonly string[]): Comparison['teams'] {
  return teams.filter((team) => keys.includes(teamKey(team)))
}

/** The teams with the most people, in the order in which they came: more bars than this are not told apart. */
export function largestTeams(teams: Comparison['teams'], most: number): Comparison['teams'] {
  const size = (team: Comparison['teams'][number]) => team.current.member_count
  const chosen = new Set(teams.toSorted((a, b) => size(b) - size(a)).slice(0, most))
  return teams.filter((team) => chosen.has(team))
}
