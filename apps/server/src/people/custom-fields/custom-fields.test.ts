import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '#contract/people/custom-fields/custom-fields.ts'
import type { EndpointCall } from '#contract/endpoint.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
let company: TestCompany
let admin: Client
let limited: Client
let leader: Client
let member: Client
let colleague: Client
let stranger: Client
let person: TestMember
let other: TestMember
let limitedMember: TestMember

beforeAll(async () => {
  at = await startTestApp()
  stranger = await at.as(await makeAdmin(at))
})
afterAll(() => at.stop())

beforeEach(async () => {
  company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company }))
  const boss = await makeMember(at, { company, name: '박팀장' })
  const teamId = await makeTeam(at, company, { leaderId: boss.memberId })
  leader = await at.as(boss)
  limitedMember = await makeMember(at, { company, name: '한중간', coverTeamIds: [teamId], teamId })
  limited = await at.as(limitedMember)
  person = await makeMember(at, { company, name: '김현지', teamId })
  member = await at.as(person)
  other = await makeMember(at, { company, name: '이동료' })
  colleague = await at.as(other)
})

type NewField = EndpointCall<typeof contract.createCustomField>['body']

async function makeField(field: Partial<NewField> = {}) {
  const body = { cuf_name: '비상 연락처', cuf_edit: 'SELF', ...field } as NewField
  const made = await admin.call(contract.createCustomField, { body })
  expect(made.status).toBe(201)
  return made.body
}

const put = (client: Client, custom_user_field: number, ucv_value: string | null, user = person.memberId) =>
  client.call(contract.createCustomValue, { body: { custom_user_field, user, ucv_value } })

test('a field is named by either of its names', async () => {
  const made = await admin.call(contract.createCustomField, { body: { name: ' 사번 ' } })
  expect(made.body).toMatchObject({ name: '사번', cuf_name: '사번', cuf_type: 'TEXT' })
  const params = { id: made.body.id }
  const renamed = await admin.call(contract.updateCustomField, { params, body: { name: '직원 번호' } })
  expect(renamed.body).toMatchObject({ name: '직원 번호', cuf_name: '직원 번호' })
  const long = await admin.call(contract.createCustomField, { body: { name: '가'.repeat(51) } })
  expect([long.status, Object.keys(long.error.fields ?? {})]).toEqual([400, ['name']])
  const none = await admin.call(contract.createCustomField, { body: {} })
  expect([none.status, Object.keys(none.error.fields ?? {})]).toEqual([400, ['cuf_name']])
})

test('a full admin makes a field, everybody sees it, nobody else changes it', async () => {
  const field = await makeField({ cuf_name: ' 차량 번호 ', cuf_placeholder: '12가 3456' })
  expect(field).toMatchObject({
    cuf_name: '차량 번호',
    name: '차량 번호',
    cuf_type: 'TEXT',
    cuf_show: 'LEADER',
    abilities: { update: true, delete: true },
  })
  for (const client of [limited, leader, member]) {
    const params = { id: field.id }
    const body = { cuf_name: '내 것' }
    expect((await client.call(contract.createCustomField, { body })).status).toBe(403)
    expect((await client.call(contract.updateCustomField, { params, body })).status).toBe(403)
    expect((await client.call(contract.deleteCustomField, { params })).status).toBe(403)
    expect((await client.call(contract.orderCustomFields, { body: { ids: [field.id] } })).status).toBe(403)
    const listed = (await client.call(contract.listCustomFields, {})).body
    expect(listed.map((one) => one.abilities.update)).toEqual([false])
  }
  expect(await auditActions(at, company.companyId)).toContain('custom_field.create')
})

test.each([
  ['50 characters', '가'.repeat(50), 201],
  ['51 characters', '가'.repeat(51), 400],
  ['nothing', '  ', 400],
])('a name of %s (R-ORG-004)', async (_name, cuf_name, status) => {
  expect((await admin.call(contract.createCustomField, { body: { cuf_name } })).status).toBe(status)
})

test('levels may be given as yes and no, and a person never edits what only admins see', async () => {
  expect(await makeField({ cuf_show: true, cuf_edit: true })).toMatchObject({
    cuf_show: 'ALL',
    cuf_edit: 'SELF',
  })
  const body = { cuf_name: '평가', cuf_show: false, cuf_edit: true }
  const refused = await admin.call(contract.createCustomField, { body })
  expect(refused.error.error_code).toBe('CUSTOM_FIELD_HIDDEN_EDIT')
})

test('names are taken once, also when two make the same field at the same moment', async () => {
  const body = { cuf_name: '사번' }
  const answers = await Promise.all([1, 2, 3].map(() => admin.call(contract.createCustomField, { body })))
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 409, 409])
})

test('fields are sorted; those not named keep their order behind', async () => {
  const made = []
  for (const cuf_name of ['가', '나', '다', '라']) made.push((await makeField({ cuf_name })).id)
  const ids = [made[3]!, made[1]!]
  const sorted = (await admin.call(contract.orderCustomFields, { body: { ids } })).body
  expect(sorted.map((field) => field.cuf_name)).toEqual(['라', '나', '가', '다'])
  const foreign = (await stranger.call(contract.createCustomField, { body: { cuf_name: '남' } })).body.id
  const refused = await admin.call(contract.orderCustomFields, { body: { ids: [foreign] } })
  expect(refused.status).toBe(404)
})

test.each([
  ['NUMBER', '천', 'CUSTOM_VALUE_NOT_A_NUMBER'],
  ['DATE', '2026-02-30', 'CUSTOM_VALUE_NOT_A_DAY'],
  ['YES_NO', '아마도', 'CUSTOM_VALUE_NOT_YES_NO'],
  ['PHONE', '전화', 'CUSTOM_VALUE_NOT_A_PHONE'],
  ['EMAIL', 'kim@', 'CUSTOM_VALUE_NOT_AN_EMAIL'],
  ['URL', 'javascript:alert(1)', 'CUSTOM_VALUE_NOT_A_URL'],
  ['TEXT', '가'.repeat(201), 'CUSTOM_VALUE_TOO_LONG'],
  ['CHOICE', '987654321', 'CUSTOM_VALUE_NOT_AN_OPTION'],
] as const)('%s refuses %j and says why', async (cuf_type, typed, code) => {
  const field = await makeField({ cuf_type })
  const refused = await put(admin, field.id, typed)
  expect(refused.error).toMatchObject({ error_code: code, fields: { ucv_value: expect.any(String) } })
  expect((await admin.call(contract.listCustomValues, {})).body.count).toBe(0)
})

test('a value is stored once, changed, and taken away', async () => {
  const field = await makeField({ cuf_type: 'NUMBER' })
  const made = await put(member, field.id, '1,200')
  expect([made.status, made.body.ucv_value]).toEqual([201, '1200'])
  const again = await put(member, field.id, '7')
  expect(again.body).toMatchObject({ id: made.body.id, ucv_value: '7' })
  const params = { id: made.body.id! }
  expect((await member.call(contract.updateCustomValue, { params, body: {} })).body.ucv_value).toBe('7')
  const changed = await member.call(contract.updateCustomValue, { params, body: { ucv_value: '8' } })
  expect(changed.body.ucv_value).toBe('8')
  expect((await member.call(contract.deleteCustomValue, { params })).status).toBe(204)
  expect((await member.call(contract.deleteCustomValue, { params })).status).toBe(404)
  expect(await auditActions(at, company.companyId)).toContain('custom_value.save')
})

test('several people who save the same value at once leave one', async () => {
  const field = await makeField({ cuf_type: 'CHOICES', options: ['가', '나', '다'] })
  const ids = field.options.map((option) => String(option.id))
  const saves = ids.map((id) => put(admin, field.id, id))
  expect((await Promise.all(saves)).map((answer) => answer.status)).toEqual([201, 201, 201])
  const { results } = (await admin.call(contract.listCustomValues, {})).body
  expect(results).toHaveLength(1)
  expect(ids).toContain(results[0]!.ucv_value)
})

/** Who sees and who edits a value of 김현지, by the levels of the field. */
test.each([
  ['ALL', 'SELF', 'admin! limited! leader member! colleague'],
  ['ALL', 'ADMIN', 'admin! limited! leader member colleague'],
  ['LEADER', 'SELF', 'admin! limited! leader member!'],
  ['LEADER', 'ADMIN', 'admin! limited! leader member'],
  ['ADMIN', 'ADMIN', 'admin! limited!'],
] as const)('shown to %s, edited by %s: %s', async (cuf_show, cuf_edit, expected) => {
  const field = await makeField({ cuf_show, cuf_edit })
  await put(admin, field.id, '처음')
  const clients = { admin, limited, leader, member, colleague }
  const able: string[] = []
  for (const [name, client] of Object.entries(clients)) {
    const query = { user_id: person.memberId }
    const [sheet] = (await client.call(contract.listAllCustomValues, { query })).body.results
    const listed = (await client.call(contract.listCustomValues, { query })).body.results
    expect(listed).toEqual(sheet!.values)
    const saved = await put(client, field.id, `${name}의 값`)
    const seen = sheet!.values[0]
    if (seen) able.push(seen.abilities.update ? `${name}!` : name)
    expect([name, saved.status]).toEqual([name, seen ? (seen.abilities.update ? 201 : 403) : 404])
  }
  expect(able.join(' ')).toBe(expected)
})

test('a limited admin neither sees nor sets what only admins see of themself, nor of people elsewhere', async () => {
  const field = await makeField({ cuf_show: 'ADMIN', cuf_edit: 'ADMIN' })
  await put(admin, field.id, '승진 대상', limitedMember.memberId)
  await put(admin, field.id, '승진 대상', other.memberId)
  for (const user_id of [limitedMember.memberId, other.memberId]) {
    expect((await limited.call(contract.listCustomValues, { query: { user_id } })).body.count).toBe(0)
    expect((await put(limited, field.id, '내가', user_id)).status).toBe(404)
  }
  expect((await leader.call(contract.listCustomFields, {})).body).toEqual([])
  expect((await limited.call(contract.listCustomFields, {})).body).toHaveLength(1)
})

test('another company reaches neither fields nor people nor values', async () => {
  const field = await makeField({ cuf_type: 'CHOICE', options: ['가'] })
  const value = (await put(admin, field.id, String(field.options[0]!.id))).body
  const params = { id: field.id }
  expect((await stranger.call(contract.updateCustomField, { params, body: {} })).status).toBe(404)
  expect((await stranger.call(contract.deleteCustomField, { params })).status).toBe(404)
  const option = { params: { id: field.options[0]!.id } }
  expect(
    (await stranger.call(contract.updateFieldOption, { ...option, body: { cufl_name: '나' } })).status,
  ).toBe(404)
  expect((await stranger.call(contract.deleteFieldOption, option)).status).toBe(404)
  expect((await stranger.call(contract.deleteCustomValue, { params: { id: value.id! } })).status).toBe(404)
  expect((await put(stranger, field.id, '가')).status).toBe(404)
  const query = { user_id: person.memberId }
  expect((await stranger.call(contract.listAllCustomValues, { query })).status).toBe(404)
  expect((await stranger.call(contract.listCustomValues, { query })).status).toBe(404)
  const mine = (await stranger.call(contract.createCustomField, { body: { cuf_name: '내 항목' } })).body
  expect((await put(stranger, mine.id, '값')).status).toBe(404)
})

test('several values are saved together or not at all, and every wrong one is named', async () => {
  const phone = await makeField({ cuf_type: 'PHONE' })
  const day = await makeField({ cuf_name: '면허 만료일', cuf_type: 'DATE' })
  const size = await makeField({ cuf_name: '단체복', cuf_type: 'CHOICE', options: ['M', 'L'] })
  const values = (number: string, date: string) => [
    { custom_user_field: phone.id, ucv_value: number },
    { custom_user_field: day.id, ucv_value: date },
    { custom_user_field: size.id, ucv_value: String(size.options[1]!.id) },
  ]
  const refused = await member.call(contract.saveCustomValues, { body: { values: values('집', '내일') } })
  expect(Object.keys(refused.error.fields ?? {})).toEqual(['values.0.ucv_value', 'values.1.ucv_value'])
  expect((await member.call(contract.listCustomValues, {})).body.count).toBe(0)
  const saved = await member.call(contract.saveCustomValues, {
    body: { values: values('010-1234-5678', '2030-01-01') },
  })
  expect(saved.body.map((value) => value.ucv_text)).toEqual(['010-1234-5678', '2030-01-01', 'L'])
})

test('a field with values goes only when that is confirmed, and says how many go', async () => {
  const field = await makeField()
  const params = { id: field.id }
  await put(admin, field.id, '가')
  await put(admin, field.id, '나', other.memberId)
  const refused = await admin.call(contract.deleteCustomField, { params })
  expect(refused.error).toMatchObject({
    error_code: 'CUSTOM_FIELD_HAS_VALUES',
    message: expect.stringContaining('2명'),
  })
  const countedBy = async (client: Client) =>
    (await client.call(contract.listCustomFields, { query: { counts: 'true' } })).body[0]!.value_count
  expect([await countedBy(admin), await countedBy(limited), await countedBy(leader)]).toEqual([2, 2, null])
  expect((await admin.call(contract.listCustomFields, {})).body[0]!.value_count).toBeNull()
  const gone = await admin.call(contract.deleteCustomField, { params, query: { confirm: 'true' } })
  expect(gone.status).toBe(204)
  expect((await admin.call(contract.listCustomValues, {})).body.count).toBe(0)
})

test('a value saved while its field goes is either there before or refused, never left alone', async () => {
  const field = await makeField()
  const [gone, ...saved] = await Promise.all([
    admin.call(contract.deleteCustomField, { params: { id: field.id }, query: { confirm: '1' } }),
    ...[1, 2, 3].map((n) => put(admin, field.id, `값 ${n}`)),
  ])
  expect(gone!.status).toBe(204)
  expect(saved.every((answer) => answer.status === 201 || answer.status === 404)).toBe(true)
  const left = await at.owner.query('select 1 from custom_values where company_id = $1', [company.companyId])
  expect(left.rowCount).toBe(0)
})

test('the kind changes only into one that holds the values', async () => {
  const field = await makeField({ cuf_type: 'CHOICE', options: ['가', '나'] })
  const params = { id: field.id }
  await put(admin, field.id, String(field.options[0]!.id))
  const refused = await admin.call(contract.updateCustomField, { params, body: { cuf_type: 'TEXT' } })
  expect(refused.error.error_code).toBe('CUSTOM_FIELD_KIND_FIXED')
  const wider = await admin.call(contract.updateCustomField, { params, body: { cuf_type: 'CHOICES' } })
  expect([wider.body.cuf_type, wider.body.options.length]).toEqual(['CHOICES', 2])
  await put(admin, field.id, null)
  const free = await admin.call(contract.updateCustomField, { params, body: { cuf_type: 'TEXT' } })
  expect([free.body.cuf_type, free.body.options]).toEqual(['TEXT', []])
})

test('options are renamed under those who chose them, exchanged, added and sorted', async () => {
  const field = await makeField({ cuf_type: 'CHOICES', options: ['가', '나', '다'] })
  const [a, b, c] = field.options
  await put(admin, field.id, `${c!.id},${a!.id}`)
  const params = { id: field.id }
  const options = [{ id: c!.id, cufl_name: '가' }, { cufl_name: '새것' }, { id: a!.id, cufl_name: '다' }]
  const changed = await admin.call(contract.updateCustomField, { params, body: { options } })
  expect(changed.body.options.map((option) => [option.cufl_name, option.used_count])).toEqual([
    ['가', 1],
    ['새것', 0],
    ['다', 1],
  ])
  expect((await admin.call(contract.listCustomValues, {})).body.results[0]!.ucv_text).toBe('가, 다')
  const gone = { body: { options: [{ id: b!.id, cufl_name: '나' }] }, params }
  expect((await admin.call(contract.updateCustomField, gone)).status).toBe(404)
  const twice = { body: { options: [{ cufl_name: '가' }, { cufl_name: '가' }], confirm: true }, params }
  expect((await admin.call(contract.updateCustomField, twice)).error.error_code).toBe('NAME_TAKEN')
})

test('an option that somebody chose goes only when that is confirmed; emptied values go with it', async () => {
  const field = await makeField({ cuf_type: 'CHOICES', options: ['가', '나'] })
  const [a, b] = field.options
  await put(admin, field.id, String(a!.id))
  await put(admin, field.id, `${a!.id},${b!.id}`, other.memberId)
  const params = { id: a!.id }
  const refused = await admin.call(contract.deleteFieldOption, { params })
  expect(refused.error).toMatchObject({
    error_code: 'CUSTOM_OPTION_IN_USE',
    message: expect.stringContaining('2명'),
  })
  const list = { params: { id: field.id }, body: { options: [{ id: b!.id, cufl_name: '나' }] } }
  expect((await admin.call(contract.updateCustomField, list)).error.error_code).toBe('CUSTOM_OPTION_IN_USE')
  expect((await admin.call(contract.deleteFieldOption, { params, query: { confirm: 'true' } })).status).toBe(
    204,
  )
  const { results } = (await admin.call(contract.listCustomValues, {})).body
  expect(results.map((value) => [value.user, value.ucv_text])).toEqual([[other.memberId, '나']])
})

test('single options by the calls of the specification', async () => {
  const field = await makeField({ cuf_type: 'CHOICE' })
  const body = { custom_user_field: field.id, cufl_name: '서울' }
  const made = await admin.call(contract.createFieldOption, { body })
  expect(made.status).toBe(201)
  expect((await admin.call(contract.createFieldOption, { body })).error.error_code).toBe('NAME_TAKEN')
  const renamed = await admin.call(contract.updateFieldOption, {
    params: { id: made.body.id },
    body: { cufl_name: '부산' },
  })
  expect(renamed.body.cufl_name).toBe('부산')
  const text = await makeField({ cuf_name: '메모' })
  const wrong = await admin.call(contract.createFieldOption, {
    body: { custom_user_field: text.id, cufl_name: '가' },
  })
  expect(wrong.error.error_code).toBe('CUSTOM_OPTION_NOT_WANTED')
  expect((await member.call(contract.listFieldOptions, {})).body.map((one) => one.cufl_name)).toEqual([
    '부산',
  ])
})

test('people by page are those whom one looks after', async () => {
  const field = await makeField({ cuf_show: 'ALL' })
  await put(admin, field.id, '김')
  await put(admin, field.id, '이', other.memberId)
  const names = async (client: Client) =>
    (await client.call(contract.listAllCustomValues, {})).body.results.map((one) => [
      one.username,
      one.values.length,
    ])
  expect(await names(member)).toEqual([['김현지', 1]])
  expect(await names(leader)).toEqual([
    ['김현지', 1],
    ['박팀장', 0],
    ['한중간', 0],
  ])
  const page = (await admin.call(contract.listAllCustomValues, { query: { page_size: 2, page: 2 } })).body
  expect([page.count, page.results.length]).toEqual([5, 2])
  expect(page.previous).toContain('page=1')
})

test.each(['RETIRED', 'INVITED'] as const)(
  'what every colleague sees of people is not told of the %s',
  async (status) => {
    const field = await makeField({ cuf_show: 'ALL' })
    const gone = await makeMember(at, { company, status })
    const { body: value } = await put(admin, field.id, '010', gone.memberId)
    const seenBy = async (client: Client) => {
      const query = { user_id: gone.memberId }
      const list = await client.call(contract.listCustomValues, { query })
      const sheet = await client.call(contract.listAllCustomValues, { query })
      const all = await client.call(contract.listCustomValues, {})
      const own = await client.call(contract.updateCustomValue, {
        params: { id: value.id! },
        body: { ucv_value: '011' },
      })
      return [list.status, sheet.status, all.body.results.length, own.status]
    }
    expect(await seenBy(colleague)).toEqual([404, 404, 0, 404])
    expect(await seenBy(admin)).toEqual([200, 200, 1, 200])
  },
)
