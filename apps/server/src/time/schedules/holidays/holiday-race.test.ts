import { afterAll, beforeAll, expect, test } from 'vitest'
import { setHoliday } from '#contract/time/schedules/holidays.ts'
import { listWorkEvents, requestEvent } from '#contract/time/work-events/work-events.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeLeaveTeam } from '#test/factories/leave.ts'
import { untilSomebodyWaits } from '#test/until-waiting.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

const DAY = '2026-12-04' as never

async function house() {
  at.travelTo('2026-11-23T09:00')
  const team = await makeLeaveTeam(at, await makeCompany(at))
  const [admin, member] = [await at.as(team.admin), await at.as(team.member)]
  const takenDays = async () => {
    const query = { start_date: '2026-12-01' as never, end_date: '2026-12-31' as never }
    const { results } = (await member.call(listWorkEvents, { query })).body
    return results.map((one) => [one.applied_days, one.counted_days.map(({ date }) => date)])
  }
  const ask = (wk_event: string, from = '2026-12-03', to = '2026-12-04') =>
    member.call(requestEvent, { body: { wk_event, wk_start_date: from, wk_end_date: to } as never })
  return { admin, ask, takenDays }
}

/** Starts one thing while another has done all but writing requests, and lets that go on when the first is done or waits for it. */
async function meanwhile<A, B>(first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
  const holder = await at.owner.connect()
  try {
    await holder.query('begin')
    await holder.query('lock table work_events in share mode')
    const begun = first()
    await untilSomebodyWaits(at)
    const other = second()
    await Promise.race([other, untilSomebodyWaits(at, 2)])
    await holder.query('commit')
    return await Promise.all([begun, other])
  } finally {
    holder.release()
  }
}

test.each(['VACATION:ANNUAL:FULL', 'HOME:FULL'])(
  'a holiday that is set while somebody asks for %s on it is free of the request',
  async (code) => {
    const { admin, ask, takenDays } = await house()
    const own = { kind: 'OWN' as const, date: DAY, name: '창립기념일' }
    const [asked, set] = await meanwhile(
      () => ask(code),
      () => admin.call(setHoliday, { body: own }),
    )
    expect([asked.status, set.status]).toEqual([201, 201])
    expect(set.body.freed_user_count).toBe(1)
    expect(await takenDays()).toEqual([[1, ['2026-12-03']]])
  },
)
