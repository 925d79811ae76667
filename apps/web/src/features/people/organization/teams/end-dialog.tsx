import { useTranslation } from 'react-i18next'
import { closeTeam } from '#contract/people/organization/team-changes.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useCompanyNow } from '../../../../page/use-company-now.ts'
import { useProfile } from '../../../../page/profile.ts'
import { shortDay } from '../../../../text/formats.ts'
import { FormDialog } from '../../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { TeamPicker } from '../../../../ui/people/team-picker.tsx'
import { DayPicker } from '../../../../ui/time/day-picker.tsx'
import { fieldOf } from '../../directory/index.ts'
import { parentOptions, targetOptions, type Team } from './team-rows.ts'

interface EndDialogProps {
  team: Team
  teams: readonly Team[]
  onClose: () => void
}

type EndForm = { closed_on: string | null; people_to: number | null; teams_to: number | null }

/** Closes a team from a day on and says where its people and the teams below go. */
export function EndDialog({ team, teams, onClose }: EndDialogProps) {
  const { t } = useTranslation()
  const { day: today } = useCompanyNow()
  const { is_admin_full: isFullAdmin } = useProfile()
  const close = useAction(closeTeam, { errors: 'form' })
  const below = teams.filter((one) => one.team_parent_id === team.team_id && one.closed_on === null)
  const whatHappens = (on: string | null) =>
    on !== null && on > today ? t('teams.end.later', { day: shortDay(on) }) : t('teams.end.today')
  const save = async ({ closed_on, people_to, teams_to }: EndForm) => {
    const body = {
      closed_on: closed_on ?? today,
      // Also for people who are only going to come: they are not counted on this screen.
      move_people_to: people_to,
      ...(below.length > 0 && { move_teams_to: teams_to }),
    }
    await close.mutateAsync({ params: { id: team.team_id }, body })
    const words = { name: team.team_name, day: shortDay(body.closed_on) }
    notify({ text: t(body.closed_on > today ? 'teams.end.doneLater' : 'teams.end.done', words) })
  }
  return (
    <FormDialog<EndForm>
      opened
      danger
      title={t('teams.end.title', { name: team.team_name })}
      submitText={t('teams.end.submit')}
      initialValues={{ closed_on: today, people_to: team.team_parent_id, teams_to: team.team_parent_id }}
      validate={{
        closed_on: (value) => (value === null ? t('common.error.required') : null),
        people_to: (value) =>
          team.team_nums > 0 && value === null && !isFullAdmin ? t('teams.parentNeeded') : null,
        teams_to: (value) =>
          below.length > 0 && value === null && !isFullAdmin ? t('teams.parentNeeded') : null,
      }}
      fieldNames={{ move_people_to: 'people_to', move_teams_to: 'teams_to' }}
      onClose={onClose}
      onSubmit={save}
    >
      {(form) => (
        <>
          <p>{t('teams.end.text')}</p>
          <DayPicker
            label={t('teams.end.day')}
            description={t(below.length > 0 ? 'teams.end.dayBelow' : 'teams.end.dayHint')}
            min={today}
            max={Temporal.PlainDate.from(today).add({ days: 366 }).toString()}
            required
            disabled={below.length > 0}
            {...fieldOf(form, 'closed_on')}
          />
          <p role="status">{whatHappens(form.values.closed_on)}</p>
          <TeamPicker
            label={t('teams.end.people', { n: team.team_nums })}
            placeholder={t('organization.noTeam')}
            teams={targetOptions(teams, team.team_id)}
            {...fieldOf(form, 'people_to')}
          />
          {below.length > 0 && (
            <TeamPicker
              label={t('teams.end.teams', { n: below.length })}
              description={t('teams.end.teamsHint')}
              placeholder={t('teams.top')}
              teams={parentOptions(teams, team.team_id, isFullAdmin)}
              {...fieldOf(form, 'teams_to')}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
