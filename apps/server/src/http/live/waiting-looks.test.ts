import { expect, test } from 'vitest'
import { WaitingLooks } from './waiting-looks.ts'

/** Looks that take as long as one lets them. */
function slowLooks() {
  const seen: string[] = []
  let done: () => void = () => undefined
  const waiting = new WaitingLooks<string>((one) => {
    seen.push(one)
    return new Promise((resolve) => (done = resolve))
  })
  const finish = async () => {
    while (waiting.count > 0) {
      done()
      await new Promise((resolve) => setImmediate(resolve))
    }
    return seen
  }
  return { waiting, finish }
}

test('each waits once, however often it is named, and is looked at again when named during its look', async () => {
  const { waiting, finish } = slowLooks()
  for (let time = 0; time < 5; time += 1) waiting.add(['a', 'b', 'c'], { first: false })
  expect(waiting.count).toBe(3)
  expect(await finish()).toEqual(['a', 'b', 'c', 'a'])
})

test('what is named to be first comes before all others, and what is gone does not come', async () => {
  const { waiting, finish } = slowLooks()
  waiting.add(['a', 'b', 'c', 'd'], { first: false })
  waiting.add(['d', 'e'], { first: true })
  waiting.add(['d'], { first: false })
  waiting.remove('b')
  expect(await finish()).toEqual(['a', 'd', 'e', 'c'])
})
