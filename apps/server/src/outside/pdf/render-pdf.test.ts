import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import { expect, test } from 'vitest'
import { renderPdf } from './render-pdf.ts'
import { splitFonts } from './split-fonts.ts'
import { stampBoxes } from './stamp-boxes.ts'

const proof: TDocumentDefinitions = {
  content: [
    { text: '지출결의서', fontSize: 22, bold: true },
    stampBoxes('결재', [{ title: '담당', name: '김민지', note: '2026.11.21' }, { title: '대표' }]),
    {
      table: {
        body: [
          ['항목', '금액'],
          ['똠방각하 ひらがな 100', { text: '1,111,111', alignment: 'right' }],
        ],
      },
    },
  ],
  footer: (page, count) => `${page} / ${count}`,
}

/** The names of the fonts in a PDF. */
function fontsOf(pdf: Buffer): string[] {
  return [...new Set(pdf.toString('latin1').match(/\/BaseFont \/\S+/g))].map((name) => name.slice(11))
}

test('a document is a PDF whose fonts are embedded as subsets', async () => {
  const pdf = await renderPdf(proof)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.length).toBeLessThan(120_000)
  const fonts = fontsOf(pdf)
  expect(fonts.some((name) => /^[A-Z]{6}\+Pretendard-Regular$/.test(name))).toBe(true)
  expect(fonts.some((name) => /^[A-Z]{6}\+Pretendard-SemiBold$/.test(name))).toBe(true)
  expect(fonts.every((name) => name.includes('+'))).toBe(true)
  expect(pdf.toString('latin1')).toContain('/ToUnicode')
})

test('figures have equal widths', async () => {
  const content = ['1111', '8888'].map((text) => ({ text, alignment: 'right' as const }))
  const pdf = await renderPdf({ content, compress: false })
  const starts = [...pdf.toString('latin1').matchAll(/^1 0 0 1 ([\d.]+) [\d.]+ Tm$/gm)].map(
    (found) => found[1],
  )
  expect(starts).toHaveLength(2)
  expect(starts[0]).toBe(starts[1])
})

test.each([
  ['a file of the machine', { image: '/etc/passwd' }],
  ['an address', { image: 'http://127.0.0.1:9/a.png' }],
])('%s cannot be drawn into a document', async (_, picture) => {
  await expect(renderPdf({ content: [picture] })).rejects.toThrow(/denied|Invalid image/)
})

test('Chinese characters take the other font wherever they stand, or squares without one', () => {
  const content = ['김민지(金旼志)', { table: { body: [[{ text: ['日', { text: 'a残業' }] }]] } }]
  expect(splitFonts(content, 'X')).toEqual([
    { text: [{ text: '김민지(' }, { text: '金旼志', font: 'X' }, { text: ')' }] },
    {
      table: {
        body: [
          [
            {
              text: [
                { text: [{ text: '日', font: 'X' }] },
                { text: [{ text: 'a' }, { text: '残業', font: 'X' }] },
              ],
            },
          ],
        ],
      },
    },
  ])
  expect(splitFonts('金 ☑', null)).toBe('□ ■')
  expect(splitFonts('한글 Latin かな', 'X')).toBe('한글 Latin かな')
})
