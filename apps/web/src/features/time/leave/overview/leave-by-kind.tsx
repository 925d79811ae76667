import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { days, monthName } from '../../../../text/formats.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { DataTable, type TableColumn } from '../../../../ui/table/data-table.tsx'
import { type MonthlyKind, monthlyLeaveQuery } from './team-queries.ts'

/** The leave of a month by kind, of a team or of everybody in view. */
export function LeaveByKind({ month, team }: { month: string; team: number | undefined }) {
  const { t } = useTranslation()
  const query = useQuery(monthlyLeaveQuery(month, team))
  const columns: TableColumn<MonthlyKind>[] = [
    { key: 'kind', header: t('leave.list.unit'), width: 200, cell: ({ event_name }) => event_name },
    {
      key: 'people',
      header: t('leaveTeam.count'),
      width: 110,
      align: 'end',
      cell: ({ people }) => t('leaveTeam.people', { n: people }),
    },
    {
      key: 'days',
      header: t('leaveTeam.kindDays'),
      width: 110,
      align: 'end',
      cell: (one) => days(one.days),
    },
    {
      key: 'waiting',
      header: t('leaveTeam.legendPending'),
      width: 110,
      align: 'end',
      cell: ({ waiting_days }) => (waiting_days > 0 ? days(waiting_days) : '–'),
    },
  ]
  const title = t('leaveTeam.byKind', { month: monthName(month) })
  if (query.data?.kinds.length === 0) return null
  return (
    <Section title={title} flush>
      <DataTable
        caption={title}
        columns={columns}
        rows={query.data?.kinds}
        rowKey={({ kind }) => kind}
        isLoading={query.isPending}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    </Section>
  )
}
