import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Random, seededRandom } from '#db/demo/random.ts'
import { ask, told } from './ask.ts'
import { type Role, startTwoCompanies, type TwoCompanies } from './companies.ts'
import type { Client } from '#test/app.ts'
import { type IdSource, likelyCall } from './values.ts'

/** What others have in these tables moves by what an employee may do. */
const MOVED_BY_OWN_ACTS: Record<string, string> = {
  documents: 'whoever stands in the line decides',
  document_receivers: 'whoever stands in the line decides',
  document_serials: 'a request is numbered',
  notifications: 'others are told of a request',
  tallies: 'a request waits for those who decide it, and is counted there',
  booking_series: 'a booking of rooms is repeated',
  custom_value_options: 'own values are chosen from the options',
  files: 'the own picture',
  audit_events: 'every change is told',
  document_proofs: 'every act on a document is an entry',
  idempotent_answers: 'a press is answered once',
}

// For a busy machine.
const LONG = 900_000

let both: TwoCompanies
let clients: Record<Role, Client>
// Of each endpoint its own, so that a new one changes nothing in what the others are asked.
const ownIds =
  (random: Random): IdSource =>
  (kind) =>
    random.pick(both.own.get(kind ?? random.pick([...both.own.keys()])) ?? [987_654_321])

beforeAll(async () => {
  both = await startTwoCompanies()
  clients = await both.signIn()
}, LONG)
afterAll(() => both.at.stop())

/** @returns how many calls were answered with what they asked for */
async function callEverything(role: Role, rounds: number): Promise<number> {
  let answered = 0
  for (const endpoint of both.at.app.endpoints) {
    if (endpoint.audience === 'public') continue
    const random = seededRandom(`an employee: ${role} ${endpoint.id}`)
    for (let round = 0; round < (endpoint.limitPerMinute ? 1 : rounds); round += 1) {
      const call = likelyCall(random, endpoint, ownIds(random))
      const { status, text } = await ask(both.at, clients[role], call, `198.51.100.${random.between(1, 254)}`)
      expect(status, `to ${role}: ${told(call)} → ${text.slice(0, 300)}`).toBeLessThan(500)
      answered += status < 300 ? 1 : 0
    }
    // Some calls end the own session.
    if (endpoint.audience === 'account') clients = await both.signIn()
  }
  return answered
}

test(
  'whatever an employee calls with the real ids of colleagues, what is not theirs stays as it was',
  async () => {
    const changed = await changedBy('member', 6)
    expect(changed.filter((table) => !(table in MOVED_BY_OWN_ACTS))).toEqual([])
  },
  LONG,
)

test(
  'the same calls of an admin change much of it',
  async () => {
    expect((await changedBy('admin', 3)).length).toBeGreaterThan(20)
  },
  LONG,
)

test.each(['middle', 'leader', 'payroll'] as const)(
  'calls of %s with real ids are answered or refused',
  async (role) => {
    await both.revive()
    clients = await both.signIn()
    expect(await callEverything(role, 2)).toBeGreaterThan(80)
  },
  LONG,
)

/** The tables in which rows of others are not what they were. */
async function changedBy(role: Role, rounds: number): Promise<string[]> {
  const before = await both.rowsOfOthers(role)
  expect(Object.keys(before).length).toBeGreaterThan(40)
  expect(await callEverything(role, rounds)).toBeGreaterThan(100)
  const after = await both.rowsOfOthers(role)
  return Object.keys(before).filter((table) => before[table] !== after[table])
}
