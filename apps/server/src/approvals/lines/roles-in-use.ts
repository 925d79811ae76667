import { LINE_FACTS, type LineFact, type LineRole } from '#rules/approvals/line-conditions.ts'
import { registeredKinds } from '../documents/index.ts'

/** Whether documents of some kind go along the lines of a role. */
export function isUsed(role: LineRole): boolean {
  return registeredKinds().some(({ line }) => line?.roles.includes(role))
}

/** Keys of the kinds whose documents go along the lines of a role. */
export function kindsOf(role: LineRole): string[] {
  return registeredKinds().flatMap(({ key, line }) => (line?.roles.includes(role) ? [key] : []))
}

/** What conditions of a role's lines may ask: what its documents tell, and the rank of whoever drafts them. */
export function factsOf(role: LineRole): LineFact[] {
  const lines = registeredKinds().flatMap(({ line }) => (line?.roles.includes(role) ? [line] : []))
  return LINE_FACTS.filter((fact) =>
    fact === 'RANK' ? lines.length > 0 : lines.some(({ facts }) => facts.includes(fact)),
  )
}
