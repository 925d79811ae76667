import { useWindowEvent } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listOwnFileWork } from '#contract/platform/files/files.ts'
import { useHasFileWork } from '../../api/file-work.ts'
import { q } from '../../api/query.ts'
import styles from './shell.module.css'

// What is done by then needs no words.
const PATIENCE_MS = 1500
const ASK_AGAIN_MS = 2000

/** Says where one's file stands while the server lets it wait. */
export function FileWorkLine() {
  const isBusy = useHasFileWork()
  const isWaiting = useHasLasted(isBusy)
  // Other screens can be opened meanwhile; a page that is left or loaded anew loses its file, without a word otherwise.
  useWindowEvent('beforeunload', (event) => {
    if (isBusy) event.preventDefault()
  })
  return <div role="status">{isWaiting && <Place />}</div>
}

function Place() {
  const { t } = useTranslation()
  const { data = [] } = useQuery({
    ...q(listOwnFileWork),
    refetchInterval: ASK_AGAIN_MS,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const next = data.toSorted((a, b) => a.place - b.place)[0]
  if (!next) return null
  const { place, of, done } = next
  if (place > 0) return <div className={styles.fileWork}>{t('shell.fileWork.waiting', { place, of })}</div>
  return (
    <div className={styles.fileWork}>
      {done === null ? t('shell.fileWork.now') : t('shell.fileWork.share', { done })}
    </div>
  )
}

/** Whether something has been so for a while. */
function useHasLasted(now: boolean): boolean {
  const [hasLasted, setLasted] = useState(false)
  useEffect(() => {
    if (!now) return
    const timer = setTimeout(() => setLasted(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setLasted(false)
    }
  }, [now])
  return now && hasLasted
}
