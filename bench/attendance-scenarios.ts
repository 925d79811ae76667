import type { Shot } from './load.ts'
import { LEAVE_CALENDAR, replayed, the } from './recipes.ts'
import type { Bench, Scenario } from './scenarios.ts'

/**
 * What leaders look at of the working time of many, each beside a handler that sends the same statements and nothing else. With
 * `--people 10000 --months 12 --teams 800` they stand on 2.6 million stored days, those of 3.65 million days of the calendar.
 */
export function attendanceScenarios(bench: Bench): Scenario[] {
  const { company } = bench
  const people = company.members.length
  const some = Math.min(people, 50)
  return [
    scenario(bench, {
      name: "a team's week",
      path: `/work/work_time_week/?date=2026-10-15&team_id=${company.departmentId}&org_range=team`,
      twin: 'team-week',
      check: (body) => count(body, '"team_id"') > 0 && count(body, '"wk_date"') > 0,
    }),
    scenario(bench, {
      name: "today's board",
      path: '/work/work_status/?page_size=50',
      twin: 'board',
      check: (body) => count(body, '"user_id"') === some && body.includes(`"total":${people}`),
    }),
    scenario(bench, {
      name: "page of everybody's month",
      path: '/work/work_time_month/?date=2026-10-15&page_size=50',
      twin: 'month-page',
      check: (body) => count(body, '"night_minutes"') === some && body.includes(`"count":${people}`),
    }),
    scenario(bench, {
      name: 'page of the leave ledger',
      path: '/work/work_event/yearly_leave/?page_size=50',
      twin: 'ledger-page',
      check: (body) => count(body, '"user_id"') === some && body.includes(`"count":${people}`),
    }),
    scenario(bench, {
      name: 'page of a calendar year of leave',
      path: '/work/work_event/yearly_leave/?page_size=50&type=ordinal&year=2026',
      twin: 'ledger-year',
      check: (body) => count(body, '"user_id"') === some && body.includes(`"count":${people}`),
    }),
    scenario(bench, {
      name: 'sums of the month of all',
      path: '/work/work_time_month/summary/?date=2026-10-15',
      twin: 'month-summary',
      check: (body) => body.includes(`"member_count":${people}`),
    }),
    scenario(bench, {
      name: 'what keeps a month open',
      path: '/contract/worktimeconfirm/get_admin_confirm_info/?date=2026-10-15',
      twin: 'closing-head',
      check: (body) => body.includes(`"total_count":${people}`),
    }),
  ]
}

/** What people look at of leave. */
export function leaveScenarios(bench: Bench): Scenario[] {
  const someone = bench.company.members[100]!.memberId
  return [
    scenario(bench, {
      name: 'balance of leave of a person',
      path: `/user/vacation_info/?user_id=${someone}`,
      twin: 'leave-balance',
      check: (body) => body.includes('"available_days"'),
    }),
    scenario(bench, {
      name: 'leave ledger of a person',
      path: `/user/vacation/ledger/?user_id=${someone}`,
      twin: 'leave-ledger',
      check: (body) => count(body, '"balance_minutes"') > 1,
    }),
    scenario(bench, {
      name: 'leave calendar of a month',
      path: LEAVE_CALENDAR,
      twin: 'leave-calendar',
      check: (body) => count(body, '"user_id"') > 0,
    }),
  ]
}

/** The start page of a full admin and of a person without any role, who come back to it all day. */
export function homeScenarios(bench: Bench): Scenario[] {
  const check = (body: string) => body.includes('"layout"') && body.includes('"team_status"')
  const path = '/home/home/summary/'
  const last = bench.company.members.length - 1
  return [
    scenario(bench, { name: 'start page of a full admin', path, twin: 'home-admin', check }),
    scenario(bench, { name: 'start page of a member', path, twin: 'home-member', check, person: last }),
  ]
}

interface Plan {
  name: string
  path: string
  twin: string
  check: (body: string) => boolean
  /** Who asks, the first one until told. */
  person?: number
}

function scenario(bench: Bench, { name, path, twin, check, person = 0 }: Plan): Scenario {
  const next = (): Shot => ({ method: 'GET', path, headers: bench.cookies[person]! })
  return {
    name,
    ours: {
      port: bench.served.appPort,
      next,
      check: (status, body) => status === 200 && check(body),
    },
    twin: replayed(bench, the(bench, twin, person), (body) => body.length > 100),
  }
}

function count(body: string, text: string): number {
  return body.split(text).length - 1
}
