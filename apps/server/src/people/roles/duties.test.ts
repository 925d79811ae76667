import { afterAll, beforeAll, expect, test } from 'vitest'
import { dutyCodes, duties } from '#contract/people/roles/duties.ts'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import { getProfile } from '#contract/people/members/members.ts'
import { permissionMatrix } from '#contract/people/roles/permissions.ts'
import * as contract from '#contract/people/roles/roles.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { registerDutyUse } from './duty-uses.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

async function office() {
  const company = await makeCompany(at)
  const boss = await makeAdmin(at, { company, name: '박대표' })
  const member = await makeMember(at, { company, name: '이사원' })
  const [asBoss, asMember] = await Promise.all([at.as(boss), at.as(member)])
  return { company, boss, member, asBoss, asMember }
}

test('every duty has a number of its own in approval lines and names in three languages', () => {
  const numbers = dutyCodes.map((code) => duties[code].lineNumber)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(new Set(dutyCodes.map((code) => duties[code].ko.name)).size).toBe(numbers.length)
})

test('a duty is given and taken', async () => {
  const { company, member, asBoss, asMember } = await office()
  const given = await asBoss.call(contract.giveDuty, {
    body: { user_id: member.memberId, role_name: 'PAYROLL' },
  })
  expect(given.body).toMatchObject([{ user_id: member.memberId, role_name: 'PAYROLL', deleted: false }])
  expect((await asMember.call(getProfile)).body.roles).toEqual(['PAYROLL'])
  const held = await asMember.call(contract.listRoles, { query: { user_id: member.memberId } })
  expect(held.body).toHaveLength(1)
  const query = { user_id: member.memberId, role_name: 'PAYROLL' }
  expect((await asBoss.call(contract.takeDuty, { query })).body).toEqual([])
  const again = await asBoss.call(contract.takeDuty, { query })
  expect([again.status, again.error.error_code]).toEqual([404, 'DUTY_NOT_HELD'])
  expect(again.error.message).toContain('이사원')
  expect(await auditActions(at, company.companyId)).toEqual(['duty.give', 'duty.take'])
})

test('older clients say 급여, and name whom to relieve in the body', async () => {
  const { member, asBoss } = await office()
  const body = { user_id: member.memberId, role_name: '급여' }
  expect((await asBoss.call(contract.giveDuty, { body })).body).toMatchObject([{ role_name: 'PAYROLL' }])
  expect((await asBoss.call(contract.takeDuty, { body })).body).toEqual([])
  const empty = await asBoss.call(contract.takeDuty)
  expect([empty.status, Object.keys(empty.error.fields ?? {})]).toEqual([400, ['user_id', 'role_name']])
  const unknown = await asBoss.call(contract.giveDuty, { body: { ...body, role_name: 'WIZARD' } })
  expect([unknown.status, Object.keys(unknown.error.fields ?? {})]).toEqual([400, ['role_name']])
})

test('several get a duty, or nobody does', async () => {
  const { company, member, boss, asBoss } = await office()
  const foreign = await makeMember(at)
  const retired = await makeMember(at, { company, name: '최퇴직', status: 'RETIRED' })
  const give = (user_ids: number[]) =>
    asBoss.call(contract.giveDutyToMany, { body: { role_name: 'E_SIGNATURE', user_ids } })
  const unknown = await give([member.memberId, foreign.memberId])
  expect([unknown.status, Object.keys(unknown.error.fields ?? {})]).toEqual([404, ['user_ids.1']])
  const left = await give([member.memberId, retired.memberId])
  expect([left.status, left.error.error_code]).toEqual([400, 'DUTY_NOT_WORKING'])
  expect(left.error.message).toContain('최퇴직')
  expect((await asBoss.call(contract.listRoles)).body).toEqual([])
  expect((await give([member.memberId, boss.memberId, boss.memberId])).body).toHaveLength(2)
  expect((await give([member.memberId])).body).toHaveLength(2)
  // The last one changed nothing.
  expect(await auditActions(at, company.companyId)).toEqual(['duty.give', 'duty.give'])
})

test('several lose a duty, or nobody does', async () => {
  const { member, boss, asBoss } = await office()
  await asBoss.call(contract.giveDuty, { body: { role_name: 'EXPENSE', user_id: member.memberId } })
  const take = (user_ids: number[]) =>
    asBoss.call(contract.takeDutyFromMany, { body: { role_name: 'EXPENSE', user_ids } })
  const refused = await take([member.memberId, boss.memberId])
  expect([refused.status, refused.error.error_code]).toEqual([404, 'DUTY_NOT_HELD'])
  expect(refused.error.message).toContain('박대표')
  expect((await asBoss.call(contract.listRoles)).body).toHaveLength(1)
  expect((await take([member.memberId])).body).toEqual([])
})

test('a duty that approval lines name keeps its last holder', async () => {
  const { member, boss, asBoss } = await office()
  const asked: number[] = []
  const end = registerDutyUse(async ({ tx }, lineNumber) => {
    asked.push(lineNumber)
    await tx.selectFrom('companies').select('company_id').execute()
    return ['연차 기본 결재선', '개발팀 연차 결재선']
  })
  try {
    const user_ids = [member.memberId, boss.memberId]
    await asBoss.call(contract.giveDutyToMany, { body: { role_name: 'ANNUAL_LEAVE', user_ids } })
    const take = (user_id: number) =>
      asBoss.call(contract.takeDuty, { query: { role_name: 'ANNUAL_LEAVE', user_id } })
    expect((await take(boss.memberId)).status).toBe(200)
    const last = await take(member.memberId)
    expect([last.status, last.error.error_code]).toEqual([409, 'DUTY_IN_USE'])
    expect(last.error.message).toContain('연차 기본 결재선, 개발팀 연차 결재선')
    expect((await asBoss.call(contract.listRoles)).body).toMatchObject([{ user_id: member.memberId }])
    expect(asked).toEqual([duties.ANNUAL_LEAVE.lineNumber])
  } finally {
    end()
  }
})

test('what a duty does is computed: it opens what its holder may do, and names the lines in which it stands', async () => {
  const { member, asMember, asBoss } = await office()
  const dutyRows = async () =>
    (await asMember.call(permissionMatrix)).body.subjects.filter(({ kind }) => kind === 'DUTY')
  const abilitiesOf = async (user_id: number) => {
    const { abilities } = (await asBoss.call(permissionMatrix, { query: { user_id } })).body
    return abilities.map(({ title, cells }) => [title, cells['PERSON']] as const)
  }
  const told = await dutyRows()
  expect(told.map(({ key }) => key)).toEqual(dutyCodes)
  const before = await abilitiesOf(member.memberId)
  for (const { key, opens, opened, lines } of told) {
    const body = { user_id: member.memberId, role_name: key }
    await asBoss.call(contract.giveDuty, { body })
    const after = new Map(await abilitiesOf(member.memberId))
    const wider = before.filter(([title, cell]) => JSON.stringify(after.get(title)) !== JSON.stringify(cell))
    expect([key, opens, opened, lines]).toEqual([key, wider.length, wider.map(([title]) => title), []])
    await asBoss.call(contract.takeDuty, { body })
  }
  const end = registerDutyUse(async (_ctx, number) =>
    number === duties.ANNUAL_LEAVE.lineNumber ? ['연차 기본 결재선'] : [],
  )
  try {
    const inLines = (await dutyRows()).filter(({ lines }) => lines.length > 0)
    expect(inLines).toMatchObject([{ key: 'ANNUAL_LEAVE', lines: ['연차 기본 결재선'] }])
  } finally {
    end()
  }
})

test('a holder of 연차 stands on no leave request while no line names the duty, as the table says', async () => {
  const { company, asMember, asBoss } = await office()
  const holder = await makeMember(at, { company, name: '정담당' })
  await asBoss.call(contract.giveDuty, { body: { role_name: '연차', user_id: holder.memberId } })
  const { subjects } = (await asMember.call(permissionMatrix)).body
  expect(subjects.find(({ key }) => key === 'ANNUAL_LEAVE')).toMatchObject({ opens: 0, lines: [] })
  const body = { wk_event: 'VACATION:ANNUAL:FULL' as const, wk_start_date: '2026-11-25' }
  expect((await asMember.call(requestEvent, { body })).status).toBe(201)
  const { rows } = await at.owner.query(
    'select member_id::int as id from document_receivers where company_id = $1',
    [company.companyId],
  )
  expect(rows).toHaveLength(1)
  expect(rows).not.toContainEqual({ id: holder.memberId })
})

test('duties reach the whole company: limited admins and members do not give them', async () => {
  const { company, member, asMember } = await office()
  const team = await makeTeam(at, company)
  const limited = await at.as(await makeMember(at, { company, coverTeamIds: [team] }))
  const body = { user_id: member.memberId, role_name: 'PAYROLL' }
  for (const client of [limited, asMember]) {
    expect((await client.call(contract.giveDuty, { body })).status).toBe(403)
    expect((await client.call(contract.takeDuty, { query: body })).status).toBe(403)
    const many = { role_name: 'PAYROLL', user_ids: [member.memberId] }
    expect((await client.call(contract.giveDutyToMany, { body: many })).status).toBe(403)
    expect((await client.call(contract.takeDutyFromMany, { body: many })).status).toBe(403)
  }
})
