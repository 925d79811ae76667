import { sql } from '#server/db/sql/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveDocument } from '#contract/approvals/documents/approvals.ts'
import { checkInOut } from '#contract/time/attendance/attendance.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import { companyIdOf } from '#server/db/transaction.ts'
import type { Tx } from '#server/db/connection.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeLeaveTeam } from '#test/factories/leave.ts'
import { makeMember, type TestMember } from '#test/factories/members.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'
import { untilSomebodyWaits } from '#test/until-waiting.ts'
import { holdParts, lockDays, recomputeDays } from './index.ts'

const DAY = '2026-11-24'
const DAYS = { from: Temporal.PlainDate.from(DAY), to: Temporal.PlainDate.from(DAY) }

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

const doing = (tx: Tx, companyId: number) => ({
  tx,
  companyId: companyIdOf(companyId),
  now: at.now(),
  actor: { timezone: 'Asia/Seoul', dayChangeMinute: 360 },
})

const recompute = (companyId: number, memberIds: number[], days = [DAY]) =>
  at.inCompany(companyId, (tx) => recomputeDays(doing(tx, companyId), memberIds, days))

/** A morning taken for something, by a holder of any kind. */
const takeMorning = ({ companyId, memberId }: TestMember, kind = 'LEAVE', code = 'VACATION:ANNUAL:AM') =>
  at.inCompany(companyId, (tx) =>
    holdParts(
      doing(tx, companyId),
      {
        member_id: memberId,
        event_code: code,
        frees_work: kind === 'LEAVE',
        state: 'TAKEN',
        holder_kind: kind,
        parts: [{ on: DAY, start: 540, end: 840, minutes: 240 }],
      },
      sql`select 1::bigint as id`,
    ),
  )

const stored = async (memberId: number) =>
  (
    await at.owner.query(
      'select late_minutes, leave_minutes, worked_minutes from work_days where member_id = $1',
      [memberId],
    )
  ).rows

test('two recomputations of one day at once give what one gives', async () => {
  const member = await makeMember(at)
  await makeWorkDay(at, member, DAY, { inMinute: 850, outMinute: 1080 })
  await takeMorning(member)
  const once = await stored(member.memberId)
  expect(once).toEqual([{ late_minutes: 10, leave_minutes: 240, worked_minutes: 230 }])
  // Both have something to write.
  await at.owner.query('update work_days set worked_minutes = 0 where member_id = $1', [member.memberId])
  const holder = await at.owner.connect()
  try {
    await holder.query('begin')
    await holder.query('select 1 from work_days where company_id = $1 and member_id = $2 for update', [
      member.companyId,
      member.memberId,
    ])
    const both = [1, 2].map(() => recompute(member.companyId, [member.memberId]))
    await untilSomebodyWaits(at, 2)
    await holder.query('rollback')
    await Promise.all(both)
  } finally {
    holder.release()
  }
  expect(await stored(member.memberId)).toEqual(once)
})

test('recomputations of the same people in any order wait for each other and never in a circle', async () => {
  const company = await makeCompany(at)
  const ids: number[] = []
  for (let index = 0; index < 6; index += 1) {
    const member = await makeMember(at, { company })
    await makeWorkDay(at, member, DAY, { inMinute: 550 })
    ids.push(member.memberId)
  }
  const orders = [ids, ids.toReversed(), [...ids.slice(3), ...ids.slice(0, 3)], ids.toReversed()]
  for (let round = 0; round < 5; round += 1)
    await Promise.all(orders.map((order) => recompute(company.companyId, order)))
  for (const id of ids) expect(await stored(id)).toMatchObject([{ late_minutes: 10 }])
})

test('who is removed while days are recomputed is left out, and the others are written', async () => {
  const company = await makeCompany(at)
  const [gone, other] = [await makeMember(at, { company }), await makeMember(at, { company })]
  for (const member of [gone, other]) {
    await makeWorkDay(at, member, DAY, { inMinute: 850 })
    await at.owner.query('update work_days set late_minutes = 0 where member_id = $1', [member.memberId])
  }
  const remover = await at.owner.connect()
  try {
    await remover.query('begin')
    await remover.query('delete from members where id = $1', [gone.memberId])
    const work = recompute(company.companyId, [gone.memberId, other.memberId])
    await untilSomebodyWaits(at)
    await remover.query('commit')
    await work
  } finally {
    remover.release()
  }
  expect(await stored(gone.memberId)).toEqual([])
  expect(await stored(other.memberId)).toMatchObject([{ late_minutes: 250 }])
})

test('a press of somebody who is removed meanwhile is refused and leaves nothing', async () => {
  at.travelTo(`${DAY}T09:00`)
  const member = await makeMember(at)
  const client = await at.as(member)
  const remover = await at.owner.connect()
  try {
    await remover.query('begin')
    await remover.query('delete from members where id = $1', [member.memberId])
    const pressed = client.call(checkInOut, { body: { loc_check_type: 'IN' } })
    await untilSomebodyWaits(at)
    await remover.query('commit')
    expect((await pressed).status).toBe(404)
  } finally {
    remover.release()
  }
  expect(await stored(member.memberId)).toEqual([])
})

const lockOf = ({ companyId, memberId }: TestMember) => `work_days ${companyId} ${memberId}`
const pressesOf = async ({ memberId }: TestMember) =>
  (await at.owner.query('select kind from check_records where member_id = $1', [memberId])).rows

test('a press that waits for the closing of its day is refused and leaves nothing', async () => {
  at.travelTo(`${DAY}T09:00`)
  const member = await makeMember(at)
  const client = await at.as(member)
  const closing = await at.owner.connect()
  try {
    await closing.query('begin')
    await closing.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lockOf(member)])
    await closing.query(
      'insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at) values ($1, $2, $3, $3, now())',
      [member.companyId, member.memberId, DAY],
    )
    const pressed = client.call(checkInOut, { body: { loc_check_type: 'IN' } })
    await untilSomebodyWaits(at)
    await closing.query('commit')
    expect((await pressed).error.error_code).toBe('ALREADY_CONFIRMED')
  } finally {
    closing.release()
  }
  expect(await stored(member.memberId)).toEqual([])
  expect(await pressesOf(member)).toEqual([])
})

test('a closing waits for a press whose writes travel with its commit, and finds what it wrote', async () => {
  at.travelTo(`${DAY}T09:00`)
  const member = await makeMember(at)
  const client = await at.as(member)
  const holder = await at.owner.connect()
  try {
    await holder.query('begin')
    // What the press writes waits for the record of its person, while it holds the days.
    await holder.query('select 1 from members where company_id = $1 and id = $2 for update', [
      member.companyId,
      member.memberId,
    ])
    const pressed = client.call(checkInOut, { body: { loc_check_type: 'IN' } })
    await untilSomebodyWaits(at)
    const seen = at.inCompany(member.companyId, async (tx) => {
      const { rows } = await lockDays(doing(tx, member.companyId), [member.memberId], DAYS)
      return rows.map(({ in_minute }) => in_minute)
    })
    await untilSomebodyWaits(at, 2)
    await holder.query('commit')
    expect((await pressed).status).toBe(201)
    expect(await seen).toEqual([540])
  } finally {
    holder.release()
  }
  expect(await pressesOf(member)).toEqual([{ kind: 'IN' }])
})

test('leave does not get what another kind of event has taken, also when both come at once', async () => {
  at.travelTo('2026-11-23T09:00')
  const { member } = await makeLeaveTeam(at, await makeCompany(at))
  const client = await at.as(member)
  const ask = (unit: 'AM' | 'PM') =>
    client.call(requestEvent, {
      body: { wk_event: `VACATION:ANNUAL:${unit}`, wk_start_date: DAY, wk_end_date: DAY },
    })
  await takeMorning(member, 'OUTSIDE', 'OUT:AM')
  expect((await ask('AM')).error.error_code).toBe('EVENT_CONFLICT')
  expect((await ask('PM')).status).toBe(201)
  await at.owner.query('delete from day_parts where member_id = $1', [member.memberId])

  const other = await at.owner.connect()
  try {
    await other.query('begin')
    await other.query(
      `insert into day_parts (company_id, member_id, work_on, start_minute, end_minute, minutes, event_code, frees_work,
         state, holder_kind, holder_id) values ($1, $2, $3, 600, 660, 60, 'OUT:TIME', false, 'TAKEN', 'OUTSIDE', 2)`,
      [member.companyId, member.memberId, DAY],
    )
    const asked = ask('AM')
    await untilSomebodyWaits(at)
    await other.query('commit')
    expect((await asked).error.error_code).toBe('EVENT_CONFLICT')
  } finally {
    other.release()
  }
})

test('approvals and presses of many at once leave no day that differs from its facts', async () => {
  at.travelTo('2026-11-23T09:00')
  const { leader, member, mate } = await makeLeaveTeam(at, await makeCompany(at))
  const asLeader = await at.as(leader)
  const people = [await at.as(member), await at.as(mate)]
  const asked = await Promise.all(
    people.map((client) =>
      client.call(requestEvent, {
        body: { wk_event: 'VACATION:ANNUAL:AM', wk_start_date: DAY, wk_end_date: DAY },
      }),
    ),
  )
  at.travelTo(`${DAY}T14:10`)
  const answers = await Promise.all([
    ...people.map((client) => client.call(checkInOut, { body: { loc_check_type: 'IN' } })),
    ...asked.map(({ body }) => asLeader.call(approveDocument, { params: { id: body.drf_id! }, body: {} })),
    recompute(member.companyId, [mate.memberId, member.memberId]).then(() => ({ status: 200 })),
  ])
  expect(answers.every(({ status }) => status < 300)).toBe(true)
  for (const { memberId } of [member, mate])
    expect(await stored(memberId)).toEqual([{ late_minutes: 10, leave_minutes: 240, worked_minutes: 0 }])
})

test('somebody retires while their leave is approved: what is taken and what is stored agree', async () => {
  for (let round = 0; round < 10; round += 1) {
    at.travelTo('2026-11-23T09:00')
    const { admin, leader, member } = await makeLeaveTeam(at, await makeCompany(at))
    const [asAdmin, asLeader, asMember] = [await at.as(admin), await at.as(leader), await at.as(member)]
    const { body: asked } = await asMember.call(requestEvent, {
      body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: '2026-11-25', wk_end_date: '2026-11-26' },
    })
    const approve = () => asLeader.call(approveDocument, { params: { id: asked.drf_id! }, body: {} })
    const retire = () =>
      asAdmin.call(retireMember, {
        body: { user_id: member.memberId, hand_over: [{ kind: 'LEAVE', action: 'END' }] },
      })
    const both = round % 2 ? [approve, retire] : [retire, approve]
    const told = await Promise.all(both.map((act) => act()))
    // Neither waits for the other in a circle; there is nothing to approve any more for who comes second.
    const [left, approved] = [told[both.indexOf(retire)]!, told[both.indexOf(approve)]!]
    expect(left.status).toBe(200)
    expect([undefined, 'NOT_YOUR_TURN']).toContain(approved.error?.error_code)
    const { rows } = await at.owner.query(
      `select r.status, m.status as member, (select count(*)::int from day_parts p
           where p.company_id = $1 and p.holder_id = r.id and p.state = 'TAKEN') as taken,
         (select coalesce(sum(w.leave_minutes), 0)::int from work_days w where w.company_id = $1 and w.member_id = m.id) as stored
       from work_events r join members m on m.company_id = r.company_id and m.id = r.member_id
       where m.company_id = $1 and m.id = $2`,
      [member.companyId, member.memberId],
    )
    const days = { CANCELED: 0, APPROVED: 2 }[rows[0].status as string]
    expect(rows).toEqual([{ ...rows[0], member: 'RETIRED', taken: days, stored: days! * 480 }])
  }
})
