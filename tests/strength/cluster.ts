import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { execSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { migrate } from '#server/db/migrate/migrate.ts'
import { withDatabase } from '#server/db/embedded-address.ts'
import { distribute } from '#server/db/distribute/distribute.ts'
import { query } from '#test/query.ts'
import { type BenchCompany, generateCompany } from '../../bench/generate-company.ts'
import { openSessions } from '../../bench/open-sessions.ts'
import { clusterNodes, dropClusterDatabase, makeClusterDatabase } from '../citus/cluster.ts'
import { type Crowd, startCrowd } from './people.ts'
import { startProduct, until } from './product.ts'

const PEOPLE = 6
// No more than one company's people would take, all at once.
const POOL = PEOPLE

interface House {
  company: BenchCompany
  crowd: Crowd
  /** The shard of `companies` in which it lies alone with what is its own. */
  shard: number
}

interface Town {
  /** Addresses of a superuser in the database: coordinator, then workers. */
  nodes: string[]
  houses: [House, House]
  say(line: string): void
}

/**
 * Two companies on two workers of a Citus (TEST_CITUS; TEST_CITUS_START starts again whatever node is down), people at work in
 * both: one is moved and moved back, its worker hangs and is killed, then the coordinator.
 * @returns the crowds with what they were told, and where to compare it with what is there
 */
export async function shakeCluster(
  folder: string,
  rounds: number,
  say: (line: string) => void,
): Promise<{ ownerUrl: string; crowd: Crowd; drop(): Promise<void> }> {
  const nodes = clusterNodes()
  const name = `gyeol_strength_${process.pid}`
  const { ownerUrl, appUrl } = await makeClusterDatabase(nodes, name)
  await migrate({ ownerUrl })
  const companies = [await makeCompany(ownerUrl, 'east'), await makeCompany(ownerUrl, 'west')] as const
  await distribute({ ownerUrl, appLogin: 'gyeol_app', shards: 4 })
  const product = await startProduct(join(folder, 'data'), join(folder, 'server.log'), {
    DATABASE_URL: ownerUrl,
    DATABASE_APP_URL: appUrl,
    SECRET_KEY: randomBytes(32).toString('base64'),
    DATABASE_POOL: String(POOL),
  })
  try {
    const inside = nodes.map((node) => withDatabase(node, name))
    const settle = (at: 0 | 1) =>
      makeHouse({
        company: companies[at],
        ownerUrl,
        coordinator: inside[0]!,
        worker: inside[at + 1]!,
        address: product.address,
      })
    const houses: [House, House] = [await settle(0), await settle(1)]
    const town: Town = { nodes: inside, houses, say }
    await until(() => houses.every((house) => written(house) > 0), 'both companies write')
    for (let round = 0; round < rounds; round += 1) await move(town, round % 2 === 0)
    if (rounds % 2 === 1) await move(town, false)
    await hangWorker(town)
    await killWorker(town)
    await killCoordinator(town)
    await Promise.all(houses.map(({ crowd }) => crowd.stop()))
    return { ownerUrl, crowd: joined(houses), drop: () => dropClusterDatabase(nodes, name) }
  } catch (error) {
    say(product.output().slice(-3_000))
    throw error
  } finally {
    await product.stop()
  }
}

const today = () => Temporal.Now.zonedDateTimeISO('Asia/Seoul').toPlainDate().toString()

function makeCompany(ownerUrl: string, mark: string): Promise<BenchCompany> {
  const volume = { people: PEOPLE + 1, months: 1, teams: 3, today: today(), mark }
  return generateCompany(ownerUrl, volume, 'nobody signs in with a password here')
}

async function makeHouse(given: {
  company: BenchCompany
  ownerUrl: string
  coordinator: string
  worker: string
  address: string
}): Promise<House> {
  const { company, ownerUrl, coordinator, worker, address } = given
  await query(
    coordinator,
    `select isolate_tenant_to_new_shard('companies', ${company.companyId}, 'CASCADE', shard_transfer_mode := 'block_writes')`,
  )
  const [row] = await query<{ shard: string }>(
    coordinator,
    `select get_shard_id_for_distribution_column('companies', ${company.companyId}) as shard`,
  )
  const shard = Number(row!.shard)
  await moveShard(coordinator, shard, worker)
  const headers = await openSessions(ownerUrl, company)
  return { company, shard, crowd: startCrowd({ address, company, headers, today: today() }, PEOPLE) }
}

async function moveShard(coordinator: string, shard: number, worker: string): Promise<void> {
  const [at] = await query<{ nodename: string; nodeport: number }>(
    coordinator,
    `select nodename, nodeport from citus_shards where shardid = ${shard}`,
  )
  const { hostname, port } = new URL(worker)
  if (at!.nodename === hostname && at!.nodeport === Number(port)) return
  const mode = process.env.TEST_CITUS_MOVES ?? 'block_writes'
  await query(
    coordinator,
    `select citus_move_shard_placement(${shard}, '${at!.nodename}', ${at!.nodeport}, '${hostname}', ${port}, shard_transfer_mode := '${mode}')`,
  )
}

async function move({ nodes, houses: [east, west], say }: Town, away: boolean): Promise<void> {
  const [before, beside, began] = [written(east), written(west), performance.now()]
  await moveShard(nodes[0]!, east.shard, nodes[away ? 2 : 1]!)
  const moved = Math.round(performance.now() - began)
  const [after, others] = [written(east), written(west)]
  await until(() => written(east) > after + PEOPLE, 'the company that moved writes')
  const where = away ? 'other' : 'first'
  say(
    `  moved to the ${where} worker in ${moved} ms, ${after - before} writes meanwhile, ${others - beside} of the other company`,
  )
}

/** All of its processes stop where they are: connections stay, and nobody answers on them. */
async function hangWorker({ nodes, houses: [east, west], say }: Town): Promise<void> {
  const pids = await processesOf(nodes[1]!)
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids)
      try {
        process.kill(pid, name)
      } catch {
        // It has ended meanwhile.
      }
  }
  const [sick, well, turnedAway, began] = [refused(east), written(west), refused(west), performance.now()]
  signal('SIGSTOP')
  try {
    await until(() => refused(east) > sick + PEOPLE, 'its company is told that the database is away')
    const [told, beside] = [Math.round(performance.now() - began), written(west)]
    await until(() => written(west) > beside + 4 * PEOPLE, 'the company on the other worker goes on')
    say(`  worker hangs: told 503 after ${told} ms, ${written(west) - well} writes beside it`)
    const [held] = await query<{ many: number }>(
      nodes[0]!,
      `select count(*)::int as many from pg_stat_activity where datname = current_database() and application_name = 'gyeol'`,
    )
    say(
      `  the other company was told 503 ${refused(west) - turnedAway} times; ${held!.many} connections at the coordinator`,
    )
  } finally {
    signal('SIGCONT')
  }
  const ms = await writesAfter([east])
  say(`  it goes on: writes after ${ms} ms`)
}

/** PostgreSQL's first process and all that it has begun, on this machine. */
async function processesOf(node: string): Promise<number[]> {
  const first = await firstProcessOf(node)
  const children = readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false
    try {
      return readFileSync(`/proc/${pid}/status`, 'utf8').includes(`\nPPid:\t${first}\n`)
    } catch {
      return false
    }
  })
  // The first one first, so that it begins no other.
  return [first, ...children.map(Number)]
}

async function firstProcessOf(node: string): Promise<number> {
  const [row] = await query<{ file: string }>(node, `select pg_read_file('postmaster.pid') as file`)
  return Number(row!.file.split('\n')[0])
}

async function killWorker({ nodes, houses: [east, west], say }: Town): Promise<void> {
  const [sick, well] = [refused(east), written(west)]
  await kill(nodes[1]!)
  await until(() => refused(east) > sick + PEOPLE, 'its company is told that the database is away')
  await until(() => written(west) > well + 2 * PEOPLE, 'the company on the other worker goes on')
  say(
    `  worker killed: ${refused(east) - sick} answers of 503 there, ${written(west) - well} writes beside it`,
  )
  const ms = await startAgain([east])
  say(`  it is back: writes after ${ms} ms`)
}

async function killCoordinator({ nodes, houses, say }: Town): Promise<void> {
  const before = houses.map(refused)
  await kill(nodes[0]!)
  await until(
    () => houses.every((house, at) => refused(house) > before[at]!),
    'both are told that it is away',
  )
  const ms = await startAgain(houses)
  say(`  coordinator killed and back: both write after ${ms} ms`)
}

/** As when the power goes: nothing is finished, nothing is said. */
async function kill(node: string): Promise<void> {
  process.kill(await firstProcessOf(node), 'SIGQUIT')
  await pause(500)
}

/** @returns after how many milliseconds all of them write */
async function startAgain(houses: readonly House[]): Promise<number> {
  execSync(process.env.TEST_CITUS_START!, { stdio: 'ignore' })
  return writesAfter(houses)
}

/** @returns after how many milliseconds all of them write */
async function writesAfter(houses: readonly House[]): Promise<number> {
  const began = performance.now()
  const before = houses.map(written)
  await until(
    () => houses.every((house, at) => written(house) > before[at]! + PEOPLE),
    'writes are carried out',
    120_000,
  )
  return Math.round(performance.now() - began)
}

const written = ({ crowd }: House) => crowd.writes.filter(({ status }) => status === 201).length
const refused = ({ crowd }: House) => crowd.tries.get(503) ?? 0

/** What all were told, as one. */
function joined(houses: readonly House[]): Crowd {
  const sum = (key: 'tries' | 'reads') => {
    const all = new Map<number, number>()
    for (const { crowd } of houses)
      for (const [status, times] of crowd[key]) all.set(status, (all.get(status) ?? 0) + times)
    return all
  }
  return {
    writes: houses.flatMap(({ crowd }) => crowd.writes),
    wrong: houses.flatMap(({ crowd }) => crowd.wrong),
    tries: sum('tries'),
    reads: sum('reads'),
    stop: async () => undefined,
  }
}
