/** What a leave document says about itself; absent parts are unknown. */
export interface Leave {
  unit: string
  from: string
  to: string
  start: string | null
  end: string | null
  days: number | null
  before: number | null
  after: number | null
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Reads the values of a document; null when it is not about leave. Values are the writer's, so nothing is taken for granted. */
export function leaveOf(values: Record<string, unknown>): Leave | null {
  const { wk_event: code, wk_start_date: from, wk_end_date: to } = values
  if (typeof code !== 'string' || !code.startsWith('VACATION:')) return null
  if (typeof from !== 'string' || !DAY.test(from)) return null
  return {
    unit: code.split(':').at(-1) ?? '',
    from,
    to: typeof to === 'string' && DAY.test(to) ? to : from,
    start: timeOf(values['evt_start_time']),
    end: timeOf(values['evt_end_time']),
    days: numberOrNull(values['applied_days']),
    before: numberOrNull(values['v_days_before']),
    after: numberOrNull(values['v_days_after']),
  }
}

export const UNITS = ['FULL', 'AM', 'PM', 'QUARTER', 'ONEHOUR', 'TIME'] as const
export type LeaveUnit = (typeof UNITS)[number]

/** The unit as one of the known ones; anything else is simply leave. */
export function knownUnit(unit: string): LeaveUnit | 'OTHER' {
  return UNITS.find((known) => known === unit) ?? 'OTHER'
}

// More days than any leave has; a document of the year 9999 must not hang the screen.
const MOST_DAYS = 400

/** The days between two days that take nothing from the balance: weekends, holidays, days off. */
export function leftOutDays(from: string, to: string, counted: readonly string[]): string[] {
  const taken = new Set(counted)
  const last = Temporal.PlainDate.from(to)
  const left: string[] = []
  let day = Temporal.PlainDate.from(from)
  for (let n = 0; n < MOST_DAYS && Temporal.PlainDate.compare(day, last) <= 0; n += 1) {
    if (!taken.has(day.toString())) left.push(day.toString())
    day = day.add({ days: 1 })
  }
  return left
}

function timeOf(value: unknown): string | null {
  return typeof value === 'string' && /^\d{2}:\d{2}/.test(value) ? value.slice(0, 5) : null
}

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}
