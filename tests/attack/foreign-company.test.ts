import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { seededRandom } from '#db/demo/random.ts'
import type { Client } from '#test/app.ts'
import { ask, told } from './ask.ts'
import { MARK, type Role, ROLES, startTwoCompanies, type TwoCompanies } from './companies.ts'
import { kindOf, pathNames } from './endpoints.ts'
import { type Call, type IdSource, likelyCall } from './values.ts'

// For a busy machine; alone it takes a tenth of that.
const LONG = 900_000

let both: TwoCompanies
let clients: Record<Role, Client>
let before: Record<string, string>
const random = seededRandom('the other company')

beforeAll(async () => {
  both = await startTwoCompanies()
  clients = await both.signIn()
  before = await both.otherRows()
}, LONG)
afterAll(() => both.at.stop())

const own: IdSource = (kind) => random.pick((kind && both.own.get(kind)) || [987_654_321])

/** Every kind of id of the other company for admins; for others those of the path's own kind and some more. */
function foreignIds(role: Role, kind: string | null): (number | string)[] {
  const kinds = [...both.other.keys()]
  const wanted = role === 'admin' ? kinds : [...(kind ? [kind] : []), random.pick(kinds)]
  return wanted.flatMap((name) => {
    const ids = both.other.get(name)
    return ids ? [random.pick(ids)] : []
  })
}

/** How many calls of each were answered with what they asked for: who is refused everything would find nothing. */
const answered = new Map<Role, number>()

/** Makes calls at once. @param mayAnswer as long as nothing of the other company stands in it */
async function expectUnseen(calls: readonly [Role, Call][], mayAnswer: boolean): Promise<void> {
  await Promise.all(
    calls.map(async ([role, call]) => {
      const { status, text } = await ask(both.at, clients[role], call)
      if (status < 300) answered.set(role, (answered.get(role) ?? 0) + 1)
      const isRight = status < 500 && (mayAnswer || status >= 400) && !text.includes(MARK)
      expect(isRight, `${status} to ${role}: ${told(call)} → ${text.slice(0, 300)}`).toBe(true)
    }),
  )
}

/** Some calls end a session, retire people or switch parts off. */
async function backToWork(): Promise<void> {
  await both.revive()
  clients = await both.signIn()
}

/** Come with signing up and in, or with leaving; the demo has none of them. */
const OF_ACCOUNTS = ['account_codes', 'account_terms', 'known_devices', 'recovery_codes']

test('the other company has a row in every table of companies, and its texts are marked', async () => {
  const empty = Object.keys(before).filter((table) => before[table]!.startsWith('0 '))
  expect(empty.sort()).toEqual(OF_ACCOUNTS)
  expect(both.marked.length).toBeGreaterThan(25)
})

test(
  'an address with an id of the other company answers nobody',
  async () => {
    const endpoints = both.at.app.endpoints.filter(
      (one) => one.audience !== 'public' && pathNames(one).includes('id'),
    )
    expect(endpoints.length).toBeGreaterThan(50)
    for (const endpoint of endpoints)
      for (const role of ROLES) {
        const ids = foreignIds(role, kindOf('id', endpoint.path))
        const withId = (id: number | string): [Role, Call] => {
          const call = likelyCall(random, endpoint, own)
          return [role, { ...call, params: { ...call.params, id } }]
        }
        await expectUnseen(ids.map(withId), false)
      }
  },
  LONG,
)

test(
  'a filter or a body with ids of the other company shows nothing of it',
  async () => {
    const endpoints = both.at.app.endpoints.filter(
      (one) => one.audience !== 'public' && (one.query ?? one.body),
    )
    for (const [index, endpoint] of endpoints.entries()) {
      if (index % 8 === 0) await backToWork()
      const rounds = endpoint.limitPerMinute ? 1 : 4
      const calls = ROLES.flatMap((role) =>
        Array.from({ length: rounds }, () => [role, foreignCall(endpoint)] as [Role, Call]),
      )
      await expectUnseen(calls, true)
      if (endpoint.audience === 'account') await backToWork()
    }
    expect(ROLES.filter((role) => (answered.get(role) ?? 0) < 50)).toEqual([])
  },
  LONG,
)

/** The right kind, so that what is asked for is there; now and then all ids are foreign, now and then one is. */
function foreignCall(endpoint: Endpoint): Call {
  const share = random.pick([0.3, 1])
  const ids: IdSource = (kind) => {
    const found = both.other.get(kind ?? random.pick([...both.other.keys()]))
    return found && random.chance(share) ? random.pick(found) : own(kind)
  }
  return { ...likelyCall(random, endpoint, ids), params: likelyCall(random, endpoint, own).params }
}

test('and every row of it is as it was', async () => {
  expect(await both.otherRows()).toEqual(before)
})

// Last, because it writes a session of theirs.
test('somebody of that company reads the mark', async () => {
  const there = await both.signInThere()
  for (const id of ['user.list_user', 'meeting.list_rooms', 'org.list_org']) {
    const endpoint = both.at.app.endpoints.find((one) => one.id === id)!
    const { status, text } = await ask(both.at, there, { endpoint, params: {}, query: {}, body: undefined })
    expect([id, status, text.includes(MARK)]).toEqual([id, 200, true])
  }
})
