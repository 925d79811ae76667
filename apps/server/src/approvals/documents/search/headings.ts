import type { RawBuilder } from 'kysely'

/** The ids of the forms that stand under a heading, as rows. */
export type FormsUnder = (headingId: number) => RawBuilder<{ id: number }>

let find: FormsUnder | undefined

/** Called once at start by the slice that keeps forms. */
export function registerHeadings(one: FormsUnder): void {
  find = one
}

export const formsUnder: FormsUnder = (headingId) => {
  if (!find) throw new Error('Nobody has registered headings.')
  return find(headingId)
}
