import type { CompanyHours } from '#rules/work-time/day-schedule.ts'
import { planDay } from '#rules/work-time/plan-day.ts'
import { dayMinutes } from '#server/time/work-days/index.ts'
import { type TestApp, withOwner } from '../app.ts'
import type { TestMember } from './members.ts'

/** The product's defaults: 09:00-18:00, lunch 12:00-13:00, the day changes at 06:00. */
export const DEFAULT_HOURS: CompanyHours = {
  workStartMinute: 540,
  workEndMinute: 1080,
  lunchStartMinute: 720,
  lunchEndMinute: 780,
  dayChangeMinute: 360,
  checkInAdjustment: 'ON_TIME',
  checkOutAdjustment: 'ON_TIME',
  overtimeBasis: 'ACTUAL_TIME',
  holidayBasis: 'ACTUAL_TIME',
}

const PLAN_FACTS = {
  hours: DEFAULT_HOURS,
  corrections: [],
  terms: [],
  standardMinutes: 480,
  workCheck: 'ALL',
} as const

export interface WorkDayFields {
  /** Minutes after midnight; 09:00 to 18:00 by default. */
  inMinute?: number | null
  outMinute?: number | null
  leaveMinutes?: number
}

/** A stored working day with the figures that the rules give. */
export async function makeWorkDay(
  test: TestApp,
  member: TestMember,
  day: string,
  fields: WorkDayFields = {},
): Promise<void> {
  const { inMinute = 540, outMinute = 1080, leaveMinutes = 0 } = fields
  const minutes = dayMinutes(planDay(Temporal.PlainDate.from(day), PLAN_FACTS), { inMinute, outMinute })
  await withOwner(test, (tx) =>
    tx
      .insertInto('work_days')
      .values({
        company_id: member.companyId,
        member_id: member.memberId,
        work_on: day,
        in_minute: inMinute,
        out_minute: outMinute,
        leave_minutes: leaveMinutes,
        ...minutes,
      })
      .execute(),
  )
}
