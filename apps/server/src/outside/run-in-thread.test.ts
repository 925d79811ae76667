import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

// Keeps every third of many small objects for a while, so that the room for young ones grows as far as it may.
const greedy = `
  const { parentPort } = require('node:worker_threads')
  const { getHeapSpaceStatistics } = require('node:v8')
  let [kept, most] = [[], 0]
  for (let n = 0; n < 6_000_000; n += 1) {
    const one = { n, of: [n] }
    if (n % 3 === 0) kept.push(one)
    if (kept.length > 50_000) kept = []
    if (n % 50_000 === 0) most = Math.max(most, getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size)
  }
  parentPort.postMessage(most / 1_048_576)`

test('the bound for young objects of a thread holds though the server was started with another one', async () => {
  const program = `
    const { runInThread } = await import(${JSON.stringify(join(import.meta.dirname, 'run-in-thread.ts'))})
    const file = new URL('data:text/javascript,' + encodeURIComponent(${JSON.stringify(`import { createRequire } from 'node:module'; const require = createRequire('file:///'); ${greedy}`)}))
    console.log(await runInThread(file, {}, { maxSeconds: 60, maxHeapMb: 256, youngHeapMb: 8 }))`
  const args = ['--max-semi-space-size=16', '--input-type=module', '-e', program]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  expect(Number(stdout)).toBeGreaterThan(0)
  // A page or two beyond it while it is tidied; by the flag it would be 32.
  expect(Number(stdout)).toBeLessThan(12)
})
