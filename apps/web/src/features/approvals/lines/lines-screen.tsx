import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../page/profile.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { TeamPicker } from '../../../ui/people/team-picker.tsx'
import { teamOptions, teamsQuery } from '../../people/directory/index.ts'
import { LineDialog } from './line-dialog.tsx'
import { companyLinesQuery, type Line, teamLinesQuery } from './line-queries.ts'
import { LineRows } from './line-rows.tsx'
import styles from './lines.module.css'
import { companyRows, placesFor } from './shown-lines.ts'

const route = getRouteApi('/main/settings/lines')

/** Approval lines of the company, and of one team at a time. */
export function LinesScreen() {
  const { t } = useTranslation()
  const profile = useProfile()
  const { team } = route.useSearch()
  const navigate = route.useNavigate()
  const teams = useQuery(teamsQuery(profile))
  const company = useQuery(companyLinesQuery)
  const ofTeams = useQuery(teamLinesQuery)
  const [edited, setEdited] = useState<Line | null>(null)
  const options = teamOptions(teams.data)
  // Limited admins keep the lines of the teams that they look after, and see those of teams that they lead.
  const mayKeep =
    profile.is_admin_full || teams.data?.find((one) => one.team_id === team)?.cover_team === true
  const show = (next: number | undefined) => void navigate({ search: { team: next } })
  const shown = (all: readonly Line[]) =>
    team === undefined
      ? companyRows(all)
      : placesFor(
          all,
          (ofTeams.data ?? []).filter((line) => line.team_id === team),
          mayKeep,
        )
  return (
    <>
      <div className={styles.bar}>
        <SegmentedControl
          aria-label={t('lines.whose')}
          data={[
            { value: 'company', label: t('lines.company') },
            { value: 'team', label: t('lines.team') },
          ]}
          value={team === undefined ? 'company' : 'team'}
          onChange={(value) => show(value === 'team' ? options[0]?.id : undefined)}
        />
        {team !== undefined && (
          <TeamPicker
            teams={options}
            value={team}
            clearable={false}
            onChange={(id) => show(id ?? undefined)}
          />
        )}
      </div>
      <Section
        title={t(team === undefined ? 'lines.company' : 'lines.team')}
        note={t(team === undefined ? 'lines.companyHint' : 'lines.teamHint')}
        flush
      >
        <QueryView query={company} skeleton={<RowsSkeleton rows={8} />}>
          {(all) => <LineRows lines={shown(all)} onEdit={setEdited} />}
        </QueryView>
      </Section>
      {edited && <LineDialog line={edited} owner={{ teamId: team ?? 0 }} onClose={() => setEdited(null)} />}
    </>
  )
}
