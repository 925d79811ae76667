import styles from './progress-panel.module.css'

interface ProgressTrackProps {
  /** What is under way, for screen readers. */
  label: string
  done: number
  total: number
  isBad?: boolean
}

/** The bar of long work. */
export function ProgressTrack({ label, done, total, isBad }: ProgressTrackProps) {
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
    >
      <div
        data-bad={isBad || undefined}
        style={{ width: `${total > 0 ? Math.min(100, (done / total) * 100) : 0}%` }}
      />
    </div>
  )
}
