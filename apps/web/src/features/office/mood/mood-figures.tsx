import { useTranslation } from 'react-i18next'
import { number, shortDay } from '../../../text/formats.ts'
import { Chart } from '../../../ui/charts/chart.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { DataTable, type TableColumn } from '../../../ui/table/data-table.tsx'
import { feelings, HALVES } from './feelings.ts'
import type { MoodHalf, MoodStatistics } from './mood-queries.ts'
import styles from './mood.module.css'

type Team = MoodStatistics['teams'][number]

/** How people felt: of all, and by day or by team. */
export function MoodFigures({ found }: { found: MoodStatistics }) {
  const { t } = useTranslation()
  const { am, pm } = found.total
  if (!am.is_hidden && !pm.is_hidden && am.answers === 0 && pm.answers === 0)
    return <EmptyState title={t('mood.nobody')} hint={t('mood.nobodyHint')} />
  return (
    <>
      <div className={styles.totals}>
        {HALVES.map((half) => (
          <Section key={half} title={t(`mood.${half}`)}>
            <Total half={found.total[half]} least={found.least_people} />
          </Section>
        ))}
      </div>
      {found.days.length > 0 && <DaysChart days={found.days} />}
      {found.teams.length > 0 && <TeamTable teams={found.teams} least={found.least_people} />}
    </>
  )
}

function Total({ half, least }: { half: MoodHalf; least: number }) {
  const { t } = useTranslation()
  if (half.is_hidden) return <p className="quiet">{t('mood.tooFew', { n: least })}</p>
  const most = Math.max(1, ...half.counts!)
  return (
    <>
      <p className={styles.average}>
        {half.average === null ? '–' : number(half.average)}
        <small>{t('mood.answersOf', { n: half.answers!, people: half.people! })}</small>
      </p>
      <ul className={styles.bars}>
        {feelings.toReversed().map(({ value, name, tone }) => (
          <li key={value} data-tone={tone}>
            <span>{t(`mood.feeling.${name}`)}</span>
            <span className={styles.bar} style={{ '--part': half.counts![value - 1]! / most }} aria-hidden />
            <span>{t('mood.times', { n: half.counts![value - 1]! })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function DaysChart({ days }: { days: MoodStatistics['days'] }) {
  const { t } = useTranslation()
  return (
    <Section title={t('mood.byDay')}>
      <Chart
        title={t('mood.averageByDay')}
        kind="lines"
        along={{ key: 'day', label: t('mood.day') }}
        series={[
          { key: 'am', label: t('mood.am'), tone: 'amber' },
          { key: 'pm', label: t('mood.pm'), tone: 'indigo' },
        ]}
        rows={days.map(({ sv_date, am, pm }) => ({
          day: shortDay(sv_date),
          ...(am.average !== null && { am: am.average }),
          ...(pm.average !== null && { pm: pm.average }),
        }))}
        show={number}
      />
    </Section>
  )
}

function TeamTable({ teams, least }: { teams: readonly Team[]; least: number }) {
  const { t } = useTranslation()
  const told = (half: MoodHalf) =>
    half.is_hidden ? (
      <span className="quiet">{t('mood.fewer', { n: least })}</span>
    ) : half.average === null ? (
      '–'
    ) : (
      number(half.average)
    )
  const columns: TableColumn<Team>[] = [
    {
      key: 'team',
      header: t('mood.team'),
      sortBy: (row) => row.team_name,
      cell: (row) => row.team_name ?? t('mood.noTeam'),
    },
    ...HALVES.map((half): TableColumn<Team> => ({
      key: half,
      header: t(`mood.${half}`),
      align: 'end',
      sortBy: (row) => row[half].average,
      cell: (row) => told(row[half]),
    })),
  ]
  return (
    <Section title={t('mood.byTeam')} flush>
      <DataTable
        caption={t('mood.byTeam')}
        columns={columns}
        rows={teams}
        rowKey={(row) => row.team_id ?? 0}
        virtual={teams.length > 100}
      />
    </Section>
  )
}
