import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDelegation } from '#contract/approvals/delegations/standing-v0.ts'
import { outbox } from '#contract/approvals/documents/approvals.ts'
import { previewLine } from '#contract/approvals/lines/lines.ts'
import * as v0 from '#contract/approvals/lines/lines-v0.ts'
import { takeDuty } from '#contract/people/roles/roles.ts'
import { previewEvent, requestEvent } from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
let company: TestCompany
let boss: TestMember
let leader: TestMember
let hr: TestMember
let member: TestMember
let team: number
let part: number
let asBoss: Client
let asMember: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

beforeEach(async () => {
  at.travelTo('2026-11-24T10:00')
  company = await makeCompany(at)
  boss = await makeAdmin(at, { company, name: '박대표' })
  leader = await makeMember(at, { company, name: '이팀장' })
  team = await makeTeam(at, company, { name: '개발팀', leaderId: leader.memberId })
  part = await makeTeam(at, company, { name: '웹파트', parentId: team })
  hr = await makeMember(at, { company, name: '정인사', roles: ['ANNUAL_LEAVE'] })
  member = await makeMember(at, { company, name: '김구성', teamId: part })
  asBoss = await at.as(boss)
  asMember = await at.as(member)
})

const ANNUAL = { apv_role_code: 'ANNUAL' as const }
const save = (apv_role_line: string, rest: object = {}) =>
  asBoss.call(v0.createCompanyLine, { body: { ...ANNUAL, apv_role_line, ...rest } })
const leave = { wk_event: 'VACATION:ANNUAL:FULL' as const, wk_start_date: '2026-12-02' }
const walk = async (who = asMember, wk_end_date = '2026-12-02') =>
  (
    await who.call(previewEvent, {
      query: { code: leave.wk_event, wk_start_date: leave.wk_start_date, wk_end_date },
    })
  ).body.approvers.map((one) => `${one.rcv_type[0]}${one.rcv_order}:${one.username}`)

test('leave goes along the line that the company saves, as the preview showed it', async () => {
  expect(await walk()).toEqual(['A1:이팀장'])
  const saved = await save(`CR-M${part}/NT-U${boss.memberId}/TEAM_LEADER/AG-IC7`)
  expect([saved.status, saved.body.apv_role_line]).toEqual([
    201,
    `TEAM_LEADER/AG-IC7/NT-U${boss.memberId}/CR-M${part}`,
  ])
  expect(saved.body).toMatchObject({
    role_name: '연차',
    line_type: 'COMPANY',
    icAllUserId: [hr.memberId],
    is_used: true,
    facts: ['DAYS', 'KIND', 'RANK'],
    targets: [
      { target: 'TEAM_LEADER', name: '' },
      { target: 'IC7', name: '연차' },
      { target: `U${boss.memberId}`, name: '박대표' },
      { target: `M${part}`, name: '웹파트' },
    ],
  })
  expect(await walk()).toEqual(['A1:이팀장', 'A2:정인사', 'V0:박대표', 'C0:김구성'])
  expect((await asMember.call(requestEvent, { body: leave })).status).toBe(201)
  const { body } = await asMember.call(outbox, {})
  expect(body.results[0]?.apv_line.map((one) => [one.username, one.rcv_type, one.state])).toEqual([
    ['이팀장', 'APPROVER', 'TURN'],
    ['정인사', 'AGREEER', 'WAITING'],
    ['박대표', 'VIEWER', expect.any(String)],
    ['김구성', 'CIRCULATOR', expect.any(String)],
  ])
})

test('the own line goes before that of the nearest team, whose deciders stay, and that before the company’s', async () => {
  await save(`U${boss.memberId}`)
  expect(await walk()).toEqual(['A1:박대표'])
  const team0 = { ...ANNUAL, apv_role_line: `U${hr.memberId}`, team_id: team }
  const ofTeam = await asBoss.call(v0.createTeamLine, { body: team0 })
  expect(await walk()).toEqual(['A1:정인사'])
  const own = await asMember.call(v0.createUserLine, { body: { ...ANNUAL, apv_role_line: 'TL1' } })
  expect(own.body).toMatchObject({ line_type: 'USER', user_id: member.memberId, team_id: null })
  expect(await walk()).toEqual(['A1:이팀장', 'A2:정인사'])
  await asMember.call(v0.deleteUserLine, { params: { id: own.body.id! } })
  await asBoss.call(v0.deleteTeamLine, { params: { lineId: ofTeam.body.id! } })
  expect(await walk()).toEqual(['A1:박대표'])
  const { rows } = await at.owner.query<{ action: string }>(
    "select action from audit_events where company_id = $1 and action like 'approval_line.%' order by id",
    [company.companyId],
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'approval_line.create',
    'approval_line.create',
    'approval_line.create',
    'approval_line.delete',
    'approval_line.delete',
  ])
})

test('the first variant that fits is the line', async () => {
  const long = { fact: 'DAYS' as const, at_least: 3, apv_role_line: `TEAM_LEADER/U${boss.memberId}` }
  const { body } = await save('TEAM_LEADER', { variants: [long] })
  expect(body.variants).toEqual([{ ...long, kinds: [], rank_ids: [] }])
  expect(await walk()).toEqual(['A1:이팀장'])
  expect(await walk(asMember, '2026-12-04')).toEqual(['A1:이팀장', 'A2:박대표'])
  const kind = { fact: 'KIND' as const, kinds: ['VACATION:ANNUAL'], apv_role_line: `U${hr.memberId}` }
  const params = { id: body.id! }
  await asBoss.call(v0.updateCompanyLine, { params, body: { variants: [long, kind] } })
  expect(await walk()).toEqual(['A1:정인사'])
  const refused = async (variant: object) => {
    const variants = [{ apv_role_line: 'TEAM_LEADER', fact: 'DAYS' as const, ...variant }]
    return (await asBoss.call(v0.updateCompanyLine, { params, body: { variants } })).error.error_code
  }
  expect(await refused({ fact: 'AMOUNT', at_least: 5 })).toBe('LINE_CONDITION')
  expect(await refused({})).toBe('LINE_CONDITION')
  expect(await refused({ fact: 'RANK', rank_ids: [999_999] })).toBe('LINE_CONDITION')
  for (const kinds of [[], ['NOPE'], ['SP:SICK'], ['VACATION:ANNUAL', 'CUSTOM:999']])
    expect(await refused({ fact: 'KIND', kinds })).toBe('LINE_CONDITION')
  expect(await refused({ at_least: 2, apv_role_line: 'NT-U1' })).toBe('LINE_TARGET_GONE')
})

test.each([
  ['XX-U1', 'LINE_TOKEN_INVALID'],
  ['U1/team_leader', 'LINE_TOKEN_INVALID'],
  ['M1', 'LINE_TOKEN_INVALID'],
  ['TEAM_LEADER//TL1', 'LINE_TOKEN_INVALID'],
  ['TEAM_LEADER/', 'LINE_TOKEN_INVALID'],
  ['TEAM_LEADER/U999999', 'LINE_TARGET_GONE'],
  ['TEAM_LEADER/T999999', 'LINE_TARGET_GONE'],
  ['IC99', 'LINE_TARGET_GONE'],
  ['', 'BAD_REQUEST'],
])('%s is refused with %s', async (line, code) => {
  const answer = await save(line)
  expect([answer.status, answer.error.error_code]).toEqual([400, code])
})

test('a line without deciders is refused, and one of another company’s people', async () => {
  expect((await save(`NT-U${boss.memberId}`)).error.error_code).toBe('LINE_NO_DECIDER')
  const stranger = await makeMember(at)
  expect((await save(`U${stranger.memberId}`)).error.error_code).toBe('LINE_TARGET_GONE')
})

test('300 characters are kept, 301 refused; repeated parts stand once', async () => {
  const parts = Array.from({ length: 90 }, (_, at) => `TL${at}`).join('/')
  const fill = (length: number) => {
    const base = parts.slice(0, parts.lastIndexOf('/', length - 6))
    const rest = length - base.length - 1
    return `${base}/TL${'9'.repeat(rest - 2)}`
  }
  for (const length of [280, 281, 300]) {
    const line = fill(length)
    expect(line).toHaveLength(length)
    const answer = await asMember.call(v0.createUserLine, { body: { ...ANNUAL, apv_role_line: line } })
    expect([length, answer.status]).toEqual([length, 201])
    expect(answer.body.findings.map(({ code }) => code)).toEqual(['NEARLY_FULL'])
    await asMember.call(v0.deleteUserLine, { params: { id: answer.body.id! } })
  }
  expect((await save(fill(301))).status).toBe(400)
  expect((await save('TEAM_LEADER/TL1/TEAM_LEADER')).body.apv_role_line).toBe('TEAM_LEADER/TL1')
})

test('one line for a role; the role of another can be taken over only when it is free', async () => {
  const { body: annual } = await save('TEAM_LEADER')
  expect((await save('TL1')).error.error_code).toBe('LINE_EXISTS')
  await asBoss.call(v0.createCompanyLine, { body: { apv_role_code: 'HOME', apv_role_line: 'TL1' } })
  const params = { id: annual.id! }
  const taken = await asBoss.call(v0.updateCompanyLine, { params, body: { apv_role_code: 'HOME' } })
  expect([taken.status, taken.error.error_code]).toEqual([409, 'LINE_EXISTS'])
  const moved = await asBoss.call(v0.updateCompanyLine, { params, body: { apv_role_code: 'OUT' } })
  expect(moved.body).toMatchObject({ apv_role_code: 'OUT', apv_role_line: 'TEAM_LEADER' })
})

test('the company’s list has all thirteen roles', async () => {
  await save(`U${hr.memberId}`, { role_name: '본사 연차' })
  const { body } = await asMember.call(v0.listCompanyLines)
  expect(body).toHaveLength(13)
  expect(body[0]).toMatchObject({ role_name: '본사 연차', abilities: { update: false, delete: false } })
  expect(body[1]).toMatchObject({
    id: null,
    apv_role_line: 'TEAM_LEADER',
    line_type: 'DEFAULT',
    is_used: false,
  })
  expect((await asMember.call(v0.listTeamLines, { query: { team_id: 0 } })).body).toHaveLength(1)
})

test('members keep their own lines alone, limited admins those of their teams', async () => {
  const body = { ...ANNUAL, apv_role_line: 'TEAM_LEADER' }
  expect((await asMember.call(v0.createCompanyLine, { body })).status).toBe(403)
  const limited = await at.as(await makeMember(at, { company, coverTeamIds: [team] }))
  expect((await limited.call(v0.createTeamLine, { body: { ...body, team_id: team } })).status).toBe(201)
  expect((await limited.call(v0.createTeamLine, { body: { ...body, team_id: 0 } })).status).toBe(403)
  const unknown = await asBoss.call(v0.createTeamLine, { body: { ...body, team_id: 999_999 } })
  expect(unknown.status).toBe(404)
  const own = await asMember.call(v0.createUserLine, { body })
  const params = { id: own.body.id! }
  expect((await asBoss.call(v0.updateUserLine, { params, body: { role_name: '남' } })).status).toBe(404)
  expect((await asBoss.call(v0.updateCompanyLine, { params, body: { role_name: '남' } })).status).toBe(404)
  const asHr = await at.as(hr)
  const query = { user_id: member.memberId }
  expect((await asHr.call(v0.listUserLines, { query })).error.error_code).toBe('NO_PERMISSION')
  expect((await asHr.call(v0.finalLineForUser, { query })).error.error_code).toBe('NO_PERMISSION')
  expect((await asBoss.call(v0.listUserLines, { query })).body).toHaveLength(1)
})

test('the final line has one receiver for each part, and names whom each reaches', async () => {
  await save(`TEAM_LEADER/AG-T${team}+IC7/NT-M${part}`)
  const { body } = await asBoss.call(v0.finalLineForUser, { query: { user_id: member.memberId } })
  expect(body).toHaveLength(13)
  const [annual] = body
  expect(annual).toMatchObject({ apv_role_code: 'ANNUAL', line_type: 'COMPANY' })
  expect(annual?.receivers.map((one) => [one.token, one.rcv_type, one.users.length])).toEqual([
    ['TEAM_LEADER', 'APPROVER', 1],
    [`AG-T${team}+IC7`, 'AGREEER', 2],
    [`NT-M${part}`, 'VIEWER', 1],
  ])
  // The leader stands in both parts and is asked once, with those who agree: at once, as is who only reads.
  expect(annual?.receivers.map((one) => [one.rcv_show, one.rcv_processed, one.rcv_approved])).toEqual([
    [false, false, null],
    [true, false, null],
    [true, false, null],
  ])
  expect(body[1]).toMatchObject({ line_type: 'DEFAULT', receivers: [{ username: '이팀장' }] })
})

test('a dry run says who is passed over and why, and who stands in', async () => {
  const gone = await makeMember(at, { company, name: '최퇴사', status: 'RETIRED' })
  const query = { ...ANNUAL, apv_role_line: `U${member.memberId}/U${gone.memberId}/NT-U${hr.memberId}` }
  const { body } = await asMember.call(previewLine, { query })
  expect(body.dropped).toEqual([
    { target: `U${member.memberId}`, name: '김구성', reason: 'DRAFTER' },
    { target: `U${gone.memberId}`, name: '최퇴사', reason: 'LEFT' },
  ])
  expect(body.steps.map((one) => [one.username, one.rcv_type])).toEqual([
    ['이팀장', 'APPROVER'],
    ['정인사', 'VIEWER'],
  ])
  expect(body.stand_in).toBe('LEADER')
  expect(body.findings.map((one) => [one.severity, one.code])).toEqual([
    ['WARNING', 'OWN_PLACE'],
    ['WARNING', 'LEFT'],
  ])
  const top = await asBoss.call(previewLine, { query: ANNUAL })
  expect(top.body).toMatchObject({ is_approved_at_once: true, steps: [], line_type: 'DEFAULT' })
})

test('a part that breaks the grammar says nothing of the others, and is no reason to show the line of those without one', async () => {
  const tried = async (apv_role_line: string, rest: object = {}) => {
    const query = { ...ANNUAL, apv_role_line, ...rest } as never
    const { body } = await asMember.call(previewLine, { query })
    return [body.steps.map((one) => one.username), body.findings.map((one) => [one.code, one.target])]
  }
  const wrong = ['TOKEN_INVALID', 'XX']
  expect(await tried(`TL0/U${boss.memberId}/XX`)).toEqual([['이팀장', '박대표'], [wrong]])
  expect(await tried(`TL0/T${team}/XX`)).toEqual([['이팀장'], [wrong]])
  expect(await tried(`NT-IC7/XX/U${boss.memberId}`)).toEqual([['박대표', '정인사'], [wrong]])
  expect(await tried(`U${boss.memberId}/XX`, { line_type: 'USER' })).toEqual([['박대표', '이팀장'], [wrong]])
  expect(await tried('XX')).toEqual([[], [wrong, ['NO_DECIDER', '']]])
})

test('a dry run shows who is absent, and who decides for whom today on documents of the role', async () => {
  const deputy = await makeMember(at, { company, name: '한대리' })
  const delegate = async (giver: TestMember, to: TestMember, drf_types: string[] = []) => {
    const period = { start_date: '2026-11-24', end_date: '2026-11-26' }
    const body = { giver_id: giver.memberId, user_id: to.memberId, ...period, drf_types }
    expect((await asBoss.call(createDelegation, { body: body as never })).status).toBe(201)
  }
  await delegate(hr, deputy)
  // Of other documents, and to whoever drafts.
  await delegate(boss, deputy, ['FORM'])
  await delegate(leader, member)
  await at.owner.query("update members set status = 'ABSENCE' where company_id = $1 and id = $2", [
    company.companyId,
    leader.memberId,
  ])
  const line = `U${leader.memberId}/U${hr.memberId}/U${boss.memberId}/NT-U${deputy.memberId}`
  const steps = async (query: object) =>
    (await asMember.call(previewLine, { query: query as never })).body.steps.map((one) => [
      one.username,
      one.is_absent,
      one.deputies.map(({ username }) => username),
    ])
  expect(await steps({ ...ANNUAL, apv_role_line: line })).toEqual([
    ['이팀장', true, []],
    ['정인사', false, ['한대리']],
    ['박대표', false, []],
    ['한대리', false, []],
  ])
  const ofForm = { apv_role_line: `U${boss.memberId}`, line_type: 'TEMPLATE' }
  expect(await steps(ofForm)).toEqual([['박대표', false, ['한대리']]])
  at.travelTo('2026-11-27T10:00')
  expect(await steps(ofForm)).toEqual([['박대표', false, []]])
})

test('a dry run of an own line that is not saved yet has whoever decides without it', async () => {
  await save(`U${hr.memberId}`)
  const query = { ...ANNUAL, apv_role_line: `U${boss.memberId}` }
  const steps = async (extra: object) =>
    (await asMember.call(previewLine, { query: { ...query, ...extra } })).body.steps.map(
      (one) => one.username,
    )
  expect(await steps({})).toEqual(['박대표'])
  expect(await steps({ line_type: 'USER' })).toEqual(['박대표', '정인사'])
  await asMember.call(v0.createUserLine, { body: query })
  expect(await walk()).toEqual(['A1:박대표', 'A2:정인사'])
  expect(await steps({ line_type: 'USER' })).toEqual(['박대표', '정인사'])
})

test('strokes alone are no line, wherever a line is written', async () => {
  for (const apv_role_line of ['/', '//', 'U1//U2', 'TEAM_LEADER/']) {
    expect((await save(apv_role_line)).error.error_code).toBe('LINE_TOKEN_INVALID')
    const body = { ...ANNUAL, apv_role_line }
    expect((await asMember.call(v0.createUserLine, { body })).error.error_code).toBe('LINE_TOKEN_INVALID')
    const variants = [{ fact: 'DAYS' as const, at_least: 2, apv_role_line }]
    expect((await save('TEAM_LEADER', { variants })).error.error_code).toBe('LINE_TOKEN_INVALID')
    const tried = await asMember.call(previewLine, { query: body })
    expect(tried.status).toBeLessThan(500)
  }
})

test('a dry run goes by what is said of the document, and by the rank of whoever drafts', async () => {
  const { rows } = await at.owner.query(
    `insert into ranks (company_id, name, sort_order) values ($1, '대리', 1) returning id`,
    [company.companyId],
  )
  const rank = Number(rows[0].id)
  const to = (member: TestMember, condition: object) => ({
    ...condition,
    apv_role_line: `U${member.memberId}`,
  })
  const all = [
    to(hr, { fact: 'RANK', rank_ids: [rank] }),
    to(boss, { fact: 'DAYS', at_least: 3 }),
    to(leader, { fact: 'KIND', kinds: ['VACATION:ANNUAL'] }),
  ]
  const tried = async (said: object, variants: unknown = all) => {
    const query = { ...ANNUAL, apv_role_line: 'TEAM_LEADER', variants: JSON.stringify(variants), ...said }
    const { status, body } = await asMember.call(previewLine, { query: query as never })
    return status === 200 ? [body.variant, body.steps[0]?.username] : status
  }
  expect(await tried({})).toEqual([null, '이팀장'])
  expect(await tried({ days: '2.5' })).toEqual([null, '이팀장'])
  expect(await tried({ days: '3' })).toEqual([2, '박대표'])
  expect(await tried({ kind: 'VACATION:ANNUAL' })).toEqual([3, '이팀장'])
  await at.owner.query('update members set rank_id = $2 where id = $1', [member.memberId, rank])
  expect(await tried({ days: '3' })).toEqual([1, '정인사'])
  expect(await tried({}, 'x')).toBe(400)
  // What saving refuses is not tried either: no bound, none above nothing, nobody, a rank or a kind that is not there.
  for (const wrong of [
    { fact: 'DAYS' },
    { fact: 'DAYS', at_least: 0 },
    { fact: 'RANK' },
    { fact: 'RANK', rank_ids: [999_999] },
    { fact: 'KIND', kinds: ['NOPE'] },
  ]) {
    const query = { ...ANNUAL, variants: JSON.stringify([to(boss, wrong)]) } as never
    expect((await asMember.call(previewLine, { query })).error.error_code).toBe('LINE_CONDITION')
  }
  const broken = { ...ANNUAL, variants: '[{' } as never
  expect((await asMember.call(previewLine, { query: broken })).status).toBe(400)
  // A form that names nobody goes to the leader where none of its lines fits, and knows neither days nor kinds.
  const form = async (amount: number, ...variants: object[]) => {
    const query = { line_type: 'TEMPLATE', variants: JSON.stringify(variants), amount } as never
    const { status, body } = await asMember.call(previewLine, { query })
    return status === 200 ? [body.variant, body.line_type, body.steps[0]?.username] : status
  }
  const dear = to(hr, { fact: 'AMOUNT', at_least: 1_000_000 })
  expect(await form(999_999, dear)).toEqual([null, 'DEFAULT', '이팀장'])
  expect(await form(1_000_000, dear)).toEqual([1, 'TEMPLATE', '정인사'])
  expect(await form(1_000_000, to(boss, { fact: 'DAYS', at_least: 3 }))).toBe(400)
  expect(await form(1_000_000, { ...dear, at_least: null })).toBe(400)
  // Less than a won asks nothing, as a form that is saved says.
  expect(await form(1_000_000, { ...dear, at_least: 0.5 })).toBe(400)
  expect(await form(1, { ...dear, at_least: 1 })).toEqual([1, 'TEMPLATE', '정인사'])
})

test('a duty that stands in a line keeps its last holder, who is told the line', async () => {
  await save('TEAM_LEADER/IC7')
  const query = { role_name: 'ANNUAL_LEAVE' as const, user_id: hr.memberId }
  const take = (headers: Record<string, string> = {}) => asBoss.call(takeDuty, { query }, headers)
  const refused = await take()
  expect([refused.status, refused.error.error_code]).toEqual([409, 'DUTY_IN_USE'])
  expect(refused.error.message).toContain('연차')
  const english = await take({ 'accept-language': 'en' })
  expect(english.error.message).toContain('Annual leave')
  const { body } = await asBoss.call(v0.listCompanyLines, { query: ANNUAL })
  await asBoss.call(v0.deleteCompanyLine, { params: { id: body[0]!.id! } })
  expect((await take()).status).toBe(200)
})
