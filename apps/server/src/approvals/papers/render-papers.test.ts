import { expect, test } from 'vitest'
import type { Paper } from './paper.ts'
import { render } from './render-papers.ts'

const paper = (title: string): Paper => ({
  name: title,
  company: '회사',
  kind: '품의',
  title,
  facts: [['제목', '내용']],
  stampLabel: '결재',
  stamps: [],
  answers: [],
  text: null,
  lists: [],
  files: [],
  pictures: [],
  proof: null,
})

test.each([
  ['after each paper where another company waits', 1, 2],
  ['never where nobody does', 0, 0],
])(
  'drawing rests %s, and every paper is drawn',
  async (_when, isWanted, rests) => {
    let rested = 0
    const turn = {
      isWanted: new Int32Array(new SharedArrayBuffer(4)).fill(isWanted),
      rest: async () => void (rested += 1),
    }
    const pdfs = await Array.fromAsync(render([paper('가'), paper('나'), paper('다')], turn))
    expect(pdfs.map((pdf) => pdf.subarray(0, 5).toString())).toEqual(['%PDF-', '%PDF-', '%PDF-'])
    expect(rested).toBe(rests)
  },
  120_000,
)
