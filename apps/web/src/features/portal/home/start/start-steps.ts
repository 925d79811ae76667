import type { EndpointResponse } from '#contract/endpoint.ts'
import type { getStartList, StartStep } from '#contract/portal/home/start-list.ts'

export type Steps = EndpointResponse<typeof getStartList>['steps']

/** Where each step is done. */
export const stepLinks = {
  TEAMS: { to: '/main/settings/teams' },
  RANKS: { to: '/main/settings/ranks' },
  MEMBERS: { to: '/main/members/import', search: { by: 'paste' } },
  WORKPLACES: { to: '/main/settings/locations' },
  HOURS: { to: '/main/settings/work-hours' },
  EVENT_CODES: { to: '/main/settings/event-codes' },
  LEAVE_BALANCES: { to: '/main/leave/ledger' },
  LINES: { to: '/main/settings/lines' },
  CLOSING: { to: '/main/settings/confirm' },
  ROOMS: { to: '/main/meeting/rooms' },
  FIRST_CHECK_IN: { to: '/main/work/today' },
  FIRST_LEAVE: { to: '/main/leave' },
  FIRST_MONTH: { to: '/main/work/confirm/admin' },
} as const satisfies Record<StartStep, { to: string; search?: object }>

/** What comes first, then what the rules of the company are, then the month in which they are tried. */
const PHASES = {
  company: ['TEAMS', 'RANKS', 'MEMBERS', 'WORKPLACES', 'HOURS'],
  rules: ['EVENT_CODES', 'LEAVE_BALANCES', 'LINES', 'CLOSING', 'ROOMS'],
  month: ['FIRST_CHECK_IN', 'FIRST_LEAVE', 'FIRST_MONTH'],
} as const satisfies Record<string, readonly StartStep[]>

export type StartPhase = keyof typeof PHASES

/** The open steps by phase, phases without one left out; those that are done; how many count at all. */
export function outlook(steps: Steps) {
  const of = (wanted: Steps[number]['state']) =>
    steps.filter(({ state }) => state === wanted).map(({ step }) => step)
  const open = of('OPEN')
  const phases = (Object.keys(PHASES) as StartPhase[])
    .map((phase) => ({
      phase,
      open: open.filter((step) => (PHASES[phase] as readonly string[]).includes(step)),
    }))
    .filter((one) => one.open.length > 0)
  const done = of('DONE')
  return { phases, open, done, total: open.length + done.length }
}
