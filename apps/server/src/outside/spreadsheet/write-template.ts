import { Readable } from 'node:stream'
import type { CellStyle, CellValue, DataValidation, WriteSheet } from 'hucre/xlsx'
import type { Download } from '../../http/download.ts'
import { daySerial, type SheetColumn, type SheetRow } from './sheet-columns.ts'
import { HEAD } from './sheet-xml.ts'
import { XLSX_TYPE } from './write-sheet.ts'

export interface TemplateColumn extends SheetColumn {
  /** What a person chooses from; a sheet of its own lists them. */
  options?: readonly string[]
  /** Several with commas between them: spreadsheets can offer only one. */
  takesSeveral?: boolean
}

export interface TemplateContent {
  sheetName: string
  columns: readonly TemplateColumn[]
  /** What the sheet of options is called, where there are any. */
  optionsName: string
  /** One line that shows how to fill it in. */
  sample: SheetRow
  /** A second sheet with sentences for the person who fills it in. */
  notesName: string
  notes: readonly string[]
}

const headStyle: CellStyle = {
  font: { bold: true, color: { rgb: HEAD.ink } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: HEAD.ground } },
  border: { bottom: { style: 'thin', color: { rgb: HEAD.line } } },
  alignment: { vertical: 'center', horizontal: 'center' },
}
const pale: CellStyle = { font: { italic: true, color: { rgb: '868E96' } } }

/** The template as a file to save, called as its first sheet. */
export function templateDownload(content: TemplateContent): Download {
  return {
    name: `${content.sheetName}.xlsx`,
    contentType: XLSX_TYPE,
    open: async () => Readable.from([Buffer.from(await writeTemplate(content))], { objectMode: false }),
  }
}

/**
 * A small xlsx to be filled in by a person: styled headings, a pale sample line, a sheet of notes. Cells of text keep what is
 * typed, such as the zero that a telephone number begins with.
 */
export async function writeTemplate(content: TemplateContent): Promise<Uint8Array> {
  const { colToLetter, writeXlsx } = await import('hucre/xlsx')
  const { columns, sample } = content
  const format = (column: SheetColumn) => (column.type === 'date' ? 'yyyy-mm-dd' : '@')
  const cells = new Map<string, { style: CellStyle }>()
  columns.forEach((column, index) => {
    cells.set(`0,${index}`, { style: headStyle })
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
        dataValidations: offers(content, colToLetter),
      },
      ...optionSheets(content),
      { name: content.notesName, columns: [{ width: 90 }], rows: content.notes.map((note) => [note]) },
    ],
  })
}

function cellOf({ key, type }: SheetColumn, sample: SheetRow): CellValue {
  const value = sample[key]
  if (value === null || value === undefined) return null
  return type === 'date' ? daySerial(String(value)) : String(value)
}

const withOptions = ({ columns }: TemplateContent) => columns.filter(({ options = [] }) => options.length > 0)

/** Each column's options in a column, under its heading. */
function optionSheets(content: TemplateContent): WriteSheet[] {
  const columns = withOptions(content)
  if (columns.length === 0) return []
  const longest = Math.max(...columns.map(({ options }) => options!.length))
  const lines = Array.from({ length: longest }, (_, at) => columns.map(({ options }) => options![at] ?? null))
  return [
    {
      name: content.optionsName,
      columns: columns.map(() => ({ width: 20, numFmt: '@' })),
      rows: [columns.map(({ title }) => title), ...lines],
      cells: new Map(columns.map((_, at) => [`0,${at}`, { style: headStyle }])),
      freezePane: { rows: 1 },
    },
  ]
}

// Below the heading, as far as people fill in by hand.
const OFFERED_ROWS = 2000

/** A list to choose from in every cell; other words are only warned of, as options may be added later. */
function offers(content: TemplateContent, lettersOf: (column: number) => string): DataValidation[] {
  return withOptions(content).flatMap((column, at): DataValidation[] => {
    if (column.takesSeveral) return []
    const from = lettersOf(at)
    const place = lettersOf(content.columns.indexOf(column))
    return [
      {
        type: 'list',
        formula1: `'${content.optionsName}'!$${from}$2:$${from}$${column.options!.length + 1}`,
        range: `${place}2:${place}${OFFERED_ROWS}`,
        allowBlank: true,
        showErrorMessage: true,
        errorStyle: 'warning',
      },
    ]
  })
}
