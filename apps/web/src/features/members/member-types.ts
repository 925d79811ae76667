import type { z } from 'zod'
import type { memberChange } from '#contract/members/members.ts'

/** A change of one member as it is sent. */
export type MemberChangeBody = z.input<typeof memberChange>
