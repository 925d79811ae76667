import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveDocument as approve } from '#contract/approvals/documents/approvals.ts'
import { requestCorrection } from '#contract/time/attendance/corrections.ts'
import * as settings from '#contract/time/closing/closing-settings.ts'
import * as contract from '#contract/time/closing/closing.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'
import { runRound } from '#test/rounds.ts'
import { untilSomebodyWaits } from '#test/until-waiting.ts'
import type { Round } from '../../../jobs/rounds.ts'
import { closingRound, reminderRound } from '../closing.jobs.ts'

let at: TestApp
let companyId: number
let forgetful: TestMember
let client: Client
let admin: Client

// The week from Monday 2026-11-23 to Sunday 29, closing by itself two days later. Everybody has come on 2026-11-23.
beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  companyId = company.companyId
  const joinedOn = '2026-11-23'
  admin = await at.as(await makeAdmin(at, { company, joinedOn }))
  const careful = await makeMember(at, { company, joinedOn, name: '꼼꼼이' })
  forgetful = await makeMember(at, { company, joinedOn, name: '깜빡이' })
  client = await at.as(forgetful)
  for (const day of [23, 24, 25, 26, 27]) {
    await makeWorkDay(at, careful, `2026-11-${day}`)
    if (day !== 25) await makeWorkDay(at, forgetful, `2026-11-${day}`, day === 26 ? { outMinute: null } : {})
  }
  await admin.call(settings.createConfirmInfo, {
    body: { confirm_period: 'WEEKLY', confirm_deadline: 2, use_auto_confirm: true },
  })
})
afterAll(() => at.stop())

const run = (round: Round) => runRound(at, companyId, round)

const closed = async () =>
  (
    await at.owner.query(
      'select m.name, k.manner from work_closings k join members m on m.company_id = k.company_id and m.id = k.member_id order by m.name',
    )
  ).rows
/** How often people were told: of one thing one unread notice stands, which counts. */
const told = async (kind: string) =>
  (
    await at.owner.query('select coalesce(sum(times), 0)::int as told from notifications where kind = $1', [
      kind,
    ])
  ).rows[0].told

/** The period until 2026-11-27 closes by itself a day later. */
const closeUntil27th = (boss: Client) =>
  boss.call(settings.createConfirmInfo, {
    body: {
      confirm_period: 'MANUALLY',
      confirm_deadline: 1,
      use_auto_confirm: true,
      data: [{ start_date: '2026-11-20', end_date: '2026-11-27' }],
    } as never,
  })

const toldAdmins = async (company: number) =>
  (
    await at.owner.query(
      `select data->>'n' as n, link, times from notifications where company_id = $1 and kind = 'WORK_CLOSING_LEFT' order by id`,
      [company],
    )
  ).rows

test('people are reminded when a period is over and on its last day, once', async () => {
  at.travelTo('2026-11-30T09:00')
  await run(reminderRound)
  await run(reminderRound)
  expect(await told('WORK_CONFIRM_DUE')).toBe(3)
  at.travelTo('2026-12-01T09:00')
  await run(reminderRound)
  expect(await told('WORK_CONFIRM_DUE')).toBe(6)
})

test('after the deadline closes what misses nothing; the rest is listed, filled in, and closes then (R-CONFIRM-005)', async () => {
  await run(closingRound)
  expect(await closed()).toEqual([])
  at.travelTo('2026-12-02T09:00')
  await run(closingRound)
  await run(closingRound)
  expect(await closed()).toEqual([{ name: '꼼꼼이', manner: 'AUTO' }])
  // Whoever is closed is asked for nothing any more; the others still are.
  expect(await told('WORK_CONFIRM_DUE')).toBe(4)
  // The admin has recorded nothing, either.
  expect(await told('WORK_CONFIRM_MISSED')).toBe(2)
  expect(await toldAdmins(companyId)).toEqual([
    { n: '2', link: '/main/work/confirm/admin?state=open&date=2026-11-23', times: 1 },
  ])

  const query = { date: '2026-11-25' as never }
  expect((await client.call(contract.hasMissedDays, { query })).body).toEqual({ has_auto_miss: true })
  const { body: missed } = await client.call(contract.listMissedDays, { query })
  expect(missed).toMatchObject([
    { wk_date: '2026-11-25', wk_start_time: null, sch_start_time: '09:00:00' },
    { wk_date: '2026-11-26', wk_start_time: '09:00:00', wk_end_time: null },
  ])
  const fill = (
    times: { wk_start_time: string; wk_end_time: string },
    ids = missed.map(({ auto_id }) => auto_id),
  ) =>
    client.call(contract.fillMissedDays, {
      body: {
        wk_dates: missed.map(({ wk_date }) => ({ wk_date, ...times })) as never,
        reason: '외근으로 기록하지 못함',
        auto_ids: ids,
      },
    })
  expect((await fill({ wk_start_time: '10:00', wk_end_time: '09:30' })).error.error_code).toBe(
    'INVALID_RANGE',
  )
  expect((await fill({ wk_start_time: '10:00', wk_end_time: '48:00' })).status).toBe(400)
  expect((await fill({ wk_start_time: '10:00', wk_end_time: '19:00' }, [missed[0]!.auto_id])).status).toBe(
    404,
  )
  expect(
    await at.owner.query('select 1 from work_days where work_on = $1 and member_id = $2', [
      '2026-11-25',
      forgetful.memberId,
    ]),
  ).toMatchObject({ rowCount: 0 })

  const filled = await fill({ wk_start_time: '10:00', wk_end_time: '19:00' })
  expect(filled.body).toEqual({ filled_count: 2, confirmed: true })
  expect([await told('WORK_CONFIRM_DUE'), await told('WORK_CONFIRM_MISSED')]).toEqual([2, 1])
  const days = await at.owner.query(
    `select in_minute, out_minute, in_by, out_by from work_days where member_id = $1 and work_on in ('2026-11-25', '2026-11-26') order by work_on`,
    [forgetful.memberId],
  )
  // What the clock saw stays.
  expect(days.rows).toEqual([
    { in_minute: 600, out_minute: 1140, in_by: 'EDIT', out_by: 'EDIT' },
    { in_minute: 540, out_minute: 1140, in_by: 'CHECK', out_by: 'EDIT' },
  ])
  expect((await client.call(contract.hasMissedDays, { query })).body).toEqual({ has_auto_miss: false })
  expect((await fill({ wk_start_time: '10:00', wk_end_time: '19:00' })).error.error_code).toBe(
    'ALREADY_CONFIRMED',
  )
  const trail = await at.owner.query(
    `select after from audit_events where action = 'work_day.correct' order by id limit 1`,
  )
  expect(trail.rows[0].after).toMatchObject({ reason: '외근으로 기록하지 못함', in_minute: 600 })
})

test('with no day left to confirm, a shift that still goes on is nobody’s omission; once it could have ended, it is', async () => {
  at.travelTo('2026-11-20T09:00')
  const company = await makeCompany(at)
  const joinedOn = '2026-11-22'
  const night = await makeMember(at, { company, joinedOn })
  const by = await at.as(await makeAdmin(at, { company, joinedOn: '2026-11-24' }))
  await by.call(settings.createConfirmInfo, {
    body: { confirm_period: 'WEEKLY', confirm_deadline: 0, use_auto_confirm: true },
  })
  await makeWorkDay(at, night, '2026-11-22', { inMinute: 1320, outMinute: null })
  const missedOf = async () => {
    await runRound(at, company.companyId, closingRound)
    const { rows } = await at.owner.query(
      `select (select count(*)::int from closing_misses where company_id = $1) as noted,
         (select count(*)::int from notifications where company_id = $1 and kind = 'WORK_CONFIRM_MISSED') as told`,
      [company.companyId],
    )
    return rows[0]
  }
  // The calendar day has changed, the working day has not; then it has, and whoever came at 22:00 may work until 14:00.
  for (const now of ['2026-11-23T05:00', '2026-11-23T08:00', '2026-11-23T13:59']) {
    at.travelTo(now)
    expect(await missedOf()).toEqual({ noted: 0, told: 0 })
  }
  at.travelTo('2026-11-23T14:00')
  expect(await missedOf()).toEqual({ noted: 1, told: 1 })
  at.travelTo('2026-11-24T08:00')
  expect(await missedOf()).toEqual({ noted: 1, told: 1 })
})

test('where only a decision is missing nobody is asked to fill anything in, but admins hear of it, once; decided, it closes', async () => {
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  const boss = await at.as(await makeAdmin(at, { company, joinedOn: '2026-11-28' }))
  const { memberId } = await makeMember(at, { company, joinedOn: '2026-11-24' })
  const asking = await makeMember(at, { company, joinedOn: '2026-11-26' })
  for (const day of [24, 25, 26, 27]) await makeWorkDay(at, { ...asking, memberId }, `2026-11-${day}`)
  await makeWorkDay(at, asking, '2026-11-26')
  await closeUntil27th(boss)
  at.travelTo('2026-11-27T18:30')
  const asked = await (
    await at.as(asking)
  ).call(requestCorrection, {
    body: {
      wk_date: '2026-11-27',
      wk_start_time: '09:00',
      wk_end_time: '18:00',
      reason: '기록하지 못함',
    } as never,
  })
  expect(asked.status).toBe(201)
  at.travelTo('2026-11-29T08:00')
  for (let once = 0; once < 2; once += 1) await runRound(at, company.companyId, closingRound)
  const query = { date: '2026-11-27' as never }
  const of = async () => (await boss.call(contract.listConfirmations, { query })).body.results
  expect((await of()).map(({ user, is_confirmed }) => [user, is_confirmed])).toEqual([
    [memberId, true],
    [asking.memberId, false],
  ])
  const { rows } = await at.owner.query(
    `select 1 from notifications where company_id = $1 and kind = 'WORK_CONFIRM_MISSED'`,
    [company.companyId],
  )
  expect(rows).toEqual([])
  expect(await toldAdmins(company.companyId)).toEqual([
    { n: '1', link: '/main/work/confirm/admin?state=open&date=2026-11-20', times: 1 },
  ])
  const id = (await of())[1]!.problems[0]!.drf_id!
  expect((await boss.call(approve, { params: { id }, body: {} } as never)).status).toBe(200)
  at.travelTo('2026-11-30T08:00')
  await runRound(at, company.companyId, closingRound)
  expect((await of()).every(({ is_confirmed, manner }) => is_confirmed && manner === 'AUTO')).toBe(true)
  expect(await toldAdmins(company.companyId)).toHaveLength(1)
})

test('admins hear also of whom the round could not close', async () => {
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  const boss = await at.as(await makeAdmin(at, { company, joinedOn: '2026-11-28' }))
  const member = await makeMember(at, { company, joinedOn: '2026-11-27' })
  await makeWorkDay(at, member, '2026-11-27')
  await closeUntil27th(boss)
  at.travelTo('2026-11-29T08:00')
  await at.owner.query(
    `create function spoilt() returns trigger language plpgsql as $$ begin raise exception 'spoilt' using errcode = '22000'; end $$;
     create trigger spoilt before insert on work_closings for each row when (new.member_id = ${member.memberId}) execute function spoilt()`,
  )
  await runRound(at, company.companyId, closingRound).finally(() =>
    at.owner.query('drop trigger spoilt on work_closings; drop function spoilt'),
  )
  expect((await toldAdmins(company.companyId)).map(({ n }) => n)).toEqual(['1'])
})

test('admins hear nothing of a period that was put off midway, and of one that ends otherwise anew', async () => {
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  const boss = await at.as(await makeAdmin(at, { company, joinedOn: '2026-12-28' }))
  await makeMember(at, { company, joinedOn: '2026-11-27' })
  await closeUntil27th(boss)
  at.travelTo('2026-11-29T08:00')
  await at.owner.query(
    `create function put_off() returns trigger language plpgsql security definer as $$ begin
       update closing_settings set deadline_days = 5 where company_id = new.company_id; return new; end $$;
     create trigger put_off after insert on closing_misses for each row when (new.company_id = ${company.companyId}) execute function put_off()`,
  )
  await runRound(at, company.companyId, closingRound).finally(() =>
    at.owner.query('drop trigger put_off on closing_misses; drop function put_off'),
  )
  expect(await toldAdmins(company.companyId)).toEqual([])
  at.travelTo('2026-12-03T08:00')
  await runRound(at, company.companyId, closingRound)
  expect((await toldAdmins(company.companyId)).map(({ times }) => times)).toEqual([1])
  await at.owner.query(`update closing_periods set ends_on = '2026-11-28' where company_id = $1`, [
    company.companyId,
  ])
  at.travelTo('2026-12-04T08:00')
  for (let once = 0; once < 2; once += 1) await runRound(at, company.companyId, closingRound)
  expect((await toldAdmins(company.companyId)).reduce((sum, { times }) => sum + times, 0)).toBe(2)
})

test('a period whose deadline is put off while it is being closed stays open', async () => {
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  const boss = await at.as(await makeAdmin(at, { company }))
  const member = await makeMember(at, { company, joinedOn: '2026-11-27' })
  await makeWorkDay(at, member, '2026-11-27')
  await boss.call(settings.createConfirmInfo, {
    body: { confirm_period: 'WEEKLY', confirm_deadline: 2, use_auto_confirm: true },
  })
  at.travelTo('2026-12-02T09:00')
  const closings = async () =>
    (await at.owner.query('select 1 from work_closings where company_id = $1', [company.companyId])).rows
      .length
  const holder = await at.owner.connect()
  await holder.query('begin')
  await holder.query('select 1 from companies where company_id = $1 for no key update', [company.companyId])
  const running = runRound(at, company.companyId, closingRound)
  await untilSomebodyWaits(at)
  await holder.query('update closing_settings set deadline_days = 5 where company_id = $1', [
    company.companyId,
  ])
  await holder.query('commit')
  holder.release()
  await running
  expect(await closings()).toBe(0)
  at.travelTo('2026-12-05T09:00')
  await runRound(at, company.companyId, closingRound)
  expect(await closings()).toBe(1)
})
