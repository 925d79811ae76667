import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const MB = 1_048_576
/** All that V8 lets the thread take, young objects and old ones together, as it reckons itself. */
const limits = `
  import { parentPort } from 'node:worker_threads'
  import { getHeapStatistics } from 'node:v8'
  parentPort.postMessage(getHeapStatistics().heap_size_limit)`

test('the bound for young objects of a thread holds though the server was started with another one', async () => {
  const program = `
    const { runInThread } = await import(${JSON.stringify(join(import.meta.dirname, 'run-in-thread.ts'))})
    const file = new URL('data:text/javascript,' + encodeURIComponent(${JSON.stringify(limits)}))
    console.log(await runInThread(file, {}, { maxSeconds: 600, maxHeapMb: 256, youngHeapMb: 8 }))`
  const args = ['--max-semi-space-size=1024', '--input-type=module', '-e', program]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  expect(Number(stdout)).toBeGreaterThan(256 * MB)
  // By the flag it would be some thousands.
  expect(Number(stdout)).toBeLessThan(512 * MB)
})
