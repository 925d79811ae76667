import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshToken, signIn } from '#contract/platform/auth/auth.ts'
import * as contract from '#contract/platform/companies/companies.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeAccount } from '#test/factories/accounts.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

async function signedIn() {
  const account = await makeAccount(at)
  const browser = at.stranger()
  await browser.call(signIn, { body: account })
  return { account, browser }
}

test('the founder is full admin of a company with the defaults of the product', async () => {
  const { browser } = await signedIn()
  const founded = await browser.call(contract.foundCompany, {
    body: { company_name: ' 새 회사 ', username: '박창업' },
  })
  expect(founded.status).toBe(201)
  const { body } = await browser.call(contract.getCompany)
  expect(body).toMatchObject({
    company_name: '새 회사',
    company_joincode: founded.body.company_joincode,
    start_work_time: '09:00:00',
    end_work_time: '18:00:00',
    timezone: 'Asia/Seoul',
    plan_main: 'FREE',
  })
  const { rows } = await at.owner.query(
    'select c.records_begin = m.joined_on as same from companies c join members m using (company_id) where company_id = $1',
    [body.company_id],
  )
  expect(rows).toEqual([{ same: true }])
  expect(JSON.parse(body.lunch_time_default)).toEqual({ s_l_t: '12:00:00', e_l_t: '13:00:00' })
  expect(await auditActions(at, founded.body.company_id)).toEqual(['company.found'])
  const member = await at.owner.query(
    `select m.status, m.name, m.joined_on, r.role from members m join role_holders r on r.member_id = m.id and r.company_id = m.company_id
     where m.company_id = $1`,
    [founded.body.company_id],
  )
  expect(member.rows).toEqual([
    { status: 'WORKING', name: '박창업', joined_on: '2026-11-23', role: 'FULL_ADMIN' },
  ])
})

test('a double click founds one company', async () => {
  const { account, browser } = await signedIn()
  const body = { company_name: '한 번만', username: '박창업' }
  const answers = await Promise.all([1, 2, 3].map(() => browser.call(contract.foundCompany, { body })))
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 409, 409])
  const mine = await browser.call(contract.listMyCompanies)
  expect(mine.body).toHaveLength(1)
  const rows = await at.owner.query('select 1 from memberships where account_id = $1', [account.accountId])
  expect(rows.rows).toHaveLength(1)
})

test('one account founds five companies a day, and goes on the day after', async () => {
  // A server of its own: founding is limited per address as well.
  const own = await startTestApp()
  const account = await makeAccount(own)
  const browser = own.stranger()
  await browser.call(signIn, { body: account })
  const found = (number: number) =>
    browser.call(contract.foundCompany, { body: { company_name: `회사 ${number}`, username: '박창업' } })
  for (let number = 1; number <= 5; number += 1) expect((await found(number)).status).toBe(201)
  own.travelTo('2026-11-24T08:59')
  await browser.call(refreshToken)
  const sixth = (await found(6)).error
  expect([sixth.error_code, sixth.message]).toEqual(['TOO_MANY_REQUESTS', expect.stringContaining(' 60초')])
  own.travelTo('2026-11-24T09:01')
  expect((await found(6)).status).toBe(201)
  await own.stop()
})

test('the join code lets in, once, without a role, and the admins are told', async () => {
  const company = await makeCompany(at)
  const admin = await makeAdmin(at, { company })
  const { browser } = await signedIn()
  const join = (code: string) =>
    browser.call(contract.joinCompany, { body: { company_joincode: code, username: '이입사' } })
  expect((await join('NO-SUCH-CODE')).error.error_code).toBe('JOIN_CODE_WRONG')
  expect((await join(company.joinCode)).body).toEqual({
    company_id: company.companyId,
    company_name: company.name,
  })
  expect((await join(company.joinCode)).error.error_code).toBe('ALREADY_MEMBER')
  const seen = await browser.call(contract.getCompany)
  expect(seen.body).toMatchObject({
    company_id: company.companyId,
    company_joincode: null,
    abilities: { update: false },
  })
  const told = await at.owner.query('select member_id, kind from notifications where company_id = $1', [
    company.companyId,
  ])
  expect(told.rows).toEqual([{ member_id: admin.memberId, kind: 'MEMBER_JOINED' }])
  expect(await auditActions(at, company.companyId)).toEqual(['member.join'])
})

test('guessing join codes has to wait', async () => {
  const { browser } = await signedIn()
  const body = { company_joincode: 'GUESSWORK', username: '누구' }
  for (let i = 0; i < 5; i += 1) expect((await browser.call(contract.joinCompany, { body })).status).toBe(404)
  expect((await browser.call(contract.joinCompany, { body })).status).toBe(429)
})

test('switching moves the session at once, and only into own companies', async () => {
  const { browser } = await signedIn()
  const found = async (company_name: string) =>
    (await browser.call(contract.foundCompany, { body: { company_name, username: '두회사' } })).body
      .company_id
  const [first, second] = [await found('첫째'), await found('둘째')]
  expect((await browser.call(contract.getCompany)).body.company_id).toBe(second)
  const moved = await browser.call(contract.activateCompany, { query: { company_id: first } })
  expect([moved.status, moved.body, moved.headers['cache-control']]).toEqual([
    200,
    { company_id: first, company_name: '첫째' },
    'no-store',
  ])
  expect((await browser.call(contract.getCompany)).body.company_id).toBe(first)
  expect((await browser.call(contract.activateCompany)).body.company_id).toBe(first)
  const mine = await browser.call(contract.listMyCompanies)
  expect(mine.body.map((each) => [each.company_name, each.is_active])).toEqual([
    ['둘째', false],
    ['첫째', true],
  ])
  const foreign = await makeMember(at)
  const refused = await browser.call(contract.activateCompany, { query: { company_id: foreign.companyId } })
  expect(refused.status).toBe(404)
  const forged = await browser.call(
    contract.activateCompany,
    { query: { company_id: second } },
    { 'x-csrftoken': 'no' },
  )
  expect(forged.status).toBe(403)
})

test('without a company there is none to answer', async () => {
  const { browser } = await signedIn()
  expect((await browser.call(contract.activateCompany)).error.error_code).toBe('NO_COMPANY')
  expect((await browser.call(contract.listMyCompanies)).body).toEqual([])
})

test('settings: absent keeps, null clears, and the trail says what changed', async () => {
  const admin = await makeAdmin(at)
  const browser = await at.as(admin)
  const change = (body: object) => browser.call(contract.updateCompany, { body: body as never })
  await change({ motto: '함께 자라는 결', phone: '02-123-4567', enter_adjust: 'UP_10MIN' })
  const next = await change({
    phone: null,
    lunch_time_default: '{"s_l_t":"11:30","e_l_t":"12:30"}',
    use_payroll: false,
  })
  expect(next.body).toMatchObject({
    motto: '함께 자라는 결',
    phone: '',
    enter_adjust: 'UP_10MIN',
    use_payroll: false,
  })
  expect(next.body.start_lunch_time).toBe('11:30:00')
  expect((await browser.call(contract.getFunctionRecords)).body.PAYROLL).toBe('OFF')
  const renamed = await change({ company_name: '새 이름' })
  expect(renamed.body.company_name).toBe('새 이름')
  expect((await browser.call(contract.listMyCompanies)).body[0]?.company_name).toBe('새 이름')
  const code = renamed.body.company_joincode
  expect((await change({ company_joincode: null })).body.company_joincode).not.toBe(code)
  expect(await auditActions(at, admin.companyId)).toEqual(Array.from({ length: 4 }, () => 'company.update'))
})

test('a typed join code is a beginning only: the rest is chance, so no code of others can be found out', async () => {
  const other = await makeCompany(at)
  const browser = await at.as(await makeAdmin(at))
  const change = async (company_joincode: string) =>
    browser.call(contract.updateCompany, { body: { company_joincode } })
  const taken = await change(other.joinCode)
  const free = await change('NEVER-USED')
  expect([taken.status, free.status]).toEqual([200, 200])
  expect(taken.body.company_joincode).toMatch(new RegExp(`^${other.joinCode}-[A-Z2-9]{10}$`))
  expect(free.body.company_joincode).toMatch(/^NEVER-USED-[A-Z2-9]{10}$/)
  const { browser: newcomer } = await signedIn()
  const joined = await newcomer.call(contract.joinCompany, {
    body: { company_joincode: free.body.company_joincode!, username: '이입사' },
  })
  expect(joined.status).toBe(201)
})

test('the own join code sent back unchanged stays, and the longest one can be typed', async () => {
  const browser = await at.as(await makeAdmin(at))
  const change = async (company_joincode: string) =>
    (await browser.call(contract.updateCompany, { body: { company_joincode } })).body.company_joincode!
  const longest = await change('J'.repeat(100))
  expect(longest).toHaveLength(100)
  expect(await change(longest)).toBe(longest)
})

const hundred = '가'.repeat(100)
test.each([
  [{ company_name: hundred }, { company_name: `${hundred}가` }],
  [{ company_name: '가' }, { company_name: ' ' }],
  [{ company_joincode: 'J'.repeat(100) }, { company_joincode: 'J'.repeat(101) }],
  [{ address: hundred }, { address: `${hundred}가` }],
  [{ motto: hundred }, { motto: `${hundred}가` }],
  [{ fax: '02-123-4567' }, { fax: '팩스 없음' }],
  [{ phone: '+82 (0)10 1234 5678-' }, { phone: '+82 (0)10 1234 56-789' }],
  [{ phone: '' }, { phone: '12345' }],
  [{ timezone: 'Asia/Tokyo' }, { timezone: '' }],
  [{ timezone: 'America/Argentina/Buenos_Aires' }, { timezone: 'Mars/Olympus' }],
  [{ timezone: 'UTC' }, { timezone: '+09:00' }],
  [{ enter_adjust: 'UP_60MIN' }, { enter_adjust: 'DOWN_05MIN' }],
  [{ exit_adjust: 'DOWN_60MIN' }, { exit_adjust: 'UP_05MIN' }],
  [{ overtime_calc: 'OVERLAP_TIME_IF_REQ' }, { overtime_calc: 'NONE' }],
  [{ holiday_calc: 'EVENT_TIME_IF_REQ' }, { holiday_calc: '' }],
  [{ gate_in_opt: 32_767 }, { gate_in_opt: 32_768 }],
  [{ gate_out_opt: 0 }, { gate_out_opt: -1 }],
  [{ enterprise_option: 'DINNER_AFT_CONT_WORK' }, { enterprise_option: 'LUNCH' }],
  [{ drf_dplc_rcv_prrt: 'POST' }, { drf_dplc_rcv_prrt: 'MIDDLE' }],
  [{ drf_dplc_rcv_prrt: '' }, { drf_dplc_rcv_prrt: 1 }],
  [{ drf_serial_format: 'A-{yyyy}-{seq:4}' }, { drf_serial_format: '{yyyy}' }],
  [{ start_work_time: '00:00' }, { start_work_time: '24:00' }],
  [{ lunch_time_default: { s_l_t: '12:00', e_l_t: '12:30' } }, { lunch_time_default: 'noon' }],
])('bounds of a setting: %j is taken, %j is not', async (good, bad) => {
  const browser = await at.as(await makeAdmin(at))
  const taken = await browser.call(contract.updateCompany, { body: good as never })
  expect(taken.status).toBe(200)
  const refused = await browser.call(contract.updateCompany, { body: bad as never })
  expect([refused.status, refused.error.error_code]).toEqual([400, 'BAD_REQUEST'])
  expect(Object.keys(refused.error.fields ?? {})[0]).toContain(Object.keys(bad)[0])
})

test('a lunch that ends before it begins is refused', async () => {
  const browser = await at.as(await makeAdmin(at))
  const refused = await browser.call(contract.updateCompany, { body: { start_lunch_time: '14:00' } })
  expect(refused.error.error_code).toBe('INVALID_RANGE')
  expect(Object.keys(refused.error.fields ?? {})).toEqual(['end_lunch_time'])
})

test('dinner lies outside the working hours, has both its ends, and is taken back by emptying them', async () => {
  const browser = await at.as(await makeAdmin(at))
  const set = (body: object) => browser.call(contract.updateCompany, { body: body as never })
  const refusals = [
    [{ start_dinner_time: '18:00' }, 'INVALID_RANGE'],
    [{ start_dinner_time: '18:00', end_dinner_time: '18:00' }, 'INVALID_RANGE'],
    [{ start_dinner_time: '17:30', end_dinner_time: '18:30' }, 'DINNER_IN_HOURS'],
    [{ start_dinner_time: '25:00', end_dinner_time: '26:00' }, 'BAD_REQUEST'],
  ] as const
  for (const [body, code] of refusals) expect((await set(body)).error?.error_code).toBe(code)
  const kept = await set({ start_dinner_time: '18:00', end_dinner_time: '19:00' })
  expect(kept.body).toMatchObject({ start_dinner_time: '18:00:00', end_dinner_time: '19:00:00' })
  // Hours that reach into it are refused, too.
  expect((await set({ end_work_time: '18:30' })).error.error_code).toBe('DINNER_IN_HOURS')
  const none = await set({ start_dinner_time: null, end_dinner_time: null })
  expect(none.body).toMatchObject({ start_dinner_time: null, end_dinner_time: null })
})

test('lunch lies within the working hours, over midnight too, and nothing is half saved', async () => {
  const company = await makeCompany(at)
  const browser = await at.as(await makeAdmin(at, { company }))
  const save = (body: object) => browser.call(contract.updateCompany, { body })
  const late = await save({ start_lunch_time: '17:30', end_lunch_time: '18:30', motto: '천천히' })
  expect([late.status, late.error.error_code]).toEqual([400, 'LUNCH_OUTSIDE_HOURS'])
  expect(late.error.message).toContain('(09:00~18:00)')
  expect((await save({ start_work_time: '12:30' })).error.error_code).toBe('LUNCH_OUTSIDE_HOURS')
  expect((await save({ lunch_time_default: { s_l_t: '08:00', e_l_t: '09:30' } })).error.error_code).toBe(
    'LUNCH_OUTSIDE_HOURS',
  )
  expect((await browser.call(contract.getCompany)).body).toMatchObject({
    motto: '',
    start_work_time: '09:00:00',
    start_lunch_time: '12:00:00',
  })
  const night = { start_work_time: '22:00', end_work_time: '07:00' }
  expect((await save(night)).error.error_code).toBe('LUNCH_OUTSIDE_HOURS')
  const overMidnight = { ...night, start_lunch_time: '23:30', end_lunch_time: '00:30' }
  expect((await save(overMidnight)).body).toMatchObject({ end_lunch_time: '00:30:00' })
  // What was saved before the rule hinders nobody who changes something else.
  await at.owner.query('update companies set lunch_start_minute = 700 where company_id = $1', [
    company.companyId,
  ])
  expect((await save({ motto: '천천히' })).status).toBe(200)
})

test('parts of the product are switched by full admins, and unknown parts are refused', async () => {
  const company = await makeCompany(at)
  const browser = await at.as(await makeAdmin(at, { company }))
  const states = await browser.call(contract.getFunctionRecords)
  expect(Object.keys(states.body)).toHaveLength(22)
  expect(states.body).toMatchObject({ SURVEY: 'ON', SLACK: 'ON' })
  const set = await browser.call(contract.setFunctionRecords, { body: { SURVEY: 'OFF', SLACK: 'OFF' } })
  expect(set.body).toMatchObject({ SURVEY: 'OFF', SLACK: 'OFF', MOOD: 'ON' })
  const unknown = await browser.call(contract.setFunctionRecords, { body: { ROCKET: 'ON' } as never })
  expect(unknown.status).toBe(400)
  const member = await at.as(await makeMember(at, { company }))
  expect((await member.call(contract.getFunctionRecords)).body.SURVEY).toBe('OFF')
  expect((await member.call(contract.setFunctionRecords, { body: { SURVEY: 'ON' } })).status).toBe(403)
  expect((await member.call(contract.updateCompany, { body: { motto: '나' } })).status).toBe(403)
})
