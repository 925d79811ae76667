import { ActionIcon } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { GridEdits } from './use-grid-edits.ts'

interface UndoStepsProps<Row> {
  edits: Pick<GridEdits<Row>, 'canUndo' | 'canRedo'>
  onStep: (step: 'undo' | 'redo') => void
}

/** One step back, and forward again. */
export function UndoSteps<Row>({ edits, onStep }: UndoStepsProps<Row>) {
  const { t } = useTranslation()
  return (
    <>
      <ActionIcon
        variant="default"
        aria-label={t('kit.grid.undo')}
        title={`${t('kit.grid.undo')} (Ctrl+Z)`}
        disabled={!edits.canUndo}
        onClick={() => onStep('undo')}
      >
        <IconArrowBackUp size={16} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={t('kit.grid.redo')}
        title={`${t('kit.grid.redo')} (Ctrl+Y)`}
        disabled={!edits.canRedo}
        onClick={() => onStep('redo')}
      >
        <IconArrowForwardUp size={16} />
      </ActionIcon>
    </>
  )
}
