import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Random, seededRandom } from '#db/demo/random.ts'
import type { Client } from '#test/app.ts'
import { ask, told } from './ask.ts'
import { type Role, startTwoCompanies, type TwoCompanies } from './companies.ts'
import { type Call, type IdSource, likelyCall } from './values.ts'

// The same press once more, by the same person: where it changes nothing, the trail says nothing of it.

const TRIES = 16
// For a busy machine.
const LONG = 900_000
/** What is told of each time though nothing becomes another: that somebody looked, or took along. */
const LOOKS = new Set([
  'audit.list_events',
  'approvals.get_document',
  'approvals.read_reference',
  'approvals_v0.get_draft',
  'forms.use_template',
])
/** What is no change of the company: the trail itself, and what repeated presses are answered with. */
const BESIDES = new Set(['audit_events', 'idempotent_answers', 'sessions'])

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

const isPress = ({ id, method, changesState, audience, download }: Endpoint) =>
  (method !== 'GET' || changesState === true) && audience === 'member' && !download && !LOOKS.has(id)

async function rows(): Promise<string> {
  const all = await both.ownRows()
  return JSON.stringify(Object.entries(all).filter(([table]) => !BESIDES.has(table)))
}

async function trail(): Promise<{ id: string; said: string }[]> {
  const { rows: found } = await both.at.owner.query(
    `select id, action || ' ' || coalesce(before::text, '-') || ' → ' || coalesce(after::text, '-') as said
     from audit_events where company_id = $1 order by id`,
    [both.own.get('companies')![0]],
  )
  return found
}

const press = (call: Call) =>
  ask(both.at, client, call, `198.51.${random.between(0, 255)}.${random.between(1, 254)}`)

/** @returns what the trail said of a second press that changed nothing, and undefined when none was answered */
async function saidOfSecond(endpoint: Endpoint): Promise<string | null | undefined> {
  random = seededRandom(endpoint.id)
  const { chance } = random
  /** Few fields at a time: of many, one is nearly always refused. */
  const sparse: Random = { ...random, chance: (share) => chance(share / 8) }
  let answered: null | undefined
  let idle = 0
  for (let tried = 0; tried < TRIES && idle < 3; tried += 1) {
    const call = likelyCall(tried % 2 ? sparse : random, endpoint, tried < TRIES / 2 ? fewIds : allIds)
    if ((await press(call)).status >= 300) continue
    const [before, entries] = [await rows(), await trail()]
    if ((await press(call)).status >= 300) continue
    if ((await rows()) !== before) continue
    answered = null
    idle += 1
    const said = (await trail()).slice(entries.length).map((entry) => entry.said)
    if (said.length > 0) return `${said.join(' | ')} (${told(call)})`
  }
  return answered
}

async function sweep(who: Role, done: Set<string>): Promise<Record<string, string>> {
  client = (await both.signIn())[who]
  const found: Record<string, string> = {}
  for (const endpoint of both.at.app.endpoints.toReversed()) {
    if (!isPress(endpoint) || done.has(endpoint.id)) continue
    const said = await saidOfSecond(endpoint)
    if (said !== undefined) done.add(endpoint.id)
    if (said) found[endpoint.id] = said
    await both.revive()
    client = (await both.signIn())[who]
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
