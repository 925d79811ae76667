import { allLines, type SavedLine } from './line-conditions.ts'
import { isDecider } from './receiver.ts'
import { LINE_MAXIMUM, parseLine, replaceInLine } from './role-line.ts'

export type RepairedLine = { ok: true; saved: SavedLine } | { ok: false; reason: 'NO_DECIDER' | 'TOO_LONG' }

/**
 * A saved line with somebody else in the place of a part that reaches nobody, in its variants as well. It is refused where a line
 * would then be too long, or have nobody who decides.
 * @param to null where the part only goes, as the owner of an own line would take it
 */
export function repairSavedLine(saved: SavedLine, from: string, to: string | null): RepairedLine {
  const repaired: SavedLine = {
    line: replaceInLine(saved.line, from, to),
    variants: saved.variants.map(({ when, line }) => ({ when, line: replaceInLine(line, from, to) })),
  }
  const lines = allLines(repaired)
  const tokens = lines.map(parseLine)
  if (lines.some((line) => line.length > LINE_MAXIMUM) || tokens.includes(null))
    return { ok: false, reason: 'TOO_LONG' }
  return tokens.every((one) => one?.some(isDecider))
    ? { ok: true, saved: repaired }
    : { ok: false, reason: 'NO_DECIDER' }
}
