import type { DeclaredKind } from '../../approvals/documents/document-kind.ts'

/** What stands against an act on the document of a request, whichever its kind: its days may be closed by then. */
export const eventRefuses: DeclaredKind['refuses'] = {
  approve: ['ALREADY_CONFIRMED', 'EVENT_NOT_GIVABLE'],
  reopen: ['ALREADY_CONFIRMED'],
  cancel: ['LEAVE_HAS_BEGUN', 'ALREADY_CONFIRMED'],
}

/**
 * What a request of whichever kind changes: the days and the balance of a person, who is away beside the names of people, and
 * what is asked for later than a last day when somebody leaves.
 */
export const eventTouches = [
  'vacation',
  'work',
  'confirm',
  'analytics',
  'members.list',
  'members.retirement_check',
] as const

export const occasionRefusals = ['LEAVE_WINDOW', 'LEAVE_PARTS', 'LEAVE_BEFORE_BIRTH'] as const

/** What may stand against a request, whichever way it comes. */
export const requestRefusals = [
  'NO_PERMISSION',
  'NO_TARGET_USER',
  'INVALID_RANGE',
  'LEAVE_OUTSIDE_HOURS',
  'EVENT_IN_BREAK',
  'LEAVE_HALF_HOLIDAY',
  'INVALID_TIME',
  'BEFORE_JOIN',
  'AFTER_LAST_DAY',
  'EVENT_CONFLICT',
  'EVENT_MINUS_NOT_ACCEPTABLE',
  'EVENT_NOT_USABLE',
  'EVENT_CHECK_ONLY',
  'EVENT_INSIDE_HOURS',
  'EVENT_ON_WORK_DAY',
  'EVENT_TIME_STEP',
  ...occasionRefusals,
  'NO_WORK_DAY',
  'ALREADY_CONFIRMED',
] as const
