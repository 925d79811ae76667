import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/platform/companies/companies.ts'
import type { EndpointCall } from '#contract/endpoint.ts'
import { sendInvite } from '#contract/people/employment/joining.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

type Change = NonNullable<EndpointCall<typeof contract.updateCompany>['body']>
const change = (browser: Client, body: Change) => browser.call(contract.updateCompany, { body })

async function admined(): Promise<{ company: TestCompany; browser: Client }> {
  const company = await makeCompany(at)
  return { company, browser: await at.as(await makeAdmin(at, { company })) }
}

const range = { start_lunch_time: '11:30', end_lunch_time: '12:30', day_min_time: 240, day_max_time: 720 }
test.each<[string, object, object?]>([
  [
    'times',
    { change_day_time: '05:00', week_min_time: 0, week_max_time: 2400 },
    { change_day_time: '05:00:00' },
  ],
  ['ranges', range, { start_lunch_time: '11:30:00', end_lunch_time: '12:30:00' }],
  ['checks', { check_gps: true, check_wifi: true, check_location: true, check_desktop: false }],
  ['leave', { vacation_options: { leave_basis: 'FISCAL_YEAR', fiscal_start_month: 3 }, vac_update: false }],
  ['other days', { use_vac_alter: true, alter_one_day: true, alter_weekend: true, alter_extend: true }],
  ['flags', { use_slack: false, use_teams: false, use_calendar: false, use_outlook_category: true }],
  [
    'new members',
    {
      default_work_settings: {
        work_check: 'ALL',
        standard_day_time: 420,
        dash_available: false,
        contract_type: '계약직',
      },
    },
  ],
])('%s are kept and answered', async (_name, body, told = {}) => {
  const { browser } = await admined()
  expect((await change(browser, body as Change)).status).toBe(200)
  expect((await browser.call(contract.getCompany)).body).toMatchObject({ ...body, ...told })
})

test.each<[string, object]>([
  ['day_max_time', { day_max_time: 1441 }],
  ['day_max_time', { day_max_time: 0, day_min_time: 0 }],
  ['week_max_time', { week_max_time: 0, week_min_time: 0 }],
  ['day_min_time', { day_min_time: -1 }],
  ['week_max_time', { week_max_time: 2 ** 31 }],
  ['week_min_time', { week_min_time: 1.5 }],
  ['check_gps', { check_gps: 'perhaps' }],
  ['change_day_time', { change_day_time: '13:00' }],
  ['gate_in_opt', { gate_in_opt: '1e3' }],
  ['vacation_options', { vacation_options: { fiscal_start_month: 13 } }],
  ['default_work_settings', { default_work_settings: { standard_day_time: 59 } }],
  ['profile_field_flags', { profile_field_flags: { position: { owner: true } } }],
  ['drf_serial_format', { drf_serial_format: '{seq}-{seq}' }],
  ['drf_serial_format', { drf_serial_format: '{year}-{seq}' }],
  ['drf_serial_format', { drf_serial_format: '{seq:11}' }],
  ['drf_serial_format', { drf_serial_format: '{seq' }],
  ['use_slack', { use_slack: null }],
  ['company_logo', { company_logo: 'logo.png' }],
])('%s is refused in %j', async (field, body) => {
  const { browser } = await admined()
  const refused = await change(browser, body as Change)
  expect([refused.status, Object.keys(refused.error.fields ?? {})[0]?.split('.')[0]]).toEqual([400, field])
})

test.each([
  [{ day_min_time: 700, day_max_time: 600 }, 'day_max_time'],
  [{ week_min_time: 3121 }, 'week_max_time'],
  [{ start_lunch_time: '13:00' }, 'end_lunch_time'],
  [{ start_dinner_time: '18:00' }, 'end_dinner_time'],
] as [Change, string][])('a least above the most is refused at its field: %j', async (body, field) => {
  const { browser } = await admined()
  const { error } = await change(browser, body)
  expect([error.error_code, Object.keys(error.fields ?? {})]).toEqual(['INVALID_RANGE', [field]])
})

test('a form that is sent as it stands leaves no trace', async () => {
  const { company, browser } = await admined()
  for (let once = 0; once < 2; once += 1)
    expect((await change(browser, { motto: '천천히', use_payroll: false })).status).toBe(200)
  expect((await change(browser, { count_days_from: 'OPEN_DAYS' })).status).toBe(200)
  expect(await auditActions(at, company.companyId)).toEqual(['company.update'])
})

test('of an object only what is named changes, and the trail tells before and after of just that', async () => {
  const { company, browser } = await admined()
  await change(browser, { vacation_options: { fiscal_start_month: 4 }, motto: '천천히' })
  await change(browser, {
    vacation_options: { leave_basis: 'FISCAL_YEAR' },
    motto: '천천히',
    use_payroll: false,
  })
  await change(browser, { profile_field_flags: { phone: { public: false } } })
  const { body } = await change(browser, { profile_field_flags: { phone: { owner: false } } })
  expect(body.vacation_options).toEqual({ leave_basis: 'FISCAL_YEAR', fiscal_start_month: 4 })
  expect(body.profile_field_flags.phone).toEqual({ active: true, public: false, owner: false })
  const { rows } = await at.owner.query(
    'select before, after from audit_events where company_id = $1 order by id offset 1 limit 1',
    [company.companyId],
  )
  expect(rows).toEqual([
    {
      before: { leave_basis: 'HIRE_DATE', PAYROLL: true },
      after: { leave_basis: 'FISCAL_YEAR', PAYROLL: false },
    },
  ])
})

test('two admins who save different things at once both keep what they set', async () => {
  const { company, browser } = await admined()
  const other = await at.as(await makeAdmin(at, { company }))
  const answers = await Promise.all([
    change(browser, { motto: '하나', profile_field_flags: { phone: { public: false } } }),
    change(other, {
      phone: '02-123-4567',
      profile_field_flags: { phone: { owner: false }, job_desc: { active: false } },
    }),
  ])
  expect(answers.map((answer) => answer.status)).toEqual([200, 200])
  expect((await browser.call(contract.getCompany)).body).toMatchObject({
    motto: '하나',
    phone: '02-123-4567',
    profile_field_flags: {
      phone: { active: true, public: false, owner: false },
      job_desc: { active: false, public: true, owner: true },
    },
  })
})

test('the flags are the switches, seen from either side', async () => {
  const { browser } = await admined()
  const records = async () => (await browser.call(contract.getFunctionRecords)).body
  await change(browser, { use_calendar: false, use_slack: false })
  expect(await records()).toMatchObject({ GOOGLE_CALENDAR: 'OFF', OUTLOOK_CALENDAR: 'OFF', SLACK: 'OFF' })
  expect((await change(browser, { use_calendar: true })).body.use_calendar).toBe(true)
  expect(await records()).toMatchObject({ GOOGLE_CALENDAR: 'ON', OUTLOOK_CALENDAR: 'OFF' })
  await browser.call(contract.setFunctionRecords, {
    body: { OUTLOOK_CALENDAR: 'ON', GOOGLE_CALENDAR: 'OFF' },
  })
  expect((await change(browser, { use_calendar: true })).body.use_calendar).toBe(true)
  expect((await records()).GOOGLE_CALENDAR).toBe('OFF')
})

test('the category of Outlook has a call of its own', async () => {
  const { company, browser } = await admined()
  const set = (client: Client) =>
    client.call(contract.updateUseOutlookCategory, { body: { use_outlook_category: true } })
  expect((await set(browser)).body).toEqual({ use_outlook_category: true })
  expect((await browser.call(contract.getCompany)).body.use_outlook_category).toBe(true)
  const member = await at.as(await makeMember(at, { company }))
  expect((await set(member)).status).toBe(403)
})

test('the old join code lets nobody in from the moment there is a new one', async () => {
  const { company, browser } = await admined()
  const { accountId } = await makeMember(at)
  const newcomer = await at.as({ accountId, companyId: company.companyId })
  const join = (code: string) =>
    newcomer.call(contract.joinCompany, { body: { company_joincode: code, username: '이입사' } })
  const { body } = await change(browser, { company_joincode: null })
  expect(body.company_joincode).toMatch(/^[A-Z2-9]{10}$/)
  expect((await join(company.joinCode)).error.error_code).toBe('JOIN_CODE_WRONG')
  expect((await join(body.company_joincode!)).status).toBe(201)
})

test('a new member starts with what the company says', async () => {
  const { company, browser } = await admined()
  await change(browser, {
    default_work_settings: { work_check: 'OTHER', standard_day_time: 360, contract_type: '수습' },
  })
  const both = await browser.call(sendInvite, {
    body: { email: 'first-one@gyeol.test', username: '김처음' },
  })
  expect(both.body).toMatchObject({ work_check: 'ALL', contract_type: '수습' })
  await change(browser, { default_work_settings: { work_check: 'EVENTONLY' } })
  const invited = await browser.call(sendInvite, {
    body: { email: 'new-one@gyeol.test', username: '김신입' },
  })
  const named = await browser.call(sendInvite, {
    body: { email: 'other-one@gyeol.test', username: '김경력', contract_type: '정규직' },
  })
  expect(invited.body).toMatchObject({ work_check: 'EVENTONLY', contract_type: '수습' })
  expect(named.body).toMatchObject({ work_check: 'EVENTONLY', contract_type: '정규직' })
  const { rows } = await at.owner.query(
    'select standard_day_minutes, dashboard_available from members where company_id = $1 and id = $2',
    [company.companyId, invited.body.user_id],
  )
  expect(rows).toEqual([{ standard_day_minutes: 360, dashboard_available: true }])
})

test('members, leaders and limited admins read the settings without the join code and change nothing', async () => {
  const { company } = await admined()
  const leader = await makeMember(at, { company })
  const teamId = await makeTeam(at, company, { leaderId: leader.memberId })
  const people = [
    leader,
    await makeMember(at, { company, teamId }),
    await makeMember(at, { company, coverTeamIds: [teamId] }),
  ]
  for (const person of people) {
    const client = await at.as(person)
    const { body } = await client.call(contract.getCompany)
    expect(body).toMatchObject({ company_joincode: null, abilities: { update: false } })
    expect((await change(client, { motto: '나' })).error.error_code).toBe('FORBIDDEN')
  }
})

test.each(['day_max_minutes', 'week_max_minutes'])(
  'no row has a maximum of nothing: %s, which made every day or week too long',
  async (column) => {
    const { company } = await admined()
    await expect(
      at.owner.query(`update companies set ${column} = 0 where company_id = $1`, [company.companyId]),
    ).rejects.toMatchObject({ code: '23514' })
  },
)
