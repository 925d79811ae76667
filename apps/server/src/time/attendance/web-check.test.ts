import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInOut, getOnDutyStatus } from '#contract/time/attendance/attendance.ts'
import { checkMyWifi } from '#contract/time/attendance/web-check.ts'
import { setFunctionRecords, updateCompany } from '#contract/platform/companies/companies.ts'
import { getHomeSummary } from '#contract/portal/home/home.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36'
const PHONE = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36'
const TABLET = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

async function office() {
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company }))
  const person = await makeMember(at, { company })
  return { admin, person, member: await at.as(person) }
}

const press = (client: Client, agent: string, loc_check_type: 'IN' | 'OUT' | 'AWAY' = 'IN') =>
  client.call(checkInOut, { body: { loc_check_type } }, { 'user-agent': agent })

async function rows(memberId: number): Promise<number> {
  const { rowCount } = await at.owner.query('select 1 from check_records where member_id = $1', [memberId])
  return rowCount ?? 0
}

test('a company that forbids computers refuses their presses and records nothing', async () => {
  const { admin, person, member } = await office()
  await admin.call(updateCompany, { body: { check_desktop: false } })
  for (const agent of [WINDOWS, '', 'curl/8.5.0'])
    for (const intent of ['IN', 'AWAY', 'OUT'] as const) {
      const refused = await press(member, agent, intent)
      expect([agent, refused.status, refused.error.error_code]).toEqual([agent, 403, 'COMPUTER_CHECK_OFF'])
      expect(refused.error.message).toContain('휴대전화')
    }
  expect(await rows(person.memberId)).toBe(0)
  expect((await press(member, PHONE)).status).toBe(201)
  expect((await press(member, TABLET, 'OUT')).status).toBe(201)
  await admin.call(updateCompany, { body: { check_desktop: true } })
  expect((await press(member, WINDOWS, 'OUT')).status).toBe(201)
})

test('the day says what may be pressed in this browser, and why not', async () => {
  const { admin, member } = await office()
  await admin.call(updateCompany, { body: { check_desktop: false } })
  const ask = async (agent: string) => {
    const { body } = await member.call(getOnDutyStatus, {}, { 'user-agent': agent })
    const home = await member.call(getHomeSummary, {}, { 'user-agent': agent })
    expect(home.body.work).toEqual(body)
    return [body.check_refusal, body.abilities]
  }
  const none = { check_in: false, check_out: false, check_away: false, request_work: true }
  expect(await ask(WINDOWS)).toEqual(['COMPUTER_CHECK_OFF', none])
  expect(await ask(PHONE)).toEqual([
    null,
    { check_in: true, check_out: false, check_away: true, request_work: true },
  ])
  await admin.call(setFunctionRecords, { body: { WEB_CHECK: 'OFF' } })
  expect(await ask(PHONE)).toEqual(['FEATURE_OFF', none])
})

test.each([{ WEB_CHECK: 'OFF' }, { ATTENDANCE: 'OFF' }] as const)(
  'with %o every call of checking on the web is refused',
  async (body) => {
    const { admin, person, member } = await office()
    await admin.call(setFunctionRecords, { body })
    for (const refused of [await press(member, PHONE), await member.call(checkMyWifi)])
      expect([refused.status, refused.error.error_code]).toEqual([403, 'FEATURE_OFF'])
    expect(await rows(person.memberId)).toBe(0)
    // The days themselves belong to attendance.
    expect((await member.call(getOnDutyStatus)).status).toBe('ATTENDANCE' in body ? 403 : 200)
  },
)

test('people are told whether the server sees them in a network of the company, whatever their device says', async () => {
  const proxied = await startTestApp({ TRUST_PROXY: '1' })
  try {
    const member = await makeMember(proxied)
    await proxied.owner.query(
      "insert into wifi_networks (company_id, name, kind, address) values ($1, '본사', 'IP', '203.0.113.7')",
      [member.companyId],
    )
    const client = await proxied.as(member)
    const from = async (ip: string) => (await client.call(checkMyWifi, {}, { 'x-forwarded-for': ip })).body
    const known = { valid_wifi: true, use_wifi: false, wifi_name: '본사', wifi_address: '203.0.113.7' }
    expect(await from('203.0.113.7')).toEqual(known)
    expect(await from('203.0.113.8')).toMatchObject({ valid_wifi: false, wifi_name: '' })
  } finally {
    await proxied.stop()
  }
})
