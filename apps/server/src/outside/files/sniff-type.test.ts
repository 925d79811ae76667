import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { zipOf } from '../zip-for-tests.ts'
import { sniffType } from './sniff-type.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const pdf = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj <<>> endobj')
const cfb = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 1)])
const cp949 = Buffer.from('c0ccb8a72cb3af0d0a', 'hex')
const hwpx = Buffer.concat([
  Buffer.from('504b0304140000000000000000000000000000000000130000001300000008000000', 'hex').subarray(0, 30),
  Buffer.from('mimetypeapplication/hwp+zip'),
])
const xlsx = Buffer.from(await writeXlsx({ sheets: [{ name: 'a', rows: [[1]] }] }))
const zip = zipOf([{ name: 'a.txt', content: 'x' }])

test.each([
  ['a.pdf', pdf, 'application/pdf'],
  ['A.PDF', pdf, 'application/pdf'],
  ['a.png', png, 'image/png'],
  ['a.hwp', cfb, 'application/x-hwp'],
  ['a.hwpx', hwpx, 'application/hwp+zip'],
  ['a.doc', cfb, 'application/msword'],
  ['a.xlsx', xlsx, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['a.zip', zip, 'application/zip'],
  ['명단.csv', cp949, 'text/csv'],
  ['a.txt', Buffer.from('\ufeff안녕 👋'), 'text/plain'],
  ['a.txt', Buffer.from('<?xml version="1.0"?><a/>'), 'text/plain'],
  ['a.txt', Buffer.from('\ufeff안녕', 'utf16le'), 'text/plain'],
])('%s with the content of its kind is taken', async (name, content, type) => {
  expect(await sniffType(content, name)).toBe(type)
})

test.each([
  ['a.png', pdf],
  ['a.pdf', png],
  ['a.pdf', exe],
  ['a.jpg', Buffer.from('<script>alert(1)</script>')],
  ['a.txt', exe],
  ['a.csv', cfb],
  ['a.zip', xlsx],
  ['a.xlsx', zip],
  ['a.docx', xlsx],
  ['a.hwp', Buffer.from('hello')],
  ['a.txt', Buffer.from([65, 0, 66])],
])('%s with another content is refused', async (name, content) => {
  await expect(sniffType(content, name)).rejects.toMatchObject({ code: 'FILE_TYPE_MISMATCH' })
})

test.each(['a.exe', 'a.svg', 'a.html', 'a.xlsm', 'a', 'a.pdf.js', 'a.constructor', 'a.__proto__', 'pdf'])(
  'the extension of %s is refused',
  async (name) => {
    await expect(sniffType(pdf, name)).rejects.toMatchObject({ code: 'FILE_TYPE_NOT_ALLOWED' })
  },
)

test('a declared type that contradicts is refused, a vague one is not', async () => {
  await expect(sniffType(pdf, 'a.pdf', 'image/png')).rejects.toMatchObject({ code: 'FILE_TYPE_MISMATCH' })
  expect(await sniffType(pdf, 'a.pdf', 'application/octet-stream')).toBe('application/pdf')
  expect(await sniffType(cp949, 'a.csv', 'application/vnd.ms-excel')).toBe('text/csv')
  expect(await sniffType(cp949, 'a.csv', 'text/csv; charset=cp949')).toBe('text/csv')
})

test('an empty file is refused', async () => {
  await expect(sniffType(Buffer.alloc(0), 'a.txt')).rejects.toMatchObject({ code: 'FILE_EMPTY' })
})
