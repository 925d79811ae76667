import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const patient = { timeout: 20_000 }

/** with-node.mjs with a program that says its process number and then waits. */
async function startProgram(): Promise<{ starter: ChildProcess; pid: number }> {
  const program = 'console.log(process.pid); setInterval(() => {}, 1000)'
  const starter = spawn(process.execPath, [join(import.meta.dirname, 'with-node.mjs'), '-e', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const pid = await new Promise<number>((resolve) =>
    starter.stdout.once('data', (line) => resolve(Number(line))),
  )
  return { starter, pid }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each(['SIGKILL', 'SIGTERM'] as const)('a starter that gets %s takes its program along', async (name) => {
  const { starter, pid } = await startProgram()
  onTestFinished(() => {
    if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  })
  starter.kill(name)
  await expect.poll(() => isAlive(pid), patient).toBe(false)
})

test('a program that ends hands its status on', async () => {
  const args = [join(import.meta.dirname, 'with-node.mjs'), '-e', 'process.exit(7)']
  const starter = spawn(process.execPath, args, { stdio: 'inherit' })
  expect(await new Promise((resolve) => void starter.once('exit', resolve))).toBe(7)
})
