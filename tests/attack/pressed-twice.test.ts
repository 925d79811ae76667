import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Random, seededRandom } from '#db/demo/random.ts'
import type { Client } from '#test/app.ts'
import { ask, told } from './ask.ts'
import { type Role, startTwoCompanies, type TwoCompanies } from './companies.ts'
import { type Call, type IdSource, likelyCall } from './values.ts'

// The same press once more, by the same person: where it changes nothing, the trail says nothing of it. What is refused on the way
// leaves no trace, and nothing that the trail keeps by the end is a secret.

const TRIES = 16
/** How often a press that speaks again is asked whether it has changed something: most of them add one more each time. */
const DOUBTS = 2
// For a busy machine.
const LONG = 900_000
/** What is no change of the company: the trail itself, and what repeated presses are answered with. */
const BESIDES = new Set(['audit_events', 'idempotent_answers', 'sessions'])

const DEMO_PASSWORD = 'gyeol-demo-1!'

let both: TwoCompanies
let client: Client
/** Of each press its own, so that one more endpoint makes no other calls of the others. */
let random = seededRandom('')
const fewIds: IdSource = (kind) => random.pick((both.own.get(kind ?? 'members') ?? [987_654_321]).slice(0, 3))
const allIds: IdSource = (kind) => random.pick(both.own.get(kind ?? 'members') ?? [987_654_321])

beforeAll(async () => {
  both = await startTwoCompanies()
}, LONG)
afterAll(() => both.at.stop())

/** Looks are told of each time, though nothing becomes another. */
const isPress = ({ method, changesState, audience, download, isLook }: Endpoint) =>
  (method !== 'GET' || changesState === true) && audience === 'member' && !download && !isLook

async function rows(): Promise<string> {
  const all = await both.ownRows()
  return JSON.stringify(Object.entries(all).filter(([table]) => !BESIDES.has(table)))
}

/** Which endpoints have refused by each status, and what the trail said of that. */
const refused = new Map<number, Set<string>>()
const toldOfRefused: string[] = []
let hasAnswered = false
/** What was told to somebody to be known to nobody else. */
const secrets = new Set<string>()

/** What the trail says of a press; null when it was not answered. */
async function saidOf(call: Call): Promise<string[] | null> {
  const { rows: known } = await both.at.owner.query('select coalesce(max(id), 0) as id from audit_events')
  const from = `198.51.${random.between(0, 255)}.${random.between(1, 254)}`
  const { status, text } = await ask(both.at, client, call, from)
  const said = await saidSince(known[0].id)
  if (call.endpoint.tellsOnce && status < 300) for (const one of longTexts(text)) secrets.add(one)
  if (status < 300) {
    hasAnswered = true
    return said
  }
  refused.set(status, (refused.get(status) ?? new Set()).add(call.endpoint.id))
  toldOfRefused.push(...said.map((one) => `${status} ${told(call)}: ${one}`))
  return null
}

const longTexts = (text: string) => [...text.matchAll(/[\w-]{20,}/g)].map(([found]) => found)

async function saidSince(id: string): Promise<string[]> {
  const { rows: found } = await both.at.owner.query<{ said: string }>(
    `select action || ' ' || coalesce(before::text, '-') || ' → ' || coalesce(after::text, '-') as said
     from audit_events where company_id = $1 and id > $2 order by id`,
    [both.own.get('companies')![0], id],
  )
  return found.map(({ said }) => said)
}

/** @returns what the trail said of a second press that changed nothing, and undefined when none was answered */
async function saidOfSecond(endpoint: Endpoint): Promise<string | null | undefined> {
  random = seededRandom(endpoint.id)
  hasAnswered = false
  const { chance } = random
  /** Few fields at a time: of many, one is nearly always refused. */
  const sparse: Random = { ...random, chance: (share) => chance(share / 8) }
  let [idle, doubts] = [0, 0]
  for (let tried = 0; tried < TRIES && idle < 3 && doubts < DOUBTS; tried += 1) {
    const call = likelyCall(tried % 2 ? sparse : random, endpoint, tried < TRIES / 2 ? fewIds : allIds)
    if (!(await saidOf(call))) continue
    const second = await saidOf(call)
    if (!second) continue
    if (second.length === 0) {
      idle += 1
      continue
    }
    // It spoke again: once more, to see whether it has reason to.
    doubts += 1
    const before = await rows()
    const third = await saidOf(call)
    if (third && third.length > 0 && (await rows()) === before) return `${third.join(' | ')} (${told(call)})`
  }
  return idle > 0 ? null : undefined
}

async function sweep(who: Role, done: Set<string>): Promise<Record<string, string>> {
  client = (await both.signIn())[who]
  const found: Record<string, string> = {}
  for (const endpoint of both.at.app.endpoints.toReversed()) {
    if (!isPress(endpoint) || done.has(endpoint.id)) continue
    const said = await saidOfSecond(endpoint)
    if (said !== undefined) done.add(endpoint.id)
    if (said) found[endpoint.id] = said
    for (const value of client.cookies.values()) secrets.add(value)
    // Of what was refused nobody has become another; what may be sent in a minute is given anew.
    if (!hasAnswered) both.at.travelTo(both.at.now().add({ minutes: 1 }).toString())
    else {
      await both.revive()
      client = (await both.signIn())[who]
    }
  }
  return found
}

test(
  'a press that changes nothing says nothing in the trail',
  async () => {
    const done = new Set<string>()
    const found = { ...(await sweep('admin', done)), ...(await sweep('member', done)) }
    expect(found).toEqual({})
    expect(done.size).toBeGreaterThan(75)
  },
  LONG,
)

test('a press that is refused says nothing in the trail', () => {
  expect(toldOfRefused).toEqual([])
  for (const [status, least] of [
    [403, 50],
    [404, 50],
    [406, 10],
    [409, 15],
  ] as const)
    expect([status, (refused.get(status)?.size ?? 0) >= least]).toEqual([status, true])
})

const SECRET_NAMES =
  /pass_?(word|wd)|token|secret|credential|private_?key|api_?key|resident|account_?n(o|um)|bank|otp|cookie/i
/** A resident number, in one piece or two. */
const RESIDENT = /(?<!\d)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])-?[1-8]\d{6}(?!\d)/

/** Where in what the trail keeps of an event something stands that is nobody's to read. */
function secretsIn(kept: unknown, path: readonly string[] = []): string[] {
  if (kept === null || typeof kept === 'boolean') return []
  if (typeof kept === 'object')
    return Object.entries(kept).flatMap(([key, value]) => secretsIn(value, [...path, key]))
  const text = String(kept)
  const isOne =
    SECRET_NAMES.test(path.join('.')) || RESIDENT.test(text) || [...secrets].some((one) => text.includes(one))
  return isOne ? [`${path.join('.')}: ${text.slice(0, 40)}`] : []
}

test('nothing that the trail keeps is a password, a token, a resident number or another secret', async () => {
  secrets.add(DEMO_PASSWORD)
  const { rows: codes } = await both.at.owner.query<{ join_code: string }>(
    'select join_code from company_directory',
  )
  for (const { join_code } of codes) secrets.add(join_code)
  for (const { text } of await both.at.outside.mail.mailbox.listMails())
    for (const [, token] of text.matchAll(/[?&#/](?:code|token|key)=([^&\s]{12,})/g)) secrets.add(token!)
  expect(secrets.size).toBeGreaterThan(50)
  const found = secretsIn({ password: 'x', by: [{ note: `${[...secrets][0]}` }], text: '900101-1234567' })
  expect(found).toHaveLength(3)
  const { rows: events } = await both.at.owner.query(
    'select action, before, after from audit_events where before is not null or after is not null',
  )
  expect(events.length).toBeGreaterThan(500)
  const wrong = events.flatMap(({ action, before, after }) =>
    secretsIn({ before, after }).map((one) => `${action} ${one}`),
  )
  expect([...new Set(wrong)]).toEqual([])
})
