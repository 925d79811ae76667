import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { correctImportRow, removeImportRow } from '#contract/people/member-sheets/member-sheets.ts'
import { useAction } from '../../../api/use-action.ts'
import { notify } from '../../../ui/notify.ts'
import type { TableColumn } from '../../../ui/table/data-table.tsx'
import { CellEditor, CellText } from './cell-editor.tsx'
import { LineBadge } from './import-badge.tsx'
import { columnsOf, correctionOf, problemsAt, shownIn, typedIn } from './import-cells.ts'
import { type ImportLine, type ImportRead } from './import-queries.ts'
import { stepOf } from './import-view.ts'
import styles from './member-sheets.module.css'

const always: ReadonlySet<string> = new Set(['email', 'username', 'team'])

interface Shown {
  lines: readonly ImportLine[]
  /** Only what has to be looked at: columns without a problem are left out. */
  onlyProblems: boolean
}

/** Columns for what the shown lines hold; others would only push what matters out of sight. */
export function useRowColumns(sheet: ImportRead, { lines, onlyProblems }: Shown): TableColumn<ImportLine>[] {
  const { t } = useTranslation()
  const acts = useLineActs(sheet)
  const mayCorrect = sheet.abilities.correct
  const matters = (line: ImportLine, key: string) =>
    problemsAt(line, key).length > 0 || (!onlyProblems && typedIn(line, key) !== '')
  const shown = columnsOf(sheet, t).filter(
    ({ key }) => always.has(key) || lines.some((line) => matters(line, key)),
  )
  const state: TableColumn<ImportLine> = {
    key: 'state',
    header: t('memberSheets.rows.state'),
    cell: (line) => <LineState line={line} mayCorrect={mayCorrect} />,
  }
  const removal: TableColumn<ImportLine> = {
    key: 'remove',
    header: '',
    acts: true,
    width: 48,
    cell: ({ row }) => (
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('memberSheets.rows.remove', { row })}
        onClick={() => acts.remove(row)}
      >
        <IconX size={16} />
      </ActionIcon>
    ),
  }
  const fields = shown.map((column): TableColumn<ImportLine> => ({
    key: column.key,
    header: column.name,
    cell: (line) =>
      mayCorrect && line.state !== 'SKIPPED' && line.state !== 'INVITED' ? (
        <CellEditor
          // What the server keeps becomes what is shown.
          key={`${line.row} ${typedIn(line, column.key)}`}
          line={line}
          column={column}
          onSave={(value) => acts.correct(line.row, column.key, value)}
        />
      ) : (
        <span className={styles.value} data-empty={shownIn(line, column, t).text === '' || undefined}>
          <CellText line={line} column={column} />
        </span>
      ),
  }))
  const number = { key: 'row', header: t('memberSheets.rows.row'), width: 56, cell: rowNumber }
  return [number, state, ...fields, ...(stepOf(sheet) === 'check' ? [removal] : [])]
}

const rowNumber = (line: ImportLine) => line.row

function useLineActs({ import_id: id }: ImportRead) {
  const { t } = useTranslation()
  const correct = useAction(correctImportRow, {
    onSuccess: ({ row, state }) =>
      isWrong(state)
        ? notify({ text: t('memberSheets.rows.stillWrong', { row }), tone: 'plain' })
        : notify({ text: t('memberSheets.rows.saved', { row }) }),
  })
  const remove = useAction(removeImportRow, {
    onSuccess: (_none, { params: { row } }) =>
      notify({ text: t('memberSheets.rows.removed', { row: String(row) }) }),
  })
  return {
    correct: (row: number, key: string, value: string) =>
      correct.mutate({ params: { id, row }, body: correctionOf(key, value) }),
    remove: (row: number) => remove.mutate({ params: { id, row } }),
  }
}

function LineState({ line, mayCorrect }: { line: ImportLine; mayCorrect: boolean }) {
  return (
    <div className={styles.state}>
      <LineBadge state={line.state} />
      {reasonsOf(line, mayCorrect).map((reason) => (
        <span key={reason}>{reason}</span>
      ))}
    </div>
  )
}

const isWrong = (state: ImportLine['state']) => state === 'PROBLEM' || state === 'FAILED'

/** Why a line is left out; what can be mended is said at its cell instead. */
function reasonsOf(line: ImportLine, mayCorrect: boolean): string[] {
  const isAtCells = mayCorrect && isWrong(line.state)
  return line.problems
    .filter((problem) => !isAtCells || problem.field === null)
    .map((problem) => problem.message)
}
