import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { longDay, today, weekdayName } from '../../../text/formats.ts'
import { UndoSteps } from '../../../ui/grid/undo-steps.tsx'
import { dayColor, planColor } from '../../../ui/time/day-color.ts'
import { isClosed, isLocked, swapOn } from './schedule-cells.ts'
import type { PersonMonth, ScheduleEvent, Shift } from './schedule-queries.ts'
import styles from './schedules.module.css'
import type { ScheduleDraft } from './use-schedule-draft.ts'
import { weeksOf } from './copy-week.ts'
import { usePaintStrokes } from './use-paint-strokes.ts'
import { swapWords } from './swaps/swap-words.ts'

interface PersonCalendarProps {
  row: PersonMonth
  draft: ScheduleDraft
  shifts: readonly Shift[]
  events: readonly ScheduleEvent[]
  brush: string | undefined
}

// A week that begins on a Monday, for the heads of the columns.
const SOME_WEEK = Array.from({ length: 7 }, (_, at) => `2026-11-${23 + at}`)

/** One person's month as a calendar: a press paints a day, a drag several, the same again clears it. */
export function PersonCalendar({ row, draft, shifts, events, brush }: PersonCalendarProps) {
  const { t } = useTranslation()
  const weeks = weeksOf(draft.days.map(({ date }) => date))
  const strokes = usePaintStrokes(
    (day) => (brush === undefined || draft.textOf(row, day) === brush ? '' : brush),
    (day, text, joins) => {
      if (brush === undefined || isLocked(row, day)) return false
      draft.edits.change([{ row: row.user_id, column: day, text }], joins)
      return true
    },
  )
  return (
    <>
      <div className={styles.whose}>
        <strong>{row.username}</strong>
        <span className={styles.grow} />
        <UndoSteps edits={draft.edits} onStep={(step) => draft.edits[step]()} />
      </div>
      <table
        className={styles.month}
        aria-label={t('schedules.person.caption', { name: row.username })}
        {...strokes.onFinger}
      >
        <thead>
          <tr>
            {SOME_WEEK.map((day) => (
              <th key={day} scope="col">
                <span data-day={dayColor(day)}>{weekdayName(day)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {placesOf(week).map((day, at) => (
                <td key={day ?? at}>{day && <Day {...{ day, row, draft, shifts, events, strokes }} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** The days of a week at their places from Monday on. */
function placesOf(week: readonly string[]): (string | null)[] {
  const first = Temporal.PlainDate.from(week[0]!).dayOfWeek - 1
  return Array.from({ length: 7 }, (_, at) => week[at - first] ?? null)
}

interface DayProps extends Omit<PersonCalendarProps, 'brush'> {
  day: string
  strokes: ReturnType<typeof usePaintStrokes>
}

function Day({ day, row, draft, shifts, events, strokes }: DayProps) {
  const { t } = useTranslation()
  const swap = swapOn(row, day)
  const { edits, warnings } = draft
  const listed = draft.days.find(({ date }) => date === day)!
  const usual = swap
    ? { ...listed, is_work_day: swap.work, is_holiday: !swap.work, holiday_name: swap.holiday_name }
    : listed
  const text = draft.textOf(row, day)
  const isUnplanned = row.work_schedule === null && (!edits.typed.has(row.user_id) || isClosed(row, day))
  const planned =
    (isUnplanned || swap?.work) && usual.is_work_day && !text ? t('schedules.shifts.usual') : text
  const shown = swap && !swap.work ? '' : planned
  const color = shifts.find(({ title }) => title === text)?.color
  const warning = warnings.get(row.user_id)?.[day]
  const own = events.filter((event) => event.date === day && (event.user_id ?? row.user_id) === row.user_id)
  const begin = () => strokes.begin(day)
  return (
    <button
      type="button"
      className={styles.day}
      data-date={day}
      aria-current={day === today() ? 'date' : undefined}
      disabled={isLocked(row, day)}
      aria-label={[longDay(day), shown || t('schedules.shifts.off'), swap && swapWords(swap, t), warning]
        .filter(Boolean)
        .join(', ')}
      title={warning}
      data-apart={!usual.is_work_day || undefined}
      data-changed={edits.typed.get(row.user_id)?.[day] !== undefined || undefined}
      data-warning={warning !== undefined || undefined}
      onMouseDown={begin}
      onMouseEnter={(event) => event.buttons === 1 && strokes.go(day)}
      onKeyDown={(event) => {
        const act = event.key === 'Enter' || event.key === ' ' ? begin : stepOf(event, edits)
        if (!act) return
        event.preventDefault()
        act()
      }}
    >
      <span className={styles.number} data-day={planColor(day, usual)}>
        {Number(day.slice(8))}
      </span>
      <span className={styles.what} data-quiet={isUnplanned || undefined}>
        {color && <i className={styles.swatch} style={{ '--swatch': color }} aria-hidden />} {shown}
      </span>
      {swap?.work && <span className={styles.happens}>{t('swaps.title')}</span>}
      {usual.holiday_name && <span className={styles.happens}>{usual.holiday_name}</span>}
      {own.map((event) => (
        <span key={event.wk_sch_eve_id} className={styles.happens}>
          {event.title}
        </span>
      ))}
    </button>
  )
}

/** Ctrl+Z and Ctrl+Y, as in the grid. */
function stepOf(event: KeyboardEvent, edits: ScheduleDraft['edits']): (() => void) | undefined {
  const key = event.key.toLowerCase()
  if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return undefined
  return key === 'y' || event.shiftKey ? edits.redo : edits.undo
}
