import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenBack } from './when-back.ts'

let listeners: (() => void)[] = []
let status: number | null = null
const asked = vi.fn<() => void>()
const back = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  listeners = []
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => listeners.push(listener))
  vi.stubGlobal('removeEventListener', (_name: string, listener: () => void) => {
    listeners = listeners.filter((kept) => kept !== listener)
  })
  vi.stubGlobal('fetch', async () => {
    asked()
    if (status === null) throw new TypeError('Failed to fetch')
    return new Response(null, { status })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

test('it calls once when the server answers again, asked ever more rarely', async () => {
  status = null
  whenBack(back)
  await pass(32)
  expect(asked).toHaveBeenCalledTimes(6)
  await pass(3600)
  expect(asked.mock.calls.length).toBeLessThan(70)
  // As a proxy says it before a server that starts anew.
  status = 502
  await pass(60)
  expect(back).not.toHaveBeenCalled()
  status = 200
  await pass(60)
  expect(back).toHaveBeenCalledOnce()
  expect(listeners).toEqual([])
  await pass(3600)
  expect(back).toHaveBeenCalledOnce()
})

test('it asks at once when the browser says that it has a network', async () => {
  status = null
  whenBack(back)
  await pass(100)
  status = 200
  for (const listener of listeners) listener()
  await pass(0)
  expect(back).toHaveBeenCalledOnce()
})

test('nothing happens where the server answers all along, nor after it was stopped', async () => {
  status = 200
  whenBack(back)
  await pass(3600)
  expect(asked).toHaveBeenCalledOnce()

  status = null
  const stop = whenBack(back)
  await pass(1)
  stop()
  status = 200
  await pass(3600)
  expect(back).not.toHaveBeenCalled()
})
