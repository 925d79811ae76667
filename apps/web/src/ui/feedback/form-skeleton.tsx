import { Bone } from './bone.tsx'
import { LoadingRegion } from './loading-region.tsx'
import styles from './skeleton.module.css'

/** A form whose values are still loading. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  return (
    <LoadingRegion className={styles.form}>
      {Array.from({ length: fields }, (_, at) => (
        <div className={styles.field} key={at}>
          <Bone width={72} />
          <Bone height={36} />
        </div>
      ))}
    </LoadingRegion>
  )
}
