import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { today, weekdayName } from '../../../text/formats.ts'
import type { CellLook, CellWarnings, GridColumn } from '../../../ui/grid/grid-types.ts'
import type { CellText } from '../../../ui/grid/grid-edits.ts'
import { type GridEdits, useGridEdits } from '../../../ui/grid/use-grid-edits.ts'
import { dayColor } from '../../../ui/time/day-color.ts'
import { conflictText } from './conflict-text.ts'
import { personConflicts } from './person-conflicts.ts'
import {
  cellText,
  type CellWords,
  closedCount,
  type DayPlan,
  isClosed,
  isLocked,
  leftOff,
  planOf,
  readCell,
  swapOn,
} from './schedule-cells.ts'
import type { PersonMonth, Schedules } from './schedule-queries.ts'
import { swapWords } from './swaps/swap-words.ts'

export interface PersonConflict {
  row: PersonMonth
  day: string
  text: string
}

/** A month of people while it is being planned. */
export interface ScheduleDraft {
  rows: readonly PersonMonth[]
  /** The days of the month with what the company plans for them. */
  days: Schedules['days']
  columns: readonly GridColumn<PersonMonth>[]
  edits: GridEdits<PersonMonth>
  /** What was changed, by person and day. */
  changed: ReadonlyMap<number, Readonly<Record<string, DayPlan>>>
  conflicts: readonly PersonConflict[]
  /** Cells of who is planned for the first time that make a working day one off. */
  leftOff: readonly Omit<CellText, 'text'>[]
  /** Of those who were changed, how many of their days are closed and stay as they are. */
  kept: readonly { row: PersonMonth; n: number }[]
  warnings: CellWarnings
  textOf: (row: PersonMonth, day: string) => string
}

export const rowKey = (row: PersonMonth) => row.user_id

export function useScheduleDraft(answer: Schedules, words: CellWords): ScheduleDraft {
  const { t, i18n } = useTranslation()
  const { results: rows, templates } = answer
  const [first] = rows
  const days = useMemo(
    () =>
      answer.days.filter(
        ({ date }) => first !== undefined && first.sch_start_date <= date && date <= first.sch_end_date,
      ),
    [answer.days, first],
  )
  const columns = useMemo(() => dayColumns(days, { templates, words, t }), [days, templates, words, t])
  const edits = useGridEdits(columns, rows, rowKey)
  const changed = useMemo(() => byPerson(edits.changes), [edits.changes])
  // Most people are as they were: only who was changed is judged anew.
  const stored = useMemo(
    () => new Map(rows.map((row) => [row.user_id, personConflicts(row, {}, answer)])),
    [rows, answer],
  )
  const conflicts = useMemo(
    () =>
      rows.flatMap((row) => {
        const own = changed.get(row.user_id)
        const found = own ? personConflicts(row, own, answer) : (stored.get(row.user_id) ?? [])
        return found.map((one) => ({
          row,
          day: one.day.toString(),
          text: conflictText(one, i18n.language, t),
        }))
      }),
    [rows, changed, stored, answer, i18n.language, t],
  )
  const warnings = useMemo(() => warningsOf(conflicts), [conflicts])
  const textOf = (row: PersonMonth, day: string) =>
    edits.typed.get(row.user_id)?.[day] ?? cellText(planOf(row, day), templates, words)
  const off = useMemo(
    () =>
      rows.flatMap((row) => {
        const own = changed.get(row.user_id)
        return own ? leftOff(row, own, days).map((column) => ({ row: row.user_id, column })) : []
      }),
    [rows, changed, days],
  )
  const kept = useMemo(
    () =>
      rows
        .filter((row) => changed.has(row.user_id))
        .map((row) => ({ row, n: closedCount(row, days) }))
        .filter(({ n }) => n > 0),
    [rows, changed, days],
  )
  return { rows, days, columns, edits, changed, conflicts, leftOff: off, kept, warnings, textOf }
}

function dayColumns(
  days: Schedules['days'],
  { templates, words, t }: Pick<Schedules, 'templates'> & { words: CellWords; t: TFunction },
): GridColumn<PersonMonth>[] {
  const colors = new Map(templates.map(({ title, color }) => [title, color]))
  return days.map((usual): GridColumn<PersonMonth> => {
    const { date } = usual
    return {
      key: date,
      header: `${Number(date.slice(8))} ${weekdayName(date)}`,
      width: 76,
      isApart: !usual.is_work_day,
      day: dayColor(date, usual.is_holiday),
      isToday: date === today(),
      text: (row) => cellText(planOf(row, date), templates, words),
      read: (typed) => readCell(typed, templates, words),
      isLocked: (row) => isLocked(row, date),
      look: (text, row, isTyped): CellLook | undefined => {
        const swap = swapOn(row, date)
        if (swap) {
          const note = swapWords(swap, t)
          if (!swap.work) return { isQuiet: true, shown: t('swaps.free_date'), note }
          return text ? { color: colors.get(text), note } : { isQuiet: true, shown: words.usual, note }
        }
        const isUsual = row.work_schedule === null && (!isTyped || isClosed(row, date))
        if (isUsual) return usual.is_work_day ? { isQuiet: true, shown: words.usual } : undefined
        return { color: colors.get(text) }
      },
    }
  })
}

function byPerson(changes: ScheduleDraft['edits']['changes']): Map<number, Record<string, DayPlan>> {
  const all = new Map<number, Record<string, DayPlan>>()
  for (const { row, column, value } of changes)
    all.set(row.user_id, { ...all.get(row.user_id), [column]: value as DayPlan })
  return all
}

function warningsOf(conflicts: readonly PersonConflict[]): CellWarnings {
  const all = new Map<number, Record<string, string>>()
  for (const { row, day, text } of conflicts) all.set(row.user_id, { ...all.get(row.user_id), [day]: text })
  return all
}
