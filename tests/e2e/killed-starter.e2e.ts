import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '#server/db/embedded-address.ts'

// npm start, killed where it cannot say goodbye: server and database must go as well.
const folder = mkdtempSync(join(tmpdir(), 'gyeol killed '))
const dataDir = join(folder, 'data')
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Process {
  pid: number
  parent: number
  command: string
}

function processes(): Process[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' }).split('\n')
  return lines.flatMap((line) => {
    const [, pid, parent, state, command] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    // Ended, but its parent has not looked yet.
    return !command || state!.startsWith('Z') ? [] : { pid: Number(pid), parent: Number(parent), command }
  })
}

function familyOf(pid: number): Process[] {
  const all = processes()
  const below = (parent: number): Process[] =>
    all.flatMap((each) => (each.parent === parent ? [each, ...below(each.pid)] : []))
  return [...all.filter((each) => each.pid === pid), ...below(pid)]
}

async function startServer(): Promise<ChildProcess> {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'error' }
  // Its lines are read by nobody once it is killed, as in a terminal that was closed.
  const npm = spawn('npm', ['start'], { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  npm.stdout.on('data', () => undefined)
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${port}/readyz`).then(
          (answer) => answer.status,
          () => 0,
        ),
      {
        timeout: 100_000,
      },
    )
    .toBe(200)
  return npm
}

let family: Process[] = []

function left(): Process[] {
  const now = new Set(processes().map((each) => each.pid))
  return family.filter((each) => now.has(each.pid))
}

// A test that fails must not leave them either.
test.afterEach(() => {
  for (const { pid } of left()) process.kill(pid, 'SIGKILL')
})

const ways: [string, (npm: ChildProcess, family: Process[]) => number][] = [
  ['npm', (npm) => npm.pid!],
  [
    'the script that npm runs',
    (_npm, family) => family.find((each) => /^\S*node\S* scripts\/start/.test(each.command))!.pid,
  ],
  ['the whole group', (npm) => -npm.pid!],
]

for (const [name, victim] of ways) {
  test(`after kill -9 on ${name} neither server nor database are left`, async () => {
    const npm = await startServer()
    family = familyOf(npm.pid!)
    const postgres = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
    expect(family.map((each) => each.pid)).toContain(postgres)
    npm.stdout!.destroy()
    npm.stderr!.destroy()
    process.kill(victim(npm, family), 'SIGKILL')
    await expect.poll(() => left().map((each) => each.command), { timeout: 60_000 }).toEqual([])
  })
}
