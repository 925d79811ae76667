import { Bone } from './bone.tsx'
import { LoadingRegion } from './loading-region.tsx'
import styles from './skeleton.module.css'

/** A card that is still loading. */
export function CardSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <LoadingRegion className={styles.card}>
      <Bone width="40%" height={16} />
      {Array.from({ length: lines }, (_, at) => (
        <Bone key={at} width={`${92 - at * 14}%`} />
      ))}
    </LoadingRegion>
  )
}
