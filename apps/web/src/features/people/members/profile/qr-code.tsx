import { useTranslation } from 'react-i18next'
import { encode } from 'uqr'
import styles from './profile.module.css'

/** A text as a QR code, dark on light in both colour schemes, because cameras expect it so. */
export function QrCode({ text }: { text: string }) {
  const { t } = useTranslation()
  const { data, size } = encode(text)
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={styles.qr} role="img" aria-label={t('profile.second.qr')}>
      <path d={path} />
    </svg>
  )
}
