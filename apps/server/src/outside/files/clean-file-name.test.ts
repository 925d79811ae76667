import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanFileName } from './clean-file-name.ts'
import { contentDisposition } from './content-disposition.ts'

test.each([
  ['보고서.pdf'.normalize('NFD'), '보고서.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\나\\휴가.xlsx', '휴가.xlsx'],
  ['a\u0000b\r\nc.txt', 'abc.txt'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['con.txt', '_con.txt'],
  ['LPT1', '_LPT1'],
  ['console.txt', 'console.txt'],
  ['..hidden.txt ', 'hidden.txt'],
  ['a<b>:"|?*.txt', 'a_b______.txt'],
  ['가족 👨‍👩‍👧.png', '가족 👨‍👩‍👧.png'],
  ['zero\u200bwidth\ufeff.txt', 'zerowidth.txt'],
  ['lone\ud800.txt', 'lone\ufffd.txt'],
])('%j becomes %j', (given, wanted) => expect(cleanFileName(given)).toBe(wanted))

test.each(['', '   ', '.', '..', '...', '/', '\\', '\u202e', 'a/', '\u0000'])('%j is refused', (name) => {
  expect(() => cleanFileName(name)).toThrow(expect.objectContaining({ code: 'FILE_NAME_INVALID' }))
})

test('a long name keeps its extension and whole characters', () => {
  const family = cleanFileName(`${'👨‍👩‍👧'.repeat(40)}.pdf`)
  expect(Buffer.byteLength(family)).toBeLessThanOrEqual(255)
  expect(family).toMatch(/^(👨‍👩‍👧)+\.pdf$/u)
  const hangul = cleanFileName(`${'결'.repeat(300)}.hwpx`)
  expect(hangul).toBe(`${'결'.repeat(83)}.hwpx`)
})

test('whatever comes in, what comes out is one safe segment and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      let clean: string
      try {
        clean = cleanFileName(name)
      } catch {
        return
      }
      expect(clean).not.toMatch(/[/\\\p{Cc}\p{Bidi_Control}]|^\.|^$/u)
      expect(Buffer.byteLength(clean)).toBeLessThanOrEqual(255)
      expect(clean.isWellFormed()).toBe(true)
      expect(cleanFileName(clean)).toBe(clean)
    }),
  )
})

test('a download header carries the true name and no way out of it', () => {
  expect(contentDisposition('보고 "1".pdf')).toBe(
    `attachment; filename="__ _1_.pdf"; filename*=UTF-8''%EB%B3%B4%EA%B3%A0%20%221%22.pdf`,
  )
  expect(contentDisposition('x\r\nSet-Cookie: a=b')).not.toMatch(/[\r\n]/)
})
