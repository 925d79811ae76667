import { type ConfirmPeriod, earlier, later, type Period, periodAround } from '../work-time/confirm-period.ts'

/** How a company divides the year: see {@link periodAround}. */
export interface ClosingRule {
  period: ConfirmPeriod
  endsOn: number
}

/** A rule of before, which holds until the end of the last period of which days had been closed when it was changed. */
export interface ClosingEra extends ClosingRule {
  until: Temporal.PlainDate
}

/** Everything that divides the year of a company: earlier rules in their order, the present one, and the periods set by hand in theirs. */
export interface ClosingRules {
  eras: readonly ClosingEra[]
  now: ClosingRule
  manual: readonly Period[]
}

/**
 * The period that a day lies in. No period reaches over a change of the rule: the first one by a new rule begins the day after the
 * last of the one before, so that no closed period is divided. Undefined where periods are set by hand and none has the day.
 */
export function periodOn({ eras, now, manual }: ClosingRules, day: Temporal.PlainDate): Period | undefined {
  const at = eras.findIndex(({ until }) => Temporal.PlainDate.compare(day, until) <= 0)
  const era = eras[at]
  const before = at === -1 ? eras.at(-1) : eras[at - 1]
  const { period, endsOn } = era ?? now
  const whole =
    period === 'MANUALLY'
      ? manual.find(({ from, to }) => isWithin(day, from, to))
      : periodAround(day, period, endsOn)
  if (!whole) return undefined
  return {
    from: before ? later(whole.from, before.until.add({ days: 1 })) : whole.from,
    to: era ? earlier(whole.to, era.until) : whole.to,
  }
}

/** The periods that end within a range of days, in their order. */
export function periodsEndingIn(rules: ClosingRules, { from, to }: Period): Period[] {
  const found: Period[] = []
  for (let day: Temporal.PlainDate | undefined = from; day && Temporal.PlainDate.compare(day, to) <= 0;) {
    const period: Period | undefined = periodOn(rules, day)
    if (period && Temporal.PlainDate.compare(period.to, to) <= 0) found.push(period)
    day = period ? period.to.add({ days: 1 }) : nextBegin(rules, day)
  }
  return found
}

/** After a day that no period has: the first day of the next one that is set by hand, or of the rule that follows. */
function nextBegin({ eras, manual }: ClosingRules, day: Temporal.PlainDate): Temporal.PlainDate | undefined {
  const begins = [...manual.map(({ from }) => from), ...eras.map(({ until }) => until.add({ days: 1 }))]
  return begins
    .filter((one) => Temporal.PlainDate.compare(one, day) > 0)
    .toSorted(Temporal.PlainDate.compare)[0]
}

function isWithin(day: Temporal.PlainDate, from: Temporal.PlainDate, to: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(from, day) <= 0 && Temporal.PlainDate.compare(day, to) <= 0
}
