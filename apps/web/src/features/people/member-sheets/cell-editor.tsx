import { Textarea, TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ImportColumn, problemsAt, shownIn, typedIn } from './import-cells.ts'
import type { ImportLine } from './import-queries.ts'
import styles from './member-sheets.module.css'

interface CellProps {
  line: ImportLine
  column: ImportColumn
}

/** A cell as it was understood, with what stands in the sheet below it where that is something else. */
export function CellText({ line, column }: CellProps) {
  const { t } = useTranslation()
  const { text, typed, isMade } = shownIn(line, column, t)
  return (
    <>
      <span>{text}</span>
      {isMade && <small className={styles.typed}>{t('memberSheets.rows.made')}</small>}
      {typed !== undefined && (
        <small className={styles.typed}>{t('memberSheets.rows.typed', { text: typed })}</small>
      )}
    </>
  )
}

/** A cell that is mended in its place: open where something is wrong, else by a press. Enter keeps, Esc gives up. */
export function CellEditor({ line, column, onSave }: CellProps & { onSave: (value: string) => void }) {
  const { t } = useTranslation()
  const kept = typedIn(line, column.key)
  const problems = problemsAt(line, column.key)
  const [value, setValue] = useState(kept)
  const [isOpen, setOpen] = useState(false)
  const names = { row: line.row, field: column.name }
  if (!isOpen && problems.length === 0) {
    const { text, typed, isMade } = shownIn(line, column, t)
    const said = [
      text || t('memberSheets.rows.empty'),
      isMade && t('memberSheets.rows.made'),
      typed && t('memberSheets.rows.typed', { text: typed }),
    ]
    return (
      <button
        type="button"
        className={styles.cell}
        data-empty={text === '' || undefined}
        title={text}
        aria-label={`${t('memberSheets.rows.edit', names)}: ${said.filter(Boolean).join(', ')}`}
        onClick={() => setOpen(true)}
      >
        {text === '' ? '–' : <CellText line={line} column={column} />}
      </button>
    )
  }
  const save = () => {
    setOpen(false)
    if (value.trim() !== kept) onSave(value.trim())
  }
  const hasLines = column.kind === 'LONG_TEXT'
  const input = {
    size: 'xs',
    className: styles.editor!,
    classNames: { error: styles.problem! },
    'aria-label': t('memberSheets.rows.value', names),
    value,
    error: problems.map((problem) => problem.message).join(' ') || undefined,
    maxLength: hasLines ? 4000 : 1000,
    autoFocus: isOpen,
    onBlur: save,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      // Enter that ends the composing of a syllable is not meant for us; in a text of lines it begins a new one.
      if (event.nativeEvent.isComposing) return
      if (event.key === 'Enter' && (!hasLines || event.ctrlKey || event.metaKey)) event.currentTarget.blur()
      if (event.key === 'Escape') {
        event.stopPropagation()
        setValue(kept)
        setOpen(false)
      }
    },
  } as const
  const type = (event: { currentTarget: { value: string } }) => setValue(event.currentTarget.value)
  return hasLines ? (
    <Textarea {...input} autosize maxRows={6} onChange={type} />
  ) : (
    <TextInput {...input} onChange={type} />
  )
}
