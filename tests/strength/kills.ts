import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Crowd } from './people.ts'
import { type Product, until } from './product.ts'

export interface Silence {
  victim: string
  kills: number
  /** Milliseconds from the kill to the next write that was carried out: all of them, sorted. */
  ms: number[]
}

type Kill = (product: Product, ownerUrl: string) => Promise<void>

const VICTIMS: Record<string, Kill> = {
  'PostgreSQL itself (postmaster)': async (product) => void process.kill(product.postgresPid(), 'SIGKILL'),
  'one backend of PostgreSQL': killBackend,
  'the server': async (product) => void process.kill(product.serverPid(), 'SIGKILL'),
}

/** Kills everything in turn while people write, and waits each time until they can again. */
export async function killInTurn(
  { product, ownerUrl, crowd }: { product: Product; ownerUrl: string; crowd: Crowd },
  rounds: number,
): Promise<Silence[]> {
  const silences = Object.keys(VICTIMS).map((victim) => ({ victim, kills: 0, ms: [] as number[] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const silence of silences) {
      // Never at the same moment of the others' work.
      await pause(700 + Math.random() * 1_500)
      await VICTIMS[silence.victim]!(product, ownerUrl)
      const killed = performance.now()
      silence.kills += 1
      await pause(200)
      const mark = performance.now()
      const next = () => crowd.writes.find((write) => write.status === 201 && write.answeredAt > mark)
      await until(
        () => next() !== undefined,
        `writes are carried out after ${silence.victim} was killed`,
        120_000,
      )
      silence.ms.push(Math.round(next()!.answeredAt - killed))
    }
  }
  for (const { ms } of silences) ms.sort((a, b) => a - b)
  return silences
}

/** One that works at this moment, if there is one. */
async function killBackend(_product: Product, ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'gyeol' order by state = 'active' desc, random() limit 1",
  )
  if (rows[0]) process.kill(rows[0].pid, 'SIGKILL')
  await client.end().catch(() => undefined)
}
