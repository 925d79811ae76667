import { expect, test } from 'vitest'
import { copiedWeek, textBeside, weeksOf, weeksToCopy, weekToCopy } from './copy-week.ts'
import { personConflicts } from './person-conflicts.ts'
import { readCell } from './schedule-cells.ts'
import type { PersonMonth, Schedules } from './schedule-queries.ts'

const days = Array.from({ length: 31 }, (_, at) => `2026-12-${String(at + 1).padStart(2, '0')}`)
const person = (user_id: number, more: Partial<PersonMonth> = {}): PersonMonth => ({
  wk_sch_id: 1,
  version: 1,
  user_id,
  username: `사람 ${user_id}`,
  team_name: null,
  joined_date: null,
  retired_date: null,
  settled_monthly: [],
  sch_start_date: '2026-12-01',
  sch_end_date: '2026-12-31',
  sch_work_days: 0,
  work_month: 'F'.repeat(31),
  work_schedule: {},
  around: [],
  swapped_days: [],
  closed: [],
  abilities: { update: true },
  ...more,
})

test('a month has its weeks from Monday, cut to its days', () => {
  expect(weeksOf(days).map((week) => [week[0]!.slice(8), week.at(-1)!.slice(8)])).toEqual([
    ['01', '06'],
    ['07', '13'],
    ['14', '20'],
    ['21', '27'],
    ['28', '31'],
  ])
})

test('this week is copied until another is chosen', () => {
  expect(weekToCopy(weeksOf(days), '2026-12-16')[0]).toBe('2026-12-14')
  expect(weekToCopy(weeksOf(days), '2026-11-16')[0]).toBe('2026-12-01')
})

test('weeks of the month before are offered whole, and those that the month touches', () => {
  expect(weeksToCopy(days).map((week) => [week[0], week.at(-1)])).toEqual([
    ['2026-10-26', '2026-11-01'],
    ['2026-11-02', '2026-11-08'],
    ['2026-11-09', '2026-11-15'],
    ['2026-11-16', '2026-11-22'],
    ['2026-11-23', '2026-11-29'],
    ['2026-11-30', '2026-12-06'],
    ['2026-12-07', '2026-12-13'],
    ['2026-12-14', '2026-12-20'],
    ['2026-12-21', '2026-12-27'],
    ['2026-12-28', '2027-01-03'],
  ])
})

test('a week of the month before is copied for who was planned in it', () => {
  const words = { usual: '기본', problem: '모름' }
  const { templates } = facts
  const november = { sch_start_date: '2026-11-01', sch_end_date: '2026-11-30' }
  const before = {
    ...facts,
    results: [
      person(1, { ...november, work_schedule: { 23: { work: true, sch_tem_id: 5 } } }),
      person(2, { ...november, work_schedule: null }),
    ],
  } as Schedules
  const beside = [{ date: '2027-01-01', work: true, sch_tem_id: 5 }]
  const rows = [person(1, { around: beside }), person(2), person(3)]
  const textOf = (row: PersonMonth, day: string) =>
    days.includes(day) ? '주간' : textBeside(row, day, { before, templates, words })
  const from = weeksToCopy(days).find((week) => week[0] === '2026-11-23')!
  const copied = copiedWeek(rows, textOf, from, [weeksOf(days)[1]!])
  expect(copied.map(({ row, column, text }) => [row, column.slice(8), text])).toEqual([
    [1, '07', '야간'],
    [1, '08', ''],
    [1, '09', ''],
    [1, '10', ''],
    [1, '11', ''],
    [1, '12', ''],
    [1, '13', ''],
  ])
  // What is planned of the month after is known of the week that ends in it; the rest of that week stays.
  const last = weeksToCopy(days).at(-1)!
  const onward = copiedWeek(rows, textOf, last, [weeksOf(days)[2]!])
  expect(onward).toEqual([{ row: 1, column: '2026-12-18', text: '야간' }])
})

test('a shift that was removed since is copied as its hours, not as another one of its name', () => {
  const words = { usual: '기본', problem: '모름' }
  const night = facts.templates[0]!
  const planned = { 23: { work: true, sch_tem_id: 5 } }
  const before = {
    ...facts,
    templates: [{ ...night, is_removed: true }],
    results: [person(1, { work_schedule: planned })],
  } as Schedules
  const templates = [...before.templates, { ...night, sch_tem_id: 6, start_time: '21:00:00' }]
  const text = textBeside(person(1), '2026-11-23', { before, templates, words })!
  expect(readCell(text, templates, words)).toEqual({
    value: { work: true, sch_tem_id: null, start_time: '22:00', end_time: '31:00' },
  })
})

test('a day that is already so is not written', () => {
  const weeks = weeksOf(days)
  const textOf = (_: PersonMonth, day: string) => (day === '2026-12-08' ? '야간' : '주간')
  const copied = copiedWeek([person(1)], textOf, weeks[1]!, [weeks[2]!])
  expect(copied).toEqual([{ row: 1, column: '2026-12-15', text: '야간' }])
})

test('a copied week leaves closed days as they are, and goes as far as the month does', () => {
  const weeks = weeksOf(days)
  const rows = [person(2, { closed: [{ start_date: '2026-12-01', end_date: '2026-12-04' }] })]
  const textOf = (_: PersonMonth, day: string) => (weeks[1]!.includes(day) ? '주간' : '')
  const copied = copiedWeek(rows, textOf, weeks[1]!, [weeks[0]!, weeks[4]!])
  expect(copied.map(({ column }) => column.slice(8))).toEqual(['05', '06', '28', '29', '30', '31'])
})

test('a week is copied day by day of the week, for who is planned in it; what is locked stays', () => {
  const weeks = weeksOf(days)
  const cells: Record<string, string> = { '2 2026-12-07': '야간', '3 2026-12-08': '주간' }
  const textOf = (row: PersonMonth, day: string) =>
    cells[`${row.user_id} ${day}`] ?? (weeks[1]!.includes(day) ? '' : '오후')
  const rows = [person(1), person(2), person(3, { retired_date: '2026-12-22' })]
  const copied = copiedWeek(rows, textOf, weeks[1]!, [weeks[0]!, weeks[3]!])
  const of = (row: number) => copied.filter((cell) => cell.row === row)
  expect(of(1)).toEqual([])
  // The first week has no Monday in this month.
  expect(of(2).map(({ column }) => column.slice(8))).toEqual([
    '01',
    '02',
    '03',
    '04',
    '05',
    '06',
    '21',
    '22',
    '23',
    '24',
    '25',
    '26',
    '27',
  ])
  expect(of(2).find(({ column }) => column === '2026-12-21')?.text).toBe('야간')
  expect(
    of(3)
      .filter(({ text }) => text === '주간')
      .map(({ column }) => column.slice(8)),
  ).toEqual(['01', '22'])
  expect(of(3).some(({ column }) => column === '2026-12-23')).toBe(false)
})

const facts: Pick<Schedules, 'days' | 'templates'> = {
  days: ['2026-11-30', ...days, '2027-01-01', '2027-01-02', '2027-01-03'].map((date) => {
    const isWork = Temporal.PlainDate.from(date).dayOfWeek < 6
    const times = { start_time: isWork ? '09:00:00' : null, end_time: isWork ? '18:00:00' : null }
    return {
      date,
      is_work_day: isWork,
      is_holiday: false,
      holiday_name: null,
      ...times,
      planned_minutes: isWork ? 480 : 0,
    }
  }),
  templates: [
    {
      sch_tem_id: 5,
      title: '야간',
      start_time: '22:00:00',
      end_time: '31:00:00',
      rest: 60,
      color: '#000000',
      is_removed: false,
    },
  ],
}
const told = (row: PersonMonth, changed = {}) =>
  personConflicts(row, changed, facts).map(({ kind, day, minutes }) => [kind, String(day), minutes])

test('too little rest and too long weeks are told while they are typed, also across the edge of the month', () => {
  const night = { work: true, sch_tem_id: 5 }
  const day = { work: true, sch_tem_id: null }
  expect(told(person(1), { '2026-12-07': night, '2026-12-08': day })).toEqual([['REST', '2026-12-08', 120]])
  const around = [{ date: '2026-11-30', work: true, sch_tem_id: 5 }]
  expect(told(person(1, { around }), { '2026-12-01': day })).toEqual([['REST', '2026-12-01', 120]])
  const seven = Object.fromEntries(days.slice(6, 13).map((one) => [one, day]))
  expect(told(person(1), seven)).toEqual([['WEEK', '2026-12-07', 3360]])
})

test('what was swapped for a person stands before their schedule, with the shift of the worked day', () => {
  const day = { work: true, sch_tem_id: null }
  const night = { work: true, sch_tem_id: 5 }
  const swap = (date: string, work: boolean, other_date: string) => ({
    date,
    work,
    other_date,
    holiday_name: null,
  })
  const six = Object.fromEntries([8, 9, 10, 11, 12, 13].map((at) => [at, night]))
  const planned = person(1, { work_schedule: six })
  // Seven nights are too many, and six of them are not: one is free for a holiday that is worked.
  expect(told(planned)).toEqual([])
  const long = person(1, { work_schedule: { ...six, 7: night } })
  expect(told(long)).toEqual([['WEEK', '2026-12-07', 3360]])
  expect(told({ ...long, swapped_days: [swap('2026-12-09', false, '2026-12-20')] })).toEqual([])
  const worked = { ...planned, swapped_days: [swap('2026-12-14', true, '2026-12-16')] }
  expect(told(worked, {})).toEqual([['REST', '2026-12-14', 120]])
  expect(told({ ...person(1, { work_schedule: { 14: night, 15: day } }) })).toEqual([
    ['REST', '2026-12-15', 120],
  ])
  expect(
    told({
      ...person(1, { work_schedule: { 14: night, 15: day } }),
      swapped_days: [swap('2026-12-14', false, '2026-12-20')],
    }),
  ).toEqual([])
})

test('who has no schedule and gets none is not judged', () => {
  expect(told(person(1, { work_schedule: null, wk_sch_id: null }))).toEqual([])
})

test('who is settled by the month is judged by its average, from the day on which that began', () => {
  const long = { work: true, sch_tem_id: null, start_time: '08:00:00', end_time: '21:00:00', rest: 60 }
  const weeks = (of: number[]) =>
    Object.fromEntries(of.flatMap((week) => days.slice(week, week + 5)).map((one) => [one, long]))
  const monthly = person(1, { settled_monthly: [{ from: null, before: null }] })
  expect(told(person(1), weeks([6]))).toEqual([['WEEK', '2026-12-07', 3600]])
  expect(told(monthly, weeks([6]))).toEqual([])
  // Four weeks of 60 hours: 240, where 52 hours a week are 230.3 in 31 days.
  expect(told(monthly, weeks([0, 6, 13, 20]))).toEqual([['MONTH', '2026-12-01', 14_400]])
  const later = person(1, { settled_monthly: [{ from: '2026-12-14', before: null }] })
  expect(told(later, weeks([6]))).toEqual([['WEEK', '2026-12-07', 3600]])
})
