import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveDocument } from '#contract/approvals/documents/approvals.ts'
import { listTeamDaily } from '#contract/time/attendance/attendance-team.ts'
import {
  checkInOut,
  getOnDutyStatus,
  getWorkTime,
  listWorkStatus,
  ON_DUTY_STATES,
} from '#contract/time/attendance/attendance.ts'
import { getHomeSummary } from '#contract/portal/home/home.ts'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import { listMembers } from '#contract/people/members/members.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'
import { setShifts } from '../work-plans/index.ts'

type State = (typeof ON_DUTY_STATES)[number]

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

/** A company with one team, led by its admin, who is asked nothing here but looks. */
async function office() {
  const company = await makeCompany(at)
  const admin = await makeAdmin(at, { company, name: '관리자' })
  const teamId = await makeTeam(at, company, { leaderId: admin.memberId })
  const asAdmin = await at.as(admin)
  const people = new Map<string, { memberId: number; companyId: number; client: Client }>()
  const add = async (name: string) => {
    const member = await makeMember(at, { company, teamId, name })
    const person = { ...member, client: await at.as(member) }
    people.set(name, person)
    return person
  }
  return { company, asAdmin, people, add }
}

type Office = Awaited<ReturnType<typeof office>>
type Told = Record<string, string>

/** What each reader says that everybody in the team is doing now. */
async function readersOf({ asAdmin, people }: Office): Promise<Record<string, Told>> {
  const shown = (told: Iterable<[string, string]>): Told =>
    Object.fromEntries([...told].filter(([name]) => people.has(name)))
  const board = await asAdmin.call(listWorkStatus, {
    query: { page_size: 1000 },
  })
  const list = await asAdmin.call(listMembers, { query: { page_size: 1000 } })
  const filtered: [string, string][] = []
  for (const state of ON_DUTY_STATES) {
    const { body } = await asAdmin.call(listWorkStatus, {
      query: { onduty_status: state, page_size: 1000 },
    })
    filtered.push(...body.results.map((row): [string, string] => [row.username, state]))
  }
  const own: Record<string, Told> = { 'own state': {}, 'own start page': {} }
  for (const [name, { client }] of people) {
    own['own state']![name] = (await client.call(getOnDutyStatus)).body.onduty_status
    own['own start page']![name] = (await client.call(getHomeSummary)).body.work!.onduty_status
  }
  return {
    board: shown(board.body.results.map((row) => [row.username, row.onduty_status])),
    'board, by state': shown(filtered),
    'member list': shown(list.body.results.map((row) => [row.username, row.onduty_detail.status])),
    ...own,
  }
}

/** The same for the day's records, which tell of a day and not of now. */
async function recordsOf({ asAdmin, people }: Office): Promise<Record<string, Told>> {
  const daily = await asAdmin.call(listTeamDaily, {
    query: { page_size: 1000 },
  })
  const own: Told = {}
  for (const [name, { client }] of people) own[name] = (await client.call(getWorkTime)).body.days[0]!.onduty!
  const named = daily.body.results.filter((row) => people.has(row.username))
  return {
    'team day': Object.fromEntries(named.map((row) => [row.username, row.onduty])),
    'own day': own,
  }
}

/** How many are doing what: on the start pages of the admin and of a member, and above the board. */
async function countsOf({ asAdmin, people }: Office) {
  const [somebody] = people.values()
  const board = (await asAdmin.call(listWorkStatus)).body.counts
  const whole = (await asAdmin.call(getHomeSummary)).body.team_status!
  const team = (await somebody!.client.call(getHomeSummary)).body.team_status!
  return [board, whole, team].map((counts) => ON_DUTY_STATES.map((state) => counts[state]))
}

async function expectOneTruth(at: Office, expected: Told, withRecords = true, ofAdmin: State = 'NOT_IN') {
  const readers = {
    ...(await readersOf(at)),
    ...(withRecords && (await recordsOf(at))),
  }
  expect(readers).toEqual(Object.fromEntries(Object.keys(readers).map((reader) => [reader, expected])))
  const tally = (states: string[]) =>
    ON_DUTY_STATES.map((state) => states.filter((one) => one === state).length)
  const [board, whole, team] = await countsOf(at)
  const states = Object.values(expected)
  expect(board).toEqual(tally([...states, ofAdmin]))
  expect(whole).toEqual(tally([...states, ofAdmin]))
  expect(team).toEqual(tally(states))
}

const PRESSES: Record<string, State | null> = {
  '': null,
  IN: 'WORKING',
  AWAY: 'AWAY',
  'IN AWAY': 'AWAY',
  'AWAY IN': 'WORKING',
  'IN OUT': 'OUT',
  'AWAY OUT': 'OUT',
  'AWAY IN OUT': 'OUT',
}

async function press({ client }: { client: Client }, presses: string): Promise<void> {
  for (const one of presses.split(' ').filter(Boolean)) {
    const answer = await client.call(checkInOut, {
      body: { loc_check_type: one as 'IN' | 'AWAY' | 'OUT' },
    })
    expect(answer.status).toBe(201)
  }
}

async function takeLeave({ asAdmin }: Office, { client }: { client: Client }, unit: string, on: string) {
  const [part, isOpen] = [unit.replace('?', ''), unit.endsWith('?')]
  const code = `VACATION:ANNUAL:${part}` as 'VACATION:ANNUAL:FULL'
  const times = part === 'TIME' && {
    evt_start_time: '15:00:00',
    evt_end_time: '17:00:00',
  }
  const { body } = await client.call(requestEvent, {
    body: { wk_event: code, wk_start_date: on, wk_end_date: on, ...times },
  })
  if (!isOpen)
    await asAdmin.call(approveDocument, {
      params: { id: body.drf_id! },
      body: {},
    })
}

test.each(['', 'AM', 'PM', 'TIME', 'FULL', 'FULL?'])(
  'every reader says the same of a work day, whatever was pressed: leave "%s"',
  async (unit) => {
    at.travelTo('2026-11-23T09:00')
    const all = await office()
    for (const presses of Object.keys(PRESSES)) {
      const person = await all.add(`가 ${presses}`.trim())
      if (unit) await takeLeave(all, person, unit, '2026-11-25')
    }
    at.travelTo('2026-11-25T10:00')
    const expected: Told = {}
    for (const [presses, state] of Object.entries(PRESSES)) {
      const name = `가 ${presses}`.trim()
      await press(all.people.get(name)!, presses)
      expected[name] = state ?? (unit === 'FULL' ? 'LEAVE' : 'NOT_IN')
    }
    at.travelTo('2026-11-25T11:00')
    await expectOneTruth(all, expected)
  },
)

const days: [day: string, state: State, correct?: (company: TestCompany) => Promise<unknown>][] = [
  ['2026-11-28', 'DAY_OFF'],
  ['2026-11-29', 'DAY_OFF'],
  ['2026-12-25', 'DAY_OFF'],
  ['2026-12-25', 'NOT_IN', (company) => correctHoliday(company, '2026-12-25', false)],
  ['2026-11-26', 'DAY_OFF', (company) => correctHoliday(company, '2026-11-26', true)],
  ['2026-11-28', 'DAY_OFF', (company) => correctHoliday(company, '2026-11-28', false)],
]

const correctHoliday = ({ companyId }: TestCompany, day: string, isOff: boolean) =>
  at.owner.query(
    'insert into company_holidays (company_id, holiday_on, name, is_off) values ($1, $2, $3, $4)',
    [companyId, day, '창립기념일', isOff],
  )

test.each(days)(
  'every reader says the same on %s, where nothing was done: %s',
  async (day, state, correct) => {
    const all = await office()
    await correct?.(all.company)
    at.travelTo(`${day}T11:00`)
    await all.add('나 온')
    await press(all.people.get('나 온')!, 'IN')
    await all.add('나 안 온')
    await expectOneTruth(all, { '나 온': 'WORKING', '나 안 온': state }, true, state)
  },
)

test.each([
  ['2026-11-25', 'DAY_OFF', 'NOT_IN'],
  ['2026-11-28', 'NOT_IN', 'DAY_OFF'],
])(
  'every reader says the same on %s of who has a schedule against the week',
  async (on, scheduled, other) => {
    const all = await office()
    at.travelTo(`${on}T11:00`)
    const { memberId } = await all.add('바 일정')
    await all.add('바 기본')
    const works = scheduled === 'NOT_IN'
    const hours = {
      start_minute: works ? 600 : null,
      end_minute: works ? 1140 : null,
      rest_minutes: 0,
    }
    await at.inCompany(all.company.companyId, (tx) =>
      setShifts({ tx }, [
        {
          member_id: memberId,
          work_on: on,
          works,
          ...hours,
          template_id: null,
        },
      ]),
    )
    await expectOneTruth(all, { '바 일정': scheduled, '바 기본': other }, true, other as State)
  },
)

test.each<[moment: string, expected: [night: State, away: State, gone: State, on: State], ofAdmin: State]>([
  // Still the working day of the 24th: it changes at six.
  ['2026-11-25T02:00', ['WORKING', 'AWAY', 'OUT', 'LEAVE'], 'NOT_IN'],
  // The shift runs over the day change; who has gone home is due again.
  ['2026-11-25T07:00', ['WORKING', 'AWAY', 'NOT_IN', 'NOT_IN'], 'NOT_IN'],
  // Sixteen hours after 22:00 a check-out was forgotten.
  ['2026-11-25T13:59', ['WORKING', 'AWAY', 'NOT_IN', 'NOT_IN'], 'NOT_IN'],
  ['2026-11-25T14:00', ['NOT_IN', 'NOT_IN', 'NOT_IN', 'NOT_IN'], 'NOT_IN'],
])('every reader says the same of a night shift at %s', async (moment, [night, away, gone, on], ofAdmin) => {
  at.travelTo('2026-11-23T09:00')
  const all = await office()
  await takeLeave(all, await all.add('다 휴가'), 'FULL', '2026-11-24')
  at.travelTo('2026-11-24T22:00')
  await press(await all.add('다 야간'), 'IN')
  await press(await all.add('다 외근'), 'AWAY')
  await press(await all.add('다 퇴근'), 'IN OUT')
  at.travelTo(moment)
  const expected = {
    '다 야간': night,
    '다 외근': away,
    '다 퇴근': gone,
    '다 휴가': on,
  }
  await expectOneTruth(all, expected, false, ofAdmin)
})

/** A shift of a person alone, in minutes of the day. */
const shiftOn = (
  { company }: Office,
  { memberId }: { memberId: number },
  work_on: string,
  start_minute: number,
) =>
  at.inCompany(company.companyId, (tx) =>
    setShifts({ tx }, [
      {
        member_id: memberId,
        work_on,
        works: true,
        start_minute,
        end_minute: 600,
        rest_minutes: 0,
        template_id: null,
      },
    ]),
  )

test.each<[moment: string, early: State, gone: State, day: State]>([
  ['2026-11-24T23:45', 'WORKING', 'WORKING', 'OUT'],
  ['2026-11-25T02:00', 'WORKING', 'OUT', 'OUT'],
  // The working day of the shift has come for everybody.
  ['2026-11-25T07:00', 'WORKING', 'OUT', 'NOT_IN'],
])(
  'every reader says the same at %s of who came before midnight for the day after',
  async (moment, early, gone, day) => {
    at.travelTo('2026-11-24T09:00')
    const all = await office()
    const [early_, gone_] = [await all.add('사 자정'), await all.add('사 조퇴')]
    for (const one of [early_, gone_]) await shiftOn(all, one, '2026-11-25', 30)
    const worked = await all.add('사 주간')
    await press(worked, 'IN')
    at.travelTo('2026-11-24T18:00')
    await press(worked, 'OUT')
    at.travelTo('2026-11-24T23:31')
    for (const one of [early_, gone_]) await press(one, 'IN')
    if (gone === 'OUT') {
      at.travelTo('2026-11-25T01:00')
      await press(gone_, 'OUT')
    }
    at.travelTo(moment)
    await expectOneTruth(all, { '사 자정': early, '사 조퇴': gone, '사 주간': day }, false)
  },
)

test('the board tells the times of who came before midnight on the clock of its own day', async () => {
  at.travelTo('2026-11-24T09:00')
  const all = await office()
  const early = await all.add('아 자정')
  await shiftOn(all, early, '2026-11-25', 30)
  at.travelTo('2026-11-24T23:31')
  await press(early, 'IN')
  const startOn = async (date?: string) => {
    const { body } = await all.asAdmin.call(listWorkStatus, {
      query: { date: date as never, search: '아' },
    })
    return [body.date, body.results[0]!.start_time]
  }
  expect(await startOn()).toEqual(['2026-11-24', '23:31:00'])
  expect(await startOn('2026-11-25')).toEqual(['2026-11-25', '-00:29:00'])
  at.travelTo('2026-11-25T07:00')
  expect(await startOn()).toEqual(['2026-11-25', '-00:29:00'])
  expect(await startOn('2026-11-24')).toEqual(['2026-11-24', null])
})

test('the board of another day tells that day, and a shift that runs over the day change stands in both', async () => {
  const all = await office()
  const night = await all.add('라 야간')
  await makeWorkDay(at, night, '2026-11-24', {
    inMinute: 1320,
    outMinute: null,
  })
  at.travelTo('2026-11-25T07:00')
  const stateOn = async (date: string) => {
    const { body } = await all.asAdmin.call(listWorkStatus, {
      query: { date: date as never, search: '라' },
    })
    return [body.results[0]!.onduty_status, body.results[0]!.start_time]
  }
  expect(await stateOn('2026-11-24')).toEqual(['WORKING', '22:00:00'])
  expect(await stateOn('2026-11-25')).toEqual(['WORKING', '22:00:00'])
  expect(await stateOn('2026-11-26')).toEqual(['NOT_IN', null])
})

test('the member list names leave as the board does', async () => {
  at.travelTo('2026-11-23T09:00')
  const all = await office()
  await takeLeave(all, await all.add('마 반차'), 'PM', '2026-11-25')
  at.travelTo('2026-11-25T10:00')
  const board = await all.asAdmin.call(listWorkStatus, {
    query: { search: '마' },
  })
  const list = await all.asAdmin.call(listMembers, { query: { search: '마' } })
  expect(list.body.results[0]!.onduty_detail).toEqual({
    status: 'NOT_IN',
    events_txt: '연차 (오후 반차)',
  })
  expect(board.body.results[0]).toMatchObject({
    onduty_status: 'NOT_IN',
    events_text: '연차 (오후 반차)',
  })
})
