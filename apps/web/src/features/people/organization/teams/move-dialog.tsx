import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { updateTeam } from '#contract/people/organization/organization.ts'
import { previewTeamMove } from '#contract/people/organization/team-changes.ts'
import { q } from '../../../../api/query.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useProfile } from '../../../../page/profile.ts'
import { FormDialog } from '../../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { TeamPicker } from '../../../../ui/people/team-picker.tsx'
import { fieldOf } from '../../directory/index.ts'
import { MoveConsequences } from './move-consequences.tsx'
import { teamsQuery } from './team-reads.ts'
import { parentOptions } from './team-rows.ts'
import type { Place } from './tree-drop.ts'

interface MoveDialogProps {
  team: { team_id: number; team_name: string; team_parent_id: number | null }
  /** Where it was dropped; where it stands when the person is yet to choose. */
  to?: Place
  onClose: () => void
}

type MoveForm = { team_parent_id: number | null }

/** Says what a move would mean, for whom, before it is done. */
export function MoveDialog({ team, to, onClose }: MoveDialogProps) {
  const { t } = useTranslation()
  const { is_admin_full: isFullAdmin } = useProfile()
  const teams = useQuery(teamsQuery(false)).data ?? []
  const move = useAction(updateTeam, { errors: 'form' })
  const first = to ? to.parentId : team.team_parent_id
  const save = async ({ team_parent_id }: MoveForm) => {
    // A place between two teams counts only under the parent where it was shown.
    const order = to && team_parent_id === to.parentId ? to.order : undefined
    const body = { team_parent_id, ...(order !== undefined && { _order: order }) }
    await move.mutateAsync({ params: { id: team.team_id }, body })
    notify({ text: t('teams.move.done', { name: team.team_name }) })
  }
  return (
    <FormDialog<MoveForm>
      opened
      size={560}
      title={t('teams.move.title', { name: team.team_name })}
      submitText={t('teams.move.submit')}
      initialValues={{ team_parent_id: first }}
      validate={{
        team_parent_id: (value) => {
          if (value === null && !isFullAdmin) return t('teams.parentNeeded')
          return value === team.team_parent_id ? t('teams.move.same') : null
        },
      }}
      onClose={onClose}
      onSubmit={save}
    >
      {(form) => (
        <>
          <TeamPicker
            label={t('teams.move.to')}
            placeholder={t('teams.top')}
            teams={parentOptions(teams, team.team_id, isFullAdmin)}
            {...fieldOf(form, 'team_parent_id')}
          />
          <Preview teamId={team.team_id} parentId={form.values.team_parent_id} />
        </>
      )}
    </FormDialog>
  )
}

function Preview({ teamId, parentId }: { teamId: number; parentId: number | null }) {
  const preview = useQuery({
    ...q(previewTeamMove, { params: { id: teamId }, query: { team_parent_id: parentId ?? 0 } }),
    staleTime: 0,
  })
  return <MoveConsequences query={preview} />
}
