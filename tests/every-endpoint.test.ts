import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint, SchemaLike } from '#contract/endpoint.ts'
import { errors } from '#contract/errors.ts'
import { errorCodes } from '#server/http/openapi.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { declaredEndpoints } from './contract/declared-endpoints.ts'
import { whoMayCall } from './contract/who-may-call.ts'

const declared = await declaredEndpoints()
const each = declared.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

let at: TestApp
let stranger: Client
/** Whose nonsense may be taken: it can found a company and move there. */
let talker: Client
/** By the names of the table's columns. */
const ROLES = ['member', 'team leader', 'limited admin', 'full admin']
const roles: Record<string, Client> = {}
let mayCall: Map<string, ReturnType<typeof whoMayCall>[number]>

beforeAll(async () => {
  at = await startTestApp()
  const company = await makeCompany(at)
  const leader = await makeMember(at, { company, name: '이리더' })
  const teamId = await makeTeam(at, company, { leaderId: leader.memberId })
  roles['full admin'] = await at.as(await makeAdmin(at, { company }))
  roles['limited admin'] = await at.as(await makeMember(at, { company, coverTeamIds: [teamId] }))
  roles['team leader'] = await at.as(leader)
  roles.member = await at.as(await makeMember(at, { company, teamId }))
  talker = await at.as(await makeMember(at, { company, teamId }))
  stranger = at.stranger()
  mayCall = new Map(whoMayCall(at.app).map((row) => [row.endpoint.id, row]))
})
afterAll(() => at.stop())

/** An id that no row has: what another company's id looks like from here. */
const NOBODY = 987_654_321

function paramsOf(endpoint: Endpoint): Record<string, unknown> {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
  return Object.fromEntries(names.map((name) => [name, name === 'email' ? 'nobody@gyeol.test' : NOBODY]))
}

function propertiesOf(schema: SchemaLike | undefined): string[] {
  if (!schema) return []
  const json = z.toJSONSchema(schema as unknown as z.ZodType, { io: 'input', unrepresentable: 'any' })
  return Object.keys(json.properties ?? {})
}

test('the contract has endpoints, each with an id and an address of its own', () => {
  expect(declared.length).toBeGreaterThan(80)
  expect(new Set(declared.map((endpoint) => endpoint.id)).size).toBe(declared.length)
  expect(new Set(declared.map((endpoint) => `${endpoint.method} ${endpoint.path}`)).size).toBe(
    declared.length,
  )
})

test('every declared endpoint is bound', () => {
  const bound = new Set(at.app.endpoints.map((endpoint) => endpoint.id))
  expect(declared.filter((endpoint) => !bound.has(endpoint.id)).map((endpoint) => endpoint.id)).toEqual([])
})

test('path parameters are declared', () => {
  for (const [name, endpoint] of each) {
    // The literal star, in whose place any segment stands, may be read as well (decision A-04).
    const star = endpoint.params && endpoint.path.includes('*') ? ['star'] : []
    expect([name, propertiesOf(endpoint.params).sort()]).toEqual([
      name,
      [...Object.keys(paramsOf(endpoint)), ...star].sort(),
    ])
  }
})

describe('without a session', () => {
  test.each(each.filter(([, endpoint]) => endpoint.audience !== 'public'))(
    '%s answers 401',
    async (_name, endpoint) => {
      const answer = await stranger.call(endpoint, { params: paramsOf(endpoint) } as never)
      expect(answer.status).toBe(401)
      expect(answer.error).toMatchObject({
        error_code: 'NOT_SIGNED_IN',
        results: { message: expect.any(String) },
        request_id: expect.any(String),
      })
    },
  )
})

describe('without the anti-forgery header', () => {
  const changing = each.filter(
    ([, endpoint]) => endpoint.audience !== 'public' && (endpoint.method !== 'GET' || endpoint.changesState),
  )
  test.each(changing)('%s is refused', async (_name, endpoint) => {
    const answer = await roles['full admin']!.call(endpoint, { params: paramsOf(endpoint) } as never, {
      'x-csrftoken': 'somebody-else',
    })
    expect(answer.error.error_code).toBe('FORGERY_SUSPECTED')
  })
})

// What nobody should send, by quality.md; each value goes into every field at once.
const BAD = [
  null,
  -1,
  1.5,
  2 ** 53,
  '',
  'x'.repeat(70_000),
  '\u0000\u202E',
  '<script>alert(1)</script>',
  "' or 1=1 --",
  '../../etc/passwd',
  '2026-02-30',
  '9999-99-99',
  [],
  {},
  true,
]

describe('nonsense', () => {
  test.each(each)('%s answers it with a declared refusal, never with a fault', async (_name, endpoint) => {
    const allowed = new Set([...endpoint.success, ...errorCodes(endpoint).map((code) => errors[code].status)])
    const client = endpoint.audience === 'public' ? at.stranger() : talker
    for (const bad of BAD) {
      const fill = (schema: SchemaLike | undefined) =>
        Object.fromEntries(propertiesOf(schema).map((name) => [name, bad]))
      const query =
        bad === null || typeof bad === 'object' || (typeof bad === 'string' && bad.length > 1000)
          ? {}
          : fill(endpoint.query)
      const answer = await client.call(endpoint, {
        params: paramsOf(endpoint),
        query,
        body: endpoint.body ? fill(endpoint.body) : undefined,
      } as never)
      expect(
        answer.status,
        `${JSON.stringify(bad)?.slice(0, 40)} → ${answer.error?.error_code} ${JSON.stringify(answer.error?.fields)}`,
      ).toSatisfy((status: number) => allowed.has(status) || status === 429 || status === 413)
    }
  })
})

describe('an id of nobody', () => {
  const withId = each.filter(
    ([, endpoint]) => endpoint.path.includes('{id}') && endpoint.audience === 'member' && !endpoint.body,
  )
  test.each(withId)('%s answers 404 to those who may ask', async (_name, endpoint) => {
    const answer = await roles['full admin']!.call(endpoint, { params: paramsOf(endpoint) } as never)
    expect([404, 400, 406]).toContain(answer.status)
  })
})

describe('roles', () => {
  const members = each.filter(([, endpoint]) => endpoint.audience === 'member')
  let told = 0

  // Who may is told by who-may-call.txt. HTTP is asked at its edges: of the widest role that is refused, and the narrowest that
  // is not.
  test.each(members)('%s lets in whom the table says, with what it declares', async (_name, endpoint) => {
    const { cells } = mayCall.get(endpoint.id)!
    const isOpen = (role: string) => cells[role] !== 'no' && cells[role] !== 'own'
    const edges = [ROLES.findLast((role) => !isOpen(role)), ROLES.find(isOpen)]
    const declares = [...endpoint.success, ...errorCodes(endpoint).map((code) => errors[code].status)]
    for (const role of edges) {
      if (!role) continue
      const answer = await roles[role]!.call(endpoint, { params: paramsOf(endpoint) } as never)
      expect(declares, `${answer.error?.error_code}`).toContain(answer.status)
      // The address is read before the policy is asked: an incomplete call tells nothing of it.
      if (answer.status === 400) continue
      told += 1
      expect([role, answer.error?.error_code !== 'FORBIDDEN']).toEqual([role, isOpen(role)])
    }
  })

  test('most of them have told something', () => expect(told).toBeGreaterThan(150))
})
