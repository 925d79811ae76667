import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededRandom } from '#db/demo/random.ts'
import { companyIdOf, inCompany } from '#server/db/transaction.ts'
import type { Actor } from '#server/http/context.ts'
import { loadActor } from '#server/people/roles/index.ts'
import { mayCall } from '#server/people/roles/permissions/ask-policy.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { ask } from './attack/ask.ts'
import { pathNames } from './attack/endpoints.ts'
import { type IdSource, likelyCall } from './attack/values.ts'
import { declaredEndpoints } from './contract/declared-endpoints.ts'

const withBody = (await declaredEndpoints()).filter(({ audience, body }) => audience === 'member' && body)

let at: TestApp
let teamIds: number[]
/** Enough that some are still in their team after the calls of others. */
const colleagues: number[] = []
const people: Record<string, { client: Client; actor: Actor; memberId: number }> = {}

beforeAll(async () => {
  at = await startTestApp()
  const company = await makeCompany(at)
  const leader = await makeMember(at, { company })
  const teamId = await makeTeam(at, company, { leaderId: leader.memberId })
  teamIds = [teamId, await makeTeam(at, company, { parentId: teamId })]
  const roles: Record<string, TestMember> = {
    admin: await makeAdmin(at, { company }),
    limited: await makeMember(at, { company, coverTeamIds: teamIds }),
    leader,
    member: await makeMember(at, { company, teamId }),
  }
  for (let nth = 0; nth < 6; nth += 1) colleagues.push((await makeMember(at, { company, teamId })).memberId)
  const id = companyIdOf(company.companyId)
  for (const [role, { memberId, accountId }] of Object.entries(roles)) {
    const actor = await inCompany(at.app.pool, id, 'read', (tx) => loadActor(tx, id, memberId, accountId))
    people[role] = { client: await at.as(roles[role]!), actor: actor!, memberId }
  }
})
afterAll(() => at.stop())

const NOBODY = 987_654_321
// For a busy machine.
const LONG = 300_000

// What a parser, a form or a schema would refuse.
const GARBAGE = [
  ['application/json', ''],
  ['application/json', '{"a": '],
  ['application/json', '[]'],
  ['application/json', '{"a": 1}'],
  ['text/plain', 'x'],
  ['multipart/form-data; boundary=x', '--x\r\nbroken'],
] as const

test(
  'who may never call something learns so, whatever the body is',
  async () => {
    const wrong: string[] = []
    let judged = 0
    for (const [role, { client, actor }] of Object.entries(people))
      for (const endpoint of withBody) {
        if (mayCall(at.app.policies.get(endpoint.id)!, actor) !== 'NO') continue
        judged += 1
        const url = pathNames(endpoint).reduce(
          (path, name) => path.replace(`{${name}}`, `${NOBODY}`),
          endpoint.path,
        )
        for (const [type, payload] of GARBAGE) {
          const headers = {
            'content-type': type,
            cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            'x-csrftoken': client.cookies.get('csrftoken')!,
          }
          const answer = await at.app.http.inject({ method: endpoint.method, url, headers, payload })
          if (answer.statusCode !== 403)
            wrong.push(`${role} ${endpoint.id}: ${answer.statusCode} to ${payload}`)
        }
      }
    expect(wrong).toEqual([])
    expect(judged).toBeGreaterThan(60)
  },
  LONG,
)

test(
  'nobody is let in whom the command refuses in any case',
  async () => {
    const refused: string[] = []
    // Who may most comes last: it makes others leave.
    for (const [role, { client, actor, memberId }] of Object.entries(people).toReversed()) {
      const known: Record<string, number[]> = {
        teams: [...teamIds, NOBODY],
        members: [memberId, people.member!.memberId, ...colleagues, NOBODY],
      }
      for (const endpoint of withBody) {
        if (mayCall(at.app.policies.get(endpoint.id)!, actor) === 'NO') continue
        // One for each: a new endpoint elsewhere does not change what this one is asked.
        const random = seededRandom(`who is let in: ${role} ${endpoint.id}`)
        const ids: IdSource = (kind) => random.pick(known[kind ?? 'members'] ?? [NOBODY])
        const codes = new Set<string>()
        for (let tried = 0; tried < 64; tried += 1) {
          const from = `198.51.${random.between(0, 255)}.${random.between(1, 254)}`
          const { status, text } = await ask(at, client, likelyCall(random, endpoint, ids), from)
          codes.add(status < 300 ? 'done' : JSON.parse(text).error_code)
          if (status < 300) break
        }
        codes.delete('BAD_REQUEST')
        if (codes.size === 1 && codes.has('FORBIDDEN')) refused.push(`${role} ${endpoint.id}`)
      }
    }
    // Whom some rows or some words let in is answered in more than one way.
    expect(refused).toEqual([])
  },
  LONG,
)
