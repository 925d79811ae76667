import type { OccasionFault } from '#rules/event-codes/judge-occasion.ts'
import { dayText } from '../../../day-text.ts'
import type { Language } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'

/** @throws Failure LEAVE_WINDOW, LEAVE_PARTS, LEAVE_BEFORE_BIRTH */
export function refuseOccasion(fault: OccasionFault, language: Language, asked: Temporal.PlainDate): never {
  if (fault.code === 'PARTS') fail('LEAVE_PARTS', { most: fault.most })
  if (fault.code === 'BEFORE_BIRTH') fail('LEAVE_BEFORE_BIRTH', { most: fault.most })
  const [first, last] = [fault.first, fault.last].map((day) => dayText(day, language, asked.year))
  fail('LEAVE_WINDOW', { first: first!, last: last! })
}
