import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import { correctWorkTime, getWorkDay, requestCorrection } from '#contract/time/attendance/corrections.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())
beforeEach(() => at.travelTo('2026-11-26T10:00'))

interface Team {
  member: TestMember
  own: Client
  leader: Client
}

async function team(): Promise<Team> {
  const company = await makeCompany(at)
  const leader = await makeMember(at, { company })
  const teamId = await makeTeam(at, company, { leaderId: leader.memberId })
  const member = await makeMember(at, { company, teamId })
  return { member, own: await at.as(member), leader: await at.as(leader) }
}

const ask = (client: Client, body: Record<string, unknown>) =>
  client.call(requestCorrection, { body: { reason: '퇴근 기록을 잊었습니다.', ...body } as never })
const approve = (client: Client, id: number) =>
  client.call(approvals.approveDocument, { params: { id }, body: {} })

async function dayOf({ own }: Team, date: string) {
  return (await own.call(getWorkDay, { query: { date } })).body
}

test('a forgotten check-out is asked for, decided by the leader, and changes the day with its history', async () => {
  const all = await team()
  await makeWorkDay(at, all.member, '2026-11-24', { outMinute: null })
  expect((await dayOf(all, '2026-11-24')).abilities).toEqual({ edit: false, ask: true })
  const asked = await ask(all.own, { wk_date: '2026-11-24', wk_end_time: '19:00' })
  expect([asked.status, asked.body.drf_status]).toEqual([201, 'REQUESTED'])
  const id = asked.body.drf_id
  const shown = await all.leader.call(approvals.getDocument, { params: { id } })
  expect(shown.body).toMatchObject({
    drf_type: 'CHECKINOUT',
    drf_title: '출퇴근 정정 · 11월 24일(화)',
    drf_values: {
      wk_date: '2026-11-24',
      before: { wk_start_time: '09:00:00', wk_end_time: null },
      after: { wk_start_time: '09:00:00', wk_end_time: '19:00:00' },
    },
  })
  expect((await dayOf(all, '2026-11-24')).day.wk_end_time).toBeNull()
  expect((await approve(all.leader, id)).status).toBe(200)
  const corrected = await dayOf(all, '2026-11-24')
  expect(corrected).toMatchObject({
    day: {
      wk_start_by: 'CHECK',
      wk_end_time: '19:00:00',
      wk_end_by: 'EDIT',
      work_minutes: 540,
      overtime_minutes: 60,
    },
    corrections: [{ reason: '퇴근 기록을 잊었습니다.', before: { wk_end_time: null } }],
  })
  const canceled = await all.own.call(approvals.cancelDocument, { params: { id }, body: {} } as never)
  expect(canceled.error.error_code).toBe('CORRECTION_APPLIED')
})

test('one check at a moment belongs to the working day that it lies in, wherever the device is', async () => {
  const all = await team()
  await makeWorkDay(at, all.member, '2026-11-24', { inMinute: 1320, outMinute: null })
  // 02:30 in Korea, told by a device in London.
  const asked = await ask(all.own, { loc_check_type: 'OUT', loc_time: '2026-11-24T17:30:00Z' })
  await approve(all.leader, asked.body.drf_id)
  expect((await dayOf(all, '2026-11-24')).day).toMatchObject({ wk_end_time: '26:30:00', work_minutes: 240 })
  const came = await ask(all.own, { loc_check_type: 'IN', loc_time: '2026-11-25T08:55:00+09:00' })
  await approve(all.leader, came.body.drf_id)
  expect((await dayOf(all, '2026-11-25')).day).toMatchObject({ wk_start_time: '08:55:00', wk_end_time: null })
})

test('denied and taken back it changes nothing', async () => {
  const all = await team()
  const [first, second] = [
    await ask(all.own, { wk_date: '2026-11-24', wk_start_time: '09:00', wk_end_time: '18:00' }),
    await ask(all.own, { wk_date: '2026-11-25', wk_start_time: '09:00', wk_end_time: '18:00' }),
  ]
  await all.leader.call(approvals.denyDocument, {
    params: { id: first.body.drf_id },
    body: { comment: '확인 필요' },
  } as never)
  expect(
    (await all.own.call(approvals.cancelDocument, { params: { id: second.body.drf_id }, body: {} } as never))
      .status,
  ).toBe(200)
  for (const date of ['2026-11-24', '2026-11-25']) {
    const { day, corrections } = await dayOf(all, date)
    expect([day.wk_start_time, corrections]).toEqual([null, []])
  }
})

test('what was entered meanwhile stays where it was not asked about, and what cannot be any more is refused at the decision', async () => {
  const all = await team()
  await makeWorkDay(at, all.member, '2026-11-24', { outMinute: null })
  const asked = await ask(all.own, { wk_date: '2026-11-24', wk_end_time: '18:30' })
  const enter = (wk_start_time: string) =>
    all.leader.call(correctWorkTime, {
      body: {
        wk_date: '2026-11-24',
        user_id: all.member.memberId,
        wk_start_time,
        wk_end_time: null,
        reason: '정정',
      },
    })
  await enter('10:00')
  await approve(all.leader, asked.body.drf_id)
  expect((await dayOf(all, '2026-11-24')).day).toMatchObject({
    wk_start_time: '10:00:00',
    wk_end_time: '18:30:00',
  })

  const late = await ask(all.own, { wk_date: '2026-11-24', wk_end_time: '34:00' })
  await makeWorkDay(at, all.member, '2026-11-25', { inMinute: 540 })
  const refused = await approve(all.leader, late.body.drf_id)
  expect([refused.status, refused.error.error_code]).toEqual([406, 'INVALID_RANGE'])
  expect((await dayOf(all, '2026-11-24')).day.wk_end_time).toBe('18:30:00')
})

test.each([
  [
    'nothing that changes',
    { wk_date: '2026-11-24', wk_start_time: '09:00', wk_end_time: '18:00' },
    406,
    'INVALID_RANGE',
  ],
  ['no time at all', { wk_date: '2026-11-24' }, 406, 'INVALID_RANGE'],
  ['no day', { wk_end_time: '18:30' }, 406, 'INVALID_RANGE'],
  ['a day ahead', { wk_date: '2026-11-27', wk_start_time: '09:00' }, 406, 'INVALID_RANGE'],
  ['a moment without a zone', { loc_check_type: 'IN', loc_time: '2026-11-24T09:00:00' }, 400, 'BAD_REQUEST'],
  ['no reason', { wk_date: '2026-11-24', wk_end_time: '18:30', reason: '' }, 400, 'BAD_REQUEST'],
  [
    'a day before joining',
    { wk_date: '2020-01-02', wk_start_time: '09:00', wk_end_time: '18:00' },
    406,
    'BEFORE_JOIN',
  ],
])('%s is refused before anybody is asked', async (_name, body, status, code) => {
  const all = await team()
  await makeWorkDay(at, all.member, '2026-11-24')
  const refused = await ask(all.own, body)
  expect([refused.status, refused.error.error_code]).toEqual([status, code])
  const { rows } = await at.owner.query('select count(*)::int as n from documents where company_id = $1', [
    all.member.companyId,
  ])
  expect(rows).toEqual([{ n: 0 }])
})
