import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInOut, getWorkTime, listWorkStatus } from '#contract/time/attendance/attendance.ts'
import { companyIdOf } from '#server/db/transaction.ts'
import type { CommandContext } from '#server/http/context.ts'
import { startTestApp, type TestApp, withOwner } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'
import { applyLeaveDays } from './apply-leave-days.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** An approved request with its day, as the leave slice writes them. */
function takeLeave(
  member: TestMember,
  day: string,
  unit: string,
  span: { start: number; end: number; minutes: number },
): Promise<number> {
  const own = { company_id: member.companyId, member_id: member.memberId }
  return withOwner(app, async (tx) => {
    const request = {
      ...own,
      event_code: `VACATION:ANNUAL:${unit}`,
      starts_on: day,
      ends_on: day,
      counted_minutes: span.minutes,
      status: 'APPROVED',
    }
    const { id } = await tx
      .insertInto('leave_requests')
      .values(request)
      .returning('id')
      .executeTakeFirstOrThrow()
    const held = {
      ...own,
      request_id: id,
      leave_on: day,
      start_minute: span.start,
      end_minute: span.end,
      minutes: span.minutes,
    }
    await tx.insertInto('leave_days').values(held).execute()
    return id
  })
}

function apply(member: TestMember, days: string[]): Promise<void> {
  const { companyId, memberId, accountId } = member
  return app.inCompany(companyId, (tx) => {
    const actor = {
      accountId,
      memberId,
      companyId: companyIdOf(companyId),
      isFullAdmin: false,
      isLimitedAdmin: false,
      isShutOut: false,
    }
    const ctx: CommandContext = {
      tx,
      now: app.now(),
      today: app.now().toZonedDateTimeISO('Asia/Seoul').toPlainDate(),
      companyId: companyIdOf(companyId),
      actor: {
        ...actor,
        ledTeamIds: [],
        coverTeamIds: [],
        roles: [],
        timezone: 'Asia/Seoul',
        switchedOff: [],
      },
      language: 'ko',
      audit: () => undefined,
    }
    return applyLeaveDays(ctx, memberId, days)
  })
}

test('a whole day of leave shows as such, on the day and on the board, and goes when it is taken back', async () => {
  const company = await makeCompany(app)
  const teamId = await makeTeam(app, company)
  const member = await makeMember(app, { company, teamId })
  const colleague = await app.as(await makeMember(app, { company, teamId }))
  const request = await takeLeave(member, '2026-11-23', 'FULL', { start: 0, end: 2880, minutes: 480 })
  await apply(member, ['2026-11-23'])
  app.travelTo('2026-11-23T10:00')
  const own = await (await app.as(member)).call(getWorkTime)
  expect(own.body.days[0]).toMatchObject({ onduty: 'LEAVE', leave_minutes: 480 })
  expect(own.body.days[0]!.events).toMatchObject([
    { code: 'VACATION:ANNUAL:FULL', title: '연차', whole_day: true },
  ])

  const board = await colleague.call(listWorkStatus, { query: { onduty_status: 'LEAVE' } })
  expect(board.body.results).toMatchObject([
    { user_id: member.memberId, events_text: '휴가', events: [{ code: 'VACATION' }] },
  ])

  await app.owner.query('delete from leave_days where request_id = $1', [request])
  await apply(member, ['2026-11-23'])
  expect((await (await app.as(member)).call(getWorkTime)).body.days[0]).toMatchObject({
    onduty: 'NOT_IN',
    leave_minutes: 0,
  })
})

test('after a morning off work is due at two, also when the leave was approved later', async () => {
  const member = await makeMember(app)
  await makeWorkDay(app, member, '2026-11-24', { inMinute: 850, outMinute: 1080 })
  const late = async () => {
    const { rows } = await app.owner.query('select late_minutes from work_days where member_id = $1', [
      member.memberId,
    ])
    return rows.map((row) => row.late_minutes)
  }
  expect(await late()).toEqual([310])
  await takeLeave(member, '2026-11-24', 'AM', { start: 540, end: 840, minutes: 240 })
  await apply(member, ['2026-11-24'])
  expect(await late()).toEqual([10])
})

test('who comes after an approved morning off is not late', async () => {
  const member = await makeMember(app)
  await takeLeave(member, '2026-11-25', 'AM', { start: 540, end: 840, minutes: 240 })
  await apply(member, ['2026-11-25'])
  app.travelTo('2026-11-25T13:55')
  const answer = await (await app.as(member)).call(checkInOut, { body: { loc_check_type: 'IN' } })
  expect(answer.body).toMatchObject({
    late_minutes: 0,
    am_out: true,
    full_out: false,
    end_time_expected: '17:55:00',
  })
})
