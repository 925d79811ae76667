import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { PdfTooLarge, renderInWorker } from './render-in-worker.ts'
import { Turns } from './turns.ts'

const folder = mkdtempSync(join(tmpdir(), 'gyeol-pdf-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = join(folder, 'draw.mjs')
writeFileSync(
  file,
  `export const title = (text) => ({ content: [{ text, bold: true }], footer: (page) => text + page })
   export const forever = () => { for (;;); }
   export const greedy = () => { const all = []; for (;;) all.push({ text: 'x' + all.length }) }
   export const broken = () => { throw new Error('no such team') }`,
)
const module = pathToFileURL(file).href
const bounds = { maxSeconds: 20, maxHeapMb: 256 }

test('a document made in the thread has Korean type', async () => {
  const pdf = await renderInWorker({ module, name: 'title', given: ['조직도 金'] }, bounds)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.toString('latin1')).toMatch(/[A-Z]{6}\+Pretendard-SemiBold/)
})

test('what does not end, or takes all memory, is ended; faults are told as they are', async () => {
  const render = (name: string, maxSeconds: number, maxHeapMb: number) =>
    renderInWorker({ module, name, given: [] }, { maxSeconds, maxHeapMb })
  await expect(render('forever', 1, 256)).rejects.toThrow(PdfTooLarge)
  await expect(render('greedy', 20, 64)).rejects.toThrow(PdfTooLarge)
  await expect(render('broken', 20, 256)).rejects.toThrow('no such team')
  const pdf = await renderInWorker({ module, name: 'title', given: ['다시'] }, bounds)
  expect(pdf.length).toBeGreaterThan(1000)
})

test('turns go round one after the other, also past one that fails', async () => {
  const turns = new Turns(1, 2)
  const seen: number[] = []
  const all = [0, 1, 2].map((number) =>
    turns.take(async () => {
      seen.push(number)
      await Promise.resolve()
      if (number === 1) throw new Error('failed')
      seen.push(number)
    }),
  )
  expect([turns.isIdle, turns.isFull]).toEqual([false, true])
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(seen).toEqual([0, 0, 1, 2, 2])
  expect([turns.isIdle, turns.isFull]).toEqual([true, false])
})
