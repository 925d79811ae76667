import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { shortDay } from '../../../text/formats.ts'
import styles from './closing.module.css'
import type { Problem } from './closing-queries.ts'

interface ProblemLinkProps {
  problem: Problem
  /** Whose it is; undefined for the own one. */
  user?: number | undefined
}

/** One thing that stands in the way: leads to where it is solved, the document that waits or the record of the day. */
export function ProblemLink({ problem, user }: ProblemLinkProps) {
  const { t } = useTranslation()
  const { wk_date: date, kind, drf_id: document } = problem
  const label = `${shortDay(date)} ${t(`closing.problems.${kind}`)}`
  if (document !== null)
    return (
      <Link className={styles.link} to="/main/approval/$id" params={{ id: String(document) }}>
        {label}
      </Link>
    )
  return (
    <Link
      className={styles.link}
      to="/main/work/me"
      search={{ date, record: date, ...(user !== undefined && { user }) }}
    >
      {label}
    </Link>
  )
}
