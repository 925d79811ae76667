import { MultiSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { duration, weekdayName } from '../../../text/formats.ts'
import { Chart, type ChartSeries } from '../../../ui/charts/chart.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { workClock } from '../attendance/index.ts'
import {
  averageOf,
  type Comparison,
  largestTeams,
  perPerson,
  type StartAndEnd,
  teamKey,
  teamsOf,
} from './analytics-view.ts'

const MOST_TEAMS = 8

function useSeries(): ChartSeries[] {
  const { t } = useTranslation()
  return [
    { key: 'current', label: t('analytics.current'), tone: 'teal' },
    { key: 'before', label: t('analytics.before'), tone: 'gray' },
  ]
}

/** Day for day beside the period before; days to come have no bar yet. */
export function DaysChart({ comparison, isOwn }: { comparison: Comparison; isOwn: boolean }) {
  const { t } = useTranslation()
  const { days, current, before } = comparison
  const isWeek = days.length === 7
  return (
    <Section>
      <Chart
        title={t(isOwn ? 'analytics.byDay' : 'analytics.byDayAverage')}
        kind="bars"
        along={{ key: 'day', label: t('analytics.day') }}
        series={useSeries()}
        rows={days.map(({ wk_date, before_date, work_minutes, before_minutes }, at) => ({
          day: isWeek ? weekdayName(wk_date ?? before_date!) : String(at + 1),
          ...(work_minutes !== null && { current: perPerson(work_minutes, current.member_count) }),
          ...(before_minutes !== null && { before: perPerson(before_minutes, before.member_count) }),
        }))}
        show={duration}
        step={60}
      />
    </Section>
  )
}

/** The largest teams, or those that the reader chooses; all of them stand in the table below. */
export function TeamsChart({ teams }: { teams: Comparison['teams'] }) {
  const { t } = useTranslation()
  const [wanted, choose] = useState<string[]>([])
  const chosen = wanted.length > 0 ? teamsOf(teams, wanted) : largestTeams(teams, MOST_TEAMS)
  return (
    <Section>
      {teams.length > MOST_TEAMS && (
        <MultiSelect
          label={t('analytics.shownTeams')}
          description={t('analytics.someTeams', { n: MOST_TEAMS, all: teams.length })}
          data={teams.map((team) => ({
            value: teamKey(team),
            label: team.team_name ?? t('analytics.noTeam'),
          }))}
          value={wanted}
          onChange={choose}
          maxValues={MOST_TEAMS}
          placeholder={wanted.length === 0 ? t('analytics.largestTeams', { n: MOST_TEAMS }) : ''}
          searchable
          clearable
          nothingFoundMessage={t('analytics.noSuchTeam')}
          mb="md"
        />
      )}
      <Chart
        title={t('analytics.byTeam')}
        kind="bars"
        along={{ key: 'team', label: t('analytics.team') }}
        series={useSeries()}
        rows={chosen.map(({ team_name, current, before }) => ({
          team: team_name ?? t('analytics.noTeam'),
          current: averageOf(current, 'work'),
          before: averageOf(before, 'work'),
        }))}
        show={duration}
        step={60}
      />
    </Section>
  )
}

/** How often people came, or left, in each half-hour. */
export function TimesChart({ title, slots }: { title: string; slots: StartAndEnd['starts'] }) {
  const { t } = useTranslation()
  const series = useSeries()
  return (
    <Section>
      {slots.length === 0 ? (
        <EmptyState title={t('analytics.noTimes')} />
      ) : (
        <Chart
          title={title}
          kind="bars"
          along={{ key: 'time', label: t('analytics.time') }}
          series={series}
          rows={slots.map(({ from_time, current, before }) => ({
            time: workClock(from_time),
            current,
            before,
          }))}
          show={(n) => t('analytics.timesOf', { n })}
        />
      )}
    </Section>
  )
}
