import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReadLanes } from './read-lanes.ts'

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
