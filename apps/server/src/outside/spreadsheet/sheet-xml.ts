import { clockFormat } from '../../clock-text.ts'
import type { Language } from '../../http/context.ts'
import type { SheetColumnType } from './sheet-columns.ts'

// A workbook of plain sheets as text: hundreds of thousands of rows are written this way, cell by cell.

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Colours of the row of headings in every file of ours. */
export const HEAD = { ink: '212529', ground: 'E9ECEF', line: 'ADB5BD' } as const

/** Places in the list of cell formats below. */
const HEADING = 1
const FORMATS: Partial<Record<SheetColumnType, number>> = { date: 2, minutes: 3, won: 4, clock: 5 }

/** @param clock the format of times, in the words of a language */
const stylesOf = (clock: string) => `${XML}<styleSheet xmlns="${MAIN}">
<numFmts count="3"><numFmt numFmtId="164" formatCode="yyyy-mm-dd"/><numFmt numFmtId="165" formatCode="[h]:mm"/><numFmt numFmtId="166" formatCode="${attribute(clock)}"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><color rgb="FF${HEAD.ink}"/><name val="Calibri"/></font></fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF${HEAD.ground}"/></patternFill></fill></fills>
<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border><border><left/><right/><top/><bottom style="thin"><color rgb="FF${HEAD.line}"/></bottom><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="0" fontId="1" fillId="2" borderId="1" xfId="0" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment horizontal="center" vertical="center"/></xf>
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="3" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="166" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

/** What a row of cells is made with: the letters and the format of each column. */
export interface RowShape {
  letters: readonly string[]
  formats: readonly string[]
}

export function rowShape(types: readonly SheetColumnType[]): RowShape {
  return {
    letters: types.map((_, place) => lettersOf(place)),
    formats: types.map((type) => (FORMATS[type] ? ` s="${FORMATS[type]}"` : '')),
  }
}

/** The same cells as headings. */
export function headShape({ letters }: RowShape): RowShape {
  return { letters, formats: letters.map(() => ` s="${HEADING}"`) }
}

/** A row; text is always text and never a formula, whatever it begins with. @param row from 1 */
export function rowXml(row: number, cells: readonly (string | number | null)[], shape: RowShape): string {
  let xml = `<row r="${row}">`
  for (let place = 0; place < cells.length; place += 1) {
    const value = cells[place]!
    if (value === null) continue
    const head = `<c r="${shape.letters[place]}${row}"${shape.formats[place]}`
    xml +=
      typeof value === 'number'
        ? `${head}><v>${value}</v></c>`
        : `${head} t="inlineStr"><is>${text(value)}</is></c>`
  }
  return `${xml}</row>`
}

// What XML has another meaning for, or none at all.
const UNSAFE = /[&<>\u0000-\u0008\u000b-\u001f\ufffe\uffff]/
const EACH_UNSAFE = new RegExp(UNSAFE, 'g')
// Else the spaces would be taken for those of the file.
const SPACED = /^\s|\s$|[\n\t]/
const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function text(value: string): string {
  const safe = UNSAFE.test(value) ? value.replace(EACH_UNSAFE, escaped) : value
  return SPACED.test(value) ? `<t xml:space="preserve">${safe}</t>` : `<t>${safe}</t>`
}

/** What XML cannot say, spreadsheets write by its number. */
function escaped(character: string): string {
  return NAMED[character] ?? `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
}

function attribute(value: string): string {
  return value.replace(EACH_UNSAFE, escaped).replaceAll('"', '&quot;')
}

/** 0 is A, 26 is AA. */
function lettersOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26))
  return place < 26 ? last : lettersOf(Math.floor(place / 26) - 1) + last
}

/** The beginning of a sheet whose first row stays in sight. @param widths in characters */
export function sheetHead(widths: readonly number[]): string {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columns.join('')}</cols><sheetData>`
}

export const SHEET_FOOT = '</sheetData></worksheet>'

/** What an archive needs beside its sheets, by name. @param titles of the sheets, as spreadsheets allow them */
export function bookParts(titles: readonly string[], language: Language): Record<string, string> {
  const each = (of: (number: number, title: string) => string) =>
    titles.map((title, at) => of(at + 1, title)).join('')
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`
  const related = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`
  return {
    'xl/styles.xml': stylesOf(clockFormat(language)),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each((n, title) => `<sheet name="${attribute(title)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each((n) => related(`rId${n}`, 'worksheet', `worksheets/sheet${n}.xml`))}${related('styles', 'styles', 'styles.xml')}</Relationships>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${related('book', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook.xml', 'sheet.main')}${part('styles.xml', 'styles')}${each((n) => part(`worksheets/sheet${n}.xml`, 'worksheet'))}</Types>`,
  }
}
