import { LINE_FACTS, type LineFact, type LineRole } from '#rules/approvals/line-conditions.ts'
import type { CommandContext } from '../../http/context.ts'
import { registeredKinds } from '../documents/index.ts'

type Reader = Pick<CommandContext, 'tx' | 'today'>

/** Whether documents of some kind go along the lines of a role. */
export function isUsed(role: LineRole): boolean {
  return registeredKinds().some(({ line }) => line?.roles.includes(role))
}

/** Keys of the kinds whose documents go along the lines of a role. */
export function kindsOf(role: LineRole): string[] {
  return registeredKinds().flatMap(({ key, line }) => (line?.roles.includes(role) ? [key] : []))
}

/** By which names the conditions of a role's lines may tell its documents apart. */
export async function namesOfKinds(ctx: Reader, role: LineRole): Promise<ReadonlySet<string>> {
  const lines = registeredKinds().flatMap(({ line }) => (line?.roles.includes(role) ? [line] : []))
  // The kinds of one matter share what they ask.
  const asked = new Set(lines.flatMap(({ kindsOf }) => kindsOf ?? []))
  return new Set((await Promise.all([...asked].map((kindsOf) => kindsOf(ctx, role)))).flat())
}

/** What conditions of a role's lines may ask: what its documents tell, and the rank of whoever drafts them. */
export function factsOf(role: LineRole): LineFact[] {
  const lines = registeredKinds().flatMap(({ line }) => (line?.roles.includes(role) ? [line] : []))
  return LINE_FACTS.filter((fact) =>
    fact === 'RANK' ? lines.length > 0 : lines.some(({ facts }) => facts.includes(fact)),
  )
}
