interface Named {
  id: number
  name: string
}

/** Who is newly in charge and who no longer, of the people chosen now against those before. */
export function changedHolders(
  before: readonly Named[],
  now: readonly Named[],
): { added: Named[]; taken: Named[] } {
  const had = new Set(before.map((person) => person.id))
  const has = new Set(now.map((person) => person.id))
  return {
    added: now.filter((person) => !had.has(person.id)),
    taken: before.filter((person) => !has.has(person.id)),
  }
}
