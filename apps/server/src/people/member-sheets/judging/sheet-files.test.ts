import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/people/member-sheets/member-sheets.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeAdmin } from '#test/factories/members.ts'
import { sendFile, xlsxOf } from '#test/sheets.ts'

let at: TestApp
let boss: Client
beforeAll(async () => {
  at = await startTestApp()
  boss = await at.as(await makeAdmin(at))
})
afterAll(() => at.stop())

async function send(name: string, content: Buffer | string, language = 'ko') {
  return sendFile(at, boss, contract.uploadInvite, { name, content, language })
}

async function rowsOf(answer: Awaited<ReturnType<typeof send>>) {
  const params = { id: answer.body.import_id }
  return (await boss.call(contract.listImportRows, { params })).body.results
}

test('headings in three languages, in any order and under other names', async () => {
  const files = [
    ['성명,메일,부서', '홍길동,a@b.kr,'],
    ['氏名,メールアドレス,チーム', '홍길동,a@b.kr,'],
    ['Department, Name ,E-MAIL*', ',홍길동,a@b.kr'],
  ]
  for (const lines of files) {
    const sent = await send('people.csv', lines.join('\r\n'))
    expect(await rowsOf(sent)).toMatchObject([
      { row: 2, email: 'a@b.kr', username: '홍길동', state: 'READY' },
    ])
  }
})

test('a CSV of Korean Windows is read in its encoding', async () => {
  // 이름,이메일 / 똠방,a@b.kr in CP949; 똠 is one of the syllables that EUC-KR lacks.
  const bytes = Buffer.from('c0ccb8a72cc0ccb8dec0cf0d0a8c63b9e62c614062', 'hex')
  const sent = await send('명단.csv', Buffer.concat([bytes, Buffer.from('.kr\r\n')]))
  expect((await rowsOf(sent))[0]).toMatchObject({ username: '똠방', email: 'a@b.kr' })
})

test('a missing or doubled heading is said exactly, in the language of the reader', async () => {
  const missing = await send('a.csv', '이름,팀\n홍길동,')
  expect([missing.status, missing.error.error_code]).toEqual([400, 'SHEET_HEADING_MISSING'])
  expect(missing.error.message).toContain('이메일')
  expect((await send('a.csv', 'Name\nx', 'en')).error.message).toContain('Email')
  const twice = await send('a.csv', '이메일,이름,성명\na@b.kr,가,나')
  expect([twice.error.error_code, twice.error.message.includes('이름')]).toEqual([
    'SHEET_HEADING_TWICE',
    true,
  ])
  const more = await send('a.csv', '이메일,좋아하는 색\na@b.kr,파랑')
  expect(more.body.ignored_headings).toEqual(['좋아하는 색'])
})

test('merged cells are refused with their place', async () => {
  const merged = await xlsxOf(
    [
      ['이메일', '이름'],
      ['a@b.kr', '가'],
    ],
    { merges: [[1, 0, 2, 0]] },
  )
  const sent = await send('a.xlsx', merged)
  expect([sent.error.error_code, sent.error.message.includes('A2:A3')]).toEqual(['SHEET_MERGED_CELLS', true])
})

test('a formula counts with its stored result; without one the row says so', async () => {
  const rows = [
    ['이메일', '이름'],
    ['a@b.kr', '가'],
    ['c@d.kr', '나'],
    ['e@f.kr', '#REF!'],
  ]
  const sent = await send('a.xlsx', await xlsxOf(rows, { formulas: { '1,1': '저장된 값', '2,1': null } }))
  expect(await rowsOf(sent)).toMatchObject([
    { username: '저장된 값', state: 'READY' },
    { state: 'PROBLEM', problems: [{ field: 'username', code: 'FORMULA_UNSOLVED' }] },
    { state: 'PROBLEM', problems: [{ field: 'username', code: 'CELL_BROKEN' }] },
  ])
  const params = { id: sent.body.import_id, row: 3 }
  const mended = await boss.call(contract.correctImportRow, { params, body: { username: '나' } })
  expect(mended.body.state).toBe('READY')
})

test('hidden sheets are passed over, blank lines too, and days may be days or text', async () => {
  const rows = [
    ['이메일', '입사일'],
    ['a@b.kr', new Date(Date.UTC(2026, 2, 2))],
    [null, null],
    ['c@d.kr', '2026년 3월 2일'],
  ]
  const sent = await send('a.xlsx', await xlsxOf(rows, { hiddenFirst: [['목록'], ['정규직']] }))
  expect(await rowsOf(sent)).toMatchObject([
    { row: 2, joined_date: '2026-03-02', state: 'READY' },
    { row: 4, joined_date: '2026년 3월 2일', state: 'READY' },
  ])
})

test('what is no sheet, too long or unpacks without end is refused', async () => {
  const code = async (name: string, content: Buffer | string) => (await send(name, content)).error.error_code
  expect(await code('a.xlsx', 'this is no spreadsheet')).toBe('SHEET_NOT_READABLE')
  expect(await code('a.pdf', '%PDF-1.7 x')).toBe('SHEET_NOT_READABLE')
  expect(await code('a.xlsx', Buffer.from('504b030400', 'hex'))).toBe('SHEET_NOT_READABLE')
  expect(await code('a.csv', '')).toBe('SHEET_EMPTY')
  expect(await code('a.csv', '이메일,이름\n')).toBe('SHEET_EMPTY')
  const long = `이메일\n${Array.from({ length: 20_001 }, (_, index) => `p${index}@b.kr`).join('\n')}`
  const tooLong = await send('a.csv', long)
  expect([tooLong.status, tooLong.error.error_code]).toEqual([413, 'SHEET_TOO_MANY_ROWS'])
  expect(tooLong.error.message).toContain('20,000')
  expect(await code('a.csv', Buffer.alloc(20 * 1024 * 1024 + 1, 'a'))).toBe('SHEET_TOO_LARGE')
  expect(await code('bomb.xlsx', bomb())).toBe('SHEET_TOO_LARGE')
})

test('a file name is shown as one harmless name, and a body without a file is refused', async () => {
  const sent = await send('../../etc/<b>명단\u202e.csv', '이메일\na@b.kr')
  expect(sent.body.file_name).toBe('_b_명단.csv')
  const none = await boss.call(contract.uploadInvite, { body: { file: { size: 3 } } as never })
  expect([none.status, none.error.error_code]).toEqual([400, 'BAD_REQUEST'])
})

/** An archive of one entry that is small and unpacks to 300 MB. */
function bomb(): Buffer {
  const data = deflateRawSync(Buffer.alloc(300 * 1024 * 1024))
  const name = Buffer.from('xl/worksheets/sheet1.xml')
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(data.length, 18)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(data.length, 20)
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(30 + name.length + data.length, 16)
  return Buffer.concat([local, name, data, central, name, end])
}
