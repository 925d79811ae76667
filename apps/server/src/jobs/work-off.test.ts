import { expect, test } from 'vitest'
import { Failure } from '#server/http/fail.ts'
import { type Pace, workOff } from './work-off.ts'

const pace = (more: Partial<Pace> = {}): Pace => ({
  size: 4,
  signal: new AbortController().signal,
  progress: async () => undefined,
  ...more,
})

/** Ten items with a cursor that a batch keeps only when it is through, as a transaction does. */
function list(bad: readonly number[] = []) {
  const kept = { cursor: 0, done: [] as number[], failed: [] as number[] }
  const work = {
    async batch(size: number) {
      const items = Array.from({ length: 10 }, (_, at) => at + 1).slice(kept.cursor, kept.cursor + size)
      if (items.length === 0) return 'ended' as const
      if (items.some((item) => bad.includes(item))) throw new Failure('STILL_IN_USE')
      kept.done.push(...items)
      kept.cursor += items.length
      return { done: kept.cursor, total: 10 }
    },
    async passBy() {
      kept.failed.push((kept.cursor += 1))
    },
  }
  return { kept, work }
}

test('all items are done once, and the bad ones are passed by and told', async () => {
  const { kept, work } = list([3, 10])
  expect(await workOff(work, pace())).toBe('ended')
  expect(kept).toEqual({ cursor: 10, done: [1, 2, 4, 5, 6, 7, 8, 9], failed: [3, 10] })
})

test('work that dies between two items goes on with the next one and loses none', async () => {
  const { kept, work } = list()
  const dying = pace({
    size: 1,
    progress: async (done) => {
      if (done === 4) throw new Error('power cut')
    },
  })
  await expect(workOff(work, dying)).rejects.toThrow('power cut')
  expect(kept.done).toEqual([1, 2, 3, 4])
  expect(await workOff(work, pace())).toBe('ended')
  expect(kept.done).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('a lost database is nobody’s item: the job fails and is tried again', async () => {
  const { kept, work } = list()
  let lost = true
  const batch = async (size: number) => {
    if (lost && kept.cursor >= 4) throw new Failure('UNAVAILABLE')
    return work.batch(size)
  }
  await expect(workOff({ ...work, batch }, pace())).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  lost = false
  expect(await workOff({ ...work, batch }, pace())).toBe('ended')
  expect(kept).toMatchObject({ done: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], failed: [] })
})

test('whoever asks to stop waits for one batch at most', async () => {
  const { kept, work } = list()
  expect(await workOff(work, pace({ signal: AbortSignal.abort() }))).toBe('unfinished')
  expect(kept.done).toEqual([1, 2, 3, 4])
})

test('when the time of a link is up, the rest is left to the next', async () => {
  const { kept, work } = list()
  expect(await workOff(work, pace({ forMs: -1 }))).toBe('unfinished')
  expect(kept.done).toEqual([1, 2, 3, 4])
})
