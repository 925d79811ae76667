import type { ReactNode } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { moment } from '../../../../text/formats.ts'
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx'
import { PersonChip } from '../../../../ui/people/person-chip.tsx'
import { StampRow, type StampStep } from '../../../../ui/people/stamp-row.tsx'
import type { OpenedDocument, Receiver } from '../approval-queries.ts'
import shared from '../document.module.css'
import styles from './paper.module.css'
import { DocumentContent } from '../kinds/document-content.tsx'
import { kindName } from '../kinds/kind-name.ts'
import { MEANINGS } from '../document-words.ts'
import { splitLine, stampState } from '../line.ts'

interface DocumentPaperProps {
  document: OpenedDocument
  /** Stands beside its status. */
  mark?: ReactNode
  children?: ReactNode
}

/** A document as it stands on paper: who asks for what, the approval line, and what was said with decisions. */
export function DocumentPaper({ document, mark, children }: DocumentPaperProps) {
  const { t } = useTranslation()
  const { deciders } = splitLine(document.apv_receive)
  const { author } = document
  return (
    <article className={styles.paper}>
      <header className={styles.head}>
        <p className={styles.meta}>
          <span>{kindName(t, document.drf_type)}</span>
          {document.drf_serial && (
            <span className="numeric">{t('approvals.serial', { serial: document.drf_serial })}</span>
          )}
        </p>
        <div className={styles.titleLine}>
          <h2 className={styles.title}>{document.drf_title}</h2>
          <span className={styles.state}>
            {mark}
            <StatusBadge
              meaning={MEANINGS[document.drf_status]}
              label={t(`approvals.status.${document.drf_status}`)}
            />
          </span>
        </div>
        <div className={styles.author}>
          <PersonChip name={author.username} position={author.position} team={author.team_name} size={36} />
          <p className={styles.times}>
            <span>{t('approvals.submittedAt', { at: moment(document.submitted_at) })}</span>
            {document.submitted_by && (
              <span>{t('approvals.submittedBy', { name: document.submitted_by.username })}</span>
            )}
            {document.decided_at && (
              <span>{t('approvals.decidedAt', { at: moment(document.decided_at) })}</span>
            )}
          </p>
        </div>
      </header>
      <StampRow steps={useStamps(document, deciders)} />
      <DocumentContent document={document} />
      <Opinions receivers={document.apv_receive} />
      {children}
    </article>
  )
}

function useStamps(document: OpenedDocument, deciders: readonly Receiver[]): StampStep[] {
  const { t } = useTranslation()
  const { author } = document
  const drafter: StampStep = {
    key: 'author',
    role: t('approvals.line.drafter'),
    name: author.username,
    position: author.position,
    meaning: 'informed',
    label: t('approvals.line.submitted'),
    at: document.submitted_at,
  }
  const looks = {
    approved: { meaning: 'approved' },
    denied: { meaning: 'denied' },
    skipped: { meaning: 'canceled', label: t('approvals.line.skipped') },
    turn: { isNext: true, label: t('approvals.line.turn') },
    planned: { meaning: 'waiting', label: t('approvals.line.planned') },
  } as const
  return [
    drafter,
    ...deciders.map((one): StampStep => ({
      key: one.rcv_id,
      role: t(`approvals.line.${one.rcv_type}`),
      name: one.user.username,
      position: one.rcv_position || one.user.position,
      at: one.acted_at,
      ...looks[stampState(one, document.drf_status)],
      ...deputyWords(t, one),
    })),
  ]
}

/** Who decided in whose place, as the stamp says it. */
function deputyWords(t: TFunction, one: Receiver): Pick<StampStep, 'by' | 'label'> {
  const { rcv_decided_as: how, acted_by, delegated_from } = one
  if ((how === 'SUBSTITUTE' || how === 'DELEGATE') && acted_by)
    return { by: t(`deputies.by.${how}`, { name: acted_by.username }) }
  const from = delegated_from && { by: t('deputies.from', { name: delegated_from.username }) }
  return { ...from, ...(how === 'FINAL' && { label: t('deputies.finally') }) }
}

function Opinions({ receivers }: { receivers: readonly Receiver[] }) {
  const { t } = useTranslation()
  const said = receivers.filter(({ rcv_comment }) => rcv_comment !== '')
  if (said.length === 0) return null
  return (
    <section>
      <h3 className={shared.subtitle}>{t('approvals.opinions.title')}</h3>
      <ul className={styles.opinions}>
        {said.map((one) => (
          <li key={one.rcv_id}>
            <div className={shared.opinionHead}>
              <PersonChip {...sayerOf(one)} size={24} />
              {one.acted_at && <time dateTime={one.acted_at}>{moment(one.acted_at)}</time>}
            </div>
            <p>{one.rcv_comment}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whose words they are: of whoever decided in the place of somebody, not of that one. */
function sayerOf({ user, acted_by, rcv_decided_as: how }: Receiver): { name: string; position?: string } {
  const isOther = (how === 'SUBSTITUTE' || how === 'DELEGATE') && acted_by
  return isOther ? { name: acted_by.username } : { name: user.username, position: user.position }
}
