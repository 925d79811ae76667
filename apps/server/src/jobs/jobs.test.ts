import { sql } from '#server/db/sql/sql.ts'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type pg from 'pg'
import { openPool } from '#server/db/connection.ts'
import { companyIdOf, inCompany, inGlobal } from '#server/db/transaction.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { listDeadLetters, retryDeadLetters } from './dead-letters.ts'
import { defineJob, handleJob } from './define-job.ts'
import { enqueue } from './enqueue.ts'
import { enqueueMany } from './enqueue-many.ts'
import { installQueues } from './install-queues.ts'
import { fromPool, queueSettings } from './queues.ts'
import { readJob } from './read-job.ts'
import { runQueuedJobs } from './run-queued-jobs.ts'
import { startWorkers } from './workers.ts'
import type { Log } from './log.ts'

const company = companyIdOf(7)
const greet = defineJob({
  name: 'test-greet',
  data: z.strictObject({ to: z.string(), times: z.int().default(1) }),
})
const recount = defineJob({ name: 'test-recount', data: z.object({}), once: true })
const breaking = defineJob({
  name: 'test-breaking',
  data: z.object({}),
  retry: { limit: 1, delaySeconds: 60 },
})
const nightly = defineJob({
  name: 'test-nightly',
  data: z.object({}),
  scope: 'server',
  schedule: { cron: '0 3 * * *', timeZone: 'Asia/Seoul' },
})
const paired = defineJob({ name: 'test-paired', data: z.object({}), concurrency: 2 })
const all = [greet, recount, breaking, nightly, paired]

let database: TestDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool(database.appUrl, 4)
  await installQueues(pool, all)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

test('a job exists only if the transaction commits', async () => {
  const seen: unknown[] = []
  const handler = handleJob(
    greet,
    async ({ data, companyId, attempt }) => void seen.push({ ...data, companyId, attempt }),
  )
  const broken = inCompany(pool, company, 'write', async (tx) => {
    await enqueue(tx, greet, { to: 'nobody' }, { companyId: company })
    throw new Error('rolled back')
  })
  await expect(broken).rejects.toThrow('rolled back')
  await inCompany(pool, company, 'write', (tx) => enqueue(tx, greet, { to: '결' }, { companyId: company }))
  expect(await runQueuedJobs(pool, [handler])).toEqual({ done: 1, failures: [] })
  expect(seen).toEqual([{ to: '결', times: 1, companyId: 7, attempt: 1 }])
})

test('data that does not fit the schema is refused before anything is written', async () => {
  const wrong = inGlobal(pool, 'write', (tx) =>
    enqueue(tx, greet, { to: 5 } as unknown as { to: string }, { companyId: company }),
  )
  await expect(wrong).rejects.toThrow(/expected string/)
  const handler = handleJob(greet, async () => undefined)
  expect((await runQueuedJobs(pool, [handler])).done).toBe(0)
})

test('a company job without its company is refused', async () => {
  const wrong = inGlobal(pool, 'write', (tx) =>
    enqueue(tx, greet, { to: 'x' }, {} as { companyId: typeof company }),
  )
  await expect(wrong).rejects.toThrow('company job')
})

test('the same waiting job is queued once per company and key', async () => {
  const other = companyIdOf(8)
  const send = (companyId: typeof company, key: string) =>
    inGlobal(pool, 'write', (tx) => enqueue(tx, recount, {}, { companyId, key }))
  expect(await send(company, 'member-1')).toBeTypeOf('string')
  expect(await send(company, 'member-1')).toBeNull()
  expect(await send(company, 'member-2')).toBeTypeOf('string')
  expect(await send(other, 'member-1')).toBeTypeOf('string')
  const counted: unknown[] = []
  await runQueuedJobs(pool, [handleJob(recount, async ({ companyId }) => void counted.push(companyId))])
  expect(counted).toEqual([7, 7, 8])
  const sendAll = (keys: readonly (string | undefined)[]) =>
    inGlobal(pool, 'write', (tx) =>
      enqueueMany(
        tx,
        recount,
        keys.map((key) => ({ data: {}, ...(key && { key }) })),
        { companyId: company },
      ),
    )
  await send(company, 'member-3')
  await sendAll(['member-3', 'member-4', 'member-4'])
  expect((await runQueuedJobs(pool, [handleJob(recount, async () => undefined)])).done).toBe(2)
  await expect(sendAll(['member-5', undefined])).rejects.toThrow('needs a key')
})

test('a job for later waits, and one that fails for good is kept, listed and can be put back', async () => {
  const log: string[] = []
  const keep = (_: object, message: string) => void log.push(message)
  const logger: Log = { debug: keep, info: keep, warn: keep, error: keep }
  let mended = false
  const handler = handleJob(breaking, async () => {
    if (!mended) throw new Error('printer on fire')
  })
  const delay = Temporal.Duration.from({ hours: 1 })
  await inGlobal(pool, 'write', (tx) => enqueue(tx, breaking, {}, { companyId: company, delay }))
  expect(await runQueuedJobs(pool, [handler])).toEqual({ done: 0, failures: [] })
  const run = await runQueuedJobs(pool, [handler], { ahead: true, log: logger })
  expect(run.failures.map((failure) => failure.attempt)).toEqual([1, 2])
  expect(log).toEqual(['job failed, will be tried again', 'job given up, kept as a dead letter'])
  const letters = await inGlobal(pool, 'read', (tx) => listDeadLetters(tx))
  expect(letters).toMatchObject([
    { job: 'test-breaking', payload: { companyId: 7 }, error: { message: 'printer on fire' } },
  ])
  mended = true
  expect(await inGlobal(pool, 'write', (tx) => retryDeadLetters(tx, 'test-breaking'))).toBe(1)
  expect(await runQueuedJobs(pool, [handler], { ahead: true })).toEqual({ done: 1, failures: [] })
  expect(await inGlobal(pool, 'read', (tx) => listDeadLetters(tx))).toEqual([])
})

test('progress and result are read by the own company only', async () => {
  const id = (await inGlobal(pool, 'write', (tx) => enqueue(tx, greet, { to: 'a' }, { companyId: company })))!
  const read = (companyId = company, key = id) =>
    inGlobal(pool, 'read', (tx) => readJob(tx, greet, key, companyId))
  expect(await read()).toMatchObject({ state: 'waiting', done: 0 })
  const handler = handleJob(greet, async ({ progress }) => {
    await progress(3, 10)
    expect(await read()).toMatchObject({ state: 'running', done: 3, total: 10, result: null })
    return { file: 'k' }
  })
  expect(await runQueuedJobs(pool, [handler])).toEqual({ done: 1, failures: [] })
  expect(await read()).toMatchObject({ state: 'done', result: { file: 'k' } })
  expect(await read(companyIdOf(8))).toBeNull()
  expect(await read(company, 'not-an-id')).toBeNull()
})

test('workers are woken at once, as a role that owns nothing, and a stop waits for the running job', async () => {
  const seen: string[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let begun = () => {}
  const started = new Promise<void>((resolve) => (begun = resolve))
  const errors: string[] = []
  const keep = (fields: object, message: string) => void errors.push(message + JSON.stringify(fields))
  const log: Log = { debug() {}, info() {}, warn: keep, error: keep }
  const handler = handleJob(greet, async ({ data }) => {
    begun()
    if (data.to === 'slow') await held
    seen.push(data.to)
  })
  const own = { url: database.appUrl, log, handlers: [handler, handleJob(nightly, async () => undefined)] }
  const scheduled = () => pool.query('select name, timezone, cron from pgboss.schedule')
  await (await startWorkers({ ...own, schedules: false })).stop()
  expect((await scheduled()).rows).toEqual([])
  const workers = await startWorkers(own)
  const { rows } = await scheduled()
  expect(rows).toEqual([{ name: 'test-nightly', timezone: 'Asia/Seoul', cron: '0 3 * * *' }])
  await inGlobal(pool, 'write', (tx) => enqueue(tx, greet, { to: 'slow' }, { companyId: company }))
  // Polling alone would come after thirty seconds, longer than a test may take.
  await started
  let ended = false
  const stopped = workers.stop().then(() => (ended = true))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(ended).toBe(false)
  release()
  await stopped
  expect(seen).toEqual(['slow'])
  expect(errors).toEqual([])
  const state = await inGlobal(pool, 'read', (tx) =>
    sql<{ state: string }>`select state::text from pgboss.job where data->'data'->>'to' = 'slow'`.execute(tx),
  )
  expect(state.rows).toEqual([{ state: 'completed' }])
})

test('what waits is worked off without a pause, also when one wake told of all of it', async () => {
  let all = () => {}
  const done = new Promise<void>((resolve) => (all = resolve))
  const seen: string[] = []
  const log: Log = { debug() {}, info() {}, warn() {}, error() {} }
  const handler = handleJob(greet, async ({ data }) => {
    seen.push(data.to)
    if (seen.length === 3) all()
  })
  const workers = await startWorkers({ url: database.appUrl, log, handlers: [handler] })
  const three = ['one', 'two', 'three'].map((to) => ({ data: { to } }))
  await inGlobal(pool, 'write', (tx) => enqueueMany(tx, greet, three, { companyId: company }))
  // Polling alone would leave thirty seconds between two of them.
  await done
  await workers.stop()
  expect(seen.toSorted()).toEqual(['one', 'three', 'two'])
}, 50_000)

test('as many as may run at once do so until nothing waits', async () => {
  const log: Log = { debug() {}, info() {}, warn() {}, error() {} }
  let waiting: (() => void) | undefined
  let pairs = 0
  // Each waits for another one that runs beside it: three pairs need both workers to take a second job, and a third.
  const handler = handleJob(paired, async () => {
    if (waiting) {
      waiting()
      waiting = undefined
      pairs += 1
      if (pairs === 3) all()
    } else await new Promise<void>((resolve) => (waiting = resolve))
  })
  let all = () => {}
  const done = new Promise<void>((resolve) => (all = resolve))
  const workers = await startWorkers({ url: database.appUrl, log, handlers: [handler] })
  const six = Array.from({ length: 6 }, () => ({ data: {} }))
  await inGlobal(pool, 'write', (tx) => enqueueMany(tx, paired, six, { companyId: company }))
  await done
  await workers.stop()
  expect(pairs).toBe(3)
}, 25_000)

test('what waits under the old name of a round lapses, and nothing else', async () => {
  const boss = new PgBoss({ ...queueSettings, db: fromPool(pool) })
  // Named alike, one of them is no round of old and may be another server's.
  for (const name of ['test-greet-of-company', 'test-other-of-company']) {
    await boss.createQueue(name)
    await boss.insert(name, [{ data: {} }])
  }
  await installQueues(pool, all)
  const { rows } = await pool.query(
    "select name from pgboss.job where name like '%-of-company' and state = 'created' order by name",
  )
  expect(rows).toEqual([{ name: 'test-other-of-company' }])
})

test('a job name that a queue cannot hold is refused when it is defined', () => {
  expect(() => defineJob({ name: "x'; drop", data: z.object({}) })).toThrow('job name')
})
