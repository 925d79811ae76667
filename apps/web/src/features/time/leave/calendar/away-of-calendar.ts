import type { EndpointResponse } from '#contract/endpoint.ts'
import type { getLeaveCalendar } from '#contract/time/calendars/calendars.ts'
import type { AwayDay, AwayRow } from '../overview/team-month.ts'

type Calendar = EndpointResponse<typeof getLeaveCalendar>

/** The rows of a calendar that tells only that people are away. @param name of every leave, whatever it is */
export function awayOfCalendar({ users }: Pick<Calendar, 'users'>, name: string): AwayRow[] {
  return users.map(({ user_id, username, team_name, days }) => ({
    person: { user_id, username, team_name },
    days: Map.groupBy(
      days.map((day, index) => ({ ...day, index })),
      ({ date }) => date,
    )
      .entries()
      .reduce(
        (byDay, [date, parts]) => byDay.set(date, parts.map(awayDay(name))),
        new Map<string, AwayDay[]>(),
      ),
    total: Math.round(days.reduce((sum, day) => sum + day.days, 0) * 1000) / 1000,
  }))
}

type CalendarDay = Calendar['users'][number]['days'][number] & { index: number }

const awayDay =
  (name: string) =>
  ({ part, is_pending, index }: CalendarDay): AwayDay => ({
    // No code of the product: what it is stays untold.
    event: { wk_event: `AWAY:${part}`, event_name: name, wk_event_id: index },
    isPending: is_pending,
    isFullDay: part === 'FULL',
  })
