import { afterAll, beforeAll, expect, test } from 'vitest'
import * as companies from '#contract/platform/companies/companies.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { checkInOut } from '#contract/time/attendance/attendance.ts'
import * as contract from '#contract/time/leave-promotion/leave-promotion.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { runRound } from '#test/rounds.ts'
import { promotionRound } from './leave-promotion.jobs.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

interface House {
  company: TestCompany
  admin: Client
  /** Prepares on the day, as every morning. */
  on(moment: string): Promise<void>
  join(name: string, joinedOn?: string): Promise<{ member: TestMember; client: Client }>
  ask(name: string): Promise<{ id: number; step: string }>
}

/** A company whose people have 15 days each that end with 2026. */
async function house(): Promise<House> {
  at.travelTo('2026-06-08T07:00')
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company, name: '담당자' }))
  const on = async (moment: string) => {
    at.travelTo(moment)
    await runRound(at, company.companyId, promotionRound)
  }
  const ask = async (name: string) => {
    const { body } = await admin.call(contract.listPromotions, { query: {} })
    return body.results.find(({ username }) => username === name)!
  }
  const join = async (name: string, joinedOn = '2024-01-01') => {
    const member = await makeMember(at, { company, name, joinedOn })
    return { member, client: await at.as(member) }
  }
  return { company, admin, on, join, ask }
}

/** So many working days from a Monday on, none of them a holiday. */
function workDays(from: string, count: number) {
  const days: { planned_type: 'FULL'; planned_date: never }[] = []
  for (let day = Temporal.PlainDate.from(from); days.length < count; day = day.add({ days: 1 }))
    if (day.dayOfWeek <= 5) days.push({ planned_type: 'FULL', planned_date: day.toString() as never })
  return days
}

test('asked in time and planned in time: the leave that is left need not be paid (V-40)', async () => {
  const { admin, on, join, ask } = await house()
  const { member, client } = await join('이수민')
  await on('2026-06-08T07:00')
  const ready = await ask('이수민')
  expect(ready).toMatchObject({
    step: 'READY',
    ask_type: '2',
    ask_start_date: '2026-07-01',
    ask_end_date: '2026-07-10',
    vacation_end_date: '2026-12-31',
    company_response_expiry_date: '2026-10-31',
    target_vacation_days: 15,
    has_legal_effect: false,
  })
  const { id } = ready
  const body = { user_ids: [member.memberId] }
  expect((await admin.call(contract.promoteLeave, { body })).error).toMatchObject({
    error_code: 'PROMOTION_NOT_OPEN',
  })
  await on('2026-07-03T07:00')
  expect((await ask('이수민')).step).toBe('POSSIBLE')
  expect((await client.call(contract.promoteLeave, { body })).status).toBe(403)
  expect(
    (
      await client.call(contract.planLeave, {
        body: { plans: [{ ...workDays('2026-10-12', 1)[0]!, vacation_ask: id }] },
      })
    ).error.error_code,
  ).toBe('PROMOTION_STEP')

  const asked = await admin.call(contract.promoteLeave, { body })
  expect(asked.body.asked).toMatchObject([{ id, step: 'ASKED', user_response_expiry_date: '2026-07-13' }])
  expect((await admin.call(contract.promoteLeave, { body })).status).toBe(409)
  expect((await admin.call(contract.askPromotion, { params: { id } })).status).toBe(409)
  expect((await admin.call(contract.updatePromotion, { params: { id } })).error.error_code).toBe(
    'PROMOTION_STEP',
  )

  expect((await client.call(contract.checkPromotionNotice, {})).body).toEqual({
    has_noti: true,
    ask_id: id,
    target_vacation_days: 15,
    user_response_expiry_date: '2026-07-13',
  })
  at.travelTo('2026-07-04T08:30')
  const { body: read } = await client.call(contract.readPromotion, { params: { id } })
  at.travelTo('2026-07-13T23:59:59')
  expect((await client.call(contract.readPromotion, { params: { id } })).body).toEqual(read)

  const plan = (days: ReturnType<typeof workDays>) =>
    client.call(contract.planLeave, { body: { plans: days.map((day) => ({ ...day, vacation_ask: id })) } })
  const all = workDays('2026-10-12', 15)
  expect((await plan(all.slice(1))).error).toMatchObject({ error_code: 'PLAN_TOO_FEW' })
  expect((await plan(workDays('2026-10-12', 16))).error.error_code).toBe('PLAN_TOO_MANY')
  expect(
    (await plan([...all.slice(1), { planned_type: 'FULL', planned_date: '2026-10-10' as never }])).error
      .error_code,
  ).toBe('PLAN_DAY_UNFIT')
  expect((await plan([...all.slice(1), all[1]!])).error.error_code).toBe('PLAN_DAY_TAKEN')
  const planned = await plan(all)
  expect(planned.status).toBe(201)
  expect(planned.body).toHaveLength(15)
  const { body: done } = await client.call(contract.getPromotion, { params: { id } })
  expect(done).toMatchObject({ step: 'DONE', has_legal_effect: true, legal_reason: 'WORKER_PLANNED' })
  expect((await admin.call(contract.stopPromotion, { params: { id } })).status).toBe(400)
  expect((await plan(all)).error.error_code).toBe('PROMOTION_STEP')

  const paper = await client.call(contract.downloadPromotion, { params: { id }, query: { kind: 'evidence' } })
  expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
  const trail = await at.owner.query(
    `select action from audit_events where target_id = $1 and action like 'leave_promotion.%' order by id`,
    [member.memberId],
  )
  expect(trail.rows.map(({ action }) => action)).toEqual([
    'leave_promotion.ask',
    'leave_promotion.read',
    'leave_promotion.plan',
  ])
})

test('who does not answer has the days fixed by the company; an answer one second late is none', async () => {
  const { admin, on, join, ask } = await house()
  const { member, client } = await join('한지우')
  await on('2026-07-03T07:00')
  const { id } = await ask('한지우')
  await admin.call(contract.askPromotion, { params: { id } })
  const days = workDays('2026-11-02', 15)
  at.travelTo('2026-07-14T00:00:00')
  expect((await ask('한지우')).step).toBe('NOTICE')
  const late = await client.call(contract.planLeave, {
    body: { plans: days.map((day) => ({ ...day, vacation_ask: id })) },
  })
  expect(late.error.error_code).toBe('PLAN_TIME_OVER')
  expect((await client.call(contract.fixDays, { body: { ask_id: id, plans: days } })).status).toBe(403)
  const fixed = await admin.call(contract.fixDays, { body: { ask_id: id, plans: days } })
  expect(fixed.body).toMatchObject({ step: 'DONE', has_legal_effect: true, legal_reason: 'EMPLOYER_NOTICED' })

  at.travelTo('2026-11-02T08:50')
  expect((await client.call(contract.isPlannedDay, { query: {} })).body).toEqual({
    is_planned_day: true,
    planned_type: 'FULL',
    is_fixed_by_company: true,
  })
  const nobody = { user_id: 999_999_999 }
  expect((await admin.call(contract.isPlannedDay, { query: nobody })).status).toBe(404)
  // Whoever comes all the same, and is let in, has worked: that day is to be paid (대법원 2019다279283).
  const press = { body: { loc_check_type: 'IN' as const, on_planned_leave: true } }
  expect((await client.call(checkInOut, press)).status).toBe(201)
  const { body: seen } = await admin.call(contract.getPromotion, { params: { id } })
  expect(seen.plan.filter((day) => day.work_accepted).map((day) => day.planned_date)).toEqual(['2026-11-02'])
  expect(seen.has_legal_effect).toBe(true)

  const first = seen.plan[1]!
  const move = (by: Client, date: string) =>
    by.call(contract.changePlannedDay, { params: { id: first.id }, body: { planned_date: date as never } })
  expect((await move(client, '2026-12-01')).status).toBe(403)
  expect((await move(admin, '2026-11-04')).error.error_code).toBe('PLAN_DAY_TAKEN')
  expect((await move(admin, '2026-12-26')).error.error_code).toBe('PLAN_DAY_UNFIT')
  expect((await move(admin, '2026-12-01')).body).toMatchObject({ planned_date: '2026-12-01' })
  expect((await admin.call(contract.removePlannedDay, { params: { id: first.id } })).error.error_code).toBe(
    'PLAN_TOO_FEW',
  )
  const summary = await admin.call(contract.summarizePlannedDays, {
    query: { user_id: member.memberId, ordinal_year: seen.ordinal_year },
  })
  expect(summary.body).toMatchObject({ target_days: 15, planned_days: 15, used_days: 0, coming_days: 15 })
})

test('what is not done in time ends, with the reason; a stopped request can be made again while it is open', async () => {
  const { admin, on, join, ask } = await house()
  await join('놓친이')
  await join('잊은이')
  await join('멈춘이')
  await on('2026-07-03T07:00')
  const forgotten = await ask('잊은이')
  const stopped = await ask('멈춘이')
  await admin.call(contract.askPromotion, { params: { id: forgotten.id } })
  await admin.call(contract.askPromotion, { params: { id: stopped.id } })
  expect((await admin.call(contract.stopPromotion, { params: { id: stopped.id } })).body).toMatchObject({
    step: 'POSSIBLE',
    ask_doc: null,
  })
  await admin.call(contract.askPromotion, { params: { id: stopped.id } })
  at.travelTo('2026-07-11T09:00')
  expect(await ask('놓친이')).toMatchObject({
    step: 'EXPIRED',
    expiration_reason: 0,
    legal_reason: 'NOT_ASKED',
  })
  expect((await admin.call(contract.stopPromotion, { params: { id: stopped.id } })).body).toMatchObject({
    step: 'EXPIRED',
    expiration_reason: 1,
  })
  at.travelTo('2026-10-31T23:59:59')
  expect((await ask('잊은이')).step).toBe('NOTICE')
  at.travelTo('2026-11-01T00:00:00')
  expect(await ask('잊은이')).toMatchObject({ step: 'EXPIRED', expiration_reason: 2 })
  const steps = await admin.call(contract.listPromotions, { query: { step: 'EXPIRED' } })
  expect(steps.body).toMatchObject({ count: 3, steps: { EXPIRED: 3, READY: 0, POSSIBLE: 0, ASKED: 0 } })
})

test('the leave of the first year is asked for twice: nine days, and the two that arise later', async () => {
  const { admin, on, join, ask } = await house()
  const { member } = await join('새내기', '2026-01-01')
  await on('2026-10-05T07:00')
  const first = await ask('새내기')
  expect(first).toMatchObject({ ask_type: '1-1', step: 'POSSIBLE', target_vacation_days: 9 })
  await admin.call(contract.askPromotion, { params: { id: first.id } })
  await on('2026-12-02T07:00')
  const { body } = await admin.call(contract.listOwnPromotions, { query: { user_id: member.memberId } })
  expect(
    body.map(({ ask_type, step, target_vacation_days }) => [ask_type, step, target_vacation_days]),
  ).toEqual([
    ['1-2', 'POSSIBLE', 2],
    ['1-1', 'EXPIRED', 9],
  ])
})

test('who leaves, and a part that is switched off, end what is open; calls of it are refused', async () => {
  const { admin, on, join, ask, company } = await house()
  const { member, client } = await join('떠날이')
  await join('남을이')
  await on('2026-07-02T07:00')
  await at.owner.query(`update members set retired_on = '2026-11-30' where id = $1`, [member.memberId])
  expect((await ask('남을이')).step).toBe('POSSIBLE')
  const own = await client.call(contract.listOwnPromotions, { query: {} })
  expect(own.body).toHaveLength(1)
  expect(
    (await client.call(contract.listOwnPromotions, { query: { user_id: member.memberId + 1 } })).status,
  ).toBe(403)
  const summary = (query: object) => client.call(contract.summarizePlannedDays, { query: query as never })
  expect((await summary({ user_id: member.memberId, ordinal_year: 3 })).status).toBe(403)
  const asAdmin = (query: object) => admin.call(contract.summarizePlannedDays, { query: query as never })
  expect((await asAdmin({ user_id: member.memberId })).status).toBe(400)
  expect((await asAdmin({ user_id: member.memberId, ordinal_year: 1990 })).status).toBe(404)

  await admin.call(companies.updateCompany, {
    body: { use_vacation_ask: false },
  })
  expect((await asAdmin({ user_id: member.memberId, ordinal_year: 3 })).status).toBe(403)
  await on('2026-07-03T07:00')
  const rows = await at.owner.query(
    'select step, expiration_reason from leave_promotions where company_id = $1',
    [company.companyId],
  )
  expect(rows.rows).toEqual([1, 2].map(() => ({ step: 'EXPIRED', expiration_reason: 5 })))
  await admin.call(companies.updateCompany, {
    body: { use_vacation_ask: true },
  })
  await on('2026-07-04T07:00')
  expect((await ask('남을이')).step).toBe('POSSIBLE')
  // Who leaves before the leave ends is not asked: what is unused then is paid.
  expect((await ask('떠날이')).step).toBe('EXPIRED')
})

test('who is arranged to leave before the leave ends is not asked, also when that is arranged later', async () => {
  const { admin, on, join, ask } = await house()
  const { member } = await join('떠날이')
  await on('2026-07-02T07:00')
  const { id } = await ask('떠날이')
  await admin.call(retireMember, {
    body: { user_id: member.memberId, retire_date: '2026-11-30' as never },
  })
  expect((await admin.call(contract.askPromotion, { params: { id } })).error.error_code).toBe(
    'NOTHING_TO_PROMOTE',
  )
  await on('2026-07-03T07:00')
  expect(await ask('떠날이')).toMatchObject({ step: 'EXPIRED', expiration_reason: 4 })
})

test('what was asked in writing outlives a night without the part; leave that is taken makes a planned day needless', async () => {
  const { admin, on, join, ask, company } = await house()
  const { member, client } = await join('계획이')
  await on('2026-07-02T07:00')
  const { id } = await ask('계획이')
  await admin.call(contract.askPromotion, { params: { id } })
  await admin.call(companies.updateCompany, { body: { use_vacation_ask: false } })
  await on('2026-09-01T07:00')
  await admin.call(companies.updateCompany, { body: { use_vacation_ask: true } })
  await on('2026-07-03T07:00')
  expect(await ask('계획이')).toMatchObject({ step: 'ASKED', ask_doc: expect.anything() })

  const days = workDays('2026-10-12', 15)
  const { body: planned } = await client.call(contract.planLeave, {
    body: { plans: days.map((day) => ({ ...day, vacation_ask: id })) },
  })
  const [first, second] = planned
  const move = (by: Client, date: string) =>
    by.call(contract.changePlannedDay, { params: { id: first!.id }, body: { planned_date: date as never } })
  // What people planned themselves is moved by nobody else.
  expect((await move(admin, '2026-12-01')).status).toBe(403)
  expect((await move(client, '2026-12-01')).status).toBe(200)
  const remove = (which: number) => client.call(contract.removePlannedDay, { params: { id: which } })
  expect((await remove(second!.id)).error.error_code).toBe('PLAN_TOO_FEW')
  await at.owner.query(
    `insert into day_parts (company_id, member_id, work_on, start_minute, end_minute, minutes, event_code, frees_work, state, holder_kind, holder_id)
     values ($1, $2, '2026-08-03', 0, 2880, 480, 'VACATION:ANNUAL:FULL', true, 'TAKEN', 'EVENT', 1)`,
    [company.companyId, member.memberId],
  )
  expect((await remove(second!.id)).status).toBe(204)
  expect((await remove(planned[2]!.id)).error.error_code).toBe('PLAN_TOO_FEW')
  expect(await ask('계획이')).toMatchObject({
    step: 'DONE',
    has_legal_effect: true,
    legal_reason: 'WORKER_PLANNED',
  })
})

test('leave that is taken after the request leaves fewer days to plan, which every reader is told before planning', async () => {
  const { admin, on, join, ask, company } = await house()
  const { member, client } = await join('쓰는이')
  await on('2026-07-02T07:00')
  const { id } = await ask('쓰는이')
  await admin.call(contract.askPromotion, { params: { id } })
  expect(await ask('쓰는이')).toMatchObject({ step: 'ASKED', days_to_plan: 15 })
  await at.owner.query(
    `insert into day_parts (company_id, member_id, work_on, start_minute, end_minute, minutes, event_code, frees_work, state, holder_kind, holder_id)
     values ($1, $2, '2026-08-03', 0, 2880, 480, 'VACATION:ANNUAL:FULL', true, 'TAKEN', 'EVENT', 1)`,
    [company.companyId, member.memberId],
  )
  // What was asked for in writing stays as it was written.
  const told = { days_to_plan: 14, target_vacation_days: 15 }
  expect(await ask('쓰는이')).toMatchObject(told)
  expect((await client.call(contract.getPromotion, { params: { id } })).body).toMatchObject(told)
  expect((await client.call(contract.checkPromotionNotice)).body).toMatchObject({ target_vacation_days: 14 })
  const plans = workDays('2026-10-12', 14).map((day) => ({ ...day, vacation_ask: id }))
  expect((await client.call(contract.planLeave, { body: { plans } })).status).toBe(201)
})

test('many are asked with as many statements as a few', async () => {
  const { admin, on, join, ask } = await house()
  const people: number[] = []
  for (let at = 0; at < 5; at += 1) people.push((await join(`동료${at}`)).member.memberId)
  await on('2026-07-02T07:00')
  const count = async (user_ids: number[]) => {
    const sent = await at.statementsOf(async () =>
      expect((await admin.call(contract.promoteLeave, { body: { user_ids } })).body.asked).toHaveLength(
        user_ids.length,
      ),
    )
    return sent.length
  }
  // The session is remembered from here on.
  await ask('동료0')
  expect(await count(people.slice(0, 4))).toBe(await count(people.slice(4)))
  expect((await ask('동료4')).step).toBe('ASKED')
  const told = await at.owner.query(
    `select 1 from notifications where kind = 'LEAVE_PROMOTION_ASKED' and member_id = any($1)`,
    [people],
  )
  expect(told.rowCount).toBe(5)
})

test('whose window is open already is asked before any morning has made that ready', async () => {
  const { admin, join } = await house()
  const { member } = await join('한늦음')
  const { member: early } = await join('오신입', '2026-06-08')
  at.travelTo('2026-07-02T10:00')
  const body = { user_ids: [member.memberId, early.memberId] }
  const asked = await admin.call(contract.promoteLeave, { body })
  expect(asked.status).toBe(201)
  expect(asked.body.asked).toMatchObject([{ username: '한늦음', step: 'ASKED', target_vacation_days: 15 }])
  expect(asked.body.skipped).toMatchObject([{ username: '오신입', reason: 'NOTHING_TO_PROMOTE' }])
})
