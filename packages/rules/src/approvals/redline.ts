/** A part of a text: as it was, written anew, or taken out. */
export interface Piece {
  kind: 'SAME' | 'ADDED' | 'REMOVED'
  text: string
}

/** Beyond so many pairs a part is told as written anew: nobody reads such a redline word by word. */
const MOST_PAIRS = 1_000_000

/**
 * What became of a text, line by line and within a line word by word. SAME and REMOVED together are the text before, SAME and ADDED
 * the text after.
 */
export function redline(before: string, after: string): Piece[] {
  if (before === after) return before === '' ? [] : [{ kind: 'SAME', text: before }]
  const rough = compare(linesOf(before), linesOf(after))
  const pieces = rough.flatMap((piece, at): Piece[] => {
    const next = rough[at + 1]
    if (piece.kind === 'REMOVED' && next?.kind === 'ADDED')
      return compare(wordsOf(piece.text), wordsOf(next.text))
    return piece.kind === 'ADDED' && rough[at - 1]?.kind === 'REMOVED' ? [] : [piece]
  })
  return joined(pieces)
}

/** Whether anything became of it. */
export const isChanged = (pieces: readonly Piece[]): boolean => pieces.some(({ kind }) => kind !== 'SAME')

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? []

/** The longest that two rows of words have in common; of what differs, what was taken out stands first. */
function compare(before: readonly string[], after: readonly string[]): Piece[] {
  let head = 0
  while (head < before.length && head < after.length && before[head] === after[head]) head++
  let tail = 0
  while (
    tail < before.length - head &&
    tail < after.length - head &&
    before[before.length - 1 - tail] === after[after.length - 1 - tail]
  )
    tail++
  const same = (words: readonly string[]): Piece[] => words.map((text) => ({ kind: 'SAME', text }))
  return joined([
    ...same(before.slice(0, head)),
    ...between(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...same(before.slice(before.length - tail)),
  ])
}

function between(before: readonly string[], after: readonly string[]): Piece[] {
  const removed = before.map((text): Piece => ({ kind: 'REMOVED', text }))
  const added = after.map((text): Piece => ({ kind: 'ADDED', text }))
  if (before.length * after.length === 0 || before.length * after.length > MOST_PAIRS)
    return [...removed, ...added]
  const width = after.length + 1
  const common = new Uint32Array((before.length + 1) * width)
  for (let b = before.length - 1; b >= 0; b--)
    for (let a = after.length - 1; a >= 0; a--)
      common[b * width + a] =
        before[b] === after[a]
          ? common[(b + 1) * width + a + 1]! + 1
          : Math.max(common[(b + 1) * width + a]!, common[b * width + a + 1]!)
  const pieces: Piece[] = []
  let [b, a] = [0, 0]
  while (b < before.length && a < after.length) {
    if (before[b] === after[a]) {
      pieces.push({ kind: 'SAME', text: before[b]! })
      b++
      a++
    } else if (common[(b + 1) * width + a]! >= common[b * width + a + 1]!) pieces.push(removed[b++]!)
    else pieces.push(added[a++]!)
  }
  return [...pieces, ...removed.slice(b), ...added.slice(a)]
}

/** Neighbours of one kind as one; between what stays, what was taken out stands before what was written. */
function joined(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = []
  let removed = ''
  let added = ''
  const flush = () => {
    if (removed !== '') out.push({ kind: 'REMOVED', text: removed })
    if (added !== '') out.push({ kind: 'ADDED', text: added })
    removed = added = ''
  }
  for (const { kind, text } of pieces) {
    if (kind === 'REMOVED') removed += text
    else if (kind === 'ADDED') added += text
    else {
      flush()
      const last = out.at(-1)
      if (last?.kind === 'SAME') out[out.length - 1] = { kind: 'SAME', text: last.text + text }
      else out.push({ kind: 'SAME', text })
    }
  }
  flush()
  return out
}
