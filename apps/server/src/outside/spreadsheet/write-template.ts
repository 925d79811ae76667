import type { CellStyle, CellValue } from 'hucre/xlsx'
import { daySerial, type SheetColumn, type SheetRow } from './sheet-columns.ts'

export interface TemplateContent {
  sheetName: string
  columns: readonly SheetColumn[]
  /** One line that shows how to fill it in. */
  sample: SheetRow
  /** A second sheet with sentences for the person who fills it in. */
  notesName: string
  notes: readonly string[]
}

const head: CellStyle = {
  font: { bold: true, color: { rgb: '212529' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E9ECEF' } },
  border: { bottom: { style: 'thin', color: { rgb: 'ADB5BD' } } },
  alignment: { vertical: 'center', horizontal: 'center' },
}
const pale: CellStyle = { font: { italic: true, color: { rgb: '868E96' } } }

/**
 * A small xlsx to be filled in by a person: styled headings, a pale sample line, a sheet of notes. Cells of text keep what is
 * typed, such as the zero that a telephone number begins with.
 */
export async function writeTemplate(content: TemplateContent): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx')
  const { columns, sample } = content
  const format = (column: SheetColumn) => (column.type === 'date' ? 'yyyy-mm-dd' : '@')
  const cells = new Map<string, { style: CellStyle }>()
  columns.forEach((column, index) => {
    cells.set(`0,${index}`, { style: head })
    cells.set(`1,${index}`, { style: { ...pale, numFmt: format(column) } })
  })
  return writeXlsx({
    sheets: [
      {
        name: content.sheetName,
        columns: columns.map((column) => ({ width: column.width ?? 16, numFmt: format(column) })),
        rows: [columns.map(({ title }) => title), columns.map((column) => cellOf(column, sample))],
        cells,
        freezePane: { rows: 1 },
      },
      { name: content.notesName, columns: [{ width: 90 }], rows: content.notes.map((note) => [note]) },
    ],
  })
}

function cellOf({ key, type }: SheetColumn, sample: SheetRow): CellValue {
  const value = sample[key]
  if (value === null || value === undefined) return null
  return type === 'date' ? daySerial(String(value)) : String(value)
}
