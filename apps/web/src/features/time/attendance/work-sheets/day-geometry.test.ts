import { expect, test } from 'vitest'
import { axisOf, barSpans, lastMinutes, placeOf, ticksOf } from './day-geometry.ts'
import type { WorkDay } from './whole-days.ts'

const lunch = { from: 720, to: 780 }
const plain: WorkDay = {
  is_before_records: false,
  isConfirmed: false,
  wk_date: '2026-11-16',
  onduty: 'OUT',
  wk_start_time: '09:00:00',
  wk_end_time: '18:00:00',
  wk_start_by: 'CHECK',
  wk_end_by: 'CHECK',
  excluded_minutes: 0,
  work_except: [],
  early_minutes: 0,
  dinner_start_time: null,
  dinner_end_time: null,
  sch_start_time: '09:00:00',
  sch_end_time: '18:00:00',
  planned_minutes: 480,
  work_minutes: 480,
  rest_minutes: 60,
  night_minutes: 0,
  overtime_minutes: 0,
  holiday_minutes: 0,
  holiday_over_minutes: 0,
  late_minutes: 0,
  leave_minutes: 0,
  is_work_day: true,
  is_holiday: false,
  holiday_name: null,
  missing: null,
  events: [],
}
const kinds = (day: Partial<WorkDay>, now?: number) =>
  barSpans({ ...plain, ...day }, { lunch, now }).map(({ kind, from, to }) => [kind, from, to])

test('dinner that was rest is drawn, and overtime lies around it', () => {
  const evening = { wk_end_time: '20:00:00', rest_minutes: 120, overtime_minutes: 60 }
  const dinner = { dinner_start_time: '18:00:00', dinner_end_time: '19:00:00' }
  expect(kinds({ ...evening, ...dinner })).toEqual([
    ['planned', 540, 1080],
    ['work', 540, 1200],
    ['overtime', 1140, 1200],
    ['rest', 720, 780],
    ['rest', 1080, 1140],
  ])
})

test('an ordinary day is plan, work and lunch', () => {
  expect(kinds({})).toEqual([
    ['planned', 540, 1080],
    ['work', 540, 1080],
    ['rest', 720, 780],
  ])
})

test('overtime is the end of the day, night what lies after 22:00', () => {
  expect(kinds({ wk_end_time: '23:00:00', overtime_minutes: 300, night_minutes: 60 })).toEqual([
    ['planned', 540, 1080],
    ['work', 540, 1380],
    ['overtime', 1080, 1380],
    ['night', 1320, 1380],
    ['rest', 720, 780],
  ])
})

test('work over midnight goes on beyond 24:00, in the night', () => {
  const shift = { wk_start_time: '22:00:00', wk_end_time: '30:30:00', night_minutes: 480, rest_minutes: 0 }
  expect(kinds(shift)).toContainEqual(['night', 1320, 1800])
  expect(kinds(shift)).toContainEqual(['work', 1320, 1830])
})

test('a holiday is drawn as one, with what goes beyond eight hours', () => {
  const day = {
    is_holiday: true,
    sch_start_time: null,
    sch_end_time: null,
    wk_start_time: '10:00:00',
    wk_end_time: '21:00:00',
  }
  expect(kinds({ ...day, holiday_minutes: 480, holiday_over_minutes: 120 })).toEqual([
    ['holiday', 600, 1260],
    ['overtime', 1140, 1260],
    ['rest', 720, 780],
  ])
})

test('a day that is going on ends now; a forgotten check-out is a stub; nobody there is the plan alone', () => {
  expect(kinds({ wk_end_time: null, onduty: 'WORKING', rest_minutes: 0 }, 840)).toContainEqual([
    'work',
    540,
    840,
  ])
  expect(kinds({ wk_end_time: null, missing: 'OUT' })).toContainEqual(['open', 540, 570])
  expect(kinds({ wk_start_time: null, wk_end_time: null })).toEqual([['planned', 540, 1080]])
})

test('only approved leave is drawn', () => {
  const event = {
    code: 'VACATION:ANNUAL:AM',
    title: '연차',
    start_time: '09:00:00',
    end_time: '14:00:00',
    minutes: 240,
    whole_day: false,
  }
  expect(kinds({ events: [{ ...event, drf_status: 'APPROVED' }] })).toContainEqual(['leave', 540, 840])
  expect(kinds({ events: [{ ...event, drf_status: 'REQUESTED' }] }).flat()).not.toContain('leave')
})

test('leave of a whole day lies over the planned hours, and work that was asked for is no leave', () => {
  const asked = { title: '', minutes: 480, drf_status: 'APPROVED' as const }
  const whole = { ...asked, start_time: '00:00:00', end_time: '48:00:00', whole_day: true }
  const nobody = { wk_start_time: null, wk_end_time: null }
  expect(kinds({ ...nobody, events: [{ ...whole, code: 'VACATION:ANNUAL:FULL' }] })).toEqual([
    ['planned', 540, 1080],
    ['leave', 540, 1080],
  ])
  const evening = { ...asked, start_time: '18:00:00', end_time: '21:00:00', whole_day: false }
  const events = [
    { ...whole, code: 'HOME:FULL' },
    { ...evening, code: 'WORK:EXTENDED' },
  ]
  expect(kinds({ ...nobody, events })).toEqual([['planned', 540, 1080]])
})

test('the last minutes of work skip the rest among them', () => {
  expect(lastMinutes({ from: 540, to: 1080 }, [], 60)).toEqual({ from: 1020, to: 1080 })
  expect(lastMinutes({ from: 540, to: 840 }, [lunch], 120)).toEqual({ from: 660, to: 840 })
  expect(lastMinutes({ from: 540, to: 600 }, [], 600)).toEqual({ from: 540, to: 600 })
})

test('the scale holds every span in whole hours', () => {
  expect(axisOf([[]])).toEqual({ from: 480, to: 1200 })
  expect(axisOf([[{ kind: 'work', from: 400, to: 1830 }]])).toEqual({ from: 360, to: 1860 })
  expect(ticksOf({ from: 480, to: 1200 })).toEqual([480, 600, 720, 840, 960, 1080, 1200])
  expect(ticksOf({ from: 360, to: 1860 })).toEqual([480, 720, 960, 1200, 1440, 1680])
})

test('one long day does not shrink all days of a month, but is drawn whole in its week', () => {
  const usual = [{ kind: 'work' as const, from: 540, to: 1080 }]
  const long = [{ kind: 'work' as const, from: 540, to: 1560 }]
  const month = [...Array.from({ length: 21 }, () => usual), long]
  expect(axisOf(month)).toEqual({ from: 480, to: 1200 })
  expect(axisOf([...month, long, long])).toEqual({ from: 480, to: 1560 })
  expect(axisOf([usual, usual, long])).toEqual({ from: 480, to: 1560 })
})

test('a night shift of which a month would show an hour or nothing is held whole', () => {
  const day = [{ kind: 'planned' as const, from: 840, to: 1380 }]
  const night = [{ kind: 'planned' as const, from: 1320, to: 1860 }]
  expect(axisOf([...Array.from({ length: 21 }, () => day), night])).toEqual({ from: 480, to: 1860 })
  const early = [{ kind: 'work' as const, from: -90, to: 420 }]
  expect(axisOf([...Array.from({ length: 21 }, () => day), early]).from).toBe(-120)
})

test('places are percent of the scale, cut at its ends', () => {
  const axis = { from: 480, to: 1080 }
  expect(placeOf({ from: 540, to: 840 }, axis)).toEqual({ start: 10, width: 50 })
  expect(placeOf({ from: 0, to: 2000 }, axis)).toEqual({ start: 0, width: 100 })
})
