import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from '../check-pill.module.css'
import { dayOffRequest, isDayOffUnasked, type WorkCheck } from '../press-state.ts'

/** That nobody is expected to work on the day, with the way to ask for work on it. */
export function DayOffHint({ check }: { check: WorkCheck }) {
  const { t } = useTranslation()
  if (!isDayOffUnasked(check)) return null
  return (
    <p className={styles.needs}>
      {t('check.dayOff.text')}{' '}
      <Link to="/main/leave" search={dayOffRequest(check)} className={styles.more}>
        {t('check.dayOff.ask')}
      </Link>
    </p>
  )
}
