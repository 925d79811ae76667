import type { Input } from '#contract/endpoint.ts'
import type { getProfile } from '#contract/people/members/members.ts'
import { formatClockTime } from '#rules/work-time/clock-time.ts'
import { COMPANY_WEEK } from '#rules/work-time/plan-day.ts'
import type { MemberRow } from './members.queries.ts'

type WorkSettings = Pick<
  Input<typeof getProfile.response>['user_profile'],
  | 'work_check'
  | 'work_type'
  | 'work_week'
  | 'work_schedule'
  | 'work_checkable'
  | 'change_day_time'
  | 'enter_adjust'
  | 'exit_adjust'
  | 'weekly_minutes'
  | 'standard_day_minutes'
>

/** How a person's day is counted: by their own terms of today where they have any, else as the company does it. */
export function workSettingsOf({ company_day: company, ...row }: MemberRow): WorkSettings {
  return {
    work_check: row.work_check,
    work_type: row.work_type ?? 'FIXED',
    work_week: COMPANY_WEEK.map((isWorkDay) => (isWorkDay ? 'T' : 'F')).join(''),
    work_schedule: `${formatClockTime(company.start)}-${formatClockTime(company.end)}`,
    work_checkable: row.work_check !== 'EVENTONLY',
    change_day_time: `${formatClockTime(company.change)}:00`,
    enter_adjust: row.check_in_adjustment ?? company.enter,
    exit_adjust: row.check_out_adjustment ?? company.exit,
    weekly_minutes: row.weekly_minutes,
    standard_day_minutes: row.standard_day_minutes,
  }
}

/** How the person works with the product is nothing for colleagues. */
export const NO_WORK_SETTINGS: { [K in keyof WorkSettings]: null } = {
  work_check: null,
  work_type: null,
  work_week: null,
  work_schedule: null,
  work_checkable: null,
  change_day_time: null,
  enter_adjust: null,
  exit_adjust: null,
  weekly_minutes: null,
  standard_day_minutes: null,
}
