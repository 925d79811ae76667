import { useTranslation } from 'react-i18next'
import styles from './strength-meter.module.css'

const WORDS = {
  1: 'access.newPassword.strength1',
  2: 'access.newPassword.strength2',
  3: 'access.newPassword.strength3',
  4: 'access.newPassword.strength4',
} as const

/** How hard a password is to guess: four marks and a word; nothing while it is not accepted at all. */
export function StrengthMeter({ strength }: { strength: number }) {
  const { t } = useTranslation()
  if (!(strength in WORDS)) return null
  return (
    <span className={styles.meter} data-strength={strength} role="status">
      <span className={styles.marks} aria-hidden>
        {[1, 2, 3, 4].map((mark) => (
          <span key={mark} data-on={mark <= strength || undefined} />
        ))}
      </span>
      {t('access.newPassword.strength')}: {t(WORDS[strength as keyof typeof WORDS])}
    </span>
  )
}
