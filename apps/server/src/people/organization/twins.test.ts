import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '#contract/people/organization/organization.ts'
import * as changes from '#contract/people/organization/team-changes.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

let company: TestCompany
let admin: Client
let dev: number
let biz: number
let devPlans: number
let bizPlans: number
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company }))
  dev = await makeTeam(at, company, { name: '개발본부' })
  biz = await makeTeam(at, company, { name: '사업본부' })
  devPlans = await makeTeam(at, company, { name: '기획팀', parentId: dev })
  bizPlans = await makeTeam(at, company, { name: '기획팀', parentId: biz })
})

const make = (team_name: string, team_parent_id: number | null = null) =>
  admin.call(contract.createTeam, { body: { team_name, team_parent_id } })
const change = (id: number, body: object) => admin.call(contract.updateTeam, { params: { id }, body })
const close = (id: number, body: object = {}) => admin.call(changes.closeTeam, { params: { id }, body })
const reopen = (id: number) => admin.call(changes.reopenTeam, { params: { id } })

type Answer = { status: number; error: { error_code: string } }
/** What was refused with, or the status of what was done. */
const outcome = async (asked: Promise<Answer>) => {
  const { status, error } = await asked
  return status < 300 ? 'done' : error.error_code
}

test('a name that stands below the parent is refused, however it is written', async () => {
  for (const name of ['기획팀', ' 기획 팀 ', '기획\u3000팀'])
    expect(await outcome(make(name, dev))).toBe('TEAM_NAME_TAKEN')
  expect(await outcome(make('개발본부'))).toBe('TEAM_NAME_TAKEN')
  expect(await outcome(make('QA', dev))).toBe('done')
  expect(await outcome(make('ｑａ', dev))).toBe('TEAM_NAME_TAKEN')
  const refused = await make('기획팀', biz)
  expect([refused.status, refused.error.message]).toEqual([
    409,
    '같은 상위 팀 아래에 이름이 같은 팀이 있습니다: 기획팀. 다른 이름이나 다른 상위 팀을 지정해 주십시오.',
  ])
  expect(await outcome(make('기획팀'))).toBe('done')
})

test('a team neither takes the name of another below its parent nor moves to one, and nothing of it is done', async () => {
  const sales = await makeTeam(at, company, { name: '영업팀', parentId: biz })
  expect(await outcome(change(sales, { team_name: '기획 팀', team_color: '#112233' }))).toBe(
    'TEAM_NAME_TAKEN',
  )
  expect(await outcome(change(devPlans, { team_parent_id: biz }))).toBe('TEAM_NAME_TAKEN')
  expect(await outcome(change(sales, { team_parent_id: dev, team_name: '기획팀' }))).toBe('TEAM_NAME_TAKEN')
  const { rows } = await at.owner.query(
    'select name, parent_id::int, color from teams where id = any($1) order by id',
    [[devPlans, sales]],
  )
  expect(rows).toEqual([
    { name: '기획팀', parent_id: dev, color: '' },
    { name: '영업팀', parent_id: biz, color: '' },
  ])
  expect(await auditActions(at, company.companyId)).toEqual([])
  const asked = { params: { id: devPlans }, query: { team_parent_id: biz } }
  expect(await outcome(admin.call(changes.previewTeamMove, asked))).toBe('TEAM_NAME_TAKEN')
  expect(await outcome(change(devPlans, { team_parent_id: biz, team_name: '제품기획팀' }))).toBe('done')
  expect(await outcome(change(bizPlans, { team_name: '기획 팀' }))).toBe('done')
})

test('of two who make, rename or move to one name at once, one is refused', async () => {
  const sales = await makeTeam(at, company, { name: '영업팀', parentId: biz })
  const rounds = [
    () => [make('새팀', dev), make('새 팀', dev)],
    () => [make('운영팀', biz), change(sales, { team_name: '운영팀' })],
    () => [change(devPlans, { team_parent_id: null }), change(bizPlans, { team_parent_id: null })],
  ]
  for (const round of rounds) {
    const outcomes = await Promise.all(round().map((asked) => outcome(asked)))
    expect(outcomes.toSorted()).toEqual(['TEAM_NAME_TAKEN', 'done'])
  }
})

test('a team that is to close holds its name until its day, and is reopened only while nobody has taken it', async () => {
  await close(devPlans, { closed_on: '2026-12-01' })
  expect(await outcome(make('기획팀', dev))).toBe('TEAM_NAME_TAKEN')
  expect(await outcome(reopen(devPlans))).toBe('done')
  await close(devPlans, { closed_on: '2026-12-01' })
  at.travelTo('2026-12-01T09:00')
  const young = await make('기획팀', dev)
  expect(young.status).toBe(201)
  expect(await outcome(reopen(devPlans))).toBe('TEAM_NAME_TAKEN')
  await change(young.body.team_id, { team_name: '새기획팀' })
  expect(await outcome(reopen(devPlans))).toBe('done')
})

test('teams below one that closes do not move to where their names stand', async () => {
  expect(await outcome(close(biz, { move_teams_to: dev }))).toBe('TEAM_NAME_TAKEN')
  expect(await outcome(change(biz, { team_color: '#112233' }))).toBe('done')
  expect(await outcome(close(biz, { move_teams_to: null }))).toBe('done')
  // The closing one makes room for its namesake.
  await makeTeam(at, company, { name: '개발본부', parentId: dev })
  await change(devPlans, { team_name: '품질팀' })
  expect(await outcome(close(dev, { move_teams_to: null }))).toBe('done')
})

test('twins from before the rule can be changed in all else, and renamed apart', async () => {
  const twin = await makeTeam(at, company, { name: '기획팀', parentId: dev })
  expect(await outcome(change(twin, { team_name: '기획팀', team_color: '#112233' }))).toBe('done')
  expect(await outcome(change(twin, { team_parent_id: biz }))).toBe('TEAM_NAME_TAKEN')
  expect(await outcome(change(twin, { team_name: '품질팀' }))).toBe('done')
})
