import { useTranslation } from 'react-i18next'
import { useIsOnline } from '../../api/connection.ts'
import styles from './shell.module.css'

export function OfflineBanner() {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  return (
    <div role="status" className={isOnline ? undefined : styles.offline}>
      {isOnline ? null : t('shell.offline')}
    </div>
  )
}
