import { fstatSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { ThreadSpent } from '../run-in-thread.ts'
import { renderInWorker } from './render-in-worker.ts'

const folder = mkdtempSync(join(tmpdir(), 'gyeol-pdf-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = join(folder, 'draw.mjs')
writeFileSync(
  file,
  `import { pbkdf2Sync } from 'node:crypto'
   import { openSync } from 'node:fs'
   export const title = (text) => ({ content: [{ text, bold: true }], footer: (page) => text + page })
   export const forever = () => { for (;;); }
   export const native = (held) => {
     held[0] = openSync(import.meta.filename)
     for (;;) pbkdf2Sync('a', 'b', 2_000_000, 64, 'sha512')
   }
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
  await expect(render('forever', 1, 256)).rejects.toThrow(ThreadSpent)
  await expect(render('greedy', 20, 64)).rejects.toThrow(ThreadSpent)
  await expect(render('broken', 20, 256)).rejects.toThrow('no such team')
  const pdf = await renderInWorker({ module, name: 'title', given: ['다시'] }, bounds)
  expect(pdf.length).toBeGreaterThan(1000)
})

test('who waits for a thread that never yields waits until it is gone', async () => {
  const held = new Int32Array(new SharedArrayBuffer(4))
  const drawn = renderInWorker({ module, name: 'native', given: [held] }, { maxSeconds: 1, maxHeapMb: 256 })
  await expect(drawn).rejects.toThrow(ThreadSpent)
  // What a thread has opened is closed with it.
  expect(held[0]).toBeGreaterThan(0)
  expect(() => fstatSync(held[0]!)).toThrow('EBADF')
})
