import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { days, shortDay } from '../../../../text/formats.ts'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { WhyPanel } from '../../../../ui/figures/why-panel.tsx'
import { Facts } from '../../../../ui/page/facts.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { DataTable, type TableColumn } from '../../../../ui/table/data-table.tsx'
import { AdjustDialog } from './adjust-dialog.tsx'
import { AttendanceRate } from './attendance-rate.tsx'
import { joinExpired } from './join-expired.ts'
import { type Ledger, ledgerQuery } from './ledger-queries.ts'
import styles from './ledger.module.css'
import { useLineWords } from './use-line-words.ts'

type Line = Ledger['lines'][number]

/** 연차 of one person: what is left, every movement with its reason, and what comes. */
export function PersonLeave({ userId }: { userId: number }) {
  const { t } = useTranslation()
  const query = useQuery(ledgerQuery(userId))
  const [isAdjusting, setAdjusting] = useState(false)
  return (
    <QueryView query={query}>
      {(ledger) => (
        <>
          <Section
            title={t('leaveLedger.own.balance', { day: shortDay(ledger.as_of) })}
            actions={
              ledger.abilities.adjust && (
                <Button size="xs" variant="default" onClick={() => setAdjusting(true)}>
                  {t('leaveLedger.adjust.open')}
                </Button>
              )
            }
          >
            <Facts rows={[[t('leaveLedger.figure.available_days'), days(ledger.balance_days)]]} />
          </Section>
          <Section title={t('leaveLedger.own.lines')} flush>
            <LedgerLines ledger={ledger} />
          </Section>
          <Coming ledger={ledger} />
          <AttendanceRate userId={userId} />
          {isAdjusting && <AdjustDialog userIds={[userId]} onClose={() => setAdjusting(false)} />}
        </>
      )}
    </QueryView>
  )
}

/** So many days more or less, and why they arose. */
function Movement({ line }: { line: Line }) {
  const words = useLineWords()
  return (
    <span className={styles.figure}>
      {words.signed(line.days)}
      {line.why && (
        <WhyPanel name={words.kind(line)} result={words.signed(line.days)} trace={[words.why(line.why)]} />
      )}
    </span>
  )
}

function LedgerLines({ ledger }: { ledger: Ledger }) {
  const { t } = useTranslation()
  const words = useLineWords()
  const movement = (line: Line) => <Movement line={line} />
  const columns: TableColumn<Line>[] = [
    { key: 'date', header: t('leaveLedger.own.date'), width: 180, cell: ({ date }) => shortDay(date) },
    { key: 'kind', header: t('leaveLedger.own.kind'), width: 170, cell: (line) => words.kind(line) },
    {
      key: 'days',
      header: t('leaveLedger.adjust.days'),
      width: 140,
      align: 'end',
      cell: movement,
    },
    {
      key: 'balance',
      header: t('leaveLedger.own.after'),
      width: 100,
      align: 'end',
      cell: ({ balance_days }) => days(balance_days),
    },
    {
      key: 'note',
      header: t('leaveLedger.own.note'),
      hideBelow: 'tablet',
      cell: ({ memo, expires_on }) =>
        memo || (expires_on ? t('leaveLedger.own.until', { day: shortDay(expires_on) }) : ''),
    },
  ]
  return (
    <DataTable
      caption={t('leaveLedger.own.lines')}
      columns={columns}
      // The last movement is what one looks for.
      rows={joinExpired(ledger.lines)
        .map((line, place) => ({ ...line, place }))
        .toReversed()}
      rowKey={(line) => (line as Line & { place: number }).place}
      empty={{ title: t('leaveLedger.own.empty'), hint: t('leaveLedger.own.emptyHint') }}
    />
  )
}

type Projected = Ledger['projection'][number]

/** What there will be within a year if the person stays and asks for nothing more, with what arises and why. */
function Coming({ ledger }: { ledger: Ledger }) {
  const { t } = useTranslation()
  const words = useLineWords()
  if (ledger.projection.length === 0) return null
  const arising = ({ date, granted_days: count }: Projected) => {
    const trace = ledger.coming.flatMap(({ granted_on, why }) => (granted_on === date ? [why] : []))
    return (
      <span className={styles.figure}>
        {count > 0 && words.signed(count)}
        {trace.length > 0 && (
          <WhyPanel
            name={t('leaveLedger.own.coming')}
            result={days(count)}
            trace={trace.map((why) => words.why(why))}
          />
        )}
      </span>
    )
  }
  const columns: TableColumn<Projected>[] = [
    { key: 'date', header: t('leaveLedger.own.date'), width: 180, cell: ({ date }) => shortDay(date) },
    { key: 'granted', header: t('leaveLedger.own.arises'), width: 140, align: 'end', cell: arising },
    {
      key: 'lost',
      header: t('leaveLedger.own.ends'),
      width: 120,
      align: 'end',
      cell: ({ lost_days: lost }) => lost > 0 && words.signed(-lost),
    },
    {
      key: 'left',
      header: t('leaveLedger.own.after'),
      align: 'end',
      cell: ({ available_days: left }) => days(left),
    },
  ]
  return (
    <Section title={t('leaveLedger.own.projection')} flush>
      <DataTable
        caption={t('leaveLedger.own.projection')}
        columns={columns}
        rows={ledger.projection}
        rowKey={({ date }) => date}
      />
    </Section>
  )
}
