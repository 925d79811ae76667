import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findRunning } from '#server/db/embedded-stale.ts'
import { type BenchCompany, generateCompany } from '../../bench/generate-company.ts'
import { openSessions } from '../../bench/open-sessions.ts'
import { clusterNodes } from '../citus/cluster.ts'
import { shakeCluster } from './cluster.ts'
import { fillDisk, makeDisk } from './full-disk.ts'
import { killInTurn } from './kills.ts'
import { sendNested } from './nested-bodies.ts'
import { type Crowd, startCrowd } from './people.ts'
import { type Product, startProduct } from './product.ts'
import { judge } from './verdict.ts'

const PEOPLE = 12
const DISK_MB = 320

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' } },
})
const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name)

interface Ground {
  product: Product
  ownerUrl: string
  company: BenchCompany
  headers: Record<string, string>[]
  today: string
}

interface Scene extends Ground {
  crowd: Crowd
}

/** A product with a company in a folder of its own. */
async function withProduct(
  folder: string,
  logs: string,
  act: (ground: Ground) => Promise<boolean>,
): Promise<boolean> {
  const product = await startProduct(join(folder, 'data'), join(logs, 'server.log'))
  try {
    const today = Temporal.Now.zonedDateTimeISO('Asia/Seoul').toPlainDate().toString()
    const { ownerUrl } = (await findRunning(product.dataDir))!
    const company = await generateCompany(
      ownerUrl,
      { people: PEOPLE + 1, months: 1, teams: 3, today },
      'nobody signs in with a password here',
    )
    const headers = await openSessions(ownerUrl, company)
    return await act({ product, ownerUrl, company, headers, today })
  } finally {
    await product.stop()
  }
}

/** People at work in it until `act` is over, and then the account of what they were told. */
function play(folder: string, logs: string, act: (scene: Scene) => Promise<void>): Promise<boolean> {
  return withProduct(folder, logs, async (ground) => {
    const { product, ownerUrl } = ground
    const crowd = startCrowd({ ...ground, address: product.address }, PEOPLE)
    try {
      await act({ ...ground, crowd })
    } finally {
      await crowd.stop()
    }
    return (await report(ownerUrl, crowd)) || tellLog(product)
  })
}

function nested(folder: string): Promise<boolean> {
  say('\nNested bodies: 150 of a megabyte at once')
  return withProduct(folder, folder, async ({ product, headers }) => {
    let slowest = 0
    for (const [who, member] of [['a stranger', null] as const, ['a member', headers[0]!] as const]) {
      const { refused, slowestMs } = await sendNested(product.address, member)
      say(`  from ${who}: ${refused} refused, /healthz meanwhile ${slowestMs} ms at most`)
      slowest = Math.max(slowest, slowestMs)
    }
    return slowest < 100
  })
}

async function report(ownerUrl: string, crowd: Crowd): Promise<boolean> {
  const { answered, lost, twice, half, unanswered } = await judge(ownerUrl, crowd)
  const total = Object.values(answered).reduce((sum, one) => sum + one, 0)
  say(`  carried out: ${total} writes (${JSON.stringify(answered)}), tried until answered, each with one key`)
  say(`  tries by answer: ${counts(crowd.tries)} · reads: ${counts(crowd.reads)} (0: no answer)`)
  for (const [what, list] of Object.entries({
    lost,
    twice,
    'half done': half,
    'wrong answers': crowd.wrong,
  })) {
    say(`  ${what}: ${list.length}`)
    for (const line of list.slice(0, 5)) say(`    ${line}`)
  }
  say(`  never answered: ${unanswered}`)
  return lost.length + twice.length + half.length + crowd.wrong.length + unanswered === 0
}

/** What the server wrote about answers that should not have been. */
function tellLog(product: Product): false {
  const causes = product.output().match(/"err":\{"type":"[^"]*","message":"[^"]*"/g) ?? []
  for (const cause of new Set(causes)) say(`  log: ${cause}`)
  return false
}

const counts = (map: Map<number, number>) =>
  [...map]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${status} × ${times}`)
    .join(', ')

function kills(folder: string): Promise<boolean> {
  say(`\nKills: ${PEOPLE} people write, ${values.rounds} rounds`)
  return play(folder, folder, async (scene) => {
    for (const { victim, kills, ms } of await killInTurn(scene, Number(values.rounds))) {
      const median = ms[Math.floor(ms.length / 2)]
      say(
        `  ${victim}: killed ${kills} times, writes again after ${median} ms (median), ${ms.at(-1)} ms (longest)`,
      )
    }
  })
}

async function cluster(folder: string): Promise<boolean> {
  say(
    `\nCluster: two companies on two workers, one is moved ${values.rounds} times, a worker hangs, and it and the coordinator are killed`,
  )
  const { ownerUrl, crowd, drop } = await shakeCluster(folder, Number(values.rounds), say)
  const held = await report(ownerUrl, crowd)
  await drop()
  return held
}

async function fullDisk(folder: string): Promise<boolean> {
  const disk = join(folder, 'disk')
  const made = makeDisk(disk, DISK_MB)
  if ('refused' in made) {
    say(`\nFull disk: not run, ${made.refused}.`)
    return true
  }
  say(`\nFull disk: ${PEOPLE} people write on a disk of ${DISK_MB} MB in memory`)
  try {
    return await play(disk, folder, async (scene) => {
      const figures = await fillDisk({ ...scene, disk })
      for (const [name, value] of Object.entries(figures)) say(`  ${name}: ${value}`)
      if (!figures.sameServer || figures.readsFailed > 0)
        throw new Error('The server or its reads did not survive.')
    })
  } finally {
    made.unmount()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** A folder that PostgreSQL's own user may pass through, when we are root. */
async function inFolder(work: (folder: string) => Promise<boolean>): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-strength-'))
  chmodSync(folder, 0o711)
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

say(`${availableParallelism()} cores, Node ${process.version}`)
let held = true
if (isWanted('kills')) held = (await inFolder(kills)) && held
if (isWanted('nested')) held = (await inFolder(nested)) && held
if (isWanted('cluster') && clusterNodes().length > 0) held = (await inFolder(cluster)) && held
if (isWanted('full-disk')) held = (await inFolder(fullDisk)) && held
say(held ? '\nAll held.' : '\nNOT everything held.')
process.exitCode = held ? 0 : 1
