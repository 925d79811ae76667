import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { duration } from '../../../../text/formats.ts'
import { changeOf, type Figure, type Figures } from './replay-sums.ts'
import styles from './replay.module.css'

interface FigureChangeProps {
  row: { before: Figures; after: Figures }
  name: Figure
}

/** By how much a figure changes, and from what to what. */
export function FigureChange({ row, name }: FigureChangeProps) {
  const { t } = useTranslation()
  const minutes = changeOf(row, name)
  if (minutes === 0) return <span className="quiet">–</span>
  const [before, after] = [duration(row.before[name]), duration(row.after[name])]
  return (
    <span className={styles.change}>
      <strong>{minutes > 0 ? `+${duration(minutes)}` : duration(minutes)}</strong>
      <small aria-hidden>
        {before} → {after}
      </small>
      <VisuallyHidden>{t('replay.change', { before, after })}</VisuallyHidden>
    </span>
  )
}
