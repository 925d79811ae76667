import { DEFAULT_HOURS } from '#rules/work-time/day-schedule.ts'
import { planDay } from '#rules/work-time/plan-day.ts'
import { dayMinutes, settleWork } from '#server/time/work-days/index.ts'
import { type TestApp, withOwner } from '../app.ts'
import type { TestMember } from './members.ts'

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
  const at = Temporal.PlainDate.from(day)
  const minutes = dayMinutes(planDay(at, PLAN_FACTS), { inMinute, outMinute })
  const { companyId: company_id, memberId: member_id } = member
  const facts = { in_minute: inMinute, out_minute: outMinute, leave_minutes: leaveMinutes }
  await withOwner(
    test,
    async (tx) => {
      await tx
        .insertInto('work_days')
        .values({ company_id, member_id, work_on: day, ...facts, ...minutes })
        .execute()
      await settleWork({ tx }, [member_id], { from: at, to: at })
    },
    company_id,
  )
}
