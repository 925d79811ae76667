import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import {
  correctWorkTime,
  getCorrectionProof,
  getWorkDay,
  previewCorrection,
  requestCorrection,
} from '#contract/time/attendance/corrections.ts'
import { requestDocumentCancel } from '#contract/approvals/documents/cancels.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'
import { sendFile } from '#test/sheets.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())
beforeEach(() => at.travelTo('2026-11-26T10:00'))

interface Team {
  company: TestCompany
  member: TestMember
  own: Client
  leader: Client
}

async function team(): Promise<Team> {
  const company = await makeCompany(at)
  const leader = await makeMember(at, { company })
  const teamId = await makeTeam(at, company, { leaderId: leader.memberId })
  const member = await makeMember(at, { company, teamId })
  return { company, member, own: await at.as(member), leader: await at.as(leader) }
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
  const again = await ask(all.own, { wk_date: '2026-11-24', wk_end_time: '19:00' })
  expect([again.error.error_code, again.error.fields?.wk_end_time]).toEqual([
    'INVALID_RANGE',
    expect.stringContaining('결재 중'),
  ])
  const shown = await all.leader.call(approvals.getDocument, { params: { id } })
  expect(shown.body).toMatchObject({
    drf_type: 'CHECKINOUT',
    drf_title: '출퇴근 정정 · 11월 24일(화)',
    drf_values: {
      wk_date: '2026-11-24',
      before: { wk_start_time: '09:00:00', wk_end_time: null },
      after: { wk_start_time: '09:00:00', wk_end_time: '19:00:00' },
      // What it makes of the day, for whoever decides it.
      minutes: {
        before: { work_minutes: 0 },
        after: { work_minutes: 540, rest_minutes: 60, overtime_minutes: 60 },
      },
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
  const cancel = () => all.own.call(approvals.cancelDocument, { params: { id }, body: {} } as never)
  expect((await cancel()).error.error_code).toBe('CORRECTION_APPLIED')
  // The line could not undo it by now, so nobody is sent to it.
  await at.owner.query(
    `insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at)
     values ($1, $2, '2026-11-01', '2026-11-24', now())`,
    [all.member.companyId, all.member.memberId],
  )
  const { error } = await cancel()
  expect([error.error_code, error.message]).toEqual([
    'ALREADY_CONFIRMED',
    expect.stringContaining('2026년 11월 24일'),
  ])
})

test('an approval that is taken back puts the day back, and both changes stay readable', async () => {
  const all = await team()
  await makeWorkDay(at, all.member, '2026-11-24', { outMinute: null })
  const { body } = await ask(all.own, { wk_date: '2026-11-24', wk_end_time: '19:00' })
  const withdraw = () => all.leader.call(approvals.withdrawDecision, { params: { id: body.drf_id } })
  await approve(all.leader, body.drf_id)
  expect((await withdraw()).body.drf_status).toBe('REQUESTED')
  const back = await dayOf(all, '2026-11-24')
  expect([back.day.wk_end_time, back.day.work_minutes]).toEqual([null, 0])
  expect(back.corrections).toMatchObject([
    { is_undo: true, before: { wk_end_time: '19:00:00' }, after: { wk_end_time: null } },
    { is_undo: false, before: { wk_end_time: null }, after: { wk_end_time: '19:00:00' } },
  ])
  await approve(all.leader, body.drf_id)
  await all.leader.call(correctWorkTime, {
    body: {
      user_id: all.member.memberId,
      wk_date: '2026-11-24',
      wk_start_time: '09:00',
      wk_end_time: '20:00',
      reason: '재확인',
    } as never,
  })
  const late = await withdraw()
  expect([late.status, late.error.error_code]).toEqual([406, 'DAY_CHANGED_SINCE'])
  expect((await dayOf(all, '2026-11-24')).day.wk_end_time).toBe('20:00:00')
})

test('a document that those who approved agree to puts the day back, unless it was changed again', async () => {
  const all = await team()
  await makeWorkDay(at, all.member, '2026-11-24', { outMinute: null })
  const { body } = await ask(all.own, { wk_date: '2026-11-24', wk_end_time: '19:00' })
  const params = { id: body.drf_id }
  const askCancel = () =>
    all.own.call(requestDocumentCancel, { params, body: { reason: '잘못 신청했습니다.' } })
  await approve(all.leader, body.drf_id)
  const { body: asked } = await askCancel()
  expect((await dayOf(all, '2026-11-24')).day.wk_end_time).toBe('19:00:00')
  expect((await approve(all.leader, asked.drf_id)).status).toBe(200)
  const back = await dayOf(all, '2026-11-24')
  expect([back.day.wk_end_time, back.corrections[0]?.is_undo]).toEqual([null, true])
  expect((await all.own.call(approvals.getDocument, { params })).body.drf_status).toBe('CANCELED')
})

test('a day that was changed since is not put back: neither is it asked for nor agreed to', async () => {
  const all = await team()
  await makeWorkDay(at, all.member, '2026-11-24', { outMinute: null })
  const { body } = await ask(all.own, { wk_date: '2026-11-24', wk_end_time: '19:00' })
  const params = { id: body.drf_id }
  const askCancel = () =>
    all.own.call(requestDocumentCancel, { params, body: { reason: '잘못 신청했습니다.' } })
  await approve(all.leader, body.drf_id)
  const { body: asked } = await askCancel()
  await all.leader.call(correctWorkTime, {
    body: {
      user_id: all.member.memberId,
      wk_date: '2026-11-24',
      wk_start_time: '09:00',
      wk_end_time: '20:00',
      reason: '재확인',
    } as never,
  })
  const late = await approve(all.leader, asked.drf_id)
  expect([late.status, late.error.error_code]).toEqual([406, 'DAY_CHANGED_SINCE'])
  await all.leader.call(approvals.denyDocument, { params: { id: asked.drf_id }, body: {} })
  expect((await askCancel()).error.error_code).toBe('DAY_CHANGED_SINCE')
  expect((await dayOf(all, '2026-11-24')).day.wk_end_time).toBe('20:00:00')
})

test('one that was never approved is taken back without touching the day', async () => {
  const all = await team()
  await makeWorkDay(at, all.member, '2026-11-24', { outMinute: null })
  const { body } = await ask(all.own, { wk_date: '2026-11-24', wk_end_time: '19:00' })
  const taken = await all.own.call(approvals.cancelDocument, { params: { id: body.drf_id } })
  expect(taken.body.drf_status).toBe('CANCELED')
  expect((await dayOf(all, '2026-11-24')).corrections).toEqual([])
})

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const askWith = ({ own }: Team, proof: { name: string; content: Buffer | string; type: string }) =>
  sendFile(at, own, requestCorrection, {
    ...proof,
    field: 'proof',
    fields: { wk_date: '2026-11-24', wk_start_time: '09:00', wk_end_time: '19:00', reason: '출입 기록 참조' },
  })

test('a time of a day is asked for once: of two wishes the one approved later would stand; the day names what waits', async () => {
  const all = await team()
  await makeWorkDay(at, all.member, '2026-11-24', {})
  const came = (time: string) => ask(all.own, { wk_date: '2026-11-24', wk_start_time: time })
  const both = await Promise.all([came('08:30'), came('08:20')])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 406])
  const waits = both.find(({ status }) => status === 201)!.body
  const went = await ask(all.own, { wk_date: '2026-11-24', wk_end_time: '19:00' })
  expect(went.status).toBe(201)
  const { waiting } = await dayOf(all, '2026-11-24')
  expect(waiting).toEqual(
    expect.arrayContaining([
      { drf_id: waits.drf_id, wk_start_time: expect.stringContaining('08:'), wk_end_time: null },
      { drf_id: went.body.drf_id, wk_start_time: null, wk_end_time: '19:00:00' },
    ]),
  )
  const theirs = { date: '2026-11-24', user_id: all.member.memberId }
  expect((await all.leader.call(getWorkDay, { query: theirs as never })).body.waiting).toHaveLength(2)
  await all.own.call(approvals.cancelDocument, { params: { id: waits.drf_id }, body: {} } as never)
  expect((await came('08:10')).status).toBe(201)
})

test('a proof goes along, and only the people of the document open it', async () => {
  const all = await team()
  await makeWorkDay(at, all.member, '2026-11-24', { outMinute: null })
  const asked = await askWith(all, { name: 'gate.png', content: PNG, type: 'image/png' })
  expect(asked.status).toBe(201)
  const params = { id: asked.body.drf_id }
  const shown = await all.leader.call(approvals.getDocument, { params })
  expect(shown.body.drf_values).toMatchObject({
    proof: { file_name: 'gate.png', file_size: PNG.length },
  })
  for (const client of [all.own, all.leader])
    expect((await client.call(getCorrectionProof, { params })).status).toBe(200)
  const colleague = await at.as(await makeMember(at, { company: all.company }))
  expect((await colleague.call(getCorrectionProof, { params })).status).toBe(403)
  const stranger = await at.as(await makeMember(at))
  expect((await stranger.call(getCorrectionProof, { params })).status).toBe(404)
  const bare = await ask(all.own, { wk_date: '2026-11-25', wk_start_time: '09:00', wk_end_time: '18:00' })
  const none = await all.own.call(getCorrectionProof, { params: { id: bare.body.drf_id } })
  expect(none.status).toBe(404)
})

test('what is no file that can be kept is refused, and nobody is asked', async () => {
  const all = await team()
  const refused = await askWith(all, {
    name: 'program.exe',
    content: 'MZ',
    type: 'application/x-msdownload',
  })
  expect(refused.error.error_code).toBe('FILE_TYPE_NOT_ALLOWED')
  const { rows } = await at.owner.query('select 1 from documents where company_id = $1', [
    all.member.companyId,
  ])
  expect(rows).toEqual([])
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

test('a correction of what a leader has entered meanwhile changes nothing, neither approved nor taken back', async () => {
  const all = await team()
  await makeWorkDay(at, all.member, '2026-11-24', { outMinute: null })
  const { body } = await ask(all.own, { wk_date: '2026-11-24', wk_end_time: '19:00' })
  const entered = await all.leader.call(correctWorkTime, {
    body: {
      wk_date: '2026-11-24' as never,
      user_id: all.member.memberId,
      wk_start_time: '09:00',
      wk_end_time: '19:00',
      reason: '퇴근 기록 확인',
    } as never,
  })
  expect(entered.status).toBe(201)
  const { corrections } = await dayOf(all, '2026-11-24')
  expect(corrections).toHaveLength(1)
  expect((await approve(all.leader, body.drf_id)).status).toBe(200)
  const withdrawn = await all.leader.call(approvals.withdrawDecision, { params: { id: body.drf_id } })
  expect(withdrawn.body.drf_status).toBe('REQUESTED')
  expect((await approve(all.leader, body.drf_id)).status).toBe(200)
  const after = await dayOf(all, '2026-11-24')
  expect([after.day.wk_end_time, after.corrections]).toEqual(['19:00:00', corrections])
})

test('what times would make of a day is told before they are asked for, and is what they then make of it', async () => {
  const all = await team()
  await makeWorkDay(at, all.member, '2026-11-24', { outMinute: 1080 })
  const wk_date = '2026-11-24' as never
  const preview = (client: Client, query: object) =>
    client.call(previewCorrection, { query: { wk_date, ...query } as never })
  const times = { wk_start_time: '10:00', wk_end_time: '01:30' }
  const { body } = await preview(all.own, times)
  expect(body.before).toMatchObject({
    work_minutes: 480,
    rest_minutes: 60,
    overtime_minutes: 0,
    late_minutes: 0,
  })
  expect(body.after).toMatchObject({ late_minutes: 60 })
  expect((await preview(all.leader, { ...times, user_id: all.member.memberId })).body).toEqual(body)
  expect((await preview(all.own, { wk_start_time: '23:00', wk_end_time: '-01:00' })).body.after).toBeNull()
  const stranger = await at.as(await makeMember(at, { company: all.company }))
  expect((await preview(stranger, { ...times, user_id: all.member.memberId })).status).toBe(403)
  const asked = await ask(all.own, { wk_date, ...times })
  const shown = await all.leader.call(approvals.getDocument, { params: { id: asked.body.drf_id } })
  expect(shown.body).toMatchObject({ drf_values: { minutes: body } })
  await approve(all.leader, asked.body.drf_id)
  const { work_minutes, late_minutes } = (await dayOf(all, '2026-11-24')).day
  expect({ work_minutes, late_minutes }).toEqual({
    work_minutes: body.after!.work_minutes,
    late_minutes: body.after!.late_minutes,
  })
})
