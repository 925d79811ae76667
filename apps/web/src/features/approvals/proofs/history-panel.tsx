import { UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconAlertTriangle, IconChevronDown, IconShieldCheck, IconClock } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moment } from '../../../text/formats.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { CardSkeleton } from '../../../ui/feedback/card-skeleton.tsx'
import { type History, type HistoryEntry, historyQuery } from './proof-queries.ts'
import styles from './proofs.module.css'

interface HistoryPanelProps {
  document: number
  endedAt?: string | null | undefined
  isOpen: boolean
}

/** What was done with a document, by whom, when and from where; read once somebody wants to know. */
export function HistoryPanel({ document, endedAt, isOpen: opensAtOnce }: HistoryPanelProps) {
  const { t } = useTranslation()
  const { proof } = useSearch({ strict: false })
  const [isOpen, setOpen] = useState(opensAtOnce || proof !== undefined)
  const id = useId()
  return (
    <section className={styles.history} data-print={isOpen ? undefined : 'never'}>
      <h3 className={styles.heading}>
        <UnstyledButton
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('proofs.history.title')}
          <IconChevronDown size={16} stroke={1.6} data-open={isOpen || undefined} aria-hidden />
        </UnstyledButton>
      </h3>
      <div id={id}>{isOpen && <Entries {...{ document, endedAt, proof }} />}</div>
    </section>
  )
}

function Entries({
  document,
  endedAt,
  proof,
}: Omit<HistoryPanelProps, 'isOpen'> & { proof: string | undefined }) {
  const query = useQuery(historyQuery(document))
  return (
    <QueryView query={query} skeleton={<CardSkeleton lines={3} />}>
      {(history) => (
        <>
          <Seal history={history} />
          {proof !== undefined && <Printed proof={proof} entries={history.entries} />}
          <ol className={styles.entries}>
            {history.entries.map((entry, at) => (
              <Entry
                key={entry.number ?? -at}
                entry={entry}
                endedAt={endedAt}
                brokenAt={history.broken_at?.number}
              />
            ))}
          </ol>
        </>
      )}
    </QueryView>
  )
}

/** Whether the chain is whole, in a sentence. */
function Seal({ history }: { history: History }) {
  const { t } = useTranslation()
  const { state, began_late, broken_at } = history
  if (state === 'BROKEN' && broken_at)
    return (
      <p className={styles.seal} data-state="broken" role="alert">
        <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
        {t(`proofs.broken.${broken_at.reason}`, { number: broken_at.number })}
      </p>
    )
  const isBegun = state === 'WHOLE'
  const Icon = isBegun ? IconShieldCheck : IconClock
  return (
    <p className={styles.seal} data-state={isBegun ? 'whole' : 'none'}>
      <Icon size={18} stroke={1.6} aria-hidden />
      {t(
        isBegun
          ? began_late
            ? 'proofs.history.wholeLate'
            : 'proofs.history.whole'
          : 'proofs.history.notBegun',
      )}
    </p>
  )
}

/** Whether a printed copy was made of this chain. */
function Printed({ proof, entries }: { proof: string; entries: readonly HistoryEntry[] }) {
  const { t } = useTranslation()
  const hash = proof.replace(/^sha-/, '')
  const at = hash.length < 16 ? undefined : entries.findLast((entry) => entry.hash?.startsWith(hash))
  const Icon = at ? IconShieldCheck : IconAlertTriangle
  return (
    <p className={styles.seal} data-state={at ? 'whole' : 'broken'} role={at ? 'status' : 'alert'}>
      <Icon size={18} stroke={1.6} aria-hidden />
      {at
        ? t('proofs.history.printed', { number: at.number, at: moment(at.happened_at) })
        : t('proofs.history.notPrinted')}
    </p>
  )
}

/** 회수 ends a document; 취소 comes after it had ended. */
function wordOf({ act, happened_at }: HistoryEntry, endedAt: string | null | undefined) {
  if (act !== 'CANCEL') return act
  if (!endedAt) return 'ENDED'
  return Date.parse(happened_at) === Date.parse(endedAt) ? 'TAKE_BACK' : 'CANCEL'
}

interface EntryProps {
  entry: HistoryEntry
  endedAt: string | null | undefined
  brokenAt: number | undefined
}

function Entry({ entry, endedAt, brokenAt }: EntryProps) {
  const { t } = useTranslation()
  const actor = entry.actor?.username ?? t('proofs.history.product')
  const where = [entry.ip, entry.device].filter(Boolean).join(' · ')
  return (
    <li className={styles.entry} data-broken={entry.number === brokenAt || undefined}>
      <p className={styles.what}>
        <strong>{t(`proofs.act.${wordOf(entry, endedAt)}`)}</strong>
        <span>
          {entry.acted_for ? t('proofs.history.for', { actor, name: entry.acted_for.username }) : actor}
        </span>
        <time dateTime={entry.happened_at}>{moment(entry.happened_at)}</time>
      </p>
      {entry.comment && <p className={styles.said}>{entry.comment}</p>}
      <p className={styles.trace}>
        {entry.is_late && <span>{t('proofs.history.late')}</span>}
        {where && <span>{where}</span>}
        {entry.hash && (
          <code title={entry.hash} aria-label={t('proofs.history.hash', { hash: entry.hash })}>
            {entry.hash.slice(0, 12)}
          </code>
        )}
      </p>
    </li>
  )
}
