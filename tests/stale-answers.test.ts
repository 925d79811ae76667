import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Random, seededRandom } from '#db/demo/random.ts'
import type { Client } from '#test/app.ts'
import { type Answered, ask, told } from './attack/ask.ts'
import { type Role, startTwoCompanies, type TwoCompanies } from './attack/companies.ts'
import { type Call, type IdSource, likelyCall } from './attack/values.ts'

// Somebody reads everything, writes once and reads again. An answer that became another without being named by what the
// write touches would stand on the screen for five minutes as it was.

/** Who asks is read with the session, not by the statements of an answer. */
const OF_THE_ACTOR = ['companies', 'company_features', 'cover_teams', 'members', 'role_holders', 'teams']
/** After these somebody asks in another session. */
const OF_THE_SESSION = new Set([...OF_THE_ACTOR, 'accounts', 'memberships', 'past_memberships', 'sessions'])
/** Told by no answer of the company: the trail, and what repeated presses are answered with. */
const TOLD_NOWHERE = new Set(['audit_events', 'idempotent_answers'])
/** After these the web client forgets everything that it keeps. */
const FORGETS_ALL = new Set([
  'auth.sign_out',
  'auth.withdraw',
  'company.found',
  'company.join',
  'company.activate',
])
const FORMS = 3
const TRIES = 24
// For a busy machine.
const LONG = 900_000

interface Kept {
  call: Call
  /** Tables that the answer was made from. */
  tables: ReadonlySet<string>
  /** The answer, or the status of a refusal. */
  text: string | number
  isFresh: boolean
}

let both: TwoCompanies
let client: Client
let kept: Kept[]
/** Tables named by the statements of the call that is under way. */
let named = new Set<string>()
let waiting: readonly number[] = []
const random = seededRandom('what becomes stale')
/** Few fields at a time: of many, one is nearly always refused. */
const sparse: Random = { ...random, chance: (share) => random.chance(share / 8) }
const query = pg.Client.prototype.query

beforeAll(async () => {
  both = await startTwoCompanies()
  const tables = new Set(Object.keys(await both.ownRows()))
  pg.Client.prototype.query = function (this: pg.Client, ...said: unknown[]) {
    const text = typeof said[0] === 'string' ? said[0] : ((said[0] as { text?: string }).text ?? '')
    for (const [word] of text.matchAll(/\w+/g)) if (tables.has(word)) named.add(word)
    return (query as (...args: unknown[]) => unknown).apply(this, said)
  } as typeof query
}, LONG)
afterAll(async () => {
  pg.Client.prototype.query = query
  await both.at.stop()
})

/** The first few of each kind, so that what is written is what is read; of documents the last ones, which wait. */
const fewIds: IdSource = (kind) => random.pick(idsOf(kind).slice(0, 3))
const allIds: IdSource = (kind) => random.pick(idsOf(kind))
const idsOf = (kind: string | null) =>
  kind === 'documents' ? waiting : (both.own.get(kind ?? 'members') ?? [987_654_321])

/** Documents in which somebody stands, the newest first. */
async function documentsOf(who: Role): Promise<number[]> {
  const { rows } = await both.at.owner.query<{ id: string }>(
    `select r.document_id as id from document_receivers r
     join members m on m.company_id = r.company_id and m.id = r.member_id
     where m.company_id = $1 and m.email ~ $2 and r.is_shown and r.acted_at is null order by 1 desc limit 20`,
    [both.own.get('companies')![0], `^${who}@`],
  )
  return [...rows.map(({ id }) => Number(id)), 987_654_321]
}

const isWrite = ({ method, changesState }: Endpoint) => method !== 'GET' || changesState === true

function asked(call: Call): Promise<Answered> {
  return ask(both.at, client, call, `198.51.${random.between(0, 255)}.${random.between(1, 254)}`)
}

async function read(one: Kept): Promise<string | number> {
  named = new Set(OF_THE_ACTOR)
  const { status, text } = await asked(one.call)
  one.tables = named
  one.isFresh = true
  return status < 300 ? text : status
}

/** Every read in a few forms; what is another every time is left out. */
async function readAll(): Promise<Kept[]> {
  const calls = new Map<string, Call>()
  for (const endpoint of both.at.app.endpoints) {
    if (isWrite(endpoint) || endpoint.audience === 'public' || endpoint.answers === 'binary') continue
    for (let form = 0; form < FORMS; form += 1) {
      const call = likelyCall(form === 1 ? sparse : random, endpoint, fewIds)
      const one = form === 0 ? { ...call, query: {} } : call
      calls.set(told(one), one)
    }
  }
  const found: Kept[] = []
  for (const call of calls.values()) {
    const one: Kept = { call, tables: new Set(), text: '', isFresh: true }
    one.text = await read(one)
    if (one.text === (await read(one))) found.push(one)
  }
  return found
}

const names = ({ id, touches = [] }: Endpoint, { endpoint }: Call) =>
  FORGETS_ALL.has(id) || touches.includes(endpoint.area) || touches.includes(endpoint.id)

/** What became another by a write without being named by it. */
async function staleAfter(write: Endpoint, changed: readonly string[]): Promise<string[]> {
  const stale: string[] = []
  for (const one of kept) {
    if (!changed.some((table) => one.tables.has(table))) continue
    one.isFresh = false
    if (names(write, one.call)) continue
    const before = one.text
    one.text = await read(one)
    // Who may see it no longer is shown the refusal.
    const isAnswer = typeof before === 'string' && typeof one.text === 'string'
    if (isAnswer && one.text !== before) stale.push(`${write.id} → ${one.call.endpoint.id}`)
  }
  return stale
}

/** Tries a write until it changes something. @returns the tables that it changed */
async function carryOut(write: Endpoint, before: Record<string, string>): Promise<string[]> {
  for (const one of kept) if (!one.isFresh && !names(write, one.call)) one.text = await read(one)
  let idle = 0
  for (let tried = 0; tried < TRIES && idle < 3; tried += 1) {
    const { status } = await asked(
      likelyCall(tried % 2 ? sparse : random, write, tried < TRIES / 2 ? fewIds : allIds),
    )
    if (status >= 300) continue
    const after = await both.ownRows()
    const changed = Object.keys(after).filter((table) => after[table] !== before[table])
    const told = changed.filter((table) => !TOLD_NOWHERE.has(table))
    if (told.length > 0) return told
    idle += 1
  }
  return []
}

/** Carries out each write once as somebody. @returns what it left stale; what it carried out goes into `done` */
async function sweep(who: Role, which: (write: Endpoint) => boolean, done: Set<string>): Promise<string[]> {
  client = (await both.signIn())[who]
  waiting = await documentsOf(who)
  kept = await readAll()
  const stale = new Set<string>()
  // From what happens every day to what ends much.
  for (const write of both.at.app.endpoints.toReversed()) {
    if (!isWrite(write) || write.audience === 'public' || !which(write)) continue
    const changed = await carryOut(write, await both.ownRows())
    if (changed.length === 0) continue
    done.add(write.id)
    for (const one of await staleAfter(write, changed)) stale.add(one)
    if (!changed.some((table) => OF_THE_SESSION.has(table))) continue
    await both.revive()
    client = (await both.signIn())[who]
    for (const one of kept) one.isFresh = false
  }
  return [...stale]
}

test(
  'every answer that a write changes is named by what it touches',
  async () => {
    const done = new Set<string>()
    // Documents wait for the leader.
    const ofLeader = await sweep('leader', ({ id }) => id.startsWith('approvals.'), done)
    expect(done.size).toBeGreaterThan(2)
    const ofAdmin = await sweep('admin', () => true, done)
    expect(new Set([...ofLeader, ...ofAdmin])).toEqual(new Set())
    expect(done.size).toBeGreaterThan(65)
  },
  LONG,
)
