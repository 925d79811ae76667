import { useTranslation } from 'react-i18next'
import { deleteTeam } from '#contract/people/organization/organization.ts'
import { reopenTeam } from '#contract/people/organization/team-changes.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useConfirm } from '../../../../ui/dialog/use-confirm.ts'
import type { MenuAction } from '../../../../ui/input/action-menu.tsx'
import { notify } from '../../../../ui/notify.ts'
import type { Team } from './team-rows.ts'

export type TeamAct = 'edit' | 'addBelow' | 'move' | 'end'

/** The menu of a team; what cannot be done now says why. */
export function useTeamActions(start: (act: TeamAct, team: Team) => void) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const remove = useAction(deleteTeam)
  const reopen = useAction(reopenTeam)
  const removeTeam = async ({ team_id: id, team_name: name }: Team) => {
    const question = { title: t('teams.deleteAsk', { name }), message: t('teams.deleteText') }
    if (!(await confirm({ ...question, danger: true, confirmText: t('common.action.delete') }))) return
    remove.mutate({ params: { id } }, { onSuccess: () => notify({ text: t('teams.deleted', { name }) }) })
  }
  const open = ({ team_id: id, team_name: name }: Team) =>
    reopen.mutate({ params: { id } }, { onSuccess: () => notify({ text: t('teams.reopened', { name }) }) })

  return (team: Team): (MenuAction | null)[] => {
    if (team.closed_on !== null) {
      const disabledReason = team.abilities.reopen ? undefined : t('teams.notAbove')
      return [{ label: t('teams.reopen'), disabledReason, onClick: () => open(team) }]
    }
    const notMine = team.abilities.update ? undefined : t('teams.notCovered')
    const act = (kind: TeamAct): MenuAction => ({
      label: t(`teams.act.${kind}`),
      disabledReason: notMine,
      onClick: () => start(kind, team),
    })
    const notAbove = notMine ?? (team.abilities.close ? undefined : t('teams.notAbove'))
    const notPlaced = notMine ?? (team.abilities.move ? undefined : t('teams.moveAbove'))
    return [
      act('edit'),
      act('addBelow'),
      { ...act('move'), disabledReason: notPlaced },
      null,
      team.abilities.delete
        ? { label: t('common.action.delete'), danger: true, onClick: () => void removeTeam(team) }
        : { ...act('end'), danger: true, disabledReason: notAbove },
    ]
  }
}
