import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EndpointCall } from '#contract/endpoint.ts'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import { allSettings } from '#contract/platform/companies/setting-table.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { updateMembers } from '#contract/people/employment/changes.ts'
import { previewSettings, previewSettingsDays } from '#contract/time/attendance/replay.ts'
import { type Client, startTestApp, type TestApp, withOwner } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeWorkDay, type WorkDayFields } from '#test/factories/work-days.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

type Settings = Omit<NonNullable<EndpointCall<typeof previewSettings>['query']>, 'after' | 'limit'>

const JOB = 'recount-open-days'

/** A company on a Monday of November with one person and their days. */
async function companyWith(days: Record<string, WorkDayFields>) {
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company }))
  const member = await makeMember(at, { company })
  for (const [day, fields] of Object.entries(days)) await makeWorkDay(at, member, day, fields)
  return { company, admin, member }
}

/** The figures of a person's days as they are stored, under the names of the wire. */
async function storedOf({ memberId }: TestMember): Promise<Record<string, Record<string, number>>> {
  const { rows } = await at.owner.query(
    `select work_on, worked_minutes as work_minutes, rest_minutes, overtime_minutes, night_minutes,
       holiday_minutes + holiday_over_minutes as holiday_minutes, late_minutes, early_minutes
     from work_days where member_id = $1 order by 1`,
    [memberId],
  )
  return Object.fromEntries(rows.map(({ work_on, ...figures }) => [work_on, figures]))
}

const save = (admin: Client, body: object) => admin.call(updateCompany, { body: body as never })

async function shownOf(admin: Client, settings: Settings, { memberId }: TestMember) {
  const { body, status } = await admin.call(previewSettingsDays, {
    query: { ...settings, user_id: memberId },
  })
  expect(status).toBe(200)
  return body.days
}

const at9 = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const day = (from: string, to: string): WorkDayFields => ({
  inMinute: at9(from),
  outMinute: at9(to),
})
const [WEEKDAY, SUNDAY] = ['2026-10-20', '2026-10-25']

/** Every setting that counts days, on a day that comes out otherwise by it: from what to what. */
const cases: [Settings, string, WorkDayFields, Record<string, [number, number]>][] = [
  [{ enter_adjust: 'UP_30MIN' }, WEEKDAY, day('09:10', '18:10'), { work_minutes: [480, 460] }],
  [{ enter_adjust: 'SCHEDULED' }, WEEKDAY, day('08:30', '18:00'), { work_minutes: [510, 480] }],
  [{ exit_adjust: 'DOWN_10MIN' }, WEEKDAY, day('09:00', '18:07'), { work_minutes: [487, 480] }],
  [{ exit_adjust: 'SCHEDULED' }, WEEKDAY, day('09:00', '19:00'), { overtime_minutes: [60, 0] }],
  [{ overtime_calc: 'ACTUAL_TIME_IF_REQ' }, WEEKDAY, day('09:00', '21:00'), { overtime_minutes: [180, 0] }],
  [{ holiday_calc: 'ACTUAL_TIME_IF_REQ' }, SUNDAY, day('09:00', '18:00'), { holiday_minutes: [480, 0] }],
  [{ start_work_time: '08:00' }, WEEKDAY, day('09:00', '18:00'), { late_minutes: [0, 60] }],
  [{ end_work_time: '17:00' }, WEEKDAY, day('09:00', '17:30'), { early_minutes: [30, 0] }],
  [{ start_lunch_time: '11:00' }, WEEKDAY, day('09:00', '18:00'), { rest_minutes: [60, 120] }],
  [
    {
      start_dinner_time: '18:00',
      end_dinner_time: '19:00',
      enterprise_option: 'DINNER_AFT_CONT_WORK',
    },
    WEEKDAY,
    day('09:00', '20:00'),
    { work_minutes: [600, 540], overtime_minutes: [120, 60] },
  ],
  [{ end_lunch_time: '14:00' }, WEEKDAY, day('09:00', '18:00'), { work_minutes: [480, 420] }],
]

test.each(cases)('%j makes of the day what is shown before, and nothing else', async (...row) => {
  const [settings, on, fields, figures] = row
  const { admin, member } = await companyWith({ [on]: fields })
  const was = await storedOf(member)
  const [shown] = await shownOf(admin, settings, member)
  expect(shown).toMatchObject({ wk_date: on, moved: false, before: was[on] })
  for (const [name, change] of Object.entries(figures))
    expect([shown!.before, shown!.after].map((one) => one[name as 'work_minutes'])).toEqual(change)
  expect(await storedOf(member)).toEqual(was)

  await save(admin, { ...settings, count_days_from: 'OPEN_DAYS' })
  await at.runJobs(JOB)
  expect((await storedOf(member))[on]).toEqual(shown!.after)
  expect(await shownOf(admin, settings, member)).toEqual([])
})

test('a new day change is told by the days that would have begun on the day beside, far from their plan, and moves none', async () => {
  const early = day('07:00', '15:00')
  const fields = {
    '2026-10-20': day('09:00', '18:00'),
    '2026-10-21': early,
    [SUNDAY]: early,
  }
  const { admin, member } = await companyWith(fields)
  const was = await storedOf(member)
  const [shown, ...others] = await shownOf(admin, { change_day_time: '08:00' }, member)
  expect(others).toEqual([])
  expect(shown).toMatchObject({
    wk_date: SUNDAY,
    moved: true,
    before: shown!.after,
  })
  await save(admin, { change_day_time: '08:00', count_days_from: 'OPEN_DAYS' })
  expect((await at.runJobs(JOB)).failures).toEqual([])
  expect(await storedOf(member)).toEqual(was)
})

test('who came before midnight for a shift after it stays on that day, whenever the day would change', async () => {
  const { admin, member } = await companyWith({
    [WEEKDAY]: { inMinute: -30, outMinute: 490 },
  })
  await at.owner.query('update work_days set planned_start_minute = 30 where member_id = $1', [
    member.memberId,
  ])
  const settings = {
    change_day_time: '05:00',
    exit_adjust: 'DOWN_60MIN',
  } as const
  expect((await shownOf(admin, settings, member)).map(({ moved }) => moved)).toEqual([false])
  const { results } = (await admin.call(previewSettings, { query: settings })).body
  expect(results).toMatchObject([{ changed_days: 1, moved_days: 0 }])
})

test('every setting that says that it counts days is among those above', () => {
  const counting = allSettings.flatMap(([name, setting]) => (setting.countsDays ? [name as string] : []))
  const tried = cases.flatMap(([settings]) => Object.keys(settings))
  expect([...new Set([...tried, 'change_day_time'])].toSorted()).toEqual(counting.toSorted())
})

test('from today on, days that are over stay; closed days stay in any case, and are told', async () => {
  const fields = {
    '2026-09-30': day('09:10', '18:00'),
    '2026-10-20': day('09:10', '18:00'),
    '2026-11-10': day('09:10', '18:00'),
  }
  const { admin, member } = await companyWith(fields)
  const closing = {
    company_id: member.companyId,
    member_id: member.memberId,
    closed_at: '2026-11-02T00:00Z',
  }
  await withOwner(at, (tx) =>
    tx
      .insertInto('day_closings')
      .values({ ...closing, starts_on: '2026-10-01', ends_on: '2026-10-31' })
      .execute(),
  )
  const was = await storedOf(member)
  const settings = { enter_adjust: 'UP_30MIN' } as const
  const { body } = await admin.call(previewSettings, { query: settings })
  expect(body).toMatchObject({
    start_date: '2026-10-01',
    end_date: '2026-11-23',
    closed_days: 1,
  })
  expect(body.results).toMatchObject([{ user_id: member.memberId, changed_days: 1 }])

  await save(admin, { ...settings, count_days_from: 'TODAY' })
  await at.runJobs()
  expect(await storedOf(member)).toEqual(was)

  await save(admin, { enter_adjust: 'UP_60MIN', count_days_from: 'OPEN_DAYS' })
  await at.runJobs()
  const now = await storedOf(member)
  expect(now['2026-11-10']!.work_minutes).toBe(420)
  expect([now['2026-09-30'], now['2026-10-20']]).toEqual([was['2026-09-30'], was['2026-10-20']])
})

test('what was not changed stays as each day was counted, also the lunch of before', async () => {
  const { admin, member } = await companyWith({
    [WEEKDAY]: day('09:10', '18:10'),
  })
  await save(admin, { end_lunch_time: '15:00', exit_adjust: 'DOWN_60MIN' })
  await save(admin, { enter_adjust: 'UP_30MIN', count_days_from: 'OPEN_DAYS' })
  await at.runJobs()
  // 09:30 to 18:10 with the hour of rest of that day, and not until 18:00 with three.
  expect((await storedOf(member))[WEEKDAY]).toMatchObject({
    work_minutes: 460,
    rest_minutes: 60,
  })
})

test('an end that nobody recorded moves with the plan that it was taken from', async () => {
  const { admin, member } = await companyWith({
    [WEEKDAY]: day('09:00', '18:00'),
  })
  await at.owner.query("update work_days set out_by = 'PLAN' where member_id = $1", [member.memberId])
  const [shown] = await shownOf(admin, { end_work_time: '17:00' }, member)
  expect(shown!.after).toMatchObject({ work_minutes: 420, early_minutes: 0 })
})

test('a rounding of a person that holds from a past day on counts the days since then, and no others', async () => {
  const fields = {
    '2026-11-09': day('09:01', '18:00'),
    '2026-11-10': day('09:01', '18:00'),
  }
  const { admin, member } = await companyWith(fields)
  await save(admin, { end_lunch_time: '15:00' })
  const body = {
    user_id: member.memberId,
    enter_adjust: 'UP_30MIN',
    from: '2026-11-10',
  }
  expect((await admin.call(updateMembers, { body: body as never })).status).toBe(200)
  const minutes = Object.values(await storedOf(member)).map(({ work_minutes }) => work_minutes)
  expect(minutes).toEqual([479, 450])
})

test('people come in pieces, in each the largest change first', async () => {
  const { company, admin, member } = await companyWith({
    [WEEKDAY]: day('09:10', '18:00'),
  })
  const other = await makeMember(at, { company })
  for (const on of [WEEKDAY, '2026-10-21']) await makeWorkDay(at, other, on, day('09:10', '18:00'))
  await makeMember(at, { company })
  const settings = { enter_adjust: 'UP_30MIN' } as const
  const whole = (await admin.call(previewSettings, { query: settings })).body
  expect(whole.results.map((one) => [one.user_id, one.changed_days])).toEqual([
    [other.memberId, 2],
    [member.memberId, 1],
  ])
  expect(whole.results[0]).toMatchObject({
    before: { work_minutes: 940 },
    after: { work_minutes: 900 },
  })
  expect(whole).toMatchObject({
    total_count: 4,
    seen_count: 4,
    next_after: null,
  })

  const pieces = []
  for (let after: number | null = 0; after !== null;) {
    const { body }: { body: typeof whole } = await admin.call(previewSettings, {
      query: { ...settings, after, limit: 1 },
    })
    pieces.push(...body.results)
    expect(body.total_count).toBe(4)
    after = body.next_after
  }
  expect(pieces).toHaveLength(2)
  expect(pieces).toEqual(expect.arrayContaining(whole.results))
})

test('the admin is told when open days are counted anew, and doing it again writes nothing', async () => {
  const { admin, member } = await companyWith({
    [WEEKDAY]: day('09:10', '18:00'),
    '2026-10-21': {},
  })
  await save(admin, { enter_adjust: 'UP_30MIN', count_days_from: 'OPEN_DAYS' })
  await at.runJobs(JOB)
  const { body } = await admin.call(listNotifications)
  expect(body.results[0]).toMatchObject({ nt_type: 'WORK_DAYS_RECOUNTED' })
  const { rows: trail } = await at.owner.query(
    "select after from audit_events where company_id = $1 and action = 'work_day.recount'",
    [member.companyId],
  )
  // The other day comes out the same, but is counted by the new rule from now on.
  expect(trail).toMatchObject([{ after: { members: [member.memberId], days: 2, aspects: ['checkIn'] } }])
  const writtenAt = async () =>
    (await at.owner.query('select xmin from work_days where member_id = $1', [member.memberId])).rows
  const once = await writtenAt()
  at.travelTo('2026-11-23T10:00')
  await save(admin, { enter_adjust: 'ON_TIME' })
  await save(admin, { enter_adjust: 'UP_30MIN', count_days_from: 'OPEN_DAYS' })
  await at.runJobs(JOB)
  expect(await writtenAt()).toEqual(once)
})

test('only full admins ask, about people of their own company, and wrong hours are refused as on saving', async () => {
  const { admin, member } = await companyWith({})
  const refused = await (await at.as(member)).call(previewSettings, { query: { enter_adjust: 'ON_TIME' } })
  expect([refused.status, refused.error.error_code]).toEqual([403, 'FORBIDDEN'])
  const stranger = await makeMember(at)
  const gone = await admin.call(previewSettingsDays, {
    query: { user_id: stranger.memberId },
  })
  expect(gone.status).toBe(404)
  const outside = await admin.call(previewSettings, {
    query: { start_work_time: '12:30' },
  })
  expect([outside.status, outside.error.error_code]).toEqual([400, 'LUNCH_OUTSIDE_HOURS'])
  const reversed = await admin.call(previewSettings, {
    query: { start_lunch_time: '13:30' },
  })
  expect(reversed.error.error_code).toBe('INVALID_RANGE')
})

test('the count of statements is the same for any number of people and days', async () => {
  const { company, admin, member } = await companyWith({
    [WEEKDAY]: day('09:10', '18:00'),
  })
  const count = async () =>
    (await at.statementsOf(() => admin.call(previewSettings, { query: { enter_adjust: 'UP_30MIN' } }))).length
  await count()
  const few = await count()
  for (let index = 0; index < 8; index += 1) {
    const other = index < 4 ? member : await makeMember(at, { company })
    await makeWorkDay(at, other, `2026-11-0${index + 1}`, day('09:10', '18:00'))
  }
  expect(await count()).toBe(few)
  expect(few).toBe(6)
})
