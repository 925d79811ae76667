import { Button } from '@mantine/core'
import type { TFunction } from 'i18next'
import { duration, shortDay } from '../../../text/formats.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { PersonChip } from '../../../ui/people/person-chip.tsx'
import type { TableColumn } from '../../../ui/table/table-types.ts'
import type { Confirmation } from './closing-queries.ts'
import styles from './closing.module.css'
import { badgeOf, partOf } from './partly-confirmed.ts'
import { ProblemLink } from './problem-link.tsx'
import { reopenedText } from './reopened-text.ts'

const MOST_LINKS = 3

/** People with their state and what stands in the way. @param reopen undefined for who may only look */
export function closingColumns(
  t: TFunction,
  reopen: ((row: Confirmation) => void) | undefined,
): TableColumn<Confirmation>[] {
  const columns: TableColumn<Confirmation>[] = [
    {
      key: 'person',
      header: t('closing.admin.person'),
      width: 160,
      cell: (row) => <PersonChip name={row.username} team={row.team_name} />,
    },
    {
      key: 'state',
      header: t('closing.admin.state'),
      width: 190,
      cell: (row) => <State row={row} t={t} />,
    },
    // Before the figures: what the screen is for stays in sight where it is narrow.
    {
      key: 'problems',
      header: t('closing.admin.problems'),
      cell: (row) => <Problems row={row} t={t} />,
    },
    {
      key: 'worked',
      header: t('closing.admin.worked'),
      width: 116,
      align: 'end',
      cell: (row) => duration(row.work_minutes),
    },
    {
      key: 'overtime',
      header: t('closing.admin.overtime'),
      width: 116,
      align: 'end',
      hideBelow: 'tablet',
      cell: (row) => (row.overtime_minutes > 0 ? duration(row.overtime_minutes) : '–'),
    },
    {
      key: 'overLimit',
      header: t('closing.admin.overLimit'),
      width: 116,
      align: 'end',
      hideBelow: 'tablet',
      cell: (row) => (row.over_limit_minutes > 0 ? duration(row.over_limit_minutes) : '–'),
    },
  ]
  if (!reopen) return columns
  return [
    ...columns,
    {
      key: 'actions',
      header: '',
      acts: true,
      width: 120,
      align: 'end',
      cell: (row) =>
        row.id !== null && (
          <Button size="compact-sm" variant="subtle" onClick={() => reopen(row)}>
            {t('closing.admin.reopen')}
          </Button>
        ),
    },
  ]
}

function State({ row, t }: { row: Confirmation; t: TFunction }) {
  const { is_confirmed: isConfirmed, manner, confirmed_date: date } = row
  const told = isConfirmed
    ? manner && date && `${shortDay(date)} · ${t(`closing.manner.${manner}`)}`
    : partOf(row, t)
  return (
    <div>
      <StatusBadge look="bare" {...badgeOf(row, t)} />
      {told && <div className="quiet">{told}</div>}
      {row.reopened_count > 0 && <div className="quiet">{reopenedText(row, t)}</div>}
    </div>
  )
}

function Problems({ row, t }: { row: Confirmation; t: TFunction }) {
  const { problems } = row
  if (problems.length === 0) return '–'
  return (
    <div className={styles.links}>
      {problems.slice(0, MOST_LINKS).map((problem) => (
        <ProblemLink
          key={`${problem.wk_date} ${problem.kind} ${problem.drf_id}`}
          problem={problem}
          user={row.user}
        />
      ))}
      {problems.length > MOST_LINKS && (
        <span className="quiet">{t('closing.problems.more', { n: problems.length - MOST_LINKS })}</span>
      )}
    </div>
  )
}
