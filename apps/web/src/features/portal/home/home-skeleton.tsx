import { CardSkeleton } from '../../../ui/feedback/card-skeleton.tsx'
import styles from './home.module.css'

/** The start page while it loads: cards where cards will be. */
export function HomeSkeleton() {
  return (
    <div className={styles.grid}>
      <div className={styles.wide}>
        <CardSkeleton lines={6} />
      </div>
      <CardSkeleton lines={6} />
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
      <div className={styles.wide}>
        <CardSkeleton lines={4} />
      </div>
      <CardSkeleton lines={4} />
    </div>
  )
}
