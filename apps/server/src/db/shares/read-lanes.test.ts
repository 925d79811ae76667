import type pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { companyIdOf, inCompany } from '../transaction.ts'
import { sharesOf } from './company-shares.ts'
import { keepLanes, ReadLanes } from './read-lanes.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** Asks for so many lanes at once, and tells who has one. */
function asking(lanes: ReadLanes, many: number) {
  const got: number[] = []
  const taken = Array.from({ length: many }, async (_, at) => {
    const lane = await lanes.enter()
    got.push(at)
    return lane
  })
  return { got, taken }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('as many as there are lanes go at once, the others in their order as soon as one is left', async () => {
  const lanes = new ReadLanes(2)
  const { got, taken } = asking(lanes, 4)
  await settled()
  expect(got).toEqual([0, 1])
  lanes.leave(await taken[1]!)
  await settled()
  expect(got).toEqual([0, 1, 2])
  lanes.leave(await taken[0]!)
  await settled()
  expect(got).toEqual([0, 1, 2, 3])
})

test('who takes long holds up nobody, and gives back no lane that is another one’s by then', async () => {
  const lanes = new ReadLanes(1)
  const { got, taken } = asking(lanes, 3)
  await settled()
  vi.advanceTimersByTime(60)
  await settled()
  expect(got).toEqual([0, 1])
  lanes.leave(await taken[0]!)
  await settled()
  expect(got).toEqual([0, 1])
  lanes.leave(await taken[1]!)
  await settled()
  expect(got).toEqual([0, 1, 2])
})

test('nobody is looked at once nobody waits', async () => {
  const lanes = new ReadLanes(1)
  const { taken } = asking(lanes, 2)
  expect(vi.getTimerCount()).toBe(1)
  for (const lane of taken) lanes.leave(await lane)
  expect(vi.getTimerCount()).toBe(0)
})

test('who waits for a turn of a company that hangs stands in nobody’s lane', async () => {
  const connect = vi.fn(() => Promise.reject(new Error('Nobody connects here.')))
  const pool = { waitingCount: 0, options: { max: 4 }, connect } as unknown as pg.Pool
  keepLanes(pool)
  const shares = sharesOf(pool)
  const hanging = Array.from({ length: 4 }, () => shares.begin(1, vi.fn()))
  for (const stay of hanging) void stay.follow(new Promise<never>(() => undefined), () => false)
  for (let one = 0; one < 6; one += 1) shares.look()
  await shares.begin(2, vi.fn()).follow(Promise.resolve(), () => false)
  const read = (company: number) => inCompany(pool, companyIdOf(company), 'read', async () => 'read')
  const reads = Promise.allSettled([...Array.from({ length: 1000 }, () => read(1)), read(2)])
  await settled()
  expect(connect).toHaveBeenCalledTimes(1)
  for (const stay of hanging) stay.leave()
  await reads
})
