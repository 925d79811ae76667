/** What a saved line is kept for: apv_role_code of the specification, in its order. */
export const LINE_ROLES = [
  'ANNUAL',
  'ANNUAL_ASK',
  'SPECIAL',
  'COMMUTE',
  'PUBLIC',
  'HEALTH',
  'ABSENCE',
  'OUT',
  'HOME',
  'EXTENDED',
  'CUSTOM',
  'EXPENSE',
  'CERT',
] as const

export type LineRole = (typeof LINE_ROLES)[number]

export const LINE_FACTS = ['DAYS', 'AMOUNT', 'KIND', 'RANK'] as const

export type LineFact = (typeof LINE_FACTS)[number]

/** What the line of a form may go by: its amount, or the rank of whoever drafts. */
export const FORM_LINE_FACTS = ['AMOUNT', 'RANK'] as const

/** What a condition may ask of a document; what its kind does not tell is absent. */
export type LineFacts = {
  days?: number | undefined
  /** won */
  amount?: number | undefined
  /** such as SP:MATERNITY, without a unit */
  kind?: string | undefined
  /** id of the drafter's rank */
  rank?: number | null | undefined
}

export type LineCondition =
  | { fact: 'DAYS' | 'AMOUNT'; atLeast: number }
  | { fact: 'KIND'; anyOf: readonly string[] }
  | { fact: 'RANK'; anyOf: readonly number[] }

/** Another line for the documents that a condition fits. */
export type LineVariant = { when: LineCondition; line: string }

/** A line as it is saved: its variants are asked in their order, and the line itself stands for the rest. */
export type SavedLine = { line: string; variants: readonly LineVariant[] }

/** The least that a condition can ask for: an amount is whole won, days may be half ones. */
export const LEAST_AMOUNT = 1

/** Whether a condition asks anything: from a won or from a part of a day on, or of something named. */
export function asksSomething(condition: LineCondition): boolean {
  if ('anyOf' in condition) return condition.anyOf.length > 0
  return condition.fact === 'AMOUNT' ? condition.atLeast >= LEAST_AMOUNT : condition.atLeast > 0
}

/** Whether a condition fits a document. What is not known of it fits nothing. */
export function fitsCondition(condition: LineCondition, facts: LineFacts): boolean {
  switch (condition.fact) {
    case 'DAYS':
      return facts.days !== undefined && facts.days >= condition.atLeast
    case 'AMOUNT':
      return facts.amount !== undefined && facts.amount >= condition.atLeast
    case 'KIND':
      return facts.kind !== undefined && condition.anyOf.includes(facts.kind)
    case 'RANK':
      return facts.rank != null && condition.anyOf.includes(facts.rank)
  }
}

/** The line of the first variant that fits, or the saved line itself. */
export function lineForFacts(saved: SavedLine, facts: LineFacts): string {
  return saved.variants.find(({ when }) => fitsCondition(when, facts))?.line ?? saved.line
}

/** Every line string of a saved line, its own first. */
export function allLines(saved: SavedLine): string[] {
  return [saved.line, ...saved.variants.map(({ line }) => line)]
}
