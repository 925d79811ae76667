import { sql } from '#server/db/sql/sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { whyVisible } from '#contract/people/roles/permissions.ts'
import { thisCompany } from '#server/db/this-company.ts'
import { companyIdOf } from '#server/db/transaction.ts'
import { type TestApp, startTestApp, withOwner } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { loadActor } from './load-actor.ts'
import { membersInScope, type Scope } from './members-in-scope.ts'
import { reaches } from './reach.ts'
import { maySeeMember } from './visible-members.ts'

let at: TestApp
let company: TestCompany
const people: Record<string, TestMember> = {}
const teams: Record<string, number> = {}
const TODAY = Temporal.PlainDate.from('2026-11-23')
const TOMORROW = TODAY.add({ days: 1 })

/**
 * 가 > 가1 > 가1a, led by L1; 나 and 다 led by L2; 라 > 라1 covered by C; B leads 나1 (under 나) and covers 라1;
 * F is a full admin in 나. N stands in no team, R has left 가1, I is invited to 가1, M moves from 가1 to 다 tomorrow,
 * A joins 가 next month, H is on leave of absence in 가1. O leads and is everything in another company.
 */
async function generate() {
  company = await makeCompany(at)
  const person = async (name: string, team?: string, more: object = {}) => {
    people[name] = await makeMember(at, { company, name, ...(team && { teamId: teams[team]! }), ...more })
    return people[name].memberId
  }
  const team = async (name: string, parent?: string, leaderId?: number) => {
    teams[name] = await makeTeam(at, company, {
      name,
      ...(parent && { parentId: teams[parent]! }),
      ...(leaderId && { leaderId }),
    })
  }
  const [L1, L2, B] = [await person('L1'), await person('L2'), await person('B')]
  await team('가', undefined, L1)
  await team('가1', '가')
  await team('가1a', '가1')
  await team('나', undefined, L2)
  await team('나1', '나', B)
  await team('다', undefined, L2)
  await team('라')
  await team('라1', '라')
  await enter(L1, '가')
  await enter(L2, '나')
  await enter(B, '다')
  for (const [name, where] of Object.entries({
    P1: '가',
    P2: '가1',
    P3: '가1a',
    P4: '나',
    P5: '나1',
    P6: '다',
    P7: '라',
    P8: '라1',
  }))
    await person(name, where)
  people['F'] = await makeAdmin(at, { company, name: 'F', teamId: teams['나']! })
  await person('C', '다', { coverTeamIds: [teams['라']!] })
  await cover(B, '라1')
  await person('N')
  await enter(await person('R', undefined, { status: 'RETIRED' }), '가1', '2025-01-01', TODAY.toString())
  await person('I', '가1', { status: 'INVITED' })
  const M = await person('M')
  await enter(M, '가1', '2025-01-01', TOMORROW.toString())
  await enter(M, '다', TOMORROW.toString())
  await enter(await person('A'), '가', '2026-12-23')
  await person('H', '가1', { status: 'ABSENCE' })
  const elsewhere = await makeCompany(at)
  const foreign = await makeTeam(at, elsewhere)
  people['O'] = await makeAdmin(at, {
    company: elsewhere,
    name: 'O',
    teamId: foreign,
    coverTeamIds: [foreign],
  })
}

async function enter(
  member_id: number,
  team: string,
  starts_on = '2025-01-01',
  ends_on: string | null = null,
) {
  const row = { company_id: company.companyId, member_id, team_id: teams[team]!, starts_on, ends_on }
  await withOwner(at, (tx) => tx.insertInto('team_memberships').values(row).execute())
}

async function cover(member_id: number, team: string) {
  const row = { company_id: company.companyId, member_id, team_id: teams[team]! }
  await withOwner(at, (tx) => tx.insertInto('cover_teams').values(row).execute())
}

beforeAll(async () => {
  at = await startTestApp()
  await generate()
})
afterAll(() => at.stop())

const actorOf = (who: string) => {
  const { companyId, memberId, accountId } = people[who]!
  return at.inCompany(
    companyId,
    async (tx) => (await loadActor(tx, companyIdOf(companyId), memberId, accountId))!,
  )
}

/** Names of those whom somebody gets in a list, in order. */
async function listed(who: string, scope: Scope, today = TODAY): Promise<string> {
  const actor = await actorOf(who)
  return at.inCompany(people[who]!.companyId, async (tx) => {
    const condition = membersInScope({ actor, today }, sql.ref('m.id'), scope)
    const result = await sql<{ name: string }>`
      select m.name from members m where m.company_id = ${thisCompany} and ${condition}`.execute(tx)
    return result.rows
      .map((row) => row.name)
      .toSorted()
      .join(' ')
  })
}

const EVERYBODY = 'A B C F H I L1 L2 M N P1 P2 P3 P4 P5 P6 P7 P8 R'
const OF_L1 = 'H I L1 M P1 P2 P3'
const OF_L2 = 'B C F L2 P4 P5 P6'

describe('as far as one may see', () => {
  test.each([
    ['an ordinary member only themself', 'P2', 'P2'],
    ['somebody in no team themself', 'N', 'N'],
    ['a leader the led team with all below, and neither who left nor who has not come', 'L1', OF_L1],
    ['a leader of two teams both', 'L2', OF_L2],
    ['a limited admin the covered team with those below, and themself outside of it', 'C', 'C P7 P8'],
    ['a leader who also covers a team both', 'B', 'B P5 P8'],
    ['a full admin everybody, also who left, is invited or stands in no team', 'F', EVERYBODY],
    ['an admin of another company only the own', 'O', 'O'],
  ])('%s', async (_case, who, expected) => {
    expect(await listed(who, {})).toBe(expected)
    for (const range of ['company', 'team', 'subteam'] as const)
      expect(await listed(who, { org_range: range, team_id: 0 })).toBe(expected)
  })
})

describe('as of a day', () => {
  test.each([
    ['the old leader until the day before', 'L1', TODAY, OF_L1],
    ['the old leader no more on the day', 'L1', TOMORROW, 'H I L1 P1 P2 P3'],
    ['the new leader not yet', 'L2', TODAY, OF_L2],
    ['the new leader on the day', 'L2', TOMORROW, 'B C F L2 M P4 P5 P6'],
    ['who joins next month is seen then', 'L1', Temporal.PlainDate.from('2026-12-23'), 'A H I L1 P1 P2 P3'],
    ['who left was seen before', 'L1', TODAY.subtract({ days: 1 }), 'H I L1 M P1 P2 P3 R'],
  ])('%s', async (_case, who, day, expected) => {
    expect(await listed(who, {}, day)).toBe(expected)
  })
})

describe('org_range and team_id', () => {
  const cases: [string, Scope & { team?: string }, string][] = [
    ['L1', { org_range: 'personal' }, 'L1'],
    ['F', { org_range: 'personal' }, 'F'],
    ['P2', { org_range: 'team' }, 'P2'],
    ['L1', { org_range: 'team' }, 'L1 P1'],
    ['L1', { org_range: 'subteam' }, OF_L1],
    ['L2', { org_range: 'team' }, 'B C F L2 P4 P6'],
    ['N', { org_range: 'team' }, ''],
    ['B', { org_range: 'subteam' }, 'B P5 P8'],
    ['C', { org_range: 'team' }, 'C P7'],
    ['C', { org_range: 'subteam' }, 'C P7 P8'],
    ['F', { org_range: 'team' }, 'F L2 P4'],
    ['F', { org_range: 'subteam' }, 'F L2 P4 P5'],
    ['F', { team: '가1' }, 'H I M P2 P3'],
    ['F', { team: '가1', org_range: 'subteam' }, 'H I M P2 P3'],
    ['F', { team: '가1', org_range: 'team' }, 'H I M P2'],
    ['L1', { team: '가1', org_range: 'team' }, 'H I M P2'],
    ['L1', { team: '가' }, OF_L1],
    ['L1', { team: '나' }, ''],
    ['P2', { team: '가1' }, 'P2'],
    ['P2', { team: '나' }, ''],
    ['C', { team: '라1' }, 'P8'],
    ['C', { team: '다' }, 'C'],
    ['F', { team_id: -9 }, 'H I M P2 P3 P5 P8'],
    ['L1', { team_id: -9 }, 'H I M P2 P3'],
    ['L2', { team_id: -9 }, 'P5'],
    ['C', { team_id: -9 }, 'P8'],
    ['P2', { team_id: -9 }, ''],
    ['F', { team_id: 987_654_321 }, ''],
    ['O', { team: '가' }, ''],
  ]
  test.each(cases.map((one) => [`${one[0]} ${JSON.stringify(one[1])}`, ...one] as const))(
    '%s',
    async (_case, who, { team, ...scope }, expected) => {
      const team_id = team ? { team_id: teams[team]! } : {}
      expect(await listed(who, { ...scope, ...team_id })).toBe(expected)
    },
  )
})

test('one person, the rule in words and the reason given agree with the list, for everybody about everybody', async () => {
  const inside = Object.entries(people).filter(([name]) => name !== 'O')
  for (const [who, viewer] of inside.filter(([name]) => !['R', 'I'].includes(name))) {
    const actor = await actorOf(who)
    const client = await at.as(viewer)
    const seen = new Set((await listed(who, {})).split(' '))
    for (const [name, { memberId, companyId }] of inside) {
      const teamId = await at.inCompany(companyId, async (tx) => {
        expect([who, name, await maySeeMember({ tx, actor, today: TODAY }, memberId)]).toEqual([
          who,
          name,
          seen.has(name),
        ])
        const row = await sql<{ team_id: number }>`select team_id from team_memberships
          where company_id = ${thisCompany} and member_id = ${memberId}
            and starts_on <= ${TODAY} and (ends_on is null or ends_on > ${TODAY})`.execute(tx)
        return row.rows[0]?.team_id ?? null
      })
      expect([who, name, reaches(actor, { id: memberId, teamId })]).toEqual([who, name, seen.has(name)])
      const why = await client.call(whyVisible, { query: { user_id: memberId } })
      // Who has left or not come yet is nobody to colleagues.
      const unseen = ['R', 'I'].includes(name) ? undefined : 'DIRECTORY'
      expect([who, name, why.body.extent]).toEqual([who, name, seen.has(name) ? 'RECORD' : unseen])
    }
  }
})
