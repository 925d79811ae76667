import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateTeam } from '#contract/people/organization/organization.ts'
import { previewTeamMove } from '#contract/people/organization/team-changes.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
let company: TestCompany
let admin: Client
const ids: Record<string, number> = {}

/**
 * 개발본부 (led by 나개발, covered by 다중간) ─ 플랫폼실 (led by 라실장) ─ 서버팀 (led by 나개발 too)
 * 사업본부 (led by 마사업, covered by 가대표, who is a full admin)
 */
beforeAll(async () => {
  at = await startTestApp()
  company = await makeCompany(at)
  const boss = await makeAdmin(at, { company, name: '가대표' })
  admin = await at.as(boss)
  const person = async (name: string, teamId?: number) =>
    (await makeMember(at, { company, name, ...(teamId && { teamId }) })).memberId
  const lead = {
    dev: await person('나개발'),
    platform: await person('라실장'),
    biz: await person('마사업'),
  }
  const team = (name: string, leaderId?: number, parentId?: number) =>
    makeTeam(at, company, { name, ...(leaderId && { leaderId }), ...(parentId && { parentId }) })
  ids.dev = await team('개발본부', lead.dev)
  ids.platform = await team('플랫폼실', lead.platform, ids.dev)
  ids.server = await team('서버팀', lead.dev, ids.platform)
  ids.biz = await team('사업본부', lead.biz)
  await makeMember(at, { company, name: '다중간', coverTeamIds: [ids.dev] })
  await at.owner.query('insert into cover_teams (company_id, member_id, team_id) values ($1, $2, $3)', [
    company.companyId,
    boss.memberId,
    ids.biz,
  ])
  for (const name of ['바', '사']) await person(`${name}사원`, ids.platform)
  await person('아사원', ids.server)
})
afterAll(() => at.stop())

const ask = (id: number, team_parent_id?: number, as = admin) =>
  as.call(previewTeamMove, { params: { id }, query: { team_parent_id } })

test('who moves, who gains and loses sight of whom, and whose line changes', async () => {
  const { body } = await ask(ids.platform!, ids.biz)
  expect(body).toMatchObject({
    team_name: '플랫폼실',
    from: '개발본부',
    to: '사업본부',
    moves: true,
    people: 3,
    subteams: 1,
  })
  // 나개발 keeps the one in 서버팀, which 나개발 leads; 가대표 sees everybody anyhow.
  expect(body.viewers.map((one) => [one.username, one.change, one.people, one.through])).toEqual([
    ['나개발', 'LOSES', 2, '개발본부'],
    ['마사업', 'GAINS', 3, '사업본부'],
    ['다중간', 'LOSES', 3, '개발본부'],
  ])
  expect(body.viewers[2]).toMatchObject({ is_leader: false, is_limited_admin: true })
  expect(body.lines.people).toBe(3)
  expect(body.lines.before.map((seat) => seat.username)).toEqual(['나개발'])
  expect(body.lines.after.map((seat) => seat.username)).toEqual(['마사업'])
})

test('one step up within a branch changes the line but nobody leaves the sight of the top', async () => {
  const { body } = await ask(ids.server!, ids.dev)
  expect(body.viewers.map((one) => [one.username, one.change])).toEqual([['라실장', 'LOSES']])
  expect(body.lines.before.map((seat) => seat.username)).toEqual(['라실장', '나개발'])
  expect(body.lines.after.map((seat) => seat.username)).toEqual(['나개발'])
})

test('to the top, and where it stands already', async () => {
  const top = (await ask(ids.platform!, 0)).body
  expect([top.to, top.lines.after, top.lines.people]).toEqual([null, [], 3])
  const same = (await ask(ids.platform!, ids.dev)).body
  expect([same.moves, same.viewers, same.lines.people]).toEqual([false, [], 0])
})

test('what the move would be refused with, the preview is refused with; nothing is changed by asking', async () => {
  expect((await ask(ids.dev!, ids.server)).error.error_code).toBe('TEAM_CIRCLE')
  expect((await ask(ids.dev!, ids.dev)).error.error_code).toBe('TEAM_CIRCLE')
  expect((await ask(999_999, ids.dev)).status).toBe(404)
  expect((await ask(ids.dev!, 999_999)).status).toBe(404)
  const foreign = await makeTeam(at, await makeCompany(at))
  expect((await ask(ids.dev!, foreign)).status).toBe(404)
  const { rows } = await at.owner.query('select parent_id::int from teams where id = $1', [ids.platform])
  expect(rows[0].parent_id).toBe(ids.dev)
})

test('only who may move it may ask', async () => {
  const limited = await at.as(await makeMember(at, { company, coverTeamIds: [ids.platform!] }))
  const member = await at.as(await makeMember(at, { company, teamId: ids.platform! }))
  expect((await ask(ids.server!, ids.platform, limited)).status).toBe(200)
  expect((await ask(ids.server!, ids.biz, limited)).status).toBe(403)
  expect((await ask(ids.biz!, ids.platform, limited)).status).toBe(403)
  expect((await ask(ids.server!, 0, limited)).status).toBe(403)
  expect((await ask(ids.server!, ids.biz, member)).status).toBe(403)
})

test('what was foretold comes true', async () => {
  const leader = await at.as(await makeMember(at, { company, name: '자리더' }))
  const { body } = await ask(ids.server!, ids.biz)
  await admin.call(updateTeam, { params: { id: ids.server! }, body: { team_parent_id: ids.biz! } })
  const after = (await ask(ids.server!, ids.biz)).body
  expect(after.from).toBe(body.to)
  expect(after.lines.before).toEqual(body.lines.after)
  expect((await ask(ids.server!, ids.biz, leader)).status).toBe(403)
})
