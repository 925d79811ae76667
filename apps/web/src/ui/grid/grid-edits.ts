/** A cell by the key of its row and of its column, with what was typed into it; undefined is the row's own text again. */
export interface CellText {
  row: string | number
  column: string
  text: string | undefined
}

/** What was typed so far, by row and column; what the rows themselves say is not in it. */
export type Typed = ReadonlyMap<string | number, Readonly<Record<string, string>>>

export interface Edits {
  typed: Typed
  /** Steps back, the newest last; each holds what the cells were before it. */
  undo: readonly (readonly CellText[])[]
  redo: readonly (readonly CellText[])[]
}

export const NO_EDITS: Edits = { typed: new Map(), undo: [], redo: [] }

const MOST_STEPS = 200

/**
 * The edits after one step, which one undo takes back however many cells it changed.
 * @param joins it goes on with the step before, as a drag does
 */
export function edited(edits: Edits, cells: readonly CellText[], joins = false): Edits {
  const changed = cells.filter(({ row, column, text }) => edits.typed.get(row)?.[column] !== text)
  if (changed.length === 0) return edits
  const { typed, before } = withCells(edits.typed, changed)
  const last = joins ? (edits.undo.at(-1) ?? []) : []
  const steps = joins ? edits.undo.slice(0, -1) : edits.undo
  return { typed, undo: [...steps, [...before, ...last]].slice(-MOST_STEPS), redo: [] }
}

export function undone(edits: Edits): Edits {
  const step = edits.undo.at(-1)
  if (!step) return edits
  const { typed, before } = withCells(edits.typed, step)
  return { typed, undo: edits.undo.slice(0, -1), redo: [...edits.redo, before] }
}

export function redone(edits: Edits): Edits {
  const step = edits.redo.at(-1)
  if (!step) return edits
  const { typed, before } = withCells(edits.typed, step)
  return { typed, undo: [...edits.undo, before], redo: edits.redo.slice(0, -1) }
}

/** The edits without those that were saved; what was typed into such a cell meanwhile stays. */
export function saved(edits: Edits, sent: Typed): Edits {
  const done = [...sent].flatMap(([row, cells]) =>
    Object.entries(cells)
      .filter(([column, text]) => edits.typed.get(row)?.[column] === text)
      .map(([column]) => ({ row, column, text: undefined })),
  )
  return { typed: withCells(edits.typed, done).typed, undo: [], redo: [] }
}

function withCells(typed: Typed, cells: readonly CellText[]): { typed: Typed; before: CellText[] } {
  const next = new Map(typed)
  const before = cells.map(({ row, column, text }): CellText => {
    const { [column]: was, ...others } = next.get(row) ?? {}
    const now = text === undefined ? others : { ...others, [column]: text }
    if (Object.keys(now).length === 0) next.delete(row)
    else next.set(row, now)
    return { row, column, text: was }
  })
  // Back in the opposite order: a cell that a step names twice returns to what it was before the first.
  return { typed: next, before: before.toReversed() }
}

/** The cells of a range copied from Excel or another table: rows of cells; quoted cells may hold breaks, tabs and quotes. */
export function cellsOfClipboard(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r\n|\n|\r|$)/gy
  while (cell.lastIndex < text.length) {
    const [, raw = '', end] = cell.exec(text) ?? []
    if (end === undefined) return [[text]]
    rows.at(-1)!.push(/^"[^]*"$/.test(raw) && raw.length > 1 ? raw.slice(1, -1).replaceAll('""', '"') : raw)
    if (end === '\t' && cell.lastIndex === text.length) rows.at(-1)!.push('')
    else if (end !== '\t' && end !== '' && cell.lastIndex < text.length) rows.push([])
  }
  return rows
}
