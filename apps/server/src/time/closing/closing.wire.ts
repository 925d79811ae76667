import type { getConfirmInfo, listManualPeriods } from '#contract/time/closing/closing-settings.ts'
import type { listConfirmations } from '#contract/time/closing/closing.ts'
import type { Input } from '#contract/endpoint.ts'
import { openParts } from '#rules/work-time/confirm-period.ts'
import { formatClockTime } from '#rules/work-time/clock-time.ts'
import type { DayPart, WorkDayRow } from '../work-days/index.ts'
import type { Problem } from './closings/days-of-people.ts'
import { closedOf, type PersonInPeriod } from './closings/people.queries.ts'
import type { ClosingPeriod } from './periods/period-of.ts'
import type { PeriodRow } from './periods/periods.store.ts'
import type { SettingsRow } from './settings/settings.store.ts'

type Page = Input<(typeof listConfirmations)['response']>
type Confirmation = Page['results'][number]

/** HH:mm:ss of a working day, or null. */
export function clockOrNull(minute: number | null | undefined): string | null {
  return minute === null || minute === undefined ? null : `${formatClockTime(minute)}:00`
}

export function settingsToWire(row: SettingsRow): Input<(typeof getConfirmInfo)['response']> {
  return {
    id: row.id,
    confirm_period: row.period,
    confirm_day: row.ends_on_day,
    confirm_deadline: row.deadline_days,
    use_auto_confirm: row.is_automatic,
    use_middle_confirm: row.is_partial,
  }
}

export function manualPeriodToWire(
  row: PeriodRow & { is_closed: boolean },
): Input<(typeof listManualPeriods)['response']>[number] {
  return { id: row.id, start_date: row.starts_on, end_date: row.ends_on, is_closed: row.is_closed }
}

export function periodToWire(period: ClosingPeriod) {
  return {
    start_date: period.from.toString(),
    end_date: period.to.toString(),
    deadline_date: period.deadline.toString(),
    is_over: period.isOver,
    prev_date: period.previous?.toString() ?? null,
    next_date: period.next?.toString() ?? null,
  }
}

interface Judged {
  person: PersonInPeriod
  rows: readonly WorkDayRow[]
  problems: readonly Problem[]
}

/** @param documents of the requests that nobody has decided */
export function confirmationToWire(
  { person, rows, problems }: Judged,
  documents: (part: DayPart) => number | null,
): Confirmation {
  const open = openParts(person.own, closedOf(person))
  const last = person.closings.at(-1)
  const sum = (key: 'worked_minutes' | 'overtime_minutes' | 'over_limit_minutes') =>
    rows.reduce((all, row) => all + row[key], 0)
  return {
    id: last?.id ?? null,
    user: person.id,
    username: person.name,
    team_name: person.team_name,
    is_confirmed: open.length === 0,
    confirmed_date: last?.closed_on ?? null,
    start_date: person.own.from.toString(),
    end_date: person.own.to.toString(),
    confirmed_until: confirmedUntil(person, open[0]?.from),
    open_days: open.map(({ from, to }) => ({ start_date: from.toString(), end_date: to.toString() })),
    manner: last?.manner ?? null,
    sha256: last?.sha256 ?? null,
    work_minutes: sum('worked_minutes'),
    overtime_minutes: sum('overtime_minutes'),
    over_limit_minutes: sum('over_limit_minutes'),
    reopened_count: person.reopened_count,
    reopen_reason: person.reopen_reason,
    problems: problems.map((problem) => ({
      wk_date: problem.on,
      kind: problem.kind,
      wk_start_time: problem.kind === 'OUT' ? clockOrNull(problem.inMinute) : null,
      event_code: problem.kind === 'REQUEST' ? problem.part.event_code : null,
      drf_id: documentOf(problem, documents),
    })),
  }
}

function documentOf(problem: Problem, documents: (part: DayPart) => number | null): number | null {
  if (problem.kind === 'CORRECTION') return problem.document
  return problem.kind === 'REQUEST' ? documents(problem.part) : null
}

function confirmedUntil({ own }: PersonInPeriod, firstOpen: Temporal.PlainDate | undefined): string | null {
  if (!firstOpen) return own.to.toString()
  return firstOpen.equals(own.from) ? null : firstOpen.subtract({ days: 1 }).toString()
}
