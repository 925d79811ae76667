import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteSchTemplate } from '#contract/time/schedules/schedules.ts'
import { useAction } from '../../../api/use-action.ts'
import { RowMenu } from '../../../ui/input/row-menu.tsx'
import { type CellWords, shiftHours } from './schedule-cells.ts'
import type { Shift } from './schedule-queries.ts'
import styles from './schedules.module.css'
import { ShiftDialog } from './shift-dialog.tsx'

interface ShiftPaletteProps {
  shifts: readonly Shift[]
  words: CellWords
  /** What is painted with: the text of a cell. */
  brush: string | undefined
  onBrush: (brush: string | undefined) => void
  /** In a grid days may also be typed, and nothing is painted. */
  mayType: boolean
}

/** What days are painted with: the shifts, the company's hours, or a day off; and where shifts are kept. */
export function ShiftPalette({ shifts, words, brush, onBrush, mayType }: ShiftPaletteProps) {
  const { t } = useTranslation()
  const [edited, setEdited] = useState<Shift | 'new'>()
  const chosen = shifts.find(({ title }) => title === brush)
  const choices = [
    ...shifts.map((shift) => ({
      text: shift.title,
      label: shift.title,
      color: shift.color,
      hours: shiftHours(shift),
    })),
    { text: words.usual, label: words.usual, color: undefined, hours: t('schedules.shifts.usualHours') },
    { text: '', label: t('schedules.shifts.off'), color: undefined, hours: undefined },
    ...(mayType
      ? [{ text: undefined, label: t('schedules.shifts.type'), color: undefined, hours: undefined }]
      : []),
  ]
  return (
    <div className={styles.palette} role="group" aria-label={t('schedules.shifts.label')}>
      {choices.map(({ text, label, color, hours }) => (
        <Fragment key={label}>
          <button type="button" aria-pressed={brush === text} title={hours} onClick={() => onBrush(text)}>
            {color && <i className={styles.swatch} style={{ '--swatch': color }} aria-hidden />}
            {label}
            {hours && <span className={styles.hours}>{hours}</span>}
          </button>
          {chosen && chosen.title === text && (
            <ShiftMenu shift={chosen} onEdit={setEdited} onRemoved={() => onBrush(words.usual)} />
          )}
        </Fragment>
      ))}
      <Button variant="subtle" leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
        {t('schedules.shifts.add')}
      </Button>
      {edited && (
        <ShiftDialog
          shift={edited === 'new' ? undefined : edited}
          takenColors={shifts.map(({ color }) => color)}
          onClose={() => setEdited(undefined)}
          onSaved={onBrush}
        />
      )}
    </div>
  )
}

interface ShiftMenuProps {
  shift: Shift
  onEdit: (shift: Shift) => void
  onRemoved: () => void
}

function ShiftMenu({ shift, onEdit, onRemoved }: ShiftMenuProps) {
  const { t } = useTranslation()
  const remove = useAction(deleteSchTemplate)
  return (
    <RowMenu
      name={shift.title}
      abilities={{ update: true, delete: true }}
      question={{
        title: t('schedules.shifts.removeTitle', { name: shift.title }),
        message: t('schedules.shifts.removeText'),
      }}
      onEdit={() => onEdit(shift)}
      onDelete={async () => {
        await remove.mutateAsync({ params: { id: shift.sch_tem_id } })
        onRemoved()
      }}
    />
  )
}
