import type { Tx } from '../../db/connection.ts'

/** How many requests were made with any of the codes. */
export type CountUses = (tx: Tx, codes: readonly string[]) => Promise<number>

let count: CountUses = () => {
  throw new Error('a kind that is in use could be removed without registerCodeUse()')
}

/** Called by app.ts with the slice that keeps requests: a kind that stands in one of them stays. */
export function registerCodeUse(counting: CountUses): void {
  count = counting
}

export const countUses: CountUses = (tx, codes) => count(tx, codes)
