import { useTranslation } from 'react-i18next'
import { useStateSentence } from './check-face.ts'
import { useLocating } from './locating.ts'
import styles from './check-pill.module.css'
import { mainPress, whyNoPress, type WorkCheck } from './press-state.ts'
import { usePress, useWaitingPress } from './use-press.ts'

/** The one big button for checking in and out, under the thumb. */
export function ThumbButton({ check }: { check: WorkCheck }) {
  const { t } = useTranslation()
  const press = usePress()
  const sentenceOf = useStateSentence()
  const main = mainPress(check)
  const isLocating = useLocating()
  if (useWaitingPress()) return <p className={styles.off}>{t('check.press.waitingLong')}</p>
  if (!main.isAllowed) return <p className={styles.off}>{t(`check.press.${whyNoPress(check) ?? 'off'}`)}</p>
  return (
    <button
      type="button"
      className={styles.thumb}
      data-quiet={check.onduty_status === 'OUT' || check.onduty_status === 'DAY_OFF' || undefined}
      onClick={({ detail }) => detail < 2 && press(main.press)}
    >
      {t(`check.press.${main.text}`)}
      <small>{isLocating ? t('check.press.locating') : sentenceOf(check)}</small>
    </button>
  )
}
