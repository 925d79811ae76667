import { duties, dutyCodes } from '#contract/people/roles/duties.ts'
import type { CommandContext } from '../../http/context.ts'

type Reader = Pick<CommandContext, 'tx' | 'language'>

/** Names, in the reader's language, of the approval lines in which a duty stands as IC and its number. */
export type FindLines = (ctx: Reader, lineNumber: number) => Promise<readonly string[]>

const finders = new Set<FindLines>()

/**
 * For the slices that keep approval lines: a duty that stands in one of them keeps its last holder.
 * @returns ends it
 */
export function registerDutyUse(find: FindLines): () => void {
  finders.add(find)
  return () => finders.delete(find)
}

export async function linesThatUse(ctx: Reader, lineNumber: number): Promise<string[]> {
  const found: string[] = []
  for (const find of finders) found.push(...(await find(ctx, lineNumber)))
  return found
}

/** The approval lines of every duty that stands in one. */
export async function linesOfDuties(ctx: Reader): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const code of dutyCodes) {
    const lines = await linesThatUse(ctx, duties[code].lineNumber)
    if (lines.length > 0) found.set(code, lines)
  }
  return found
}
