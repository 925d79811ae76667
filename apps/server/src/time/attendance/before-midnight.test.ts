import { afterAll, beforeAll, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import { requestDocumentCancel } from '#contract/approvals/documents/cancels.ts'
import { checkInOut, getOnDutyStatus, getWorkTime } from '#contract/time/attendance/attendance.ts'
import { correctWorkTime, getWorkDay, requestCorrection } from '#contract/time/attendance/corrections.ts'
import { saveSchMonth } from '#contract/time/schedules/schedules.ts'
import { downloadWorkTime } from '#contract/time/attendance/attendance-team.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { fetchFile, rowsOf } from '#test/sheets.ts'

// Shifts that begin soon after midnight: the press for them comes before it, on the calendar day before.
let at: TestApp
let admin: Client
let worker: TestMember
let own: Client
let leader: Client
let correctionId: number

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company }))
  const boss = await makeMember(at, { company })
  const teamId = await makeTeam(at, company, { leaderId: boss.memberId })
  leader = await at.as(boss)
  worker = await makeMember(at, { company, teamId })
  own = await at.as(worker)
  const shift = { work: true, start_time: '00:30', end_time: '10:00', rest: 60 }
  const days = Array.from({ length: 30 }, (_, n) => (n + 1 === 25 || n + 1 === 27 ? shift : { work: false }))
  await admin.call(saveSchMonth, {
    body: {
      user_id: worker.memberId,
      sch_start_date: '2026-11-01' as never,
      sch_end_date: '2026-11-30' as never,
      work_month: days.map(({ work }) => (work ? 'T' : 'F')).join(''),
      work_schedule: Object.fromEntries(days.map((one, n) => [n + 1, one])) as never,
    },
  })
})
afterAll(() => at.stop())

const press = (loc_check_type: 'IN' | 'OUT') => own.call(checkInOut, { body: { loc_check_type } })
const dayOf = async (date: string) =>
  (await own.call(getWorkTime, { query: { date: date as never } })).body.days[0]

test('a press half an hour before midnight belongs to the shift that begins half an hour after it', async () => {
  at.travelTo('2026-11-24T23:30')
  expect((await press('IN')).body).toMatchObject({ wk_date: '2026-11-25', start_time: '-00:30:00' })
  at.travelTo('2026-11-24T23:45')
  expect((await own.call(getOnDutyStatus)).body).toMatchObject({
    wk_date: '2026-11-25',
    onduty_status: 'WORKING',
  })
  at.travelTo('2026-11-25T10:00')
  expect((await press('OUT')).body).toMatchObject({ wk_date: '2026-11-25', end_time: '10:00:00' })
  // 630 minutes less the rest; 22:00 to 06:00 is night, and of it 23:30 on.
  expect(await dayOf('2026-11-25')).toMatchObject({
    wk_start_time: '-00:30:00',
    work_minutes: 570,
    night_minutes: 330,
    late_minutes: 0,
    missing: null,
  })
  expect(await dayOf('2026-11-24')).toMatchObject({ wk_start_time: null, missing: null })
})

const enter = (wk_start_time: string, wk_end_time: string) =>
  admin.call(correctWorkTime, {
    body: {
      user_id: worker.memberId,
      wk_date: '2026-11-25',
      wk_start_time,
      wk_end_time,
      reason: '정정',
    } as never,
  })

test('what is entered for it lies where it is meant', async () => {
  at.travelTo('2026-11-25T12:00')
  expect((await enter('23:40', '10:30')).body).toMatchObject({
    wk_start_time: '-00:20:00',
    wk_end_time: '10:30:00',
  })
  expect((await enter('00:35', '10:30')).body).toMatchObject({ wk_start_time: '00:35:00', late_minutes: 5 })
  expect((await enter('23:40', '10:00')).body).toMatchObject({ wk_start_time: '-00:20:00' })
  const { body } = await own.call(getWorkDay, { query: { date: '2026-11-25' as never } })
  expect(body.trace[0]).toMatchObject({ input: '-00:20 ~ 10:00' })
})

test('a correction that is asked for by its moment says the day that it is about', async () => {
  const body = {
    loc_check_type: 'IN',
    loc_time: '2026-11-24T23:35:00+09:00',
    wk_date: '2026-11-25',
    reason: '착오',
  }
  const asked = await own.call(requestCorrection, { body: body as never })
  expect(asked.status).toBe(201)
  correctionId = asked.body.drf_id
})

test('what is corrected below zero is put back to where it was, withdrawn or by a document', async () => {
  const params = { id: correctionId }
  const start = async () => (await dayOf('2026-11-25'))?.wk_start_time
  const approve = (id: number) => leader.call(approvals.approveDocument, { params: { id }, body: {} })
  expect(await start()).toBe('-00:20:00')
  await approve(correctionId)
  expect(await start()).toBe('-00:25:00')
  expect((await leader.call(approvals.withdrawDecision, { params })).status).toBe(200)
  expect(await start()).toBe('-00:20:00')
  await approve(correctionId)
  const { body } = await own.call(requestDocumentCancel, { params, body: { reason: '잘못 신청했습니다.' } })
  expect((await approve(body.drf_id)).status).toBe(200)
  expect(await start()).toBe('-00:20:00')
  const { corrections } = (await own.call(getWorkDay, { query: { date: '2026-11-25' as never } })).body
  expect(corrections[0]).toMatchObject({
    is_undo: true,
    before: { wk_start_time: '-00:25:00' },
    after: { wk_start_time: '-00:20:00' },
  })
})

test('a sheet says that it was the day before', async () => {
  const path = `${downloadWorkTime.path}?start_date=2026-11-25&end_date=2026-11-25`
  const { content } = await fetchFile(at, admin, path)
  expect(JSON.stringify(await rowsOf(content))).toContain('전일 23:40')
})

test('more than four hours before the shift it is work of the day before', async () => {
  at.travelTo('2026-11-26T20:29')
  expect((await press('IN')).body).toMatchObject({ wk_date: '2026-11-26' })
})
