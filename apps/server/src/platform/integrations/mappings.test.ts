import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/platform/integrations/integrations.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
let company: TestCompany
let teamId: number
let otherTeamId: number
let boss: TestMember
let mate: TestMember
let outsider: TestMember
let admin: Client
let limited: Client
let member: Client
let foreign: TestMember
let stranger: Client

beforeAll(async () => {
  at = await startTestApp()
  company = await makeCompany(at)
  boss = await makeAdmin(at, { company, name: '강대표' })
  teamId = await makeTeam(at, company, { name: '개발팀' })
  otherTeamId = await makeTeam(at, company, { name: '영업팀' })
  mate = await makeMember(at, { company, name: '김동료', teamId })
  outsider = await makeMember(at, { company, name: '남이웃', teamId: otherTeamId })
  foreign = await makeAdmin(at)
  admin = await at.as(boss)
  limited = await at.as(await makeMember(at, { company, coverTeamIds: [teamId] }))
  member = await at.as(mate)
  stranger = await at.as(foreign)
})
afterAll(() => at.stop())

describe('team calendars', () => {
  const name = (client: Client, team_id: number, calendar_id: string) =>
    client.call(contract.createTeamCalendar, { body: { team_id, calendar_id } })

  test('a team has a calendar once, also when two name it at the same moment', async () => {
    const made = await name(admin, teamId, 'dev@group.calendar.google.com')
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ team_name: '개발팀', provider: 'google_calendar' })
    expect((await name(admin, teamId, 'dev@group.calendar.google.com')).error.error_code).toBe(
      'CALENDAR_TAKEN',
    )
    expect((await name(admin, otherTeamId, 'dev@group.calendar.google.com')).status).toBe(201)
    const both = await Promise.all([name(admin, teamId, 'race'), name(admin, teamId, 'race')])
    expect(both.map((answer) => answer.status).sort()).toEqual([201, 409])
  })

  test('limited admins keep those of their teams, members none; all read', async () => {
    const own = await name(limited, teamId, 'limited-own')
    expect(own.status).toBe(201)
    expect((await name(limited, otherTeamId, 'limited-other')).status).toBe(403)
    expect((await name(member, teamId, 'member')).status).toBe(403)
    const params = { id: own.body.id }
    const moved = await limited.call(contract.updateTeamCalendar, { params, body: { team_id: otherTeamId } })
    expect(moved.status).toBe(403)
    const list = await member.call(contract.listTeamCalendars)
    expect(list.body.find((row) => row.id === own.body.id)?.abilities).toEqual({
      update: false,
      delete: false,
    })
    expect((await limited.call(contract.deleteTeamCalendar, { params })).status).toBe(204)
  })

  test('a calendar is changed, what is not named stays; unknown teams and foreign rows answer 404', async () => {
    const made = await name(admin, teamId, 'change-me')
    const params = { id: made.body.id }
    const changed = await admin.call(contract.updateTeamCalendar, {
      params,
      body: { provider: 'outlook_calendar' },
    })
    expect(changed.body).toMatchObject({
      team_id: teamId,
      provider: 'outlook_calendar',
      calendar_id: 'change-me',
    })
    expect((await name(stranger, teamId, 'x')).status).toBe(404)
    expect((await stranger.call(contract.deleteTeamCalendar, { params })).status).toBe(404)
    expect((await stranger.call(contract.listTeamCalendars)).body).toEqual([])
    expect((await name(admin, teamId, 'two words')).status).toBe(400)
  })
})

describe('slack users', () => {
  const name = (client: Client, person: TestMember, slack_user_id: string) =>
    client.call(contract.createSlackUser, { body: { user_id: person.memberId, slack_user_id } })

  test('a person has one Slack ID and a Slack ID one person', async () => {
    const made = await name(admin, mate, 'u012abcdef')
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      username: '김동료',
      team_name: '개발팀',
      slack_user_id: 'U012ABCDEF',
    })
    expect((await name(admin, outsider, 'U012ABCDEF')).error.error_code).toBe('SLACK_USER_TAKEN')
    expect((await name(admin, mate, 'U999')).error.error_code).toBe('SLACK_USER_TAKEN')
    const params = { id: made.body.id }
    const corrected = await admin.call(contract.updateSlackUser, { params, body: { slack_user_id: 'W55' } })
    expect(corrected.body).toMatchObject({ user_id: mate.memberId, slack_user_id: 'W55' })
    const both = await Promise.all([name(admin, outsider, 'U1'), name(admin, boss, 'U1')])
    expect(both.map((answer) => answer.status).sort()).toEqual([201, 409])
  })

  test('limited admins name those of their people, members nobody; everybody sees as far as usual', async () => {
    expect((await name(limited, outsider, 'U2')).status).toBe(403)
    expect((await name(limited, boss, 'U2')).status).toBe(403)
    expect((await name(member, mate, 'U2')).status).toBe(403)
    const seen = await member.call(contract.listSlackUsers)
    expect(seen.body.results.map((row) => row.username)).toEqual(['김동료'])
    const [row] = (await limited.call(contract.listSlackUsers)).body.results
    expect(row).toMatchObject({ username: '김동료', abilities: { update: true, delete: true } })
    const found = await admin.call(contract.listSlackUsers, { query: { search: 'ㄱㄷㄹ' } })
    expect(found.body.count).toBe(1)
    expect((await limited.call(contract.deleteSlackUser, { params: { id: row!.id } })).status).toBe(204)
  })

  test('foreign people and rows answer 404; nonsense is refused; the trail tells what was done', async () => {
    const made = await name(admin, mate, 'U77')
    expect((await name(stranger, mate, 'U78')).status).toBe(404)
    expect((await name(stranger, foreign, 'U77')).status).toBe(201)
    const params = { id: made.body.id }
    expect((await stranger.call(contract.deleteSlackUser, { params })).status).toBe(404)
    for (const wrong of ['', '김동료', 'C012', 'U 1', '@mate']) {
      expect((await name(admin, mate, wrong)).status).toBe(400)
    }
    await admin.call(contract.deleteSlackUser, { params })
    expect((await auditActions(at, company.companyId)).slice(-2)).toEqual([
      'slack_user.create',
      'slack_user.delete',
    ])
  })
})
