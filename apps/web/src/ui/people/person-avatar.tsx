import { useState } from 'react'
import type { Tone } from '../feedback/tone.ts'
import { colorOf, initialsOf } from './initials.ts'
import styles from './people.module.css'
import { Picture } from './picture.tsx'

const TONES: Tone[] = ['blue', 'green', 'violet', 'teal', 'sky', 'indigo', 'pink', 'orange', 'amber']

interface PersonAvatarProps {
  name: string
  imageUrl?: string | null
  /** Pixels; 28 until then. */
  size?: number
}

/** A picture, or the family name on a colour that stays with the person. For eyes only: the name stands beside it. */
export function PersonAvatar({ name, imageUrl, size = 28 }: PersonAvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const tone = TONES[colorOf(name, TONES.length)]
  const initials = initialsOf(name)
  const style = {
    width: size,
    height: size,
    fontSize: Math.round(size * (initials.length > 1 ? 0.36 : 0.44)),
    color: `var(--tone-${tone})`,
    background: `var(--tone-${tone}-soft)`,
  }
  return (
    <span className={styles.avatar} style={style} aria-hidden>
      {imageUrl && imageUrl !== broken ? (
        <Picture
          src={imageUrl}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setBroken(imageUrl)}
        />
      ) : (
        initials
      )}
    </span>
  )
}
