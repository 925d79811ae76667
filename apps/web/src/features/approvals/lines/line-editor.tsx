import { ActionIcon, Button, Select } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LINE_MAXIMUM } from '#rules/approvals/role-line.ts'
import { SortableList } from '../../../ui/input/sortable-list.tsx'
import {
  type Edited,
  inOrder,
  joined,
  type LinePart,
  PART_KINDS,
  parted,
  type PartKind,
  partsOf,
  withKind,
  withoutPart,
  withPart,
} from './line-model.ts'
import { type Names, targetWords } from './line-words.ts'
import styles from './lines.module.css'
import { TargetFields } from './target-fields.tsx'

interface LineEditorProps {
  label: string
  line: string
  names: Names
  /** What stands where nobody is named; that somebody has to be without it. */
  empty?: string
  error?: string | undefined
  onChange: (line: string) => void
  onName: (target: string, name: string) => void
}

/** A line to put together: parts in their order, by their names; the string behind it is folded. */
export function LineEditor({ label, line, names, empty, error, onChange, onName }: LineEditorProps) {
  const { t } = useTranslation()
  const [problem, setProblem] = useState<Edited['problem']>()
  const edit = (edited: Edited) => {
    setProblem(edited.problem)
    if (edited.line !== line) onChange(edited.line)
  }
  const parts = partsOf(line)
  const wordsOf = (part: LinePart) => part.targets.map((one) => targetWords(t, one, names)).join(' + ')
  return (
    <fieldset className={styles.editor}>
      <legend className={styles.part}>{label}</legend>
      {parts.length === 0 && <p className={styles.note}>{empty ?? t('lines.edit.empty')}</p>}
      <SortableList
        items={parts}
        idOf={(part) => part.text}
        nameOf={wordsOf}
        onSort={(sorted) => edit({ line: inOrder(sorted) })}
        dense
        label={label}
      >
        {(part, at) => (
          <div className={styles.partRow}>
            <Select
              aria-label={t('lines.edit.asOf', { name: wordsOf(part) })}
              className={styles.kindSelect}
              size="xs"
              data={PART_KINDS.map((value) => ({
                value: value || 'AP',
                label: t(`lines.kind.${value || 'AP'}`),
              }))}
              value={part.kind || 'AP'}
              allowDeselect={false}
              onChange={(value) => edit(withKind(line, part.text, (value === 'AP' ? '' : value) as PartKind))}
            />
            <span className={styles.partName}>{wordsOf(part)}</span>
            {part.targets.length > 1 ? (
              <Button size="compact-xs" variant="subtle" onClick={() => edit(parted(line, at))}>
                {t('lines.edit.part')}
              </Button>
            ) : (
              at > 0 &&
              parts[at - 1]?.kind === part.kind && (
                <Button size="compact-xs" variant="subtle" onClick={() => edit(joined(line, at))}>
                  {t('lines.edit.join')}
                </Button>
              )
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('lines.edit.remove', { name: wordsOf(part) })}
              onClick={() => edit(withoutPart(line, part.text))}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </div>
        )}
      </SortableList>
      <TargetFields
        onAdd={(kind, target, name) => {
          onName(target, name)
          edit(withPart(line, kind, target))
        }}
      />
      {problem && (
        <p className={styles.note} data-severity="ERROR" role="alert">
          {t(`lines.problem.${problem}`)}
        </p>
      )}
      {error && (
        <p className={styles.note} data-severity="ERROR" role="alert">
          {error}
        </p>
      )}
      {line !== '' && (
        <details className={styles.string}>
          <summary>{t('lines.edit.asText')}</summary>
          <code>{line}</code>
          <p>{t('lines.edit.length', { n: line.length, most: LINE_MAXIMUM })}</p>
        </details>
      )}
    </fieldset>
  )
}
