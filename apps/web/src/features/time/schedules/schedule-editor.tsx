import { Button } from '@mantine/core'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteSchMonth } from '#contract/time/schedules/schedules.ts'
import { useAction } from '../../../api/use-action.ts'
import { useProfile } from '../../../page/profile.ts'
import { monthName, number, today } from '../../../text/formats.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { EditableGrid } from '../../../ui/grid/editable-grid.tsx'
import type { GridColumn } from '../../../ui/grid/grid-types.ts'
import { DisabledHint } from '../../../ui/input/disabled-hint.tsx'
import { ConflictList } from './conflict-list.tsx'
import { CopyWeekDialog } from './copy-week-dialog.tsx'
import { EventList } from './event-list.tsx'
import { PersonCalendar } from './person-calendar.tsx'
import { eventsQuery, type PersonMonth, type Schedules, type schedulesQuery } from './schedule-queries.ts'
import styles from './schedules.module.css'
import { dayToShow, eventDayIn } from './schedule-view.ts'
import { ShiftPalette } from './shift-palette.tsx'
import { SwapButton } from './swaps/swap-button.tsx'
import { keptText } from './kept-text.ts'
import { useSaveSchedules } from './use-save-schedules.ts'
import { rowKey, type ScheduleDraft, useScheduleDraft } from './use-schedule-draft.ts'
import { useUnsaved } from './use-unsaved.ts'

interface ScheduleEditorProps {
  answer: Schedules
  /** The one whose month is planned as a calendar; all are planned in a grid without. */
  person: PersonMonth | undefined
  month: string
  /** What asks for the same people a month before. */
  monthBefore: ReturnType<typeof schedulesQuery>
}

/** Plans a month: shifts are chosen and painted, typed or pasted, and saved together. */
export function ScheduleEditor({ answer, person, month, monthBefore }: ScheduleEditorProps) {
  const { t } = useTranslation()
  const profile = useProfile()
  const words = useMemo(
    () => ({ usual: t('schedules.shifts.usual'), problem: t('schedules.cellProblem') }),
    [t],
  )
  const shifts = answer.templates.filter((shift) => !shift.is_removed)
  const [brush, setBrush] = useState<string | undefined>(shifts[0]?.title ?? words.usual)
  const [isCopying, setCopying] = useState(false)
  const draft = useScheduleDraft(answer, words)
  const { data: events } = useQuery({ ...eventsQuery(month, person?.user_id), enabled: Boolean(person) })
  useUnsaved(draft.edits.canUndo && draft.edits.typed.size > 0)
  // A calendar is painted only.
  const paint = person ? (brush ?? words.usual) : brush
  return (
    <>
      <div className={styles.tools}>
        <ShiftPalette shifts={shifts} words={words} brush={paint} onBrush={setBrush} mayType={!person} />
        <span className={styles.grow} />
        <Button variant="default" leftSection={<IconCopy size={16} />} onClick={() => setCopying(true)}>
          {t('schedules.copy.title')}
        </Button>
        {person && <SwapButton userId={person.user_id} date={`${month}-01`} />}
        {person && person.wk_sch_id !== null && <RemoveMonth row={person} month={month} />}
      </div>
      {person ? (
        <PersonCalendar
          row={person}
          draft={draft}
          shifts={answer.templates}
          events={events?.results ?? []}
          brush={paint}
        />
      ) : (
        <TeamGrid draft={draft} month={month} brush={paint} />
      )}
      <SaveLine draft={draft} />
      <ConflictList
        conflicts={person ? draft.conflicts.filter(({ row }) => row === person) : draft.conflicts}
      />
      <EventList
        key={`${month}-${person?.user_id}`}
        month={month}
        person={person}
        mayAdd={person ? person.abilities.update : profile.is_admin_full}
        beginsOn={eventDayIn(month, today())}
      />
      {isCopying && (
        <CopyWeekDialog
          draft={draft}
          rows={person ? [person] : draft.rows}
          templates={answer.templates}
          words={words}
          monthBefore={monthBefore}
          onClose={() => setCopying(false)}
        />
      )}
    </>
  )
}

interface TeamGridProps {
  draft: ScheduleDraft
  month: string
  brush: string | undefined
}

function TeamGrid({ draft, month, brush }: TeamGridProps) {
  const { t } = useTranslation()
  const columns = useMemo<GridColumn<PersonMonth>[]>(
    () => [
      {
        key: 'name',
        header: t('schedules.person.name'),
        width: 112,
        pinned: true,
        text: (row) => row.username,
      },
      {
        key: 'team',
        header: t('schedules.person.team'),
        width: 104,
        pinned: true,
        text: (row) => row.team_name ?? '',
      },
      ...draft.columns,
    ],
    [draft.columns, t],
  )
  return (
    <EditableGrid
      caption={t('schedules.caption', { month: monthName(month) })}
      columns={columns}
      rows={draft.rows}
      rowKey={rowKey}
      edits={draft.edits}
      brush={brush}
      brushHint={t('schedules.shifts.chooseFirst')}
      warnings={draft.warnings}
      startAt={dayToShow(
        draft.days.map(({ date }) => date),
        today(),
      )}
      height="max(320px, calc(100dvh - 460px))"
    />
  )
}

function SaveLine({ draft }: { draft: ScheduleDraft }) {
  const { t } = useTranslation()
  const { submit, isSaving } = useSaveSchedules(draft)
  const { edits, changed, conflicts, leftOff, kept } = draft
  if (edits.typed.size === 0) return null
  const reason = edits.problems.length > 0 && t('schedules.saveProblem')
  return (
    <div className={styles.save} role="status">
      <span>
        {t('schedules.unsaved', { n: number(changed.size) })}{' '}
        {conflicts.length > 0 && (
          <strong className={styles.warned}>
            {t('schedules.conflicts.title', { n: number(conflicts.length) })}
          </strong>
        )}{' '}
        {leftOff.length > 0 && (
          <strong className={styles.warned}>
            {t('schedules.leftOff.text', { n: number(leftOff.length) })}
          </strong>
        )}{' '}
        {kept.length > 0 && keptText(kept, t)}
      </span>
      {leftOff.length > 0 && (
        <Button
          variant="default"
          onClick={() =>
            edits.change(leftOff.map((cell) => ({ ...cell, text: t('schedules.shifts.usual') })))
          }
        >
          {t('schedules.leftOff.fill')}
        </Button>
      )}
      <Button variant="default" onClick={edits.reset} disabled={isSaving}>
        {t('schedules.revert')}
      </Button>
      <DisabledHint reason={reason}>
        <Button loading={isSaving} onClick={() => void submit()}>
          {t('common.action.save')}
        </Button>
      </DisabledHint>
    </div>
  )
}

/** Lets the company's week and hours hold again for one person. */
function RemoveMonth({ row, month }: { row: PersonMonth; month: string }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const remove = useAction(deleteSchMonth)
  const ask = async () => {
    const isSure = await confirm({
      title: t('schedules.remove.question', { name: row.username, month: monthName(month) }),
      message: t('schedules.remove.text'),
      confirmText: t('common.action.delete'),
      danger: true,
    })
    if (isSure) remove.mutate({ params: { id: row.wk_sch_id! } })
  }
  return (
    <DisabledHint reason={!row.abilities.update && t('schedules.remove.notYours')}>
      <Button variant="default" leftSection={<IconTrash size={16} />} onClick={() => void ask()}>
        {t('schedules.remove.title')}
      </Button>
    </DisabledHint>
  )
}
