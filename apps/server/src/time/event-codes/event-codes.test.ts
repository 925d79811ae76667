import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EndpointCall } from '#contract/endpoint.ts'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import * as contract from '#contract/time/event-codes/event-codes.ts'
import { updateMembers } from '#contract/people/employment/changes.ts'
import { type Client, startTestApp, type TestApp, withOwner } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { codesFor, findEventCode } from './index.ts'

let at: TestApp
let company: TestCompany
let admin: Client
let limited: Client
let leader: Client
let member: Client
let stranger: Client
let boss: TestMember
let person: TestMember
let other: TestMember
let limitedMember: TestMember
let teamId: number

beforeAll(async () => {
  at = await startTestApp()
  stranger = await at.as(await makeAdmin(at))
})
afterAll(() => at.stop())

beforeEach(async () => {
  company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company }))
  boss = await makeMember(at, { company, name: '박팀장' })
  teamId = await makeTeam(at, company, { leaderId: boss.memberId })
  const below = await makeTeam(at, company, { parentId: teamId })
  leader = await at.as(boss)
  limitedMember = await makeMember(at, { company, name: '한중간', coverTeamIds: [teamId], teamId })
  limited = await at.as(limitedMember)
  person = await makeMember(at, { company, name: '김현지', teamId: below })
  member = await at.as(person)
  other = await makeMember(at, { company, name: '이동료' })
})

type NewCode = EndpointCall<typeof contract.addEventCode>['body']

async function makeCode(code: Partial<NewCode> = {}) {
  const made = await admin.call(contract.addEventCode, { body: { event_name: '생일 휴가', ...code } })
  expect(made.status).toBe(201)
  return { ...made.body, id: made.body.c_event_code_id! }
}

async function ownNames(client: Client): Promise<string[]> {
  const listed = (await client.call(contract.listEventCodes, {})).body
  return listed.filter((code) => !code.built_in).map((code) => code.event_name)
}

const today = Temporal.PlainDate.from('2026-11-23')

const assign = (client: Client, body: EndpointCall<typeof contract.assignEventCode>['body']) =>
  client.call(contract.assignEventCode, { body })

async function assignedNames(client: Client, c_event_code_id: number) {
  const query = { c_event_code_id }
  return (await client.call(contract.listEventCodeUsers, { query })).body.results.map((one) => one.username)
}

test('the kinds of the product come first, in groups, with the days of the law in force', async () => {
  await makeCode()
  const listed = (await member.call(contract.listEventCodes, {})).body
  expect(listed[0]).toMatchObject({ code: 'VACATION:ANNUAL', event_name: '연차', built_in: true })
  expect(listed.at(-1)).toMatchObject({ event_name: '생일 휴가', built_in: false, is_mine: true })
  // Reading a catalogue is not keeping it.
  expect(listed.every((code) => !Object.values(code.abilities).includes(true))).toBe(true)
  const father = listed.find((code) => code.code === 'SP:PATERNITY')
  expect(father).toMatchObject({ event_days: 20, paid_days: 20, article: '남녀고용평등법 제18조의2' })
  const off = (await member.call(contract.listEventCodes, { query: { group: 'HOME' } })).body
  expect(off.map((code) => code.codes)).toEqual([['HOME:FULL', 'HOME:AM', 'HOME:PM', 'HOME:TIME']])
  at.travelTo('2025-02-22T09:00')
  const before = (await member.call(contract.listEventCodes, { query: { group: 'SP' } })).body
  expect(before.find((code) => code.code === 'SP:PATERNITY')?.event_days).toBe(10)
  at.travelTo('2026-11-23T09:00')
})

test('a code of the company has what it was given', async () => {
  const code = await makeCode({
    event_days: 2.5,
    days_per: 'YEAR',
    half: true,
    time: 30,
    secret: true,
    group: 'SP',
  })
  expect(code).toMatchObject({
    event_days: 2.5,
    days_per: 'YEAR',
    full: true,
    half: true,
    time: true,
    time_minutes: 30,
    secret: true,
    group: 'SP',
    apply_all: true,
    codes: ['FULL', 'AM', 'PM', 'TIME'].map((unit) => `CUSTOM:${code.id}:${unit}`),
  })
  expect(await makeCode({ event_name: '무기한', event_days: 0, time: true })).toMatchObject({
    event_days: null,
    days_per: null,
    time_minutes: 60,
  })
  expect(await auditActions(at, company.companyId)).toContain('event_code.create')
})

test.each([
  ['no unit', { full: false }, 'EVENT_CODE_NO_UNIT'],
  ['a name of the product', { event_name: '연차' }, 'NAME_TAKEN'],
  ['a third of a day', { event_days: 0.3 }, 'BAD_REQUEST'],
  ['minus days', { event_days: -1 }, 'BAD_REQUEST'],
  ['more than a year', { event_days: 367 }, 'BAD_REQUEST'],
  ['a step of a minute', { time: 1 }, 'BAD_REQUEST'],
  ['an unknown group', { group: 'HOLIDAY' as never }, 'BAD_REQUEST'],
])('%s is refused', async (_name, code, expected) => {
  const body = { event_name: '특별', ...code }
  expect((await admin.call(contract.addEventCode, { body })).error.error_code).toBe(expected)
})

test('only full admins keep codes; limited admins assign; nobody else does either', async () => {
  const code = await makeCode({ apply_all: false })
  const c_event_code_id = code.id
  for (const client of [limited, leader, member]) {
    const body = { event_name: '내 것' }
    expect((await client.call(contract.addEventCode, { body })).status).toBe(403)
    const change = { ...body, c_event_code_id }
    expect((await client.call(contract.updateEventCode, { body: change })).status).toBe(403)
    expect((await client.call(contract.deleteEventCode, { query: { c_event_code_id } })).status).toBe(403)
  }
  for (const client of [leader, member]) {
    expect((await assign(client, { c_event_code_id, user_ids: [person.memberId] })).status).toBe(403)
    expect((await client.call(contract.listEventCodeUsers, { query: { c_event_code_id } })).status).toBe(403)
  }
  const done = await assign(limited, { c_event_code_id, user_ids: [person.memberId] })
  expect([done.status, done.body.user_count, done.body.abilities]).toEqual([
    201,
    1,
    { update: false, delete: false, assign: true },
  ])
})

test('another company reaches nothing', async () => {
  const code = await makeCode({ apply_all: false })
  const c_event_code_id = code.id
  const query = { c_event_code_id }
  expect((await stranger.call(contract.updateEventCode, { body: query })).status).toBe(404)
  expect((await stranger.call(contract.deleteEventCode, { query })).status).toBe(404)
  expect((await assign(stranger, query)).status).toBe(404)
  expect((await stranger.call(contract.listEventCodeUsers, { query })).status).toBe(404)
  expect(await ownNames(stranger)).toEqual([])
  const body = { event_name: '남의 것', apply_all: false }
  const theirs = (await stranger.call(contract.addEventCode, { body })).body.c_event_code_id!
  const foreign = { c_event_code_id: theirs, user_ids: [person.memberId] }
  expect((await assign(stranger, foreign)).status).toBe(404)
})

test('a code for certain people is listed to these and to admins', async () => {
  const code = await makeCode({ apply_all: false })
  expect(await ownNames(member)).toEqual([])
  expect(await ownNames(limited)).toEqual(['생일 휴가'])
  await assign(admin, { c_event_code_id: code.id, user_ids: [person.memberId, person.memberId] })
  expect(await ownNames(member)).toEqual(['생일 휴가'])
  expect(await ownNames(leader)).toEqual([])
  await admin.call(contract.updateEventCode, { body: { c_event_code_id: code.id, is_active: false } })
  expect(await ownNames(member)).toEqual([])
  expect(await ownNames(admin)).toEqual(['생일 휴가'])
})

test('teams are assigned with those below, and single people taken off again', async () => {
  const { id } = await makeCode({ apply_all: false })
  const whole = await assign(admin, { c_event_code_id: id, team_ids: [teamId] })
  expect(whole.body.user_count).toBe(2)
  expect(await assignedNames(admin, id)).toEqual(['김현지', '한중간'])
  const less = { c_event_code_id: id, user_ids: [other.memberId], remove_user_ids: [person.memberId] }
  expect((await assign(admin, less)).body.user_count).toBe(2)
  expect(await assignedNames(admin, id)).toEqual(['이동료', '한중간'])
  // A limited admin sees of them those of the own teams.
  expect(await assignedNames(limited, id)).toEqual(['한중간'])
})

test('a limited admin assigns the people of the teams, not themself, nor others', async () => {
  const { id: c_event_code_id } = await makeCode({ apply_all: false })
  const others = await makeTeam(at, company)
  for (const wanted of [
    { user_ids: [other.memberId] },
    { user_ids: [limitedMember.memberId] },
    { user_ids: [person.memberId, other.memberId] },
    { team_ids: [others] },
    { remove_user_ids: [other.memberId] },
  ])
    expect((await assign(limited, { c_event_code_id, ...wanted })).status).toBe(403)
  expect(await assignedNames(admin, c_event_code_id)).toEqual([])
  expect((await assign(limited, { c_event_code_id, team_ids: [teamId] })).status).toBe(201)
  expect(await assignedNames(admin, c_event_code_id)).toEqual(['김현지'])
})

test('what cannot be assigned says why', async () => {
  const all = await makeCode()
  const some = await makeCode({ event_name: '일부', apply_all: false })
  const gone = await makeMember(at, { company, status: 'RETIRED' })
  const refusal = async (c_event_code_id: number, user_ids: number[]) =>
    (await assign(admin, { c_event_code_id, user_ids })).error?.error_code
  expect(await refusal(all.id, [person.memberId])).toBe('EVENT_CODE_FOR_ALL')
  expect(await refusal(some.id, [gone.memberId])).toBe('WRONG_MEMBER_STATE')
  expect(await refusal(some.id, [987_654_321])).toBe('NOT_FOUND')
})

test('two admins who assign the same people at once leave each once', async () => {
  const { id: c_event_code_id } = await makeCode({ apply_all: false })
  const user_ids = [person.memberId, other.memberId]
  const answers = await Promise.all(
    [user_ids, user_ids.toReversed(), user_ids].map((ids) =>
      assign(admin, { c_event_code_id, user_ids: ids }),
    ),
  )
  expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201])
  expect(await assignedNames(admin, c_event_code_id)).toHaveLength(2)
})

test('a code changes what is named and keeps the rest; null takes the days away', async () => {
  const { id: c_event_code_id } = await makeCode({ event_days: 3, time: 30 })
  const changed = await admin.call(contract.updateEventCode, {
    body: { c_event_code_id, event_name: '생일 반차', event_days: null, half: true, full: false },
  })
  expect(changed.body).toMatchObject({
    event_name: '생일 반차',
    event_days: null,
    full: false,
    half: true,
    time_minutes: 30,
  })
  const none = { c_event_code_id, half: false, time: false }
  const refused = await admin.call(contract.updateEventCode, { body: none })
  expect(refused.error.error_code).toBe('EVENT_CODE_NO_UNIT')
})

test('a code that was asked for is switched off, not deleted; an unused one goes', async () => {
  const { id: c_event_code_id } = await makeCode()
  await withOwner(at, (tx) =>
    tx
      .insertInto('work_events')
      .values({
        company_id: company.companyId,
        member_id: person.memberId,
        event_code: `CUSTOM:${c_event_code_id}:AM`,
        starts_on: '2026-11-24',
        ends_on: '2026-11-24',
        counted_minutes: 240,
        status: 'CANCELED',
      })
      .execute(),
  )
  const refused = await admin.call(contract.deleteEventCode, { query: { c_event_code_id } })
  expect(refused.error).toMatchObject({
    error_code: 'EVENT_CODE_USED',
    message: expect.stringContaining('1건'),
  })
  const unused = await makeCode({ event_name: '안 쓰는 휴가' })
  const query = { c_event_code_id: unused.id }
  expect((await admin.call(contract.deleteEventCode, { query })).status).toBe(204)
  expect((await admin.call(contract.deleteEventCode, { query })).status).toBe(404)
  expect(await auditActions(at, company.companyId)).toContain('event_code.delete')
})

test('what leave asks for: the kind of a code, for whom it is, and its name for colleagues', async () => {
  const all = await makeCode({ secret: true, event_days: 1.5, half: true })
  const some = await makeCode({ event_name: '일부', apply_all: false })
  await at.inCompany(company.companyId, async (tx) => {
    const find = (code: string, hold = false) => findEventCode({ tx, today }, person.memberId, code, { hold })
    const kind = await find(`CUSTOM:${all.id}:AM`, true)
    expect(kind).toMatchObject({ days: 1.5, lineRole: 'CUSTOM', group: 'VACATION' })
    expect([kind!.name('ko'), kind!.nameForColleagues('ko')]).toEqual(['생일 휴가', '개인 일정'])
    expect((await find('VACATION:ANNUAL:FULL'))?.name('en')).toBe('Annual leave')
    expect(await find(`CUSTOM:${all.id}:TIME`)).toBeUndefined()
    expect(await find(`CUSTOM:${some.id}:FULL`)).toBeUndefined()
    expect(await find('CUSTOM:987654321:FULL', true)).toBeUndefined()
    expect(await find("CUSTOM:1:FULL' or 1=1")).toBeUndefined()
    const own = (await codesFor({ tx, today }, person.memberId, 'VACATION')).map((one) => one.code)
    expect(own).toEqual(['VACATION:ANNUAL', `CUSTOM:${all.id}`])
  })
})

test('of the people assigned nothing is told that the company does not keep', async () => {
  const { id: c_event_code_id } = await makeCode({ apply_all: false })
  await assign(admin, { c_event_code_id, user_ids: [person.memberId] })
  await admin.call(updateMembers, { body: { user_id: person.memberId, position: '매니저' } })
  const position = async () =>
    (await admin.call(contract.listEventCodeUsers, { query: { c_event_code_id } })).body.results[0]?.position
  expect(await position()).toBe('매니저')
  const body = { profile_field_flags: { position: { active: false } } }
  await admin.call(updateCompany, { body } as Parameters<typeof admin.call<typeof updateCompany>>[1])
  expect(await position()).toBe('')
})
