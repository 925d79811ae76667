import { Checkbox, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../page/profile.ts'
import { moment } from '../../../text/formats.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { PersonChip } from '../../../ui/people/person-chip.tsx'
import { Star } from './bookmarks/star.tsx'
import type { Listed } from './approval-queries.ts'
import styles from './box.module.css'
import type { Box } from './boxes.ts'
import { briefOf } from './kinds/document-kinds.ts'
import { kindName } from './kinds/kind-name.ts'
import { MEANINGS } from './document-words.ts'
import { lineSummary } from './line.ts'
import { lineWords } from './line-words.ts'

interface DocumentRowProps {
  row: Listed
  box: Box
  isOpen: boolean
  /** Another document is open beside the list: the address is replaced, so that Back leaves the box. */
  isBeside: boolean
  isSelected: boolean
  /** Left out where documents cannot be approved together. */
  onToggle?: (() => void) | undefined
}

/** One document of a list; the whole row is its link, the checkbox lies over it. */
export function DocumentRow({ row, box, isOpen, isBeside, isSelected, onToggle }: DocumentRowProps) {
  const { t } = useTranslation()
  const { author } = row
  const name = row.drf_title
  const { amount } = briefOf(row)
  const isUnread = box !== 'outbox' && !row.is_read
  return (
    <div className={styles.row} data-open={isOpen || undefined} data-selected={isSelected || undefined}>
      {onToggle && (
        <Checkbox
          className={styles.check}
          size="xs"
          checked={isSelected}
          onChange={onToggle}
          aria-label={t('approvals.selectRow', { name: `${author.username} ${name}` })}
        />
      )}
      <Link
        to="."
        search={(before: object) => ({ ...before, document: row.drf_id })}
        replace={isBeside}
        preload={false}
        className={styles.link}
        data-document={row.drf_id}
        aria-current={isOpen || undefined}
      >
        <span className={styles.rowHead}>
          {box !== 'outbox' ? (
            <PersonChip name={author.username} position={author.position} team={author.team_name} size={30} />
          ) : (
            <span className="quiet numeric">{row.drf_serial}</span>
          )}
          <time className={styles.time} dateTime={row.submitted_at}>
            {moment(row.submitted_at)}
          </time>
        </span>
        <span className={styles.name} data-unread={isUnread || undefined}>
          {isUnread && <VisuallyHidden>{t('approvals.unread')}</VisuallyHidden>}
          <span className="one-line">{name}</span>
          {amount && <span className={styles.amount}>{amount}</span>}
        </span>
        <span className={styles.rowFoot}>
          {row.drf_status === 'REQUESTED' ? (
            <span className={styles.kind}>{kindName(t, row.drf_type)}</span>
          ) : (
            <>
              <StatusBadge
                meaning={MEANINGS[row.drf_status]}
                label={t(`approvals.status.${row.drf_status}`)}
                look="bare"
              />
              <span className={styles.kind}>{kindName(t, row.drf_type)}</span>
            </>
          )}
          <SmallLine row={row} isReceived={box === 'inbox'} />
        </span>
      </Link>
      <Star className={styles.star} document={row} name={`${author.username} ${name}`} />
    </div>
  )
}

/** The approval line as a few marks, and in words what matters of it. */
function SmallLine({ row, isReceived }: { row: Listed; isReceived: boolean }) {
  const { t } = useTranslation()
  const me = useProfile().id
  const { steps, total } = lineSummary(row.apv_line)
  if (total === 0) return null
  return (
    <span className={styles.small}>
      <span className={styles.marks} aria-hidden>
        {steps.map((step, at) => (
          <span
            key={at}
            data-state={step.state}
            title={`${step.username} · ${t(`approvals.line.state.${step.state}`)}`}
          />
        ))}
      </span>
      <span className="one-line">{lineWords(t, row, me, isReceived)}</span>
    </span>
  )
}
