import styles from './skeleton.module.css'

interface BoneProps {
  width?: number | string
  height?: number
  round?: boolean
}

/** One grey block that stands for something still loading. */
export function Bone({ width = '100%', height = 12, round }: BoneProps) {
  return <span className={styles.bone} data-round={round || undefined} style={{ width, height }} />
}
