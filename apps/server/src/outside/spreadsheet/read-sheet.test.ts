import { Readable } from 'node:stream'
import { writeXlsx, type Cell, type WriteSheet } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { zipOf } from '../zip-for-tests.ts'
import { readSheet, type ReadColumn } from './read-sheet.ts'
import { xlsOf } from './xls-for-tests.ts'

const columns: ReadColumn<'name' | 'day' | 'worked' | 'pay'>[] = [
  { key: 'name', titles: ['이름', '氏名', 'Name'], type: 'text', required: true },
  { key: 'day', titles: ['근무일', '勤務日', 'Work day'], type: 'date' },
  { key: 'worked', titles: ['시간', '時間', 'Time'], type: 'minutes' },
  { key: 'pay', titles: ['금액', '金額', 'Amount'], type: 'won' },
]
const options = { name: 'a.xlsx', columns, maxRows: 5 }
const xlsx = async (sheet: Omit<WriteSheet, 'name'>) =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'x', ...sheet }] }))
const csv = (text: string | Buffer) => readSheet(Buffer.from(text as Buffer), { ...options, name: 'a.csv' })
const plain = (read: Awaited<ReturnType<typeof csv>>) =>
  read.rows.map(({ values: { name, day, worked, pay } }) => [name, day?.toString() ?? null, worked, pay])

test.each([
  ['Korean', '이름,근무일,시간,금액'],
  ['Japanese', '金額,氏名,勤務日,時間'],
  ['English, with other case, spaces and stars', ' NAME * ,work  day,TIME,amount'],
])('headings in %s are known in any order', async (_, header) => {
  const { rows } = await csv(
    `${header}\r\n${header.startsWith('金') ? '5,kim,2026-11-21,9:30' : 'kim,2026-11-21,9:30,5'}\r\n`,
  )
  expect(rows[0]).toMatchObject({ row: 2, values: { name: 'kim', worked: 570, pay: 5 }, errors: [] })
})

test.each([
  ['2026-02-03', '2026-02-03'],
  ['2026.2.3', '2026-02-03'],
  ['2026. 2. 3.', '2026-02-03'],
  ['2026/02/03', '2026-02-03'],
  ['20260203', '2026-02-03'],
  ['2026년 2월 3일', '2026-02-03'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-30', null],
  ['2026-02-29', null],
  ['02/03/2026', null],
  ['어제', null],
])('the day %j is %j', async (given, wanted) => {
  const { rows } = await csv(`이름,근무일\nkim,${given}\n`)
  expect(rows[0]!.values.day?.toString() ?? null).toBe(wanted)
  expect(rows[0]!.errors).toEqual(wanted ? [] : [{ key: 'day', code: 'CELL_NOT_DATE' }])
})

test.each([
  ['pay', '"1,234,567"', 1_234_567],
  ['pay', '₩5000', 5000],
  ['pay', '５０００원', 5000],
  ['pay', '-1', -1],
  ['pay', '1.5', 'CELL_NOT_WHOLE'],
  ['pay', '1e5', 'CELL_NOT_NUMBER'],
  ['pay', '99999999999999999999', 'CELL_NOT_NUMBER'],
  ['pay', 'NaN', 'CELL_NOT_NUMBER'],
  ['worked', '29:59', 1799],
  ['worked', '-1:30', -90],
  ['worked', '9:60', 'CELL_NOT_TIME'],
  ['worked', '99999:00', 'CELL_NOT_TIME'],
] as const)('%s of %s is %s', async (key, given, wanted) => {
  const { rows } = await csv(`이름,${key === 'pay' ? '금액' : '시간'}\nkim,${given}\n`)
  const { values, errors } = rows[0]!
  expect([values[key], errors]).toEqual(
    typeof wanted === 'number' ? [wanted, []] : [null, [{ key, code: wanted }]],
  )
})

test('CSV is read in the encodings that Excel saves', async () => {
  const text = '이름,금액\r\n똠방,1\r\n'
  expect(plain(await csv(`\ufeff${text}`))).toEqual([['똠방', null, null, 1]])
  expect(plain(await csv(Buffer.from(`\ufeff${text}`, 'utf16le')))).toEqual([['똠방', null, null, 1]])
  // 똠 is in CP949 but not in the EUC-KR of old.
  const cp949 = Buffer.from('c0ccb8a72cb1ddbed70d0a8c63b9e62c310d0a', 'hex')
  expect(plain(await csv(cp949))).toEqual([['똠방', null, null, 1]])
})

test('xlsx: dates, times, formulas with results, gaps and numbers in text columns', async () => {
  const file = await xlsx({
    rows: [
      [],
      ['이름', '근무일', '시간', '금액', '비고'],
      [20210001, new Date('2026-11-21'), 1.25, 5],
      [],
      ['lee', 46000, 0.5],
    ],
    columns: [{}, {}, { numFmt: '[h]:mm' }, {}],
    cells: new Map<string, Partial<Cell>>([
      ['4,3', { value: 42, formula: 'SUM(D3)', formulaResult: 42 }],
      ['5,0', { value: 'park' }],
      ['5,3', { value: null, formula: 'SUM(D3)' }],
      ['6,0', { value: 'choi' }],
      ['6,1', { value: '#REF!', type: 'error' }],
    ]),
  })
  const read = await readSheet(file, options)
  expect(plain(read)).toEqual([
    ['20210001', '2026-11-21', 1800, 5],
    ['lee', '2025-12-09', 720, 42],
    ['park', null, null, null],
    ['choi', null, null, null],
  ])
  expect(read.rows.map((row) => row.row)).toEqual([3, 5, 6, 7])
  expect(read.rows.flatMap((row) => row.errors)).toEqual([
    { key: 'pay', code: 'CELL_FORMULA_UNSOLVED' },
    { key: 'day', code: 'CELL_BROKEN' },
  ])
  expect(read.ignored).toEqual(['비고'])
})

test('xls from old Excel is read by its content, whatever its name', async () => {
  const file = xlsOf([
    ['이름', '근무일', '시간', '금액'],
    ['김민지', 46_000, 0.5, 1_234_567],
    ['#REF!', '어제', 1, 2],
  ])
  const read = await readSheet(file, { ...options, name: 'a.xlsx' })
  expect(plain(read)).toEqual([
    ['김민지', '2025-12-09', 720, 1_234_567],
    [null, null, 1440, 2],
  ])
  expect(read.rows[1]!.errors).toEqual([
    { key: 'name', code: 'CELL_BROKEN' },
    { key: 'day', code: 'CELL_NOT_DATE' },
  ])
  const long = xlsOf([['이름'], ...Array.from({ length: 6 }, () => ['kim'])])
  await expect(readSheet(long, options)).rejects.toMatchObject({ code: 'SHEET_TOO_MANY_ROWS' })
})

test('a required cell that is empty is an error of its row', async () => {
  const { rows } = await csv('이름,금액\n,5\n   ,6\n')
  expect(rows.map((row) => row.errors)).toEqual([
    [{ key: 'name', code: 'CELL_REQUIRED' }],
    [{ key: 'name', code: 'CELL_REQUIRED' }],
  ])
})

test.each([
  ['SHEET_HEADER_MISSING', '성명,금액\nkim,5\n', ['이름']],
  ['SHEET_HEADER_DUPLICATE', '이름,Name\nkim,lee\n', ['이름']],
  ['SHEET_TOO_MANY_ROWS', `이름\n${'kim\n'.repeat(6)}`, ['5']],
  ['SHEET_EMPTY', '\n\n,,\n', []],
  ['SHEET_EMPTY', '', []],
  ['SHEET_NOT_A_SPREADSHEET', '이름\n\0kim', []],
])('%s is told for the file', async (code, text, details) => {
  await expect(csv(text)).rejects.toMatchObject({ code, details })
})

test('exactly as many rows as allowed are read, with empty ones behind', async () => {
  expect((await csv(`이름\n${'kim\n'.repeat(5)}\n\n`)).rows).toHaveLength(5)
  const file = await xlsx({ rows: [['이름'], ...Array.from({ length: 6 }, () => ['kim'])] })
  await expect(readSheet(file, options)).rejects.toMatchObject({ code: 'SHEET_TOO_MANY_ROWS' })
})

test('merged cells are refused with their place', async () => {
  const file = await xlsx({
    rows: [['이름'], ['kim']],
    merges: [{ startRow: 1, startCol: 0, endRow: 2, endCol: 1 }],
  })
  await expect(readSheet(file, options)).rejects.toMatchObject({
    code: 'SHEET_MERGED_CELLS',
    details: ['A2:B3'],
  })
})

test('an encrypted workbook is told apart', async () => {
  const encryption = { password: 'x', spinCount: 10 }
  const file = Buffer.from(await writeXlsx({ sheets: [{ name: 'x', rows: [['이름']] }], encryption }))
  await expect(readSheet(file, options)).rejects.toMatchObject({ code: 'SHEET_ENCRYPTED' })
})

test.each([
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'a.xlsx'],
  ['an HTML table called xls', Buffer.from('<table><tr><td>이름</td></tr></table>'), 'a.xls'],
  ['a broken archive', Buffer.from('504b030400000000', 'hex'), 'a.xlsx'],
  ['another archive', zipOf([{ name: 'a.txt', content: 'x' }]), 'a.xlsx'],
  ['a broken xls', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]), 'a.xls'],
  ['a PDF called csv', Buffer.from('%PDF-1.7\0\0'), 'a.csv'],
])('%s is not a spreadsheet', async (_, file, name) => {
  await expect(readSheet(file, { ...options, name })).rejects.toMatchObject({
    code: 'SHEET_NOT_A_SPREADSHEET',
  })
})

test('a zip bomb is stopped by what it expands to, whatever it says of itself', async () => {
  const bomb = zipOf([{ name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(30_000_000), size: 100 }])
  expect(bomb.length).toBeLessThan(50_000)
  const read = readSheet(bomb, { ...options, maxExpandedBytes: 20_000_000 })
  await expect(read).rejects.toMatchObject({ code: 'SHEET_TOO_LARGE' })
  const many = zipOf(
    Array.from({ length: 5 }, (_, index) => ({ name: `${index}`, content: Buffer.alloc(5_000_000) })),
  )
  await expect(readSheet(many, { ...options, maxExpandedBytes: 20_000_000 })).rejects.toMatchObject({
    code: 'SHEET_TOO_LARGE',
  })
})

/** An archive whose true directory only a ZIP64 record knows, behind an end that shows nothing or another one. */
function hidden(bomb: Buffer, show: (end: Buffer) => void): Buffer {
  const end = bomb.subarray(-22)
  const [count, size, start] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)]
  const record = Buffer.alloc(56)
  record.write('504b0606', 'hex')
  record.writeBigUInt64LE(44n, 4)
  for (const at of [24, 32]) record.writeBigUInt64LE(BigInt(count), at)
  record.writeBigUInt64LE(BigInt(size), 40)
  record.writeBigUInt64LE(BigInt(start), 48)
  const locator = Buffer.alloc(20)
  locator.write('504b0607', 'hex')
  locator.writeBigUInt64LE(BigInt(bomb.length - 22), 8)
  locator.writeUInt32LE(1, 16)
  const shown = Buffer.from(end)
  show(shown)
  return Buffer.concat([bomb.subarray(0, -22), record, locator, shown])
}

test.each([
  ['no entries and no size', (end: Buffer) => end.fill(0, 8, 12).writeUInt32LE(0xffffffff, 12)],
  ['too many entries', (end: Buffer) => end.writeUInt16LE(0xffff, 10)],
  ['no place', (end: Buffer) => end.writeUInt32LE(0xffffffff, 16)],
  ['itself as it is', () => 0],
])('a directory behind a ZIP64 record is refused: the end shows %s', async (_, show) => {
  const file = await xlsx({ rows: [['이름'], ['kim']] })
  await expect(readSheet(hidden(file, show), options)).rejects.toMatchObject({
    code: 'SHEET_NOT_A_SPREADSHEET',
  })
})

test.each([
  ['something behind the end', (file: Buffer) => Buffer.concat([file, Buffer.of(0)])],
  ['no entries', (file: Buffer) => edit(file, (end) => end.writeUInt16LE(0, 10))],
  ['fewer entries than there are', (file: Buffer) => edit(file, (end) => end.writeUInt16LE(1, 10))],
  ['a directory elsewhere', (file: Buffer) => edit(file, (end) => end.writeUInt32LE(0, 16))],
  ['a directory of another size', (file: Buffer) => edit(file, (end) => end.writeUInt32LE(1, 12))],
  ['an entry of unknown size', (file: Buffer) => editEntry(file, (entry) => entry.fill(0xff, 20, 24))],
  [
    'an entry of unknown expanded size',
    (file: Buffer) => editEntry(file, (entry) => entry.fill(0xff, 24, 28)),
  ],
  ['an entry in an unknown place', (file: Buffer) => editEntry(file, (entry) => entry.fill(0xff, 42, 46))],
  [
    'a size that only the data tell',
    (file: Buffer) => editEntry(file, (entry) => entry.fill(8, 8, 9).fill(0, 20, 28)),
  ],
])('an archive is refused with %s', async (_, change) => {
  const file = await xlsx({ rows: [['이름'], ['kim']] })
  expect((await readSheet(file, options)).rows).toHaveLength(1)
  await expect(readSheet(change(file), options)).rejects.toMatchObject({ code: 'SHEET_NOT_A_SPREADSHEET' })
})

function edit(file: Buffer, change: (end: Buffer) => unknown): Buffer {
  const copy = Buffer.from(file)
  change(copy.subarray(-22))
  return copy
}

function editEntry(file: Buffer, change: (entry: Buffer) => unknown): Buffer {
  const copy = Buffer.from(file)
  change(copy.subarray(copy.readUInt32LE(copy.length - 6)))
  return copy
}

test('an archive with a comment is one', async () => {
  const file = await xlsx({ rows: [['이름'], ['kim']] })
  const commented = Buffer.concat([edit(file, (end) => end.writeUInt16LE(4, 20)), Buffer.from('kept')])
  expect((await readSheet(commented, options)).rows).toHaveLength(1)
})

test('a file that is larger than allowed is stopped while it streams', async () => {
  let sent = 0
  const endless = Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(1000, (sent += 1))
    })(),
  )
  await expect(readSheet(endless, { ...options, maxBytes: 50_000 })).rejects.toMatchObject({
    code: 'SHEET_TOO_LARGE',
  })
  expect(sent).toBeLessThan(200)
  await expect(readSheet(Buffer.alloc(60_000), { ...options, maxBytes: 50_000 })).rejects.toMatchObject({
    code: 'SHEET_TOO_LARGE',
  })
})

test('a cell in the far corner costs nothing', async () => {
  const cells = new Map<string, Partial<Cell>>([['1048575,16383', { value: 'x' }]])
  const file = await xlsx({ rows: [['이름'], ['kim']], cells })
  expect(plain(await readSheet(file, options))).toEqual([['kim', null, null, null]])
})

test('the thread that reads is stopped when its time or its memory is used up, and others go on meanwhile', async () => {
  const cells = Buffer.from(`<worksheet><sheetData>${'<row><c><v>1</v></c></row>'.repeat(300_000)}`)
  const strings = Buffer.from(`<sst>${'<si><t>가</t></si>'.repeat(1_000_000)}</sst>`)
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const relations = (of: string, target: string) =>
    `<Relationships><Relationship Id="${of}" Type="${type}/${of}" Target="${target}"/></Relationships>`
  const file = zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: '_rels/.rels', content: relations('officeDocument', 'xl/workbook.xml') },
    {
      name: 'xl/workbook.xml',
      content: '<workbook><sheets><sheet name="x" sheetId="1" r:id="x"/></sheets></workbook>',
    },
    { name: 'xl/_rels/workbook.xml.rels', content: relations('sharedStrings', 'sharedStrings.xml') },
    { name: 'xl/sharedStrings.xml', content: strings },
    { name: 'xl/worksheets/sheet1.xml', content: cells },
  ])
  let beats = 0
  const timer = setInterval(() => (beats += 1), 1)
  const late = readSheet(file, { ...options, maxSeconds: 0.3 })
  await expect(late).rejects.toMatchObject({ code: 'SHEET_TOO_LARGE' })
  clearInterval(timer)
  expect(beats).toBeGreaterThan(20)
  await expect(readSheet(file, { ...options, maxHeapMb: 48 })).rejects.toMatchObject({
    code: 'SHEET_TOO_LARGE',
    cause: { code: 'ERR_WORKER_OUT_OF_MEMORY' },
  })
  expect((await csv('이름\nkim\n')).rows).toHaveLength(1)
})

test('an apostrophe that keeps text from being a formula is taken away', async () => {
  const attacks = ['=1+1', '-2+3', '@SUM(A1)', '＝1+1']
  const { rows } = await csv(`이름\n${attacks.map((attack) => `'${attack}\n`).join('')}'가'\n`)
  expect(rows.map(({ values }) => values['name'])).toEqual([...attacks, "'가'"])
})

test('columns of a CSV beyond those of a sheet are not looked at', async () => {
  const { rows, ignored } = await csv(`이름${',x'.repeat(100_000)},금액\nkim${',5'.repeat(100_001)}\n`)
  expect(plain({ rows, ignored })).toEqual([['kim', null, null, null]])
  expect(ignored).toHaveLength(199)
})

test('one long text in very many cells is too large, however small the file', async () => {
  const file = `이름,금액\n${`${'x'.repeat(3_900)},1\n`.repeat(6_000)}`
  const read = readSheet(Buffer.from(file), {
    ...options,
    name: 'a.csv',
    maxRows: 6_000,
    maxBytes: 30_000_000,
  })
  await expect(read).rejects.toMatchObject({ code: 'SHEET_TOO_LARGE' })
})
