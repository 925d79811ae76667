import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { checkInOut } from '#contract/time/attendance/attendance.ts'
import * as contract from '#contract/time/leave-promotion/leave-promotion.ts'
import { clearHoliday, setHoliday } from '#contract/time/schedules/holidays.ts'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { askedToPlan, FIRST_PLANNED, weekdays } from '#test/factories/asked-to-plan.ts'
import { untilSomebodyWaits } from '#test/until-waiting.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

type PlannedType = 'FULL' | 'AM' | 'PM'

/** The same with what is pressed here. */
async function house() {
  const made = await askedToPlan(at)
  const { admin, client, member, id, ask } = made
  const request = (day: string, unit: PlannedType = 'FULL') =>
    client.call(requestEvent, {
      body: { wk_event: `VACATION:ANNUAL:${unit}`, wk_start_date: day as never },
    })
  const press = () => client.call(checkInOut, { body: { loc_check_type: 'IN', on_planned_leave: true } })
  const dayOn = async (day: string) => (await ask()).plan.find((one) => one.planned_date === day)!
  const refuse = async (day: string) =>
    admin.call(contract.refuseWork, { params: { id: (await dayOn(day)).id } })
  const change = async (
    day: string,
    body: { is_used?: boolean; planned_date?: never; planned_type?: PlannedType },
    who = admin,
  ) => who.call(contract.changePlannedDay, { params: { id: (await dayOn(day)).id }, body })
  const planOf = (days: readonly { day: string; type: PlannedType }[]) =>
    client.call(contract.planLeave, {
      body: {
        plans: days.map(({ day, type }) => ({
          vacation_ask: id,
          planned_type: type,
          planned_date: day as never,
        })),
      },
    })
  const fix = (days: readonly string[]) =>
    admin.call(contract.fixDays, {
      body: {
        ask_id: id,
        plans: days.map((day) => ({ planned_type: 'FULL' as const, planned_date: day as never })),
      },
    })
  /** What the company takes back after the plan; its screens let it do so before alone. */
  const takeBack = async (days: number) => {
    const { companyId } = made.company
    await at.owner.query(
      `insert into leave_adjustments (company_id, member_id, kind, starts_on, ends_on, minutes, reason, made_by, made_at)
        values ($1, $2, 'ADJUSTMENT', '2026-01-01', '2026-12-31', $3, '정정', $2, now())`,
      [companyId, member.memberId, -days * 480],
    )
  }
  const told = async (who = client) => {
    const { results } = (await who.call(listNotifications, { query: {} })).body
    return results.map(({ nt_type }) => nt_type).filter((kind) => kind.startsWith('LEAVE_PROMOTION_'))
  }
  return { ...made, request, press, dayOn, refuse, change, planOf, fix, takeBack, told }
}

test('a plan and a request at the same moment do not both take the last day', async () => {
  const { member, left, plan, request } = await house()
  const holder = await at.owner.connect()
  try {
    await holder.query('begin')
    await holder.query('select 1 from members where id = $1 for update', [member.memberId])
    const first = request('2026-09-01')
    await untilSomebodyWaits(at)
    const second = plan(weekdays(15))
    await untilSomebodyWaits(at, 2)
    await holder.query('commit')
    const answers = await Promise.all([first, second])
    expect(answers.map(({ status }) => status)).toEqual([201, 400])
    expect(answers[1].error.error_code).toBe('PLAN_TOO_MANY')
  } finally {
    holder.release()
  }
  expect(await left()).toBe(14)
})

test('of a plan and requests that arrive together as many are taken as there is leave', async () => {
  const { left, plan, request } = await house()
  const [planned, asked] = await Promise.all([plan(weekdays(15)), request('2026-09-01')])
  expect([planned.status, asked.status].toSorted()).toEqual(planned.status === 201 ? [201, 406] : [201, 400])
  expect(await left()).toBe(planned.status === 201 ? 0 : 14)
})

test('work is refused before anybody comes, and the leave stays taken when they come all the same', async () => {
  const { admin, left, plan, press, dayOn, refuse, told } = await house()
  await plan(weekdays(15))
  at.travelTo(`${FIRST_PLANNED}T07:30`)
  expect(await dayOn(FIRST_PLANNED)).toMatchObject({ is_used: true, abilities: { refuse_work: false } })
  const shown = (
    await admin.call(contract.getPromotion, { params: { id: (await dayOn(FIRST_PLANNED)).vacation_ask } })
  ).body
  expect(shown.plan[0]!.abilities.refuse_work).toBe(true)
  expect((await refuse(FIRST_PLANNED)).body).toMatchObject({ is_used: true, work_accepted: false })
  expect(await told()).toContain('LEAVE_PROMOTION_REFUSED')
  at.travelTo(`${FIRST_PLANNED}T08:50`)
  expect((await press()).status).toBe(201)
  expect(await dayOn(FIRST_PLANNED)).toMatchObject({ is_used: true, work_accepted: false })
  expect((await told(admin))[0]).toBe('LEAVE_PROMOTION_CAME_REFUSED')
  expect(await left()).toBe(0)
})

test('leave that was given back and asked for elsewhere is not booked again: to say so is refused, the refusal of work stays', async () => {
  const { left, plan, press, request, dayOn, refuse, change } = await house()
  await plan(weekdays(15))
  at.travelTo(`${FIRST_PLANNED}T08:50`)
  await press()
  expect((await request('2026-12-01')).status).toBe(201)
  expect(await left()).toBe(0)
  const said = await change(FIRST_PLANNED, { is_used: true })
  expect([said.status, said.error.error_code]).toEqual([406, 'EVENT_MINUS_NOT_ACCEPTABLE'])
  const refused = await refuse(FIRST_PLANNED)
  expect([refused.status, refused.body.is_used, refused.body.work_accepted]).toEqual([200, false, false])
  expect((await dayOn(FIRST_PLANNED)).refused_datetime).not.toBeNull()
  expect(await left()).toBe(0)
  const { rows } = await at.owner.query(
    `select after -> 'leave_taken' as taken from audit_events where action = 'leave_promotion.refuse_work' and target_id = $1`,
    [refused.body.user],
  )
  expect(rows).toEqual([{ taken: false }])
})

test('a refusal of work stands where something else was asked for on the day, and takes no leave then', async () => {
  const { left, plan, press, request, refuse } = await house()
  await plan(weekdays(15))
  at.travelTo(`${FIRST_PLANNED}T08:50`)
  await press()
  expect((await request(FIRST_PLANNED, 'PM')).status).toBe(201)
  const refused = await refuse(FIRST_PLANNED)
  expect([refused.status, refused.body.work_accepted]).toEqual([200, false])
  expect(await left()).toBe(0.5)
})

test('a planned day that becomes a holiday has no leave: nobody is asked on it, and it is booked on a work day alone', async () => {
  const { admin, left, plan, press, dayOn, refuse, change } = await house()
  await plan(weekdays(15))
  const holiday = { kind: 'OWN' as const, date: FIRST_PLANNED as never, name: '창립기념일' }
  expect((await admin.call(setHoliday, { body: holiday })).status).toBe(201)
  expect(await left()).toBe(1)
  at.travelTo(`${FIRST_PLANNED}T08:50`)
  const used = await change(FIRST_PLANNED, { is_used: true })
  expect([used.status, used.error.error_code]).toEqual([406, 'NO_WORK_DAY'])
  const refused = await refuse(FIRST_PLANNED)
  expect([refused.status, refused.body.is_used]).toEqual([200, false])
  await press()
  expect(await dayOn(FIRST_PLANNED)).toMatchObject({ came_datetime: null, is_used: false })
  expect(await left()).toBe(1)
})

test('the check-in asks nothing on a planned day that a holiday has freed', async () => {
  const { admin, client, plan } = await house()
  await plan(weekdays(15))
  const holiday = { kind: 'OWN' as const, date: FIRST_PLANNED as never, name: '창립기념일' }
  await admin.call(setHoliday, { body: holiday })
  at.travelTo(`${FIRST_PLANNED}T08:50`)
  expect((await client.call(contract.isPlannedDay, { query: {} })).body.is_planned_day).toBe(false)
  const pressed = await client.call(checkInOut, { body: { loc_check_type: 'IN' } })
  expect(pressed.error?.error_code).not.toBe('PLANNED_LEAVE_DAY')
})

test('a freed day is booked again when the day is a work day again, by who says that it was used', async () => {
  const { admin, left, plan, change } = await house()
  await plan(weekdays(15))
  const date = FIRST_PLANNED as never
  await admin.call(setHoliday, { body: { kind: 'OWN', date, name: '창립기념일' } })
  await admin.call(clearHoliday, { body: { date } })
  expect(await left()).toBe(1)
  at.travelTo(`${FIRST_PLANNED}T18:30`)
  expect((await change(FIRST_PLANNED, { is_used: true })).body.is_used).toBe(true)
  expect(await left()).toBe(0)
})

test('planned days do not stand in their own way: half a day joins the other half, and a day becomes half of itself', async () => {
  const { client, left, planOf, change, takeBack, ask } = await house()
  const [first, second, ...others] = weekdays(16)
  const planned = await planOf([
    { day: first!, type: 'AM' },
    { day: second!, type: 'PM' },
    ...others.map((day) => ({ day, type: 'FULL' as const })),
  ])
  expect(planned.status).toBe(201)
  const moved = await change(second!, { planned_date: first! as never }, client)
  expect(moved.body).toMatchObject({ planned_date: first!, planned_type: 'PM' })
  expect(await left()).toBe(0)
  expect((await change(others[0]!, { planned_date: first! as never }, client)).error.error_code).toBe(
    'PLAN_DAY_TAKEN',
  )
  await takeBack(0.5)
  const halved = await change(others[0]!, { planned_type: 'AM' }, client)
  expect([halved.status, halved.body.planned_type]).toEqual([200, 'AM'])
  expect(await left()).toBe(0)
  expect((await ask()).plan.filter(({ planned_date }) => planned_date === first)).toHaveLength(2)
})

test('who is in charge says of a day that it was used or not, or removes it: its person is told once of each, nobody of the own', async () => {
  const { client, fix, change, dayOn, takeBack, told, admin } = await house()
  at.travelTo('2026-07-20T09:00')
  expect((await fix(weekdays(15))).status).toBeLessThan(300)
  const before = await told()
  await takeBack(1)
  const last = await dayOn(weekdays(15).at(-1)!)
  expect((await admin.call(contract.removePlannedDay, { params: { id: last.id } })).status).toBe(204)
  const news = async () => (await told()).slice(0, (await told()).length - before.length)
  expect(await news()).toEqual(['LEAVE_PROMOTION_RETURNED'])
  at.travelTo('2026-10-20T10:00')
  for (const is_used of [false, false, true, true])
    expect((await change(FIRST_PLANNED, { is_used })).status).toBe(200)
  expect((await news()).toSorted()).toEqual([
    'LEAVE_PROMOTION_RETURNED',
    'LEAVE_PROMOTION_RETURNED',
    'LEAVE_PROMOTION_TAKEN',
  ])
  expect(await told(admin)).not.toContain('LEAVE_PROMOTION_TAKEN')
  expect(
    (await client.call(contract.getPlannedDay, { params: { id: (await dayOn(FIRST_PLANNED)).id } })).body
      .is_used,
  ).toBe(true)
})

test('there is no work to refuse where other leave than that of the plan takes the day', async () => {
  const { plan, refuse, dayOn } = await house()
  await plan(weekdays(15))
  const { id } = await dayOn(FIRST_PLANNED)
  await at.owner.query('update leave_promotion_days set event_id = null where id = $1', [id])
  at.travelTo(`${FIRST_PLANNED}T07:30`)
  expect(await dayOn(FIRST_PLANNED)).toMatchObject({ is_used: true })
  expect((await refuse(FIRST_PLANNED)).error.error_code).toBe('PROMOTION_STEP')
})
