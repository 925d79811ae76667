import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveDocument } from '#contract/approvals/documents/approvals.ts'
import { checkInOut } from '#contract/time/attendance/attendance.ts'
import { cancelEvent, requestEvent } from '#contract/time/work-events/work-events.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeLeaveTeam } from '#test/factories/leave.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'
import { untilSomebodyWaits } from '#test/until-waiting.ts'

const DAY = '2026-11-25'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

/** Somebody who has asked for the morning of the day off, and what may happen to that day at the same moment. */
async function someMorning() {
  at.travelTo('2026-11-23T09:00')
  const { admin, leader, member } = await makeLeaveTeam(at, await makeCompany(at))
  const [asMember, asLeader, asAdmin] = [await at.as(member), await at.as(leader), await at.as(admin)]
  const { body: asked } = await asMember.call(requestEvent, {
    body: { wk_event: 'VACATION:ANNUAL:AM', wk_start_date: DAY, wk_end_date: DAY },
  })
  const press = (loc_check_type: 'IN' | 'OUT') => asMember.call(checkInOut, { body: { loc_check_type } })
  const acts = {
    approve: () => asLeader.call(approveDocument, { params: { id: asked.drf_id! }, body: {} }),
    cancel: () => asAdmin.call(cancelEvent, { params: { id: asked.wk_event_id } }),
    IN: () => press('IN'),
    OUT: () => press('OUT'),
  }
  const stored = async () =>
    (
      await at.owner.query('select late_minutes, leave_minutes from work_days where member_id = $1', [
        member.memberId,
      ])
    ).rows
  return { member, acts, stored }
}

type Act = 'approve' | 'cancel' | 'IN' | 'OUT'

// Work is due at nine, after the morning off at two; they come at ten past two.
const OFF = { late_minutes: 10, leave_minutes: 240 }
const DUE = { late_minutes: 250, leave_minutes: 0 }

const races: [first: Act, second: Act, before: Act[], after: object][] = [
  ['approve', 'IN', [], OFF],
  ['IN', 'approve', [], OFF],
  ['approve', 'OUT', ['IN'], OFF],
  ['OUT', 'approve', ['IN'], OFF],
  ['cancel', 'IN', ['approve'], DUE],
  ['IN', 'cancel', ['approve'], DUE],
  ['cancel', 'OUT', ['approve', 'IN'], DUE],
  ['OUT', 'cancel', ['approve', 'IN'], DUE],
]

test.each(races)('%s and, while it is being written, %s', async (first, second, before, after) => {
  const { member, acts, stored } = await someMorning()
  if (before.length === 0) await makeWorkDay(at, member, DAY, { inMinute: null, outMinute: null })
  at.travelTo(`${DAY}T14:10`)
  for (const act of before) await acts[act]()
  at.travelTo(`${DAY}T${first === 'OUT' || second === 'OUT' ? '18:00' : '14:10'}`)
  const holder = await at.owner.connect()
  try {
    await holder.query('begin')
    await holder.query('select 1 from work_days where company_id = $1 and member_id = $2 for update', [
      member.companyId,
      member.memberId,
    ])
    const one = acts[first]()
    await untilSomebodyWaits(at)
    const other = acts[second]()
    await untilSomebodyWaits(at, 2)
    await holder.query('rollback')
    expect([(await one).status, (await other).status].every((status) => status < 300)).toBe(true)
  } finally {
    holder.release()
  }
  expect(await stored()).toEqual([after])
})

test('a check-in and an approval that arrive together, again and again', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { acts, stored } = await someMorning()
    at.travelTo(`${DAY}T14:10`)
    const both = round % 2 ? [acts.IN, acts.approve] : [acts.approve, acts.IN]
    const answers = await Promise.all(both.map((act) => act()))
    expect(answers.every(({ status }) => status < 300)).toBe(true)
    expect(await stored()).toEqual([OFF])
  }
})
