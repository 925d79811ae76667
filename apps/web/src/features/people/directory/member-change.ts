import type { z } from 'zod'
import type { memberChange } from '#contract/people/employment/changes.ts'

/** A change of one member as it is sent. */
export type MemberChange = z.input<typeof memberChange>

/** What of a member holds from a day on. */
export const datedFields = ['team', 'rank_id', 'position', 'contract_type'] as const

/** The same of how times are counted; null is the company's way. */
export const datedWorkFields = ['work_type', 'enter_adjust', 'exit_adjust'] as const
