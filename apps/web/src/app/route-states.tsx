import { Link, type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { whenBack } from '../api/when-back.ts'
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

/** As each browser, and Vite for styles, says that a file of the client did not come. */
const MISSING_FILE = /imported module|module script|preload css/i

/** What stands where a screen could not be shown; it comes by itself when the network is back. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  // Of a file that did not come the page keeps that it failed: only a new page asks for it again.
  const isFileMissing = error instanceof Error && MISSING_FILE.test(error.message)
  const retry = () => {
    if (isFileMissing) return location.reload()
    reset()
    void router.invalidate()
  }
  const again = useRef(retry)
  useEffect(() => void (again.current = retry))
  useEffect(() => whenBack(() => again.current()), [])
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
