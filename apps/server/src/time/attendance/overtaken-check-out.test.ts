import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInOut } from '#contract/time/attendance/attendance.ts'
import { correctWorkTime, getWorkDay } from '#contract/time/attendance/corrections.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

const DAY = '2026-11-23'
const on = (time: string) => `${DAY}T${time}:00+09:00`

/** Somebody who came at nine, and an admin. */
async function atWork() {
  const company = await makeCompany(at)
  const memberId = await makeMember(at, { company })
  const member = await at.as(memberId)
  const admin = await at.as(await makeAdmin(at, { company }))
  const out = async (arrives: string, pressed?: string, slow?: number) => {
    at.travelTo(`${DAY}T${arrives}`)
    const claim = pressed ? { loc_time: on(pressed), device_slow_seconds: slow ?? 0 } : {}
    const { body } = await member.call(checkInOut, { body: { loc_check_type: 'OUT', ...claim } })
    return [body.end_time, body.changed]
  }
  const correct = async (when: string, end: string) => {
    at.travelTo(`${DAY}T${when}`)
    const body = {
      user_id: memberId.memberId,
      wk_date: DAY as never,
      wk_start_time: '09:00' as never,
      wk_end_time: `${end}:00` as never,
      reason: '퇴근 확인',
    }
    expect((await admin.call(correctWorkTime, { body })).status).toBeLessThan(300)
  }
  const records = async () =>
    (await member.call(getWorkDay, { query: { date: DAY as never } })).body.records.map(
      ({ loc_check_type, pressed_time }) => [loc_check_type, pressed_time],
    )
  at.travelTo(`${DAY}T09:00`)
  await member.call(checkInOut, { body: { loc_check_type: 'IN' } })
  return { out, correct, records }
}

test('a check-out that waited moves no end that is later than it was pressed; it is kept as what it was', async () => {
  const { out, records } = await atWork()
  expect(await out('18:00')).toEqual(['18:00:00', true])
  expect(await out('21:00', '15:00')).toEqual(['18:00:00', false])
  expect(await records()).toEqual([
    ['IN', null],
    ['OUT', null],
    ['OUT', '2026-11-23T06:00:00Z'],
  ])
})

test('a check-out that waited moves no end that somebody entered since; one from before is moved as ever', async () => {
  const { out, correct } = await atWork()
  await out('14:00')
  await correct('16:00', '13:30')
  expect(await out('17:00', '15:00')).toEqual(['13:30:00', false])
  expect(await out('18:00', '17:30')).toEqual(['18:00:00', true])
})

test('where nothing overtook it, it is recorded on arrival; and a press of now moves the end whatever the clock shows', async () => {
  const { out } = await atWork()
  expect(await out('17:00', '15:00')).toEqual(['17:00:00', true])
  expect(await out('18:30', '12:30', 6 * 3600)).toEqual(['18:30:00', true])
  expect(await out('19:00', '19:00')).toEqual(['19:00:00', true])
})
