import type { LedgerKind } from './leave-ledger.ts'

export const LINE_RULES = [
  'LEAVE_TAKEN',
  'LEAVE_EXPIRED',
  'LEAVE_CARRIED',
  'LEAVE_UNCOVERED',
  'EXTRA_GIVEN',
  'ADJUSTED_BY_ADMIN',
  'USED_BEFORE',
] as const

/** Which rule a line of the ledger stands by that takes from a grant or moves it. The article is empty where it is the company's. */
export interface LineRule {
  rule: (typeof LINE_RULES)[number]
  article: string
}

/** Leave is given when the employee asks for it (60조 5항), and lost when it is not used within its year (60조 7항). */
const BY_LAW = {
  USED: { rule: 'LEAVE_TAKEN', article: '근로기준법 제60조 제5항' },
  HELD: { rule: 'LEAVE_TAKEN', article: '근로기준법 제60조 제5항' },
  EXPIRED: { rule: 'LEAVE_EXPIRED', article: '근로기준법 제60조 제7항' },
} as const satisfies Partial<Record<LedgerKind, LineRule>>

const BY_COMPANY = {
  USED: { rule: 'LEAVE_TAKEN', article: '' },
  HELD: { rule: 'LEAVE_TAKEN', article: '' },
  EXPIRED: { rule: 'LEAVE_EXPIRED', article: '' },
  CARRIED_OUT: { rule: 'LEAVE_CARRIED', article: '' },
  CARRIED_IN: { rule: 'LEAVE_CARRIED', article: '' },
  UNCOVERED: { rule: 'LEAVE_UNCOVERED', article: '' },
} as const satisfies Partial<Record<LedgerKind, LineRule>>

/** What the company has entered: its rule is that somebody in charge has said so, with the reason that was given. */
export const ENTERED_RULES = {
  EXTRA: 'EXTRA_GIVEN',
  ADJUSTMENT: 'ADJUSTED_BY_ADMIN',
  OPENING: 'USED_BEFORE',
} as const satisfies Record<string, LineRule['rule']>

/**
 * The rule of a line that is no grant and nothing that the company entered with a reason.
 * @param isLegal it moves what the law has granted, within the year of the grant or at its end
 */
export function ruleOfLine(kind: Exclude<LedgerKind, 'GRANTED' | 'DEDUCTED'>, isLegal: boolean): LineRule {
  if (isLegal && (kind === 'USED' || kind === 'HELD' || kind === 'EXPIRED')) return BY_LAW[kind]
  return BY_COMPANY[kind]
}
