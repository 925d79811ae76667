import type { z } from 'zod'
import type { memberChange } from '#contract/people/employment/changes.ts'

/** A change of one member as it is sent. */
export type MemberChange = z.input<typeof memberChange>

/** What of a member holds from a day on. */
export const datedFields = ['team', 'rank_id', 'position', 'contract_type'] as const

/** The same of the hours of a contract; a week of null is full time. */
export const datedHours = ['weekly_minutes', 'standard_day_minutes'] as const

/** The same of how times are counted; null is the company's way. */
export const datedWorkFields = ['work_type', 'enter_adjust', 'exit_adjust'] as const

/** How long they may be, in minutes, and what an arrow key adds. */
export const hoursLimits = {
  weekly_minutes: { min: 60, max: 2400, step: 30 },
  standard_day_minutes: { min: 60, max: 720, step: 30 },
} as const
