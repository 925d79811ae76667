import { Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  calendarProviders,
  createTeamCalendar,
  updateTeamCalendar,
} from '#contract/platform/integrations/integrations.ts'
import { providerFeatures } from '#contract/platform/integrations/providers.ts'
import { listTeams } from '#contract/people/organization/organization.ts'
import { q } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import { hasFeature, useProfile } from '../../../page/profile.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { TeamPicker } from '../../../ui/people/team-picker.tsx'
import { fieldOf, teamOptions } from '../../people/directory/index.ts'
import type { TeamCalendar } from './integration-queries.ts'

type CalendarForm = {
  team_id: number | null
  provider: (typeof calendarProviders)[number]
  calendar_id: string
}

interface CalendarDialogProps {
  /** Undefined for a new one. */
  calendar: TeamCalendar | undefined
  onClose: () => void
}

/** Names the outside calendar of a team. */
export function CalendarDialog({ calendar, onClose }: CalendarDialogProps) {
  const { t } = useTranslation()
  const profile = useProfile()
  const { is_admin_full: isFull } = profile
  const offered = calendarProviders.filter((provider) => hasFeature(profile, providerFeatures[provider]))
  // Limited admins choose among the teams they look after.
  const teams = useQuery(q(listTeams, { query: isFull ? {} : { admin_only: 'true' } }))
  const create = useAction(createTeamCalendar, { errors: 'form' })
  const update = useAction(updateTeamCalendar, { errors: 'form' })
  const save = async ({ team_id, ...rest }: CalendarForm) => {
    if (team_id === null) return
    const body = { team_id, ...rest }
    const saved = calendar
      ? await update.mutateAsync({ params: { id: calendar.id }, body })
      : await create.mutateAsync({ body })
    const added = t('integrations.calendars.added', { name: saved.team_name })
    notify({ text: calendar ? t('common.state.saved') : added })
  }
  return (
    <FormDialog<CalendarForm>
      opened
      title={t(calendar ? 'integrations.calendars.edit' : 'integrations.calendars.add')}
      initialValues={{
        team_id: calendar?.team_id ?? null,
        provider: calendar?.provider ?? offered[0] ?? 'google_calendar',
        calendar_id: calendar?.calendar_id ?? '',
      }}
      validate={{
        team_id: (team) => (team === null ? t('integrations.calendars.chooseTeam') : null),
        calendar_id: (id) => (/^\S+$/.test(id.trim()) ? null : t('integrations.calendars.idWrong')),
      }}
      submitText={t(calendar ? 'common.action.save' : 'common.action.add')}
      onClose={onClose}
      onSubmit={save}
    >
      {(form) => (
        <>
          <TeamPicker
            label={t('integrations.calendars.team')}
            teams={teamOptions(teams.data)}
            required
            {...fieldOf(form, 'team_id')}
          />
          <Select
            label={t('integrations.calendars.provider')}
            data={offered.map((value) => ({
              value,
              label: t(`integrations.provider.${value}.name`),
            }))}
            allowDeselect={false}
            {...form.getInputProps('provider')}
          />
          <TextInput
            label={t('integrations.calendars.id')}
            description={t('integrations.calendars.idHint')}
            required
            maxLength={300}
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps('calendar_id')}
          />
        </>
      )}
    </FormDialog>
  )
}
