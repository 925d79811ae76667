import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseClockTime as at } from '../work-time/clock-time.ts'
import { type DaySpan, DEFAULT_HOURS } from '../work-time/day-schedule.ts'
import { planDay, type PlanFacts, type PlannedDay } from '../work-time/plan-day.ts'
import { WORK_TYPES } from '../work-time/work-type.ts'
import { asksForWork } from './count-beyond.ts'
import { countDay, type CountedDay } from './count-day.ts'
import type { DayFacts } from './measure-day.ts'
import { commonSpans, minutesOf, spansWithout } from './spans.ts'

const FACTS: PlanFacts = {
  hours: DEFAULT_HOURS,
  corrections: [],
  terms: [],
  standardMinutes: 480,
  workCheck: 'ALL',
}
const day = (text: string) => Temporal.PlainDate.from(text)
const FRIDAY = planDay(day('2026-11-20'), FACTS)
const SATURDAY = planDay(day('2026-11-21'), FACTS)
const SUNDAY = planDay(day('2026-11-22'), FACTS)
const NO_LUNCH: PlannedDay = { ...FRIDAY, schedule: { ...FRIDAY.schedule, lunch: null } }

const span = (start: string, end: string): DaySpan => ({ start: at(start), end: at(end) })
const from = (start: string, end: string, more: Partial<DayFacts> = {}): DayFacts => ({
  inMinute: at(start),
  outMinute: at(end),
  ...more,
})

test.each<[string, PlannedDay, DayFacts, Partial<CountedDay>]>([
  [
    'automatic rest',
    NO_LUNCH,
    from('09:00', '18:00'),
    { grossMinutes: 540, restMinutes: 60, workedMinutes: 480 },
  ],
  ['lunch is the rest of the day', FRIDAY, from('09:00', '18:00'), { restMinutes: 60, workedMinutes: 480 }],
  ['lunch longer than due', FRIDAY, from('09:00', '14:00'), { restMinutes: 60, workedMinutes: 240 }],
  ['left during lunch', FRIDAY, from('09:00', '12:30'), { restMinutes: 30, workedMinutes: 180 }],
  [
    'overtime',
    FRIDAY,
    from('09:00', '20:30'),
    { workedMinutes: 630, overtimeMinutes: 150, shortBreak: false },
  ],
  [
    'exclusions that overlap each other and lunch, and one that lies outside',
    FRIDAY,
    from('09:00', '18:00', {
      exclusions: [span('11:30', '12:30'), span('11:00', '12:00'), span('07:00', '08:00')],
    }),
    { excludedMinutes: 90, restMinutes: 30, workedMinutes: 420 },
  ],
  ['night', FRIDAY, from('22:00', '30:00'), { workedMinutes: 450, nightMinutes: 480, overtimeMinutes: 0 }],
  ['a few minutes before midnight', FRIDAY, from('23:57', '24:01'), { workedMinutes: 4, nightMinutes: 4 }],
  [
    'more than a day',
    FRIDAY,
    from('09:00', '34:00'),
    { grossMinutes: 1500, workedMinutes: 1440, nightMinutes: 480 },
  ],
  // 근로기준법 56조 2항: eight hours of holiday work, and what exceeds them; no overtime besides.
  [
    'holiday',
    SUNDAY,
    from('09:00', '21:00'),
    { workedMinutes: 660, overtimeMinutes: 0, holidayMinutes: 480, holidayOverMinutes: 180 },
  ],
  ['the unpaid day off of the week is no holiday', SATURDAY, from('09:00', '19:00'), { overtimeMinutes: 60 }],
  [
    'early and late against the plan',
    { ...FRIDAY, checkIn: 'SCHEDULED', checkOut: 'SCHEDULED' },
    from('08:20', '19:00'),
    { grossMinutes: 540, workedMinutes: 480 },
  ],
  [
    'cut to the plan and to what was approved after it',
    { ...FRIDAY, checkIn: 'SCHEDULED', checkOut: 'SCHEDULED' },
    from('08:20', '21:05', { requested: [{ ...span('19:00', '21:00'), minutes: 120 }] }),
    { counted: span('09:00', '21:00'), workedMinutes: 660, overtimeMinutes: 180 },
  ],
  [
    'cut to the plan and to what was approved before it',
    { ...FRIDAY, checkIn: 'SCHEDULED', checkOut: 'SCHEDULED' },
    from('06:55', '18:10', { requested: [{ ...span('07:00', '09:00'), minutes: 120 }] }),
    { counted: span('07:00', '18:00'), workedMinutes: 600, overtimeMinutes: 120 },
  ],
  [
    'cut to the plan alone by who did not stay for what was approved',
    { ...FRIDAY, checkOut: 'SCHEDULED' },
    from('09:00', '18:40', { requested: [{ ...span('19:00', '21:00'), minutes: 120 }] }),
    { counted: span('09:00', '18:00'), workedMinutes: 480 },
  ],
  [
    'rounded by the hour',
    { ...FRIDAY, checkIn: 'UP_60MIN', checkOut: 'DOWN_60MIN' },
    from('08:01', '18:59'),
    { counted: span('09:00', '18:00'), workedMinutes: 480 },
  ],
  [
    'rounded to nothing',
    { ...FRIDAY, checkIn: 'UP_60MIN' },
    from('17:50', '17:59'),
    { workedMinutes: 0, grossMinutes: 0 },
  ],
  ['a clock that jumped back', FRIDAY, from('19:00', '18:00'), { grossMinutes: 0, workedMinutes: 0 }],
  ['late and left early', FRIDAY, from('09:10', '17:30'), { lateMinutes: 10, earlyMinutes: 30 }],
  ['nobody is late for lunch', FRIDAY, from('14:10', '17:30'), { lateMinutes: 250, earlyMinutes: 30 }],
  ['gone before lunch', FRIDAY, from('08:50', '11:30'), { lateMinutes: 0, earlyMinutes: 330 }],
  ['after the plan', FRIDAY, from('26:03', '27:00'), { lateMinutes: 480, earlyMinutes: 0 }],
  ['before the plan', FRIDAY, from('05:00', '07:00'), { lateMinutes: 0, earlyMinutes: 480 }],
  [
    'an hour off in the middle is not missed',
    FRIDAY,
    from('16:30', '18:00', { leave: [span('15:00', '16:00')] }),
    { lateMinutes: 330 },
  ],
  [
    'an afternoon off is no early leave',
    FRIDAY,
    from('09:00', '13:30', { leave: [span('14:00', '18:00')] }),
    { earlyMinutes: 30 },
  ],
  [
    'nobody leaves early at no set time',
    { ...FRIDAY, workType: 'FLEX_DAY' },
    from('10:00', '15:00'),
    { earlyMinutes: 0, lateMinutes: 0 },
  ],
  [
    'still there',
    FRIDAY,
    { inMinute: 555, outMinute: null },
    { lateMinutes: 15, workedMinutes: 0, counted: null },
  ],
])('%s', (_name, plan, facts, expected) => {
  expect(countDay(plan, facts)).toMatchObject(expected)
})

const EVENING = { ...span('18:00', '19:30'), minutes: 90 }

test.each([
  ['ACTUAL_TIME', [], 120],
  ['EVENT_TIME_IF_REQ', [EVENING], 90],
  ['EVENT_TIME_IF_REQ', [], 0],
  ['ACTUAL_TIME_IF_REQ', [EVENING], 120],
  ['ACTUAL_TIME_IF_REQ', [], 0],
  ['OVERLAP_TIME_IF_REQ', [EVENING], 90],
  ['OVERLAP_TIME_IF_REQ', [{ ...span('06:00', '09:00'), minutes: 180 }], 0],
] as const)('%s with %j counts %i minutes of overtime', (overtimeBasis, requested, minutes) => {
  const counted = countDay({ ...FRIDAY, overtimeBasis }, from('09:00', '20:00', { requested }))
  expect(counted).toMatchObject({ overtimeMinutes: minutes, workedMinutes: 600 })
  expect(counted.trace.find(({ rule }) => rule === 'DAY_OVERTIME')).toMatchObject({
    input: overtimeBasis,
    effect: `${minutes}`,
  })
})

test('work before the planned time is beyond it as well as work after it', () => {
  const facts = from('06:00', '20:00', { requested: [{ ...span('06:00', '09:00'), minutes: 180 }] })
  const counted = countDay({ ...FRIDAY, overtimeBasis: 'OVERLAP_TIME_IF_REQ' }, facts)
  expect(counted.overtimeMinutes).toBe(180)
  expect(counted.segments.filter(({ kind }) => kind === 'BEYOND')).toEqual([
    { kind: 'BEYOND', ...span('06:00', '09:00') },
    { kind: 'BEYOND', ...span('18:00', '20:00') },
  ])
})

test('work on a holiday counts by its own option', () => {
  const requested = [{ ...span('09:00', '12:00'), minutes: 180 }]
  const on = (holidayBasis: PlannedDay['holidayBasis'], asked = requested) =>
    countDay({ ...SUNDAY, holidayBasis }, from('09:00', '20:00', { requested: asked }))
  expect(on('ACTUAL_TIME')).toMatchObject({ holidayMinutes: 480, holidayOverMinutes: 120 })
  expect(on('EVENT_TIME_IF_REQ').holidayMinutes).toBe(180)
  expect(on('OVERLAP_TIME_IF_REQ').holidayMinutes).toBe(180)
  expect(on('ACTUAL_TIME_IF_REQ', []).holidayMinutes).toBe(0)
})

test('who files no requests is counted by what was recorded', () => {
  const hours = {
    ...DEFAULT_HOURS,
    overtimeBasis: 'ACTUAL_TIME_IF_REQ',
    holidayBasis: 'EVENT_TIME_IF_REQ',
  } as const
  const plan = (workCheck: PlanFacts['workCheck']) => planDay(FRIDAY.day, { ...FACTS, hours, workCheck })
  expect(plan('CHECKINONLY')).toMatchObject({ overtimeBasis: 'ACTUAL_TIME', holidayBasis: 'ACTUAL_TIME' })
  expect(plan('ALL')).toMatchObject({
    overtimeBasis: 'ACTUAL_TIME_IF_REQ',
    holidayBasis: 'EVENT_TIME_IF_REQ',
  })
})

test.each([
  ['WORK:EXTENDED', true],
  ['WORK:WEEKEND:FULL', true],
  ['WORK:TRAINING', false],
  ['HOME', false],
])('%s asks for work beyond the plan: %s', (code, asks) => {
  expect(asksForWork(code)).toBe(asks)
})

test('the trace tells how the minutes came about', () => {
  const { trace } = countDay(
    { ...FRIDAY, checkOut: 'DOWN_30MIN' },
    from('09:05', '23:10', { exclusions: [span('19:00', '20:00')] }),
  )
  expect(trace.map(({ rule, input, effect }) => [rule, input, effect])).toEqual([
    ['DAY_ADJUSTED', '09:05 ~ 23:10', '09:05 ~ 23:00'],
    ['DAY_GROSS', '09:05 ~ 23:00', '835'],
    ['DAY_EXCLUDED', '19:00 ~ 20:00', '-60'],
    ['DAY_REST', '775', '-60'],
    ['DAY_WORKED', '835', '715'],
    ['DAY_NIGHT', '09:05 ~ 23:00', '60'],
    ['DAY_OVERTIME', 'ACTUAL_TIME', '235'],
    ['DAY_LATE', '09:00 ~ 09:05', '5'],
  ])
})

const minute = fc.integer({ min: 0, max: 2879 })
const spans = fc
  .array(fc.tuple(minute, minute), { maxLength: 5 })
  .map((pairs) =>
    pairs.map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b), minutes: Math.abs(a - b) })),
  )
const plans = fc
  .tuple(fc.constantFrom(FRIDAY, SATURDAY, SUNDAY, NO_LUNCH), fc.constantFrom(...WORK_TYPES))
  .map(([plan, workType]): PlannedDay => ({ ...plan, workType }))

test('the minutes of a day add up in every split', () => {
  fc.assert(
    fc.property(plans, minute, minute, spans, (plan, a, b, exclusions) => {
      const counted = countDay(plan, { inMinute: Math.min(a, b), outMinute: Math.max(a, b), exclusions })
      expect(counted.workedMinutes + counted.excludedMinutes + counted.restMinutes).toBe(counted.grossMinutes)
      const lengths = counted.segments.map(({ start, end }) => end - start)
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(counted.grossMinutes)
      counted.segments.slice(1).forEach((one, at) => expect(one.start).toBe(counted.segments[at]!.end))
      const beyond = counted.segments.filter(({ kind }) => kind === 'BEYOND')
      expect(beyond.reduce((sum, { start, end }) => sum + end - start, 0)).toBe(counted.overtimeMinutes)
      const ladder = counted.holidayMinutes + counted.holidayOverMinutes
      expect(ladder).toBe(plan.isHoliday ? counted.workedMinutes : 0)
      // Deemed hours lie where they were planned, and the night where it was worked.
      const present =
        plan.workType === 'DEEMED' ? Math.abs(a - b) : counted.grossMinutes - counted.excludedMinutes
      expect(counted.nightMinutes).toBeLessThanOrEqual(present)
    }),
  )
})

test('late, early and what was there of the planned time are the planned minutes, whenever somebody came and went', () => {
  fc.assert(
    fc.property(fc.constantFrom(FRIDAY, NO_LUNCH), minute, minute, spans, (plan, a, b, leave) => {
      const times = { inMinute: Math.min(a, b), outMinute: Math.max(a, b) }
      const due = { start: plan.startMinute!, end: plan.endMinute! }
      const { lunch } = plan.schedule
      const owed = spansWithout([due], [...leave, ...(lunch ? [lunch] : [])])
      const there = commonSpans(owed, [{ start: times.inMinute, end: times.outMinute }])
      const { lateMinutes, earlyMinutes } = countDay(plan, { ...times, leave })
      expect(lateMinutes + earlyMinutes + minutesOf(there)).toBe(minutesOf(owed))
    }),
  )
})

test('the order in which facts arrived changes nothing', () => {
  fc.assert(
    fc.property(minute, minute, spans, spans, spans, (a, b, exclusions, leave, requested) => {
      const plan = { ...FRIDAY, overtimeBasis: 'OVERLAP_TIME_IF_REQ' } as const
      const times = { inMinute: Math.min(a, b), outMinute: Math.max(a, b) }
      const { trace: _one, ...once } = countDay(plan, { ...times, exclusions, leave, requested })
      const turned = [exclusions, leave, requested].map((list) => list.toReversed())
      const [x, y, z] = turned as [typeof exclusions, typeof leave, typeof requested]
      const { trace: _other, ...again } = countDay(plan, { ...times, exclusions: x, leave: y, requested: z })
      expect(again).toEqual(once)
    }),
  )
})

test('net work never decreases as presence grows', () => {
  for (let end = 541; end <= 1900; end += 1) {
    const [before, after] = [end - 1, end].map((outMinute) =>
      countDay(NO_LUNCH, { inMinute: 540, outMinute }),
    )
    expect(after!.workedMinutes).toBeGreaterThanOrEqual(before!.workedMinutes)
  }
})
