import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import { downloadWorkTime } from '#contract/time/attendance/attendance-team.ts'
import { confirmManyWorkTimes } from '#contract/time/closing/closing.ts'
import * as closing from '#contract/time/closing/closing-settings.ts'
import * as codes from '#contract/time/event-codes/event-codes.ts'
import { uploadEvents } from '#contract/time/work-events/event-sheets.ts'
import { type Answer, type Client, startTestApp, type TestApp } from '#test/app.ts'
import { toldOfDays } from '#test/closed-days.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'
import { fetchFile, rowsOf, sendFile, xlsxOf } from '#test/sheets.ts'

let at: TestApp
let team: LeaveTeam
let admin: Client
let codeId: number

const HEADINGS = ['이메일', '항목', '시작일', '종료일', '시작 시각', '종료 시각', '장소', '사유']
const company = (body: object) => admin.call(updateCompany, { body: body as never }) as Promise<Answer<never>>
const ofCode = (body: object) =>
  admin.call(codes.updateEventCode, { body: { c_event_code_id: codeId, ...body } as never }) as Promise<
    Answer<never>
  >
async function closeBy(body: object): Promise<Answer<never>> {
  const { body: info, status } = await admin.call(closing.getConfirmInfo, {})
  if (status === 404) return admin.call(closing.createConfirmInfo, { body: body as never }) as never
  return admin.call(closing.updateConfirmInfo, { params: { id: info.id }, body: body as never }) as never
}

// October 2026 is closed of the member: worked days, a day of a kind of the company's own, overtime. It is Monday, the 16th of November.
beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-16T09:00')
  team = await makeLeaveTeam(at, await makeCompany(at))
  admin = await at.as(team.admin)
  const added = await admin.call(codes.addEventCode, { body: { event_name: '사내 교육', group: 'WORK' } })
  codeId = added.body.c_event_code_id!
  for (const date of ['2026-10-05', '2026-10-06', '2026-10-07', '2026-10-12'])
    await makeWorkDay(at, team.member, date, { inMinute: 547, outMinute: 1203 })
  const { email } = team.member
  const content = await xlsxOf([
    HEADINGS,
    [email, '사내 교육', '2026-10-13', '2026-10-14', null, null, null, null],
    [email, '연차', '2026-10-19', null, null, null, null, null],
    [email, '연장 근로', '2026-10-06', null, '18:00', '20:00', null, null],
  ])
  const entered = await sendFile(at, admin, uploadEvents, { name: '근태.xlsx', content, fields: {} })
  const closed = await admin.call(confirmManyWorkTimes, {
    body: { confirmed_date: '2026-10-15' as never, user_ids: [team.member.memberId] },
  })
  if (entered.status !== 201 || closed.body.confirmed_count !== 1) throw new Error('October is not closed.')
})
afterAll(() => at.stop())

async function told(): Promise<Record<string, unknown>> {
  const days = await toldOfDays(admin, team.member.memberId, '2026-10')
  const url = `${downloadWorkTime.path}?start_date=2026-10-01&end_date=2026-10-31`
  const sheet = await rowsOf((await fetchFile(at, admin, url)).content)
  return { ...days, sheet: sheet.filter((row) => row.includes(team.member.name)) }
}

test.each<[string, () => Promise<Answer<never>>]>([
  ['the time at which the day changes', () => company({ change_day_time: '05:00' })],
  ['rounding', () => company({ enter_adjust: 'UP_30MIN', exit_adjust: 'DOWN_30MIN' })],
  ['hours and lunch', () => company({ start_work_time: '08:00', start_lunch_time: '11:30' })],
  ['how a kind is asked for', () => ofCode({ half: true, event_days: 3, secret: true })],
  ['which sort a kind is of', () => ofCode({ group: 'VACATION' })],
  ['a kind that is asked for no more', () => ofCode({ is_active: false })],
  ['closing by the week', () => closeBy({ confirm_period: 'WEEKLY', confirm_day: 5 })],
  ['closing by the month', () => closeBy({ confirm_period: 'MONTHLY', confirm_day: 20 })],
  ['closing by hand', () => closeBy({ confirm_period: 'MANUALLY' })],
])('what is told of closed days stays as it is when another thing is set: %s', async (_name, act) => {
  const before = await told()
  const { status, error } = await act()
  expect(error?.error_code).toBeUndefined()
  expect(status).toBeLessThan(300)
  await at.runJobs()
  expect(await told()).toEqual(before)
})

test('a kind that was used stays, and what it is called by now is what it is called everywhere', async () => {
  const removed = await admin.call(codes.deleteEventCode, { query: { c_event_code_id: codeId } })
  expect([removed.status, removed.error.error_code]).toEqual([409, 'EVENT_CODE_USED'])
  const before = JSON.stringify(await told())
  expect(before).toContain('사내 교육')
  expect((await ofCode({ event_name: '직무 교육' })).status).toBe(200)
  expect(JSON.stringify(await told())).toBe(before.replaceAll('사내 교육', '직무 교육'))
})
