import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Piece } from '#rules/approvals/redline.ts'
import styles from './changes.module.css'

/** So much of what stayed is shown around what changed. */
const AROUND = 80

/** A text with what was taken out and what was written anew; long parts that stayed are left out. */
export function Redline({ pieces }: { pieces: readonly Piece[] }) {
  const { t } = useTranslation()
  return (
    <span className={styles.redline}>
      {pieces.map(({ kind, text }, at) => {
        if (kind === 'SAME')
          return (
            <span key={at}>
              {shortened(text, at > 0, at < pieces.length - 1, t('afterwards.changes.hidden'))}
            </span>
          )
        const Mark = kind === 'ADDED' ? 'ins' : 'del'
        return (
          <Mark key={at}>
            <VisuallyHidden>
              {t(kind === 'ADDED' ? 'afterwards.changes.added' : 'afterwards.changes.removed')}{' '}
            </VisuallyHidden>
            {text}
          </Mark>
        )
      })}
    </span>
  )
}

function shortened(text: string, isAfter: boolean, isBefore: boolean, hidden: string): string {
  const most = (isAfter ? AROUND : 0) + (isBefore ? AROUND : 0)
  if (text.length <= most + AROUND) return text
  const letters = [...text]
  const head = isAfter ? letters.slice(0, AROUND).join('') : ''
  const tail = isBefore ? letters.slice(-AROUND).join('') : ''
  return `${head} … (${hidden}) … ${tail}`
}
