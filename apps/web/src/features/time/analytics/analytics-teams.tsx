import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { duration, number } from '../../../text/formats.ts'
import { Section } from '../../../ui/page/section.tsx'
import { DataTable, type TableColumn } from '../../../ui/table/data-table.tsx'
import { averageOf, type Comparison } from './analytics-view.ts'

type TeamRow = Comparison['teams'][number]

/** Every team beside the period before, by which its reader may sort. */
export function AnalyticsTeams({ teams }: { teams: Comparison['teams'] }) {
  const { t } = useTranslation()
  return (
    <Section title={t('analytics.teams')} note={t('analytics.teamsNote')} flush>
      <DataTable
        caption={t('analytics.teams')}
        columns={teamColumns(t)}
        rows={teams}
        rowKey={(row) => row.team_id ?? 0}
        virtual={teams.length > 100}
      />
    </Section>
  )
}

function teamColumns(t: TFunction): TableColumn<TeamRow>[] {
  const minutes = (key: 'work' | 'overtime' | 'night' | 'leave'): TableColumn<TeamRow> => ({
    key,
    header: t(`analytics.${key === 'work' ? 'worked' : key}`),
    align: 'end',
    sortBy: (row) => averageOf(row.current, key),
    cell: (row) => minutesOrDash(averageOf(row.current, key)),
  })
  return [
    {
      key: 'team',
      header: t('analytics.team'),
      sortBy: (row) => row.team_name,
      cell: (row) => row.team_name ?? t('analytics.noTeam'),
    },
    {
      key: 'people',
      header: t('analytics.people'),
      align: 'end',
      sortBy: (row) => row.current.member_count,
      cell: (row) => t('analytics.peopleOf', { n: row.current.member_count }),
    },
    minutes('work'),
    {
      key: 'before',
      header: t('analytics.workedBefore'),
      align: 'end',
      sortBy: (row) => averageOf(row.before, 'work'),
      cell: (row) => minutesOrDash(averageOf(row.before, 'work')),
    },
    minutes('overtime'),
    { ...minutes('night'), hideBelow: 'phone' },
    { ...minutes('leave'), hideBelow: 'phone' },
    {
      key: 'late',
      header: t('analytics.late'),
      align: 'end',
      sortBy: (row) => row.current.late_days,
      cell: (row) =>
        row.current.late_days > 0 ? t('analytics.times', { n: number(row.current.late_days) }) : '–',
    },
  ]
}

function minutesOrDash(minutes: number): string {
  return minutes > 0 ? duration(minutes) : '–'
}
