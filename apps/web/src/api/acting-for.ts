// Tabs of a browser share the session: who signs in as somebody else in one of them, or moves into another company, would act
// as that person in the others, whose screens still show the one before. So each tab says with every call whom it was drawn
// for, and the server refuses what was meant for another (OTHER_PERSON).

/** Goes with the session, as all that begins so; the other tabs hear of it at once. */
const KEPT = 'gyeol:acting-for'

let own: string | undefined
let isOther = false
const listeners = new Set<() => void>()

/** The screens of this tab are from now on those of this person; undefined: of nobody yet. */
export function actFor(person: string | undefined): void {
  own = person
  if (person !== undefined) localStorage.setItem(KEPT, person)
}

/** Whom the browser acts for, as far as any of its tabs knows; empty for nobody, and where the browser keeps nothing. */
export function keptPerson(): string {
  try {
    return localStorage.getItem(KEPT) ?? ''
  } catch {
    return ''
  }
}

/** For the header `x-acting-for`. */
export function actingFor(): string | undefined {
  return own
}

/** The session has become another person's: what this tab shows is nobody's to act on any more. */
export function tellOtherPerson(): void {
  isOther = true
  for (const listener of listeners) listener()
}

export function watchOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEPT && own !== undefined && newValue !== null && newValue !== own) tellOtherPerson()
  })
}

/** @returns stops listening */
export function onOtherPerson(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const isOtherPerson = () => isOther
