import { buffer } from 'node:stream/consumers'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { readSheet } from './read-sheet.ts'
import type { SheetColumn } from './sheet-columns.ts'
import { ZipReader } from './unzip-for-tests.ts'
import { writePacked, writeSheet } from './write-sheet.ts'

const columns: SheetColumn[] = [
  { key: 'name', title: '이름', type: 'text' },
  { key: 'day', title: '근무일', type: 'date' },
  { key: 'worked', title: '근무 시간', type: 'minutes' },
  { key: 'pay', title: '금액', type: 'won' },
]
const read = columns.map(({ key, title, type }) => ({ key, titles: [title], type }))
const day = Temporal.PlainDate.from('2028-02-29')
const attacks = ['=1+1', '+cmd|calc', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x")', '＝1+1']

test('what is written is read back, value for value', async () => {
  const rows = [
    { name: '김민지 👩‍💻', day, worked: 30 * 60 + 5, pay: 3_141_592 },
    { name: '<b>&"\'', day: '1900-03-01', worked: 0, pay: -500 },
    { name: null, day: null, worked: -90, pay: 0 },
  ]
  const file = await buffer(writeSheet({ sheetName: '근무/기록: 2028*', columns, rows }))
  const back = await readSheet(file, { name: 'a.xlsx', columns: read, maxRows: 10 })
  expect(back.rows.map((row) => ({ ...row.values, day: row.values.day?.toString() }))).toEqual([
    { name: '김민지 👩‍💻', day: '2028-02-29', worked: 1805, pay: 3_141_592 },
    { name: '<b>&"\'', day: '1900-03-01', worked: 0, pay: -500 },
    { name: null, day: undefined, worked: -90, pay: 0 },
  ])
  const book = await readXlsx(file, { readStyles: true })
  const sheet = book.sheets[0]!
  expect(sheet.name).toBe('근무 기록  2028')
  expect(sheet.freezePane).toMatchObject({ rows: 1 })
  expect(sheet.cells?.get('0,1')?.style?.font?.bold).toBe(true)
  expect(sheet.cells?.get('1,1')?.style).toMatchObject({ numFmt: 'yyyy-mm-dd' })
  expect(sheet.cells?.get('1,1')?.style?.font?.bold).not.toBe(true)
})

test('a time is a number past midnight as well, and one of the day before is told in words', async () => {
  const times: SheetColumn[] = [{ key: 'out', title: '퇴근', type: 'clock' }]
  const rows = [{ out: 1110 }, { out: 1830 }, { out: 1440 }, { out: -20 }, { out: null }]
  const file = await buffer(writeSheet({ sheetName: 'x', columns: times, rows, language: 'ko' }))
  const back = await readSheet(file, {
    name: 'a.xlsx',
    columns: [{ key: 'out', titles: ['퇴근'], type: 'clock' }],
    maxRows: 10,
  })
  expect(back.rows.slice(0, 3).map(({ values }) => values.out)).toEqual([1110, 1830, 1440])
  const xml = await new ZipReader(file).text('xl/worksheets/sheet1.xml')
  expect(xml).toContain('<t>전일 23:40</t>')
})

test('a day that spreadsheets cannot count is written as text', async () => {
  const rows = ['1900-02-28', '2026-02-30', '9999-12-31', '어제'].map((given) => ({ day: given }))
  const back = await readXlsx(await buffer(writeSheet({ sheetName: 'x', columns, rows })))
  const written = back.sheets[0]!.rows.slice(1).map((row) => row[1])
  expect(written).toEqual(['1900-02-28', '2026-02-30', new Date('9999-12-31'), '어제'])
})

test('nothing that a person typed becomes a formula in xlsx', async () => {
  const rows = attacks.map((name) => ({ name }))
  const file = await buffer(writeSheet({ sheetName: 'x', columns, rows }))
  const xml = await new ZipReader(file).text('xl/worksheets/sheet1.xml')
  expect(xml).toContain('HYPERLINK')
  expect(xml).not.toMatch(/<f[ >]/)
  const back = await readXlsx(file)
  expect(back.sheets[0]!.rows.slice(1).map((row) => row[0])).toEqual(attacks)
  expect([...(back.sheets[0]!.cells ?? [])].filter(([, cell]) => cell.formula !== undefined)).toEqual([])
})

test('control characters and lone surrogates do not break the file', async () => {
  const rows = [{ name: 'a\u0000b\u0008\ud800c\uffff' }, { name: 'x'.repeat(40_000) }]
  const file = await buffer(writeSheet({ sheetName: '', columns, rows }))
  const back = await readXlsx(file)
  expect(back.sheets[0]!.rows[1]![0]).toContain('\ufffdc')
  expect(String(back.sheets[0]!.rows[2]![0])).toHaveLength(32_767)
})

test('an error of the rows reaches the reader of the stream, and the source is closed', async () => {
  let closed = false
  async function* rows() {
    try {
      yield [{ name: 'a' }]
      throw new Error('database gone')
    } finally {
      closed = true
    }
  }
  await expect(buffer(writeSheet({ sheetName: 'x', columns, rows: rows() }))).rejects.toThrow('database gone')
  expect(closed).toBe(true)
})

test('what one sheet cannot hold comes into another one under the same headings', async () => {
  const names = Array.from({ length: 7 }, (_, n) => `사람 ${n}`)
  // In batches that end elsewhere than the sheets do.
  async function* rows() {
    yield names.slice(0, 5).map((name) => [name, null, n(name) * 60, null])
    yield []
    yield names.slice(5).map((name) => [name, null, n(name) * 60, null])
  }
  const n = (name: string) => names.indexOf(name)
  const book = await readXlsx(await buffer(writePacked({ sheetName: '근무', columns }, rows(), 4)))
  expect(book.sheets.map(({ name }) => name)).toEqual(['근무', '근무_2', '근무_3'])
  for (const sheet of book.sheets) expect(sheet.rows[0]).toEqual(columns.map(({ title }) => title))
  expect(book.sheets.flatMap((sheet) => sheet.rows.slice(1).map((row) => row[0]))).toEqual(names)
  const none = await readXlsx(await buffer(writeSheet({ sheetName: '근무', columns, rows: [] })))
  expect(none.sheets.map((sheet) => sheet.rows)).toEqual([[columns.map(({ title }) => title)]])
})

test('headings, days, durations and money look as they should, and every part of the file is whole', async () => {
  const many = Array.from({ length: 30 }, (_, at): SheetColumn => ({
    key: 'name',
    title: `${at}`,
    type: 'text',
  }))
  const wide = [...columns, ...many]
  const rows = [{ name: ' <가> & "나" ', day, worked: 90, pay: -1000 }]
  const file = await buffer(writeSheet({ sheetName: 'A & "B"', columns: wide, rows }))
  const book = await readXlsx(file, { readStyles: true })
  const { cells, name } = book.sheets[0]!
  expect(name).toBe('A & "B"')
  expect(cells?.get('0,33')?.style).toMatchObject({
    font: { bold: true },
    fill: { fgColor: { rgb: 'E9ECEF' } },
  })
  expect(['1,1', '1,2', '1,3'].map((at) => cells?.get(at)?.style?.numFmt)).toEqual([
    'yyyy-mm-dd',
    '[h]:mm',
    '#,##0',
  ])
  expect(book.sheets[0]!.rows[1]!.slice(0, 1)).toEqual([' <가> & "나" '])
  expect(book.sheets[0]!.rows[1]).toHaveLength(34)
  const zip = new ZipReader(file)
  const xml = await zip.text('xl/worksheets/sheet1.xml')
  expect(xml).toContain('<c r="AH2"')
  expect(xml).toContain('<pane ySplit="1"')
  const relations = await zip.text('xl/_rels/workbook.xml.rels')
  const types = await zip.text('[Content_Types].xml')
  for (const part of ['worksheets/sheet1.xml', 'styles.xml']) {
    expect(relations).toContain(`Target="${part}"`)
    expect(types).toContain(`PartName="/xl/${part}"`)
  }
})

test('a reader who goes away lets the rows go', async () => {
  let closed = false
  async function* rows() {
    try {
      for (;;) yield [{ name: 'a'.repeat(1000) }]
    } finally {
      closed = true
    }
  }
  for await (const chunk of writeSheet({ sheetName: 'x', columns, rows: rows() })) {
    expect(chunk.length).toBeGreaterThan(0)
    break
  }
  await expect.poll(() => closed).toBe(true)
})
