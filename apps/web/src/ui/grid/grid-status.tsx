import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { number } from '../../text/formats.ts'
import type { RowKey } from '../table/table-types.ts'
import styles from './grid.module.css'
import type { CellProblem } from './grid-types.ts'
import { UndoSteps } from './undo-steps.tsx'
import type { GridEdits } from './use-grid-edits.ts'

interface GridStatusProps<Row> {
  edits: GridEdits<Row>
  onStep: (step: 'undo' | 'redo') => void
  goTo: (key: RowKey, column: string) => void
  /** Of the cell that one stands on. */
  problem: CellProblem | undefined
  /** What is questionable of that cell, or to be known of it. */
  note: string
  /** What was last done, where it was not wholly what was asked for. */
  told: string
}

/** Above the grid: how much was changed, what is still to be mended, and the way there. */
export function GridStatus<Row>({ edits, onStep, goTo, problem, note, told }: GridStatusProps<Row>) {
  const { t } = useTranslation()
  const { changes, problems } = edits
  const total = changes.length + problems.length
  const next = () => {
    const at = problems.findIndex((one) => one === problem)
    const found = problems[(at + 1) % problems.length]
    if (found) goTo(found.key, found.column)
  }
  return (
    <div className={styles.status}>
      <span>{total === 0 ? t('kit.grid.unchanged') : t('kit.grid.changed', { n: number(total) })}</span>
      {problems.length > 0 && (
        <>
          <strong className={styles.bad}>{t('kit.grid.problems', { n: number(problems.length) })}</strong>
          <Button size="compact-sm" variant="default" onClick={next}>
            {t('kit.grid.nextProblem')}
          </Button>
        </>
      )}
      {told && <span>{told}</span>}
      {problem && <span className={styles.bad}>{problem.problem}</span>}
      {note && <span>{note}</span>}
      <span className={styles.steps}>
        <UndoSteps edits={edits} onStep={onStep} />
      </span>
    </div>
  )
}
