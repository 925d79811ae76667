import { Bone } from './bone.tsx'
import { LoadingRegion } from './loading-region.tsx'
import styles from './skeleton.module.css'

const WIDTHS = ['34%', '26%', '40%', '30%', '22%']

/** Rows of a list or table that is still loading. */
export function RowsSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <LoadingRegion className={styles.rows}>
      {Array.from({ length: rows }, (_, at) => (
        <div className={styles.row} key={at}>
          <Bone width={WIDTHS[at % WIDTHS.length]!} />
          <Bone width="18%" />
          <Bone width="12%" />
        </div>
      ))}
    </LoadingRegion>
  )
}
