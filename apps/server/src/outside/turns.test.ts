import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Turn, Turns } from './turns.ts'

/** Asks for the pieces in their order and tells in which order they were begun. */
async function orderOf(turns: Turns<number>, asked: readonly number[]): Promise<number[]> {
  const begun: number[] = []
  const work = (company: number) => async () => {
    begun.push(company)
    await new Promise(setImmediate)
  }
  await Promise.all(asked.map((company) => turns.take(company, company, work(company))))
  return begun
}

test('a company that asks for much holds the others up by one piece a round', async () => {
  expect(await orderOf(new Turns({ atOnce: 1 }), [1, 1, 1, 1, 2, 3, 3])).toEqual([1, 2, 3, 1, 3, 1, 1])
  expect(await orderOf(new Turns({ atOnce: 2 }), [1, 1, 1, 1, 2, 3])).toEqual([1, 1, 2, 3, 1, 1])
})

test('whatever is asked for, everything is done, and never more at once than there may be', async () => {
  const limits = fc.record({ atOnce: fc.integer({ min: 1, max: 3 }), each: fc.integer({ min: 1, max: 3 }) })
  const asked = fc.array(fc.record({ company: fc.integer({ min: 1, max: 4 }), fails: fc.boolean() }))
  await fc.assert(
    fc.asyncProperty(limits, asked, async ({ atOnce, each }, pieces) => {
      const turns = new Turns<number>({ atOnce, each })
      const running: number[] = []
      const most = { all: 0, each: 0 }
      const work = (company: number, fails: boolean) => async () => {
        running.push(company)
        most.all = Math.max(most.all, running.length)
        most.each = Math.max(most.each, running.filter((one) => one === company).length)
        await Promise.resolve()
        running.splice(running.indexOf(company), 1)
        if (fails) throw new Error('failed')
      }
      const done = pieces.map(({ company, fails }) => turns.take(company, company, work(company, fails)))
      const seen = (await Promise.allSettled(done)).map(({ status }) => status === 'rejected')
      expect(seen).toEqual(pieces.map(({ fails }) => fails))
      expect(most.all).toBeLessThanOrEqual(atOnce)
      expect(most.each).toBeLessThanOrEqual(each)
    }),
  )
})

test('who waits is told in the order in which they are called', async () => {
  const turns = new Turns<string>({ atOnce: 1 })
  const begun: string[] = []
  const asked: [number, string][] = [
    [1, 'a'],
    [1, 'b'],
    [1, 'c'],
    [2, 'd'],
    [3, 'e'],
    [2, 'f'],
  ]
  const all = asked.map(([company, who]) => turns.take(company, who, async () => void begun.push(who)))
  const told = turns.waiting()
  await Promise.all(all)
  expect(told).toEqual(begun.slice(1))
  expect(turns.waiting()).toEqual([])
})

test('long work that rests lets other companies go first, and goes on before others of its own', async () => {
  const turns = new Turns<string>({ atOnce: 1 })
  const done: string[] = []
  const long =
    (name: string) =>
    async ({ rest }: Turn) => {
      for (const piece of [1, 2, 3]) {
        if (piece > 1) await rest()
        done.push(`${name}${piece}`)
        await new Promise(setImmediate)
      }
    }
  const short = (name: string) => async () => void done.push(name)
  const all = [turns.take(1, 'a', long('a'))]
  all.push(turns.take(1, 'b', short('b')), turns.take(2, 'c', short('c')), turns.take(2, 'd', short('d')))
  const told = turns.waiting()
  await Promise.all(all)
  expect(told).toEqual(['c', 'b', 'd'])
  expect(done).toEqual(['a1', 'c', 'a2', 'd', 'a3', 'b'])
})

test('nobody rests for others of the same company, and who rests does not count as waiting', async () => {
  const turns = new Turns<string>({ atOnce: 1 })
  const seen: unknown[] = []
  const first = turns.take(1, 'a', async ({ isWanted, rest }) => {
    seen.push(isWanted[0])
    await rest()
    seen.push('on', isWanted[0])
    all.push(turns.take(2, 'c', async () => void seen.push('c', turns.waiting())))
    seen.push(isWanted[0])
    await rest()
    seen.push('on', isWanted[0])
  })
  const all = [first, turns.take(1, 'b', async () => void seen.push('b'))]
  await first
  await Promise.all(all)
  expect(seen).toEqual([0, 'on', 0, 1, 'c', ['b'], 'on', 0, 'b'])
})

/** Work of so many pieces that rests between them, and tells of each. */
function inPieces(name: string, pieces: number, done: string[]) {
  return async ({ rest }: Turn) => {
    for (let piece = 1; piece <= pieces; piece += 1) {
      if (piece > 1) await rest()
      done.push(`${name}${piece}`)
      await new Promise(setImmediate)
    }
  }
}

test('short work of a company goes between the pieces of its long work, which is done one after the other', async () => {
  const turns = new Turns<string>({ atOnce: 1 })
  const done: string[] = []
  const short = (name: string) => turns.take(1, name, async () => void done.push(name))
  const all = [
    turns.take(1, 'a', inPieces('a', 3, done), true),
    turns.take(1, 'b', inPieces('b', 2, done), true),
    short('c'),
    short('d'),
    turns.take(2, 'e', async () => void done.push('e')),
  ]
  expect(turns.waiting()).toEqual(['e', 'c', 'd', 'b'])
  await Promise.all(all)
  expect(done).toEqual(['a1', 'e', 'c', 'a2', 'd', 'a3', 'b1', 'b2'])
})

test('short work that comes while the long work of its company rests goes first as well', async () => {
  const turns = new Turns<string>({ atOnce: 1 })
  const done: string[] = []
  const all = [turns.take(1, 'a', inPieces('a', 3, done), true)]
  const other = async () => {
    done.push('b')
    all.push(turns.take(1, 'c', async () => void done.push('c')))
  }
  all.push(turns.take(2, 'b', other))
  await Promise.all(all)
  expect(done).toEqual(['a1', 'b', 'c', 'a2', 'a3'])
  expect(await turns.take(1, 'd', async () => turns.waiting())).toEqual([])
})

test('however much short work comes, long work goes on by every other turn', async () => {
  const turns = new Turns<string>({ atOnce: 1 })
  const done: string[] = []
  let isOver = false
  const all: Promise<void>[] = []
  const another = () => {
    if (isOver) return
    done.push('s')
    all.push(turns.take(1, 's', async () => another()))
  }
  const long = turns.take(1, 'a', inPieces('a', 4, done), true).finally(() => (isOver = true))
  another()
  await long
  await Promise.all(all)
  expect(done.filter((name) => name !== 's')).toEqual(['a1', 'a2', 'a3', 'a4'])
  expect(done.length).toBeLessThan(12)
})
