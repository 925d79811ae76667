import { Button, Switch } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { updateTeam } from '#contract/people/organization/organization.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useProfile } from '../../../../page/profile.ts'
import { matches } from '../../../../text/matches.ts'
import { DisabledHint } from '../../../../ui/input/disabled-hint.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { LiveRegion } from '../../../../ui/feedback/live-region.tsx'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { SearchField } from '../../../../ui/input/search-field.tsx'
import { SettingsPage } from '../../../platform/settings/index.ts'
import { EndDialog } from './end-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { TeamDialog, type TeamSubject } from './team-dialog.tsx'
import { teamsQuery } from './team-reads.ts'
import { foldedAtFirst, mayNameLeader, shownRows, type Team } from './team-rows.ts'
import { TeamTree } from './team-tree.tsx'
import styles from './teams.module.css'
import type { Place } from './tree-drop.ts'
import { useTeamActions } from './use-team-actions.ts'

const route = getRouteApi('/main/settings/teams')

type Open =
  | { act: 'form'; subject: TeamSubject }
  | { act: 'move'; team: Team; to?: Place }
  | { act: 'end'; team: Team }

/** The teams in their tree, to be made, moved, renamed, closed and removed. */
export function TeamsScreen() {
  const { t } = useTranslation()
  const { is_admin_full: isFullAdmin } = useProfile()
  const { q: typed = '', closed = false, lead } = route.useSearch()
  const navigate = route.useNavigate()
  const list = useQuery(teamsQuery(closed))
  const [open, setOpen] = useState<Open | null>(null)
  const teams = list.data?.filter((team) => team.team_id > 0) ?? []
  const led = teams.find((team) => team.team_id === lead && mayNameLeader(team))
  const subject: TeamSubject | null =
    open?.act === 'form' ? open.subject : led ? { kind: 'edit', team: led, first: 'leader' } : null
  const close = () => {
    setOpen(null)
    if (lead) void navigate({ search: ({ lead: _done, ...rest }) => rest, replace: true })
  }
  const add = (
    <DisabledHint reason={!isFullAdmin && t('teams.topOnlyFull')}>
      <Button
        leftSection={<IconPlus size={16} />}
        onClick={() => setOpen({ act: 'form', subject: { kind: 'new', parentId: null } })}
      >
        {t('teams.add')}
      </Button>
    </DisabledHint>
  )
  return (
    <SettingsPage area="teams" actions={add}>
      <div className={styles.bar}>
        <SearchField
          value={typed}
          onChange={(text) =>
            void navigate({
              search: ({ q: _before, ...now }) => ({ ...now, ...(text && { q: text }) }),
              replace: true,
            })
          }
          placeholder={t('teams.search')}
          width={280}
        />
        <Switch
          label={t('teams.showClosed')}
          checked={closed}
          onChange={({ currentTarget: { checked: isOn } }) =>
            void navigate({
              search: ({ closed: _before, ...now }) => ({ ...now, ...(isOn && { closed: true }) }),
            })
          }
        />
      </div>
      <QueryView
        query={list}
        skeleton={<RowsSkeleton rows={8} />}
        empty={{ title: t('teams.empty'), hint: t('teams.emptyHint'), action: add }}
        isEmpty={() => teams.length === 0}
      >
        {() => <Tree teams={teams} typed={typed} onOpen={setOpen} />}
      </QueryView>
      {subject && <TeamDialog subject={subject} teams={teams} onClose={close} />}
      {open?.act === 'move' && (
        <MoveDialog team={open.team} {...(open.to && { to: open.to })} onClose={() => setOpen(null)} />
      )}
      {open?.act === 'end' && <EndDialog team={open.team} teams={teams} onClose={() => setOpen(null)} />}
    </SettingsPage>
  )
}

interface TreeProps {
  teams: readonly Team[]
  typed: string
  onOpen: (open: Open) => void
}

function Tree({ teams, typed, onOpen }: TreeProps) {
  const { t } = useTranslation()
  const [folded, setFolded] = useState(() => foldedAtFirst(teams))
  const [told, setTold] = useState('')
  const order = useAction(updateTeam)
  const actionsOf = useTeamActions((act, team) => {
    if (act === 'edit') onOpen({ act: 'form', subject: { kind: 'edit', team } })
    else if (act === 'addBelow') onOpen({ act: 'form', subject: { kind: 'new', parentId: team.team_id } })
    else onOpen({ act, team })
  })
  const rows = shownRows(teams, folded, typed ? (team) => matches(team.team_name, typed) : null)
  const place = (team: Team, to: Place) => {
    // Among its own nothing else follows from it; under another parent the consequences come first.
    if (to.parentId !== team.team_parent_id) return onOpen({ act: 'move', team, to })
    setTold(t('teams.placed', { name: team.team_name, n: (to.order ?? 0) + 1 }))
    order.mutate({ params: { id: team.team_id }, body: { _order: to.order } })
  }
  if (rows.length === 0) return <EmptyState title={t('teams.nothing')} hint={t('organization.nothingHint')} />
  return (
    <>
      <p className={styles.quiet}>{t('teams.hint')}</p>
      <TeamTree
        teams={teams}
        rows={rows}
        isFolded={(team) => typed === '' && folded.has(team.team_id)}
        onFold={(team, isFolded) => {
          const next = new Set(folded)
          if (isFolded) next.add(team.team_id)
          else next.delete(team.team_id)
          setFolded(next)
        }}
        onPlace={place}
        onLead={(team) => onOpen({ act: 'form', subject: { kind: 'edit', team, first: 'leader' } })}
        actionsOf={actionsOf}
      />
      <LiveRegion text={told} />
    </>
  )
}
