import { PersonAvatar } from './person-avatar.tsx'
import styles from './people.module.css'

interface PersonChipProps {
  name: string
  position?: string | null
  team?: string | null
  imageUrl?: string | null
  size?: number
}

/** A person in a row: picture, name and position, team below. */
export function PersonChip({ name, position, team, imageUrl, size = 28 }: PersonChipProps) {
  return (
    <span className={styles.chip}>
      <PersonAvatar name={name} imageUrl={imageUrl} size={size} />
      <span className={styles.words}>
        <span className={styles.nameLine}>
          <span className={styles.name}>{name}</span>
          {position && <span className={styles.position}>{position}</span>}
        </span>
        {team && <span className={styles.team}>{team}</span>}
      </span>
    </span>
  )
}
