import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { type Answer, type Client, startTestApp, type TestApp } from './app.ts'
import { auditActions } from './audit.ts'
import { makeCompany, type TestCompany } from './factories/companies.ts'
import { makeAdmin, makeMember } from './factories/members.ts'
import { makeTeam } from './factories/teams.ts'

/** A company with everybody who may have a say of what it keeps, and somebody of another one. */
export interface KeepingCompany {
  at: TestApp
  company: TestCompany
  teamId: number
  admin: Client
  limited: Client
  leader: Client
  member: Client
  stranger: Client
}

/** The company of a file of tests; whoever calls it reads it when a test runs. */
export function keepingCompany(env: Record<string, string> = {}): () => KeepingCompany {
  let all: KeepingCompany
  beforeAll(async () => {
    const at = await startTestApp(env)
    const company = await makeCompany(at)
    const boss = await makeMember(at, { company, name: '이리더' })
    const teamId = await makeTeam(at, company, { leaderId: boss.memberId })
    const [admin, leader, limited, member, stranger] = [
      await at.as(await makeAdmin(at, { company })),
      await at.as(boss),
      await at.as(await makeMember(at, { company, coverTeamIds: [teamId] })),
      await at.as(await makeMember(at, { company, teamId })),
      await at.as(await makeAdmin(at)),
    ]
    all = { at, company, teamId, admin, limited, leader, member, stranger }
  })
  afterAll(() => all.at.stop())
  return () => all
}

interface Kept {
  list: Endpoint
  create: Endpoint
  update: Endpoint
  remove: Endpoint
  /** A new one; two of different numbers differ in what may be there once only. */
  body: (number: number) => object | Promise<object>
  /** What becomes another, by the names of the answer. */
  change: object
  /** What is refused at its field, one field each. */
  wrong: readonly object[]
  /** The refusal of a second one that is the same. */
  taken: ErrorCode
  /** What the answer calls its number, and the trail the thing. */
  id: string
  noun: string
}

type Row = Record<string, unknown> & { abilities: { update: boolean; delete: boolean } }

/** The calls of it, as they are made again and again. */
function handsOn(of: () => KeepingCompany, kept: Kept) {
  let number = 0
  const next = async () => kept.body((number += 1))
  const at = (endpoint: Endpoint, client: Client, row: Row, body?: object) =>
    client.call(endpoint as never, { params: { id: row[kept.id] }, ...(body && { body }) } as never)
  const add = async (client: Client, body?: object) =>
    client.call(kept.create as never, { body: body ?? (await next()) } as never)
  const made = async () => {
    const answer = await add(of().admin)
    expect(answer.status).toBe(201)
    return answer.body as Row
  }
  return {
    next,
    add,
    made,
    change: (client: Client, row: Row) => at(kept.update, client, row, kept.change),
    remove: (client: Client, row: Row) => at(kept.remove, client, row),
    rows: async (client: Client) => (await client.call(kept.list)).body as unknown as Row[],
  }
}

const outcome = (answer: Answer<Endpoint>) => [answer.status, answer.error?.error_code]

/** What holds of all that a company keeps one by one: full admins keep it, everybody reads it, nobody else sees it. */
export function describeKept(name: string, of: () => KeepingCompany, kept: Kept): void {
  const { next, add, made, change, remove, rows } = handsOn(of, kept)
  describe(`keeping ${name}`, () => {
    test('full admins keep it, everybody reads it', async () => {
      const { admin, limited, leader, member } = of()
      const row = await made()
      expect(row.abilities).toMatchObject({ update: true, delete: true })
      for (const client of [limited, leader, member]) {
        const theirs = { ...row, abilities: expect.objectContaining({ update: false, delete: false }) }
        expect(await rows(client)).toContainEqual(theirs)
        const asked = [await add(client), await change(client, row), await remove(client, row)]
        for (const refused of asked) expect(outcome(refused)).toEqual([403, 'FORBIDDEN'])
      }
      expect(await rows(admin)).toContainEqual(row)
    })

    test('another company sees nothing of it and cannot touch it', async () => {
      const { admin, stranger } = of()
      const row = await made()
      expect(await rows(stranger)).toEqual([])
      expect(outcome(await change(stranger, row))).toEqual([404, 'NOT_FOUND'])
      expect(outcome(await remove(stranger, row))).toEqual([404, 'NOT_FOUND'])
      expect(await rows(admin)).toContainEqual(row)
    })

    test('it is added, changed and removed, and the trail tells it', async () => {
      const { at, admin, company } = of()
      const row = await made()
      // The second time nothing is another, and nobody did anything.
      for (let once = 0; once < 2; once += 1)
        expect((await change(admin, row)).body).toEqual({ ...row, ...kept.change })
      expect((await remove(admin, row)).status).toBe(204)
      expect(outcome(await remove(admin, row))).toEqual([404, 'NOT_FOUND'])
      expect(await rows(admin)).not.toContainEqual(expect.objectContaining({ [kept.id]: row[kept.id] }))
      const told = ['create', 'update', 'delete'].map((verb) => `${kept.noun}.${verb}`)
      expect((await auditActions(at, company.companyId)).slice(-3)).toEqual(told)
      expect(outcome(await change(admin, row))).toEqual([404, 'NOT_FOUND'])
    })

    test.each(kept.wrong)('%o is refused at its field', async (wrong) => {
      const refused = await add(of().admin, { ...(await next()), ...wrong })
      expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, Object.keys(wrong)])
    })

    test('the same is there once, also of two who add it at the same moment', async () => {
      const body = await next()
      const both = await Promise.all([add(of().admin, body), add(of().admin, body)])
      expect(both.map(outcome).sort()).toEqual([
        [201, undefined],
        [409, kept.taken],
      ])
    })
  })
}
