import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CHECK_IN_ADJUSTMENTS, CHECK_OUT_ADJUSTMENTS } from '#rules/work-day/adjust-clock.ts'
import { OVERTIME_BASES } from '#rules/work-day/count-beyond.ts'
import { type CompanyHours, DEFAULT_HOURS } from '#rules/work-time/day-schedule.ts'
import { planDay, type PlannedDay } from '#rules/work-time/plan-day.ts'
import { WORK_TYPES } from '#rules/work-time/work-type.ts'
import type { DayPart } from './day-parts.store.ts'
import { type DerivedDay, deriveDay, planInForce, type RecordedDay } from './derive-day.ts'

const ME = 7
const hours = fc.record({
  workStartMinute: fc.constantFrom(540, 600, 1320),
  workEndMinute: fc.constantFrom(1080, 1140, 420),
  lunchStartMinute: fc.constantFrom(690, 720),
  lunchEndMinute: fc.constantFrom(720, 780),
  checkInAdjustment: fc.constantFrom(...CHECK_IN_ADJUSTMENTS),
  checkOutAdjustment: fc.constantFrom(...CHECK_OUT_ADJUSTMENTS),
  overtimeBasis: fc.constantFrom(...OVERTIME_BASES),
  holidayBasis: fc.constantFrom(...OVERTIME_BASES),
})
const day = fc.constantFrom('2026-11-20', '2026-11-21', '2026-11-22', '2026-12-25')
const shift = fc.option(
  fc.record({ works: fc.boolean(), start: fc.constantFrom(420, 900, 1320), rest: fc.constantFrom(0, 60) }),
  { nil: undefined },
)

const plans = fc
  .tuple(hours, day, shift, fc.constantFrom(...WORK_TYPES), fc.constantFrom('ALL', 'CHECKINONLY'))
  .map(([own, on, turn, workType, workCheck]) =>
    planFor({ ...DEFAULT_HOURS, ...own }, on, turn, { workType, workCheck }),
  )

function planFor(
  own: CompanyHours,
  on: string,
  turn: { works: boolean; start: number; rest: number } | undefined,
  kind: Pick<PlannedDay, 'workType' | 'workCheck'>,
): PlannedDay {
  const shiftHours = turn?.works ? { start: turn.start, end: turn.start + 540, rest: turn.rest } : null
  return planDay(Temporal.PlainDate.from(on), {
    hours: own,
    corrections: [],
    terms: [{ from: '', until: null, workType: kind.workType, checkIn: null, checkOut: null }],
    shifts: turn && new Map([[on, { day: on, works: turn.works, hours: shiftHours }]]),
    standardMinutes: 480,
    workCheck: kind.workCheck,
  })
}

const minute = fc.integer({ min: 0, max: 2879 })
const span = fc.tuple(minute, minute).map((pair) => ({ start: Math.min(...pair), end: Math.max(...pair) }))
const recorded = fc
  .tuple(span, fc.array(span, { maxLength: 3 }), fc.constantFrom('BOTH', 'IN', 'NONE'))
  .map(([{ start, end }, exclusions, ends]): RecordedDay => ({
    in_minute: ends === 'NONE' ? null : start,
    out_minute: ends === 'BOTH' ? end : null,
    is_away: false,
    exclusions: exclusions.map((one) => ({ ...one, title: '' })),
    in_by: 'CHECK',
    out_by: 'CHECK',
  }))
const parts = fc.array(
  fc.tuple(
    span,
    fc.constantFrom('VACATION:ANNUAL:AM', 'WORK:EXTENDED', 'HOME'),
    fc.constantFrom('HELD', 'TAKEN'),
  ),
  { maxLength: 4 },
)

const partOf = ([{ start, end }, event_code, state]: [
  { start: number; end: number },
  string,
  string,
]): DayPart => ({
  member_id: ME,
  work_on: '',
  start_minute: start,
  end_minute: end,
  minutes: Math.max(1, end - start),
  event_code,
  frees_work: event_code.startsWith('VACATION'),
  state: state as DayPart['state'],
  holder_kind: 'EVENT',
  holder_id: 1,
})

const stored = (derived: DerivedDay) => ({ ...derived, over_limit_minutes: 0, updated_at: '' })

test('a day that is counted again, running or over, comes to the same', () => {
  fc.assert(
    fc.property(plans, recorded, parts, fc.boolean(), (plan, facts, taken, isOver) => {
      const own = taken.map(partOf)
      const once = deriveDay(ME, plan, facts, own)
      const again = deriveDay(ME, planInForce(plan, stored(once), isOver), stored(once), own)
      expect(again).toEqual(once)
    }),
  )
})

test('the order in which facts of a day arrived changes nothing', () => {
  fc.assert(
    fc.property(plans, recorded, parts, (plan, facts, taken) => {
      const own = taken.map(partOf)
      const turned = { ...facts, exclusions: facts.exclusions.toReversed() }
      const { exclusions: _one, ...once } = deriveDay(ME, plan, facts, own)
      const { exclusions: _other, ...again } = deriveDay(ME, plan, turned, own.toReversed())
      expect(again).toEqual(once)
    }),
  )
})

test('a day that is over comes to the same, whatever the company has changed of how days are counted', () => {
  fc.assert(
    fc.property(plans, plans, recorded, parts, (plan, later, facts, taken) => {
      fc.pre(facts.in_minute !== null && plan.from.kind !== 'SCHEDULE' && later.from.kind !== 'SCHEDULE')
      const own = taken.map(partOf)
      const once = deriveDay(ME, plan, facts, own)
      // The same person on the same day of a company that counts otherwise by now.
      const { day: on, workType, workCheck } = plan
      const now = { ...later, day: on, workType, workCheck }
      const again = deriveDay(ME, planInForce(now, stored(once), true), stored(once), own)
      expect(again).toEqual(once)
    }),
  )
})
