import type { DaySpan } from '#rules/work-time/day-schedule.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import type { Random } from './random.ts'

export interface ClockPlan {
  inMinute: number | null
  outMinute: number | null
  isAway: boolean
}

/** How somebody tends to work. */
export interface WorkStyle {
  /** Minutes around nine o'clock at which the person comes. */
  arrival: number
  lateShare: number
  overtimeShare: number
  nightShare: number
  awayShare: number
}

const STYLES: readonly WorkStyle[] = [
  { arrival: -12, lateShare: 0.03, overtimeShare: 0.1, nightShare: 0, awayShare: 0.02 },
  { arrival: -4, lateShare: 0.12, overtimeShare: 0.15, nightShare: 0.01, awayShare: 0.02 },
  { arrival: -25, lateShare: 0.02, overtimeShare: 0.35, nightShare: 0.04, awayShare: 0 },
  { arrival: -8, lateShare: 0.06, overtimeShare: 0.08, nightShare: 0, awayShare: 0.2 },
  { arrival: -2, lateShare: 0.22, overtimeShare: 0.25, nightShare: 0.06, awayShare: 0 },
]

export function styleOf(random: Random, index: number): WorkStyle {
  return STYLES[index % STYLES.length] ?? random.pick(STYLES)
}

const MISSED_DAY = 0.008
const MISSED_OUT = 0.012
const EXTRA_DAY = 0.012
const LATE_NIGHT = 0.006
const NOBODY: ClockPlan = { inMinute: null, outMinute: null, isAway: false }

/** When somebody comes and goes on a day; a shift that ends after midnight counts on from 1440. */
export function clockOf(
  random: Random,
  style: WorkStyle,
  plan: PlannedDay,
  leave: readonly DaySpan[],
): ClockPlan {
  if (plan.kind !== 'WORK') return random.chance(EXTRA_DAY) ? extraDay(random) : NOBODY
  const due = { start: 540, end: 1080 }
  for (const span of leave) {
    if (span.start <= due.start) due.start = Math.max(due.start, span.end)
    else due.end = Math.min(due.end, span.start)
  }
  if (due.start >= due.end || random.chance(MISSED_DAY)) return NOBODY
  if (leave.length === 0 && random.chance(LATE_NIGHT)) return untilAfterMidnight(random)
  const inMinute =
    due.start +
    (random.chance(style.lateShare) ? random.between(1, 45) : style.arrival + random.between(-9, 2))
  const outMinute = leave.length === 0 ? leaving(random, style) : due.end + random.between(0, 12)
  return {
    inMinute,
    outMinute: random.chance(MISSED_OUT) ? null : outMinute,
    isAway: random.chance(style.awayShare),
  }
}

function leaving(random: Random, style: WorkStyle): number {
  if (random.chance(style.nightShare)) return random.between(1_330, 1_530)
  if (random.chance(style.overtimeShare)) return random.between(1_140, 1_300)
  return 1_080 + random.between(0, 35)
}

/** A day that something had to be ready on: from the morning until after midnight. */
function untilAfterMidnight(random: Random): ClockPlan {
  return { inMinute: random.between(525, 540), outMinute: random.between(1_445, 1_500), isAway: false }
}

/** A few hours on a Saturday, a Sunday or a holiday; now and then more than eight. */
function extraDay(random: Random): ClockPlan {
  const inMinute = random.between(570, 660)
  return { inMinute, outMinute: inMinute + random.between(180, 680), isAway: false }
}
