import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Random, seededRandom } from '#db/demo/random.ts'
import type { Client } from '#test/app.ts'
import { ask, told } from './ask.ts'
import { spoil } from './bad-values.ts'
import { MARK, type Role, ROLES, startTwoCompanies, type TwoCompanies } from './companies.ts'
import { type Call, type IdSource, likelyCall } from './values.ts'

// ATTACK_SEED=… ATTACK_CALLS=… make other calls, or more of them.
const SEED = process.env.ATTACK_SEED || 'gyeol'
const CALLS = Number(process.env.ATTACK_CALLS || 20_000)
const AT_ONCE = 8
const BETWEEN_REVIVALS = 160

// For a busy machine.
const LONG = 900_000

let both: TwoCompanies
let clients: Record<Role, Client>

beforeAll(async () => {
  both = await startTwoCompanies()
}, LONG)
afterAll(() => both.at.stop())

interface Sent {
  call: Call
  client: Client | null
  who: string
  from: string
}

/** Any endpoint; those that are limited because they cost much, such as drawing a chart, less often. */
function nextEndpoint(random: Random): Endpoint {
  const endpoint = random.pick(both.at.app.endpoints)
  return endpoint.limitPerMinute && random.chance(0.9) ? nextEndpoint(random) : endpoint
}

/** The next call of the seed: any endpoint, anybody, most ids the own ones, one value in three calls of four bad. */
function nextCall(random: Random): Sent {
  const ids: IdSource = (kind) => {
    const [source, kinds] = random.chance(0.75) ? [both.own, both.own] : [both.other, both.other]
    const found = source.get(kind ?? random.pick([...kinds.keys()]))
    return found ? random.pick(found) : random.between(1, 400)
  }
  const likely = likelyCall(random, nextEndpoint(random), ids)
  const call = random.chance(0.25) ? likely : spoil(random, likely)
  const who = random.pick(['stranger', 'admin', ...ROLES])
  // Limits by address are another test's matter.
  const from = `198.51.${random.between(0, 255)}.${random.between(1, 254)}`
  return { call, client: who === 'stranger' ? null : clients[who as Role], who, from }
}

test(`${CALLS} generated calls break nothing and show nothing of another company`, async () => {
  const random = seededRandom(SEED)
  const before = await both.otherRows()
  const wrong: string[] = []
  const answered = new Map<number, number>()
  const reached = new Set<string>()
  for (let made = 0; made < CALLS; made += AT_ONCE) {
    if (made % BETWEEN_REVIVALS === 0) {
      await both.revive()
      clients = await both.signIn()
    }
    const calls = Array.from({ length: AT_ONCE }, () => nextCall(random))
    await Promise.all(
      calls.map(async ({ call, client, who, from }, index) => {
        const { status, text } = await ask(both.at, client, call, from)
        answered.set(status, (answered.get(status) ?? 0) + 1)
        if (status < 300) reached.add(call.endpoint.id)
        if (status >= 500 || text.includes(MARK))
          wrong.push(
            `seed ${SEED}, call ${made + index}: ${status} to ${who}: ${told(call)} → ${text.slice(0, 200)}`,
          )
      }),
    )
  }
  expect(wrong).toEqual([])
  expect(await both.otherRows()).toEqual(before)
  // Calls that nobody answers would find nothing: most endpoints are met in earnest.
  const unmet = both.at.app.endpoints.map(({ id }) => id).filter((id) => !reached.has(id))
  expect(reached.size, `never answered: ${unmet.join(', ')}`).toBeGreaterThan(
    both.at.app.endpoints.length / 2,
  )
  expect(answered.get(200) ?? 0).toBeGreaterThan(CALLS / 10)
}, 600_000)
