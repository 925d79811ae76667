import { type ClipboardEvent, useState } from 'react'
import type { CellCopyArgs, CellKeyboardEvent, CellKeyDownArgs, CellPasteArgs } from 'react-data-grid'
import { useTranslation } from 'react-i18next'
import { number } from '../../text/formats.ts'
import type { EditableGridProps } from './editable-grid.tsx'
import type { ShownRow } from './grid-columns.tsx'
import { cellsOfClipboard } from './grid-edits.ts'
import { useGridBrush } from './use-grid-brush.ts'

type Clipboard = ClipboardEvent<HTMLDivElement>

/** What keys and clipboard do in a grid; `told` is read out after it. */
export function useGridActs<Row>(props: EditableGridProps<Row>, shown: readonly ShownRow<Row>[]) {
  const { columns, edits } = props
  type Shown = ShownRow<Row>
  const { t } = useTranslation()
  const [told, setTold] = useState('')
  const [leftOut, setLeftOut] = useState('')
  const brush = useGridBrush(props, shown, (hint) => {
    setTold(hint)
    setLeftOut(hint)
  })
  const named = (key: string) => columns.findIndex((column) => column.key === key)
  const step = (name: 'undo' | 'redo') => {
    setLeftOut('')
    setTold(t(name === 'undo' ? 'kit.grid.undone' : 'kit.grid.redone', { n: number(edits[name]()) }))
  }
  const mayChange = (column: number, row: Shown | undefined): row is Shown =>
    row !== undefined && columns[column]?.read !== undefined && !columns[column].isLocked?.(row.row)

  const copy = ({ row, column }: CellCopyArgs<Shown, 'sums'>, event: Clipboard) => {
    event.preventDefault()
    const own = columns[named(column.key)]?.text(row.row)
    event.clipboardData.setData('text/plain', row.typed?.[column.key] ?? own ?? '')
  }
  const paste = ({ row, column }: CellPasteArgs<Shown, 'sums'>, event: Clipboard) => {
    event.preventDefault()
    const first = named(column.key)
    const cells = cellsOfClipboard(event.clipboardData.getData('text/plain')).flatMap((line, down) =>
      line.map((text, right) => ({ text, at: first + right, row: shown[row.at + down] })),
    )
    const taken = cells.flatMap(({ text, at, row: into }) =>
      mayChange(at, into) ? [{ row: into.key, column: columns[at]!.key, text }] : [],
    )
    edits.change(taken)
    const counts = { n: number(taken.length), left: number(cells.length - taken.length) }
    const isWhole = taken.length === cells.length
    setTold(t(isWhole ? 'kit.grid.pasted' : 'kit.grid.pastedSome', counts))
    setLeftOut(isWhole ? '' : t('kit.grid.pastedSome', counts))
    return row
  }
  const onKey = (cell: CellKeyDownArgs<Shown, 'sums'>, event: CellKeyboardEvent) => {
    if (cell.mode === 'EDIT') return
    const key = event.key.toLowerCase()
    if ((event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y')) {
      event.preventDefault()
      event.preventGridDefault()
      step(key === 'y' || event.shiftKey ? 'redo' : 'undo')
    } else if (brush.onKey(cell, key)) {
      event.preventDefault()
      event.preventGridDefault()
    } else if ((key === 'delete' || key === 'backspace') && cell.column) {
      event.preventGridDefault()
      if (mayChange(named(cell.column.key), cell.row))
        edits.change([{ row: cell.row.key, column: cell.column.key, text: '' }])
    }
  }
  return { told, leftOut, step, copy, paste, onKey, brush }
}
