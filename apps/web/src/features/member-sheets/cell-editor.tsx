import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SheetField } from '#contract/member-sheets.ts'
import type { ImportLine } from './import-queries.ts'
import styles from './member-sheets.module.css'

interface CellEditorProps {
  line: ImportLine
  field: SheetField
  onSave: (value: string) => void
}

/** A cell that is mended in its place: open where something is wrong, else by a press. Enter keeps, Esc gives up. */
export function CellEditor({ line, field, onSave }: CellEditorProps) {
  const { t } = useTranslation()
  const kept = line[field]
  const problems = line.problems.filter((problem) => problem.field === field)
  const [value, setValue] = useState(kept)
  const [isOpen, setOpen] = useState(false)
  const names = { row: line.row, field: t(`memberSheets.field.${field}`) }
  if (!isOpen && problems.length === 0) {
    return (
      <button
        type="button"
        className={styles.cell}
        data-empty={kept === '' || undefined}
        title={kept}
        aria-label={`${t('memberSheets.rows.edit', names)}: ${kept || t('memberSheets.rows.empty')}`}
        onClick={() => setOpen(true)}
      >
        {kept || '–'}
      </button>
    )
  }
  const save = () => {
    setOpen(false)
    if (value.trim() !== kept) onSave(value.trim())
  }
  return (
    <TextInput
      size="xs"
      className={styles.editor!}
      aria-label={t('memberSheets.rows.value', names)}
      value={value}
      error={problems.map((problem) => problem.message).join(' ') || undefined}
      maxLength={1000}
      autoFocus={isOpen}
      onChange={(event) => setValue(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        // Enter that ends the composing of a syllable is not meant for us.
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') {
          event.stopPropagation()
          setValue(kept)
          setOpen(false)
        }
      }}
    />
  )
}
