import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteTeam, listOrg, listTeams } from '#contract/organization.ts'
import { q } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { useProfile } from '../../app/profile.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.ts'
import { ActionMenu } from '../../ui/input/action-menu.tsx'
import { notify } from '../../ui/notify.ts'
import { DataTable, type TableColumn } from '../../ui/table/data-table.tsx'
import { SettingsPage } from './settings-page.tsx'
import styles from './settings.module.css'
import { TeamDialog, type TeamSubject } from './team-dialog.tsx'
import { deleteBlock, type Team } from './team-rows.ts'

const teamsQuery = q(listTeams, {})
const INDENT = 20

/** The teams in their tree, to be made, moved, renamed and removed. */
export function TeamsScreen() {
  const { t } = useTranslation()
  const list = useQuery(teamsQuery)
  const [subject, setSubject] = useState<TeamSubject | null>(null)
  const teams = list.data?.filter((team) => team.team_id > 0)
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setSubject({ kind: 'new', parentId: null })}>
      {t('settings.teams.add')}
    </Button>
  )
  const columns = useTeamColumns(teams ?? [], setSubject)
  return (
    <SettingsPage area="teams" actions={add}>
      <DataTable
        caption={t('settings.teams.caption')}
        columns={columns}
        rows={teams}
        rowKey={(team) => team.team_id}
        error={list.error}
        onRetry={() => void list.refetch()}
        empty={{ title: t('settings.teams.empty'), hint: t('settings.teams.emptyHint'), action: add }}
      />
      {subject && <TeamDialog subject={subject} teams={teams ?? []} onClose={() => setSubject(null)} />}
    </SettingsPage>
  )
}

function useTeamColumns(teams: readonly Team[], open: (subject: TeamSubject) => void): TableColumn<Team>[] {
  const { t } = useTranslation()
  const { is_admin_full: isFullAdmin } = useProfile()
  const remove = useRemoveTeam()
  const actionsOf = (team: Team) => {
    const notMine = !team.abilities.update && t('settings.teams.notCovered')
    const block = deleteBlock(team, teams, isFullAdmin)
    const parentId = team.team_id
    return [
      {
        label: t('settings.teams.edit'),
        disabledReason: notMine || undefined,
        onClick: () => open({ kind: 'edit', team }),
      },
      {
        label: t('settings.teams.addBelow'),
        disabledReason: notMine || undefined,
        onClick: () => open({ kind: 'new', parentId }),
      },
      null,
      {
        label: t('common.action.delete'),
        danger: true,
        disabledReason: block ? t(`settings.teams.${block}`) : undefined,
        onClick: () => void remove(team),
      },
    ]
  }
  return [
    {
      key: 'name',
      header: t('settings.teams.name'),
      cell: (team) => (
        <span className={styles.indent} style={{ paddingInlineStart: (team.depth - 1) * INDENT }}>
          {team.team_color && (
            <span className={styles.dot} style={{ background: team.team_color }} aria-hidden />
          )}
          {team.team_name}
        </span>
      ),
    },
    {
      key: 'leader',
      header: t('settings.teams.leader'),
      width: 160,
      cell: (team) =>
        team.team_leader_name ?? <span className={styles.quiet}>{t('organization.noLeader')}</span>,
    },
    {
      key: 'people',
      header: t('settings.teams.people'),
      width: 190,
      cell: (team) =>
        team.team_sub_nums === team.team_nums
          ? t('organization.people', { n: team.team_nums })
          : t('organization.ownAndBelow', { own: team.team_nums, all: team.team_sub_nums }),
    },
    {
      key: 'actions',
      header: t('members.column.actions'),
      width: 64,
      align: 'end',
      cell: (team) => <ActionMenu name={team.team_name} actions={actionsOf(team)} />,
    },
  ]
}

function useRemoveTeam() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const remove = useAction(deleteTeam, { invalidates: [listTeams, listOrg] })
  return async ({ team_id: id, team_name: name }: Team) => {
    const question = {
      title: t('settings.teams.deleteAsk', { name }),
      message: t('settings.teams.deleteText'),
    }
    if (!(await confirm({ ...question, danger: true, confirmText: t('common.action.delete') }))) return
    remove.mutate(
      { params: { id } },
      { onSuccess: () => notify({ text: t('settings.teams.deleted', { name }) }) },
    )
  }
}
