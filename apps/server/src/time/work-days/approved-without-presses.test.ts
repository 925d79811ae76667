import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyIdOf } from '#server/db/transaction.ts'
import { startTestApp, type TestApp, withOwner } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeMember, type TestMember } from '#test/factories/members.ts'
import { runRoundEverywhere } from '#test/rounds.ts'
import { recomputeDays } from './recompute-days.ts'
import { fillingRound } from './work-days.jobs.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

const BASES = ['ACTUAL_TIME', 'EVENT_TIME_IF_REQ', 'ACTUAL_TIME_IF_REQ', 'OVERLAP_TIME_IF_REQ']
// A Tuesday, and the Saturday and the Sunday of its week.
const [TUESDAY, SATURDAY, SUNDAY] = ['2026-11-24', '2026-11-28', '2026-11-29']

/** Somebody who records no presses, in a company that counts so. */
async function whoFilesOnly(basis: string): Promise<TestMember> {
  at.travelTo('2026-11-24T09:00')
  const company = await makeCompany(at)
  const member = await makeMember(at, { company })
  await at.owner.query("update members set work_check = 'EVENTONLY' where id = $1", [member.memberId])
  await at.owner.query(
    'update companies set overtime_calculation = $2, holiday_calculation = $2 where company_id = $1',
    [company.companyId, basis],
  )
  await runRoundEverywhere(at, fillingRound)
  return member
}

/** What was approved of a day, past the door of the slice. */
function approve(
  { companyId, memberId }: TestMember,
  day: string,
  code: string,
  [start, end]: number[],
  more: { frees_work?: boolean; minutes?: number } = {},
) {
  const part = {
    company_id: companyId,
    member_id: memberId,
    work_on: day,
    event_code: code,
    holder_kind: 'EVENT',
    holder_id: 1,
    state: 'TAKEN',
    frees_work: false,
    start_minute: start!,
    end_minute: end!,
    minutes: end! - start!,
    ...more,
  } as const
  return withOwner(at, (tx) => tx.insertInto('day_parts').values(part).execute())
}

function recompute({ companyId, memberId }: TestMember, day: string) {
  const actor = { timezone: 'Asia/Seoul', dayChangeMinute: 360 }
  const own = { companyId: companyIdOf(companyId), now: at.now(), actor }
  return at.inCompany(companyId, (tx) => recomputeDays({ ...own, tx }, [memberId], [day]))
}

async function counted({ memberId }: TestMember, day: string) {
  const { rows } = await at.owner.query(
    `select in_minute, out_minute, worked_minutes as worked, overtime_minutes as overtime, night_minutes as night,
       holiday_minutes as holiday from work_days where member_id = $1 and work_on = $2`,
    [memberId, day],
  )
  return rows[0]
}

const fillOn = (moment: string) => {
  at.travelTo(moment)
  return runRoundEverywhere(at, fillingRound)
}

test.each(BASES)(
  'who records no presses is paid what was approved, at night and on holidays too: %s',
  async (basis) => {
    const member = await whoFilesOnly(basis)
    await approve(member, TUESDAY, 'WORK:EXTENDED', [1260, 1380])
    await approve(member, SATURDAY, 'WORK:WEEKEND:HOUR', [780, 960])
    await approve(member, SUNDAY, 'WORK:WEEKEND:HOUR', [600, 720])
    await fillOn('2026-11-30T09:00')
    expect(await counted(member, TUESDAY)).toMatchObject({
      in_minute: 540,
      out_minute: 1080,
      worked: 600,
      overtime: 120,
      night: 60,
    })
    expect(await counted(member, SATURDAY)).toMatchObject({ in_minute: 780, out_minute: 960, worked: 180 })
    expect(await counted(member, SUNDAY)).toMatchObject({ worked: 120, holiday: 120, overtime: 0 })
  },
)

test('work that is approved after its day counts as well, and no more once it is taken back', async () => {
  const member = await whoFilesOnly('ACTUAL_TIME')
  await fillOn('2026-11-30T09:00')
  expect(await counted(member, SUNDAY)).toBeUndefined()
  await approve(member, TUESDAY, 'WORK:EXTENDED', [1140, 1260])
  await approve(member, SUNDAY, 'WORK:WEEKEND:HOUR', [600, 720])
  for (const day of [TUESDAY, SUNDAY]) await recompute(member, day)
  expect(await counted(member, TUESDAY)).toMatchObject({ worked: 600, overtime: 120 })
  expect(await counted(member, SUNDAY)).toMatchObject({ in_minute: 600, worked: 120, holiday: 120 })
  // Presses count again from then on; what was approved while there were none stays.
  await at.owner.query("update members set work_check = 'ALL' where id = $1", [member.memberId])
  await recompute(member, SUNDAY)
  expect(await counted(member, SUNDAY)).toMatchObject({ worked: 120 })
  await at.owner.query('delete from day_parts where member_id = $1', [member.memberId])
  for (const day of [TUESDAY, SUNDAY]) await recompute(member, day)
  expect(await counted(member, TUESDAY)).toMatchObject({ worked: 480, overtime: 0 })
  expect(await counted(member, SUNDAY)).toMatchObject({ in_minute: null, worked: 0, holiday: 0 })
})

test('who was on leave after all has not worked the day that was filled, unless the leave is taken back', async () => {
  const member = await whoFilesOnly('ACTUAL_TIME')
  await fillOn('2026-11-30T09:00')
  await approve(member, TUESDAY, 'VACATION:ANNUAL:FULL', [0, 2880], { frees_work: true, minutes: 480 })
  await recompute(member, TUESDAY)
  expect(await counted(member, TUESDAY)).toMatchObject({ worked: 0, overtime: 0 })
  await at.owner.query('delete from day_parts where member_id = $1 and frees_work', [member.memberId])
  await recompute(member, TUESDAY)
  expect(await counted(member, TUESDAY)).toMatchObject({ worked: 480, overtime: 0 })
})

test('who presses is paid for no day off on which nobody saw them', async () => {
  at.travelTo('2026-11-24T09:00')
  const member = await makeMember(at)
  await approve(member, SUNDAY, 'WORK:WEEKEND:HOUR', [600, 720])
  await fillOn('2026-11-30T09:00')
  await recompute(member, SUNDAY)
  expect(await counted(member, SUNDAY)).toMatchObject({ in_minute: null, worked: 0 })
})
