import { CardSkeleton } from '../../../ui/feedback/card-skeleton.tsx'
import styles from './home.module.css'

/** The start page while it loads: cards where cards will be. */
export function HomeSkeleton() {
  return (
    <div className={styles.grid}>
      <div className={styles.column}>
        <CardSkeleton lines={6} />
        <CardSkeleton lines={4} />
      </div>
      <div className={styles.column}>
        <CardSkeleton lines={5} />
        <CardSkeleton />
      </div>
    </div>
  )
}
