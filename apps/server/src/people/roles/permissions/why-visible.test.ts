import { afterAll, beforeAll, expect, test } from 'vitest'
import { whyVisible } from '#contract/people/roles/permissions.ts'
import { startTestApp, type TestApp, withOwner } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

/** 본부 (covered by 한관리, led by 강본부) > 개발팀 (led by 이팀장) > 앱파트, where 김사원 stands. */
async function chart() {
  const company = await makeCompany(at)
  const head = await makeMember(at, { company, name: '강본부' })
  const leader = await makeMember(at, { company, name: '이팀장' })
  const top = await makeTeam(at, company, { name: '본부', leaderId: head.memberId })
  const middle = await makeTeam(at, company, { name: '개발팀', parentId: top, leaderId: leader.memberId })
  const part = await makeTeam(at, company, { name: '앱파트', parentId: middle })
  const member = await makeMember(at, { company, name: '김사원', teamId: part })
  const limited = await makeMember(at, { company, name: '한관리', coverTeamIds: [top] })
  const boss = await makeAdmin(at, { company, name: '박대표' })
  const colleague = await makeMember(at, { company, name: '최동료' })
  const ask = async (who: typeof member, whom = member) =>
    (await (await at.as(who)).call(whyVisible, { query: { user_id: whom.memberId } })).body
  const names = (path: readonly { team_name: string }[]) => path.map((team) => team.team_name).join(' > ')
  return { company, head, leader, member, limited, boss, colleague, ask, names, top }
}

test('each is told the own reason, with the way through the teams', async () => {
  const { head, leader, member, limited, boss, colleague, ask, names } = await chart()
  const told = async (who: typeof member) => {
    const { extent, reasons } = await ask(who)
    return [extent, ...reasons.map((reason) => `${reason.kind} ${names(reason.path)}`.trim())]
  }
  expect(await told(member)).toEqual(['RECORD', 'SELF'])
  expect(await told(leader)).toEqual(['RECORD', 'LEADER 개발팀 > 앱파트'])
  expect(await told(head)).toEqual(['RECORD', 'LEADER 본부 > 개발팀 > 앱파트'])
  expect(await told(limited)).toEqual(['RECORD', 'COVER 본부 > 개발팀 > 앱파트'])
  expect(await told(boss)).toEqual(['RECORD', 'FULL_ADMIN'])
  expect(await told(colleague)).toEqual(['DIRECTORY', 'COLLEAGUE'])
})

test('the person and the admins who look after them learn who else sees the record', async () => {
  const { head, leader, member, limited, boss, colleague, ask } = await chart()
  const viewers = (await ask(member)).viewers!
  expect(
    viewers.map((viewer) =>
      `${viewer.kind} ${viewer.person.username} ${viewer.team?.team_name ?? ''}`.trim(),
    ),
  ).toEqual(['FULL_ADMIN 박대표', 'COVER 한관리 본부', 'LEADER 이팀장 개발팀', 'LEADER 강본부 본부'])
  expect(viewers[1]?.role_name).toBe('중간관리자')
  expect((await ask(boss)).viewers).toEqual(viewers)
  expect((await ask(limited)).viewers).toEqual(viewers)
  for (const other of [leader, head, colleague]) expect((await ask(other)).viewers).toBeNull()
  // A limited admin does not look after a full admin, whatever the team.
  expect((await ask(limited, boss)).viewers).toBeNull()
})

test('who is shut out sees nothing, and is not among those who see', async () => {
  const { company, leader, member, ask } = await chart()
  const shutOut = { dashboard_available: false }
  await withOwner(
    at,
    (tx) => tx.updateTable('members').set(shutOut).where('id', '=', leader.memberId).execute(),
    company.companyId,
  )
  const viewers = (await ask(member)).viewers!
  expect(viewers.map((viewer) => viewer.person.username)).not.toContain('이팀장')
})

test('several reasons are all told; a person without a team is seen by full admins only', async () => {
  const { company, boss, limited, ask } = await chart()
  const both = await makeMember(at, { company, name: '나겸직' })
  const own = await makeTeam(at, company, { name: '겸직팀', leaderId: both.memberId })
  await withOwner(at, (tx) =>
    tx
      .insertInto('cover_teams')
      .values({ company_id: company.companyId, member_id: both.memberId, team_id: own })
      .execute(),
  )
  const inside = await makeMember(at, { company, teamId: own })
  expect((await ask(both, inside)).reasons.map(({ kind }) => kind)).toEqual(['COVER', 'LEADER'])
  const nowhere = await makeMember(at, { company })
  expect((await ask(nowhere, nowhere)).viewers?.map(({ person }) => person.username)).toEqual(['박대표'])
  expect((await ask(limited, nowhere)).extent).toBe('DIRECTORY')
  expect((await ask(boss, nowhere)).reasons.map(({ kind }) => kind)).toEqual(['FULL_ADMIN'])
})

test('somebody of another company is not found', async () => {
  const { member } = await chart()
  const foreign = await makeMember(at)
  const answer = await (await at.as(member)).call(whyVisible, { query: { user_id: foreign.memberId } })
  expect(answer.status).toBe(404)
})
