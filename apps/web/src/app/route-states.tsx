import { Link, type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../text/sentence-of.ts'
import styles from './route-states.module.css'

/** Shown when the code or data of a screen takes long: grey blocks instead of a spinner. */
export function RoutePending() {
  const { t } = useTranslation()
  return (
    <div className={styles.pending} role="status" aria-label={t('common.state.loading')}>
      <div className={styles.title} />
      <div className={styles.block} />
      <div className={styles.block} />
    </div>
  )
}

export function RouteError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div className={styles.center} role="alert">
      <h1>{t('common.error.title')}</h1>
      <p>{sentenceOf(error)}</p>
      <button type="button" className={styles.button} onClick={retry}>
        {t('common.action.retry')}
      </button>
    </div>
  )
}

export function NotFoundScreen() {
  const { t } = useTranslation()
  return (
    <div className={styles.center}>
      <h1>{t('common.error.notFoundTitle')}</h1>
      <p>{t('common.error.notFound')}</p>
      <Link to="/main" className={styles.button}>
        {t('common.error.goHome')}
      </Link>
    </div>
  )
}
