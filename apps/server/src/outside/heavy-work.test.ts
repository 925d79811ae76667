import { expect, test } from 'vitest'
import { HeavyWork } from './heavy-work.ts'

const asker = (companyId: number, accountId: number) => ({ companyId, actor: { accountId } })
const places = (heavy: HeavyWork, companyId: number, accountId: number) =>
  heavy.placesOf(asker(companyId, accountId)).map(({ place, of }) => [place, of])

test('everybody learns the places of their own work, and nothing once it is done', async () => {
  const heavy = new HeavyWork({ atOnce: 1, most: { person: 10, company: 10, all: 10 } })
  const gate = Promise.withResolvers<void>()
  const all = [
    heavy.take(asker(1, 7), () => gate.promise),
    heavy.take(asker(1, 7), async () => undefined),
    heavy.take(asker(1, 8), async () => undefined),
    heavy.take(asker(2, 7), async () => undefined),
  ]
  expect(places(heavy, 1, 7)).toEqual([
    [0, 3],
    [2, 3],
  ])
  // The other company is called first: the first one has just had its turn.
  expect(places(heavy, 2, 7)).toEqual([[1, 3]])
  expect(places(heavy, 1, 8)).toEqual([[3, 3]])
  expect(places(heavy, 2, 8)).toEqual([])
  gate.resolve()
  await Promise.all(all)
  expect(places(heavy, 1, 7)).toEqual([])
})

test.each([
  ['one person', { person: 2, company: 9, all: 9 }, [asker(1, 1), asker(1, 1), asker(1, 2)], asker(1, 1)],
  // Anybody may found companies, one after the other.
  [
    'one person of many companies',
    { person: 2, company: 9, all: 9 },
    [asker(1, 1), asker(2, 1)],
    asker(3, 1),
  ],
  ['one company', { person: 9, company: 2, all: 9 }, [asker(1, 1), asker(1, 2), asker(2, 1)], asker(1, 3)],
  ['all', { person: 9, company: 9, all: 2 }, [asker(1, 1), asker(2, 2)], asker(1, 3)],
])('beyond the bound of %s it is refused with how much is under way', async (_name, most, before, next) => {
  const heavy = new HeavyWork({ atOnce: 1, most })
  const gate = Promise.withResolvers<void>()
  const all = before.map((who) => heavy.take(who, () => gate.promise))
  await expect(heavy.take(next, async () => 'done')).rejects.toMatchObject({
    code: 'TOO_MANY_FILES',
    values: { count: 2 },
  })
  gate.resolve()
  await Promise.all(all)
  expect(await heavy.take(next, async () => 'done')).toBe('done')
})

test('whatever all others have asked for, a company that has nothing under way may wait with one piece', async () => {
  const heavy = new HeavyWork({ atOnce: 1, most: { person: 9, company: 9, all: 2 } })
  const gate = Promise.withResolvers<void>()
  const all = [asker(1, 1), asker(1, 2), asker(2, 3)].map((who) => heavy.take(who, () => gate.promise))
  expect(places(heavy, 2, 3)).toEqual([[1, 2]])
  await expect(heavy.take(asker(2, 4), async () => 'done')).rejects.toMatchObject({ code: 'TOO_MANY_FILES' })
  gate.resolve()
  await Promise.all(all)
})

test('work that fails leaves its place', async () => {
  const heavy = new HeavyWork({ atOnce: 1, most: { person: 1, company: 1, all: 1 } })
  await expect(heavy.take(asker(1, 1), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await heavy.take(asker(1, 1), async () => 'done')).toBe('done')
})

test('who waits sees how much is done of what says so, in whole percent', async () => {
  const heavy = new HeavyWork({ atOnce: 1, most: { person: 9, company: 9, all: 9 } })
  const gate = Promise.withResolvers<void>()
  const told = () => heavy.placesOf(asker(1, 1)).map(({ place, done }) => [place, done])
  const work = heavy.take(asker(1, 1), async (tell) => {
    tell(2 / 3)
    await gate.promise
  })
  const next = heavy.take(asker(1, 1), async () => undefined)
  await expect.poll(told).toEqual([
    [0, 66],
    [1, null],
  ])
  gate.resolve()
  await Promise.all([work, next])
})
