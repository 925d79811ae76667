import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveDocument } from '#contract/approvals/documents/approvals.ts'
import { correctWorkTime } from '#contract/time/attendance/corrections.ts'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import { saveSchMonth } from '#contract/time/schedules/schedules.ts'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { recomputeDays } from './index.ts'

let at: TestApp
let company: TestCompany
let teamId: number
let admin: Client
let leader: Client

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-26T09:00')
  company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company }))
  const boss = await makeMember(at, { company })
  teamId = await makeTeam(at, company, { leaderId: boss.memberId })
  leader = await at.as(boss)
  await admin.call(updateCompany, { body: { overtime_calc: 'OVERLAP_TIME_IF_REQ' } })
})
afterAll(() => at.stop())

const DAY = '2026-11-24' as never

async function approved(own: Client, body: object): Promise<void> {
  const asked = await own.call(requestEvent, { body: { wk_start_date: DAY, ...body } as never })
  const done = await leader.call(approveDocument, { params: { id: asked.body.drf_id! }, body: {} })
  expect(done.body.drf_status).toBe('APPROVED')
}

/** What becomes known of one day: when somebody was there, what was planned, and what was approved. */
const FACTS = {
  record: async (member: TestMember) => {
    const body = {
      user_id: member.memberId,
      wk_date: DAY,
      wk_start_time: '10:05',
      wk_end_time: '22:00',
      work_except: [{ wk_except_start_time: '19:00', wk_except_end_time: '20:00' }],
      reason: '단말기 고장',
    }
    expect((await leader.call(correctWorkTime, { body })).status).toBe(201)
  },
  schedule: async (member: TestMember) => {
    const flags = Array.from({ length: 30 }, (_, index) => index + 1 === 24)
    const body = {
      user_id: member.memberId,
      sch_start_date: '2026-11-01',
      sch_end_date: '2026-11-30',
      work_month: flags.map((works) => (works ? 'T' : 'F')).join(''),
      work_schedule: Object.fromEntries(
        flags.map((works, index) => [
          index + 1,
          works ? { work: true, start_time: '10:00', end_time: '19:00', rest: 60 } : { work: false },
        ]),
      ),
    }
    expect((await leader.call(saveSchMonth, { body: body as never })).status).toBe(201)
  },
  leave: async (_member: TestMember, own: Client) =>
    approved(own, { wk_event: 'VACATION:ANNUAL:QUARTER', evt_start_time: '15:00' }),
  overtime: async (_member: TestMember, own: Client) =>
    approved(own, { wk_event: 'WORK:EXTENDED', evt_start_time: '20:00', evt_end_time: '21:30' }),
}
type Fact = keyof typeof FACTS

async function dayOf({ memberId }: TestMember): Promise<object> {
  const { rows } = await at.owner.query(
    `select to_jsonb(w) - 'member_id' - 'updated_at' as day from work_days w where member_id = $1 and work_on = $2`,
    [memberId, DAY],
  )
  return rows[0].day
}

const orders: Fact[][] = [
  ['record', 'schedule', 'leave', 'overtime'],
  ['overtime', 'leave', 'schedule', 'record'],
  ['schedule', 'overtime', 'record', 'leave'],
  ['leave', 'record', 'overtime', 'schedule'],
  ['schedule', 'record', 'leave', 'overtime'],
  ['overtime', 'record', 'schedule', 'leave'],
]

test('a day comes to the same, in whatever order its facts arrive and however often it is counted', async () => {
  const found: object[] = []
  for (const order of orders) {
    const member = await makeMember(at, { company, teamId })
    const own = await at.as(member)
    for (const fact of order) await FACTS[fact](member, own)
    const day = await dayOf(member)
    await at.actAs(company.companyId, 'system', (ctx) => recomputeDays(ctx, [member.memberId], [DAY]))
    expect(await dayOf(member)).toEqual(day)
    found.push(day)
  }
  // 10:05 to 22:00 without an hour of pause and one of rest: 595 minutes. The last 115 are beyond eight hours,
  // from 20:05 on; of them 85 were approved.
  expect(found[0]).toMatchObject({
    in_minute: 605,
    out_minute: 1320,
    planned_start_minute: 600,
    planned_end_minute: 1140,
    excluded_minutes: 60,
    rest_minutes: 60,
    worked_minutes: 595,
    overtime_minutes: 85,
    leave_minutes: 120,
    late_minutes: 5,
  })
  for (const day of found) expect(day).toEqual(found[0])
})
