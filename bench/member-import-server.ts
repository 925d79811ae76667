import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import { openPool } from '#server/db/connection.ts'
import { hashToken, newToken } from '#server/http/secrets.ts'
import { installQueues } from '#server/jobs/install-queues.ts'
import { silentLog } from '#server/jobs/log.ts'
import { startWorkers } from '#server/jobs/workers.ts'
import { memoryOutside } from '#server/outside/outside.ts'
import { writeSheet } from '#server/outside/spreadsheet/write-sheet.ts'

/** What the measuring process tells this one. */
export interface ImportOrder {
  appUrl: string
  people: number
  companyId: number
  accountId: number
}

export interface ImportReport {
  sheetBytes: number
  uploadMs: number
  runMs: number
  restMb: number
  uploadPeakMb: number
  runPeakMb: number
  runMb: number[]
  progress: number[]
  longestWaitMs: number
}

const rssMb = () => Math.round(process.memoryUsage.rss() / 1_048_576)

/** The real server with its workers, which imports one sheet over HTTP while somebody else asks who they are. */
process.once('message', async (order: ImportOrder) => {
  const pool = openPool(order.appUrl, 16)
  const settings = readSettings({ LOG_LEVEL: 'silent', DEMO: '0' })
  const app = await buildApp({ settings, pool, outside: memoryOutside() })
  // Mails leave for a quarter of an hour; here only the import is looked at.
  const handlers = app.jobHandlers.filter((handler) => handler.job.name === 'import-members')
  await installQueues(
    pool,
    app.jobHandlers.map((handler) => handler.job),
  )
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' })
  const workers = await startWorkers({ url: order.appUrl, handlers, log: silentLog })
  process.send?.(await importSheet(address, await signIn(pool, order), order.people))
  await workers.stop()
  await app.http.close()
  await pool.end()
  if (process.connected) await once(process, 'disconnect')
  process.exit(0)
})

async function signIn(pool: ReturnType<typeof openPool>, { accountId, companyId }: ImportOrder) {
  const [access, forgery] = [newToken(), newToken()]
  const later = Temporal.Now.instant().add({ hours: 24 }).toString()
  await pool.query(
    `insert into sessions (account_id, company_id, access_hash, access_expires_at, refresh_hash, expires_at)
     values ($1, $2, $3, $4, $5, $4)`,
    [accountId, companyId, hashToken(access), later, hashToken(newToken())],
  )
  return { cookie: `gyeol_session=${access}; csrftoken=${forgery}`, 'x-csrftoken': forgery }
}

async function importSheet(
  address: string,
  headers: Record<string, string>,
  people: number,
): Promise<ImportReport> {
  const sheet = await makeSheet(people)
  const other = askMeanwhile(address, headers)
  const peak = watchMemory()
  const restMb = rssMb()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(sheet)]), 'people.xlsx')
  let started = performance.now()
  const sent = await fetch(`${address}/user/com_members/upload_invite/`, {
    method: 'POST',
    headers,
    body: form,
  })
  const made = (await sent.json()) as { import_id: number }
  if (sent.status !== 200) throw new Error(JSON.stringify(made))
  const uploadMs = Math.round(performance.now() - started)
  const uploadPeakMb = peak.take()
  started = performance.now()
  const path = `${address}/user/com_members/imports/${made.import_id}/`
  await fetch(`${path}start/`, { method: 'POST', headers })
  const { progress, memory } = await follow(path, headers)
  const runMs = Math.round(performance.now() - started)
  return {
    sheetBytes: sheet.length,
    uploadMs,
    runMs,
    restMb,
    uploadPeakMb,
    runPeakMb: peak.take(),
    runMb: tenths(memory),
    progress: tenths(progress),
    longestWaitMs: await other.stop(),
  }
}

async function follow(path: string, headers: Record<string, string>) {
  const progress: number[] = []
  const memory: number[] = []
  for (;;) {
    const answer = await fetch(path, { headers })
    const seen = (await answer.json()) as { state: string; counts: { invited: number } }
    progress.push(seen.counts.invited)
    memory.push(rssMb())
    if (seen.state !== 'RUNNING') return { progress, memory }
    await wait(100)
  }
}

/** The values at ten moments of the run, the last one among them. */
function tenths(values: number[]): number[] {
  return Array.from({ length: 11 }, (_, at) => values[Math.round((at / 10) * (values.length - 1))]!)
}

async function makeSheet(people: number): Promise<Buffer> {
  function* rows() {
    for (let index = 0; index < people; index++)
      yield {
        email: `person${index}@bench.gyeol.test`,
        name: `김민지${index}`,
        team: `팀 ${(index % 50) + 1}`,
        position: '팀원',
        joined: '2024-03-04',
        contract: '정규직',
        phone: '010-1234-5678',
        birth: '1990-01-02',
      }
  }
  const titles = { email: '이메일', name: '이름', team: '팀', position: '직책', joined: '입사일' }
  const more = { contract: '계약 형태', phone: '전화번호', birth: '생년월일' }
  const columns = Object.entries({ ...titles, ...more }).map(([key, title]) => ({
    key,
    title,
    type: key === 'joined' || key === 'birth' ? ('date' as const) : ('text' as const),
  }))
  return buffer(writeSheet({ sheetName: 'people', columns, rows: [...rows()] }))
}

function watchMemory() {
  let highest = 0
  const timer = setInterval(() => (highest = Math.max(highest, rssMb())), 10)
  timer.unref()
  return {
    take: () => {
      const taken = Math.max(highest, rssMb())
      highest = 0
      return taken
    },
  }
}

/** Somebody else at work: how long the import lets them wait. */
function askMeanwhile(address: string, headers: Record<string, string>) {
  let longest = 0
  const over = new AbortController()
  const ask = async (): Promise<void> => {
    const started = performance.now()
    await (await fetch(`${address}/user/users/get_profile/`, { headers })).arrayBuffer()
    longest = Math.max(longest, performance.now() - started)
    await wait(20)
    if (!over.signal.aborted) await ask()
  }
  const asking = ask()
  return {
    stop: async () => {
      over.abort()
      await asking
      return Math.round(longest)
    },
  }
}
