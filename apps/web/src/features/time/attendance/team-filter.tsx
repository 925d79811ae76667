import { useTranslation } from 'react-i18next'
import { TeamPicker } from '../../../ui/people/team-picker.tsx'
import { ALL_TEAMS } from './led-team.ts'
import { useTeams } from './use-teams.ts'

interface TeamFilterProps {
  team: number | undefined
  onChange: (team: number | undefined) => void
}

/** Cuts a list to a team and those below it; for people who see one team only there is nothing to choose. */
export function TeamFilter({ team, onChange }: TeamFilterProps) {
  const { t } = useTranslation()
  const teams = useTeams()
  if (teams.length < 2 && !team) return null
  return (
    <TeamPicker
      teams={teams}
      value={team || null}
      onChange={(next) => onChange(next ?? ALL_TEAMS)}
      label=""
      aria-label={t('attendance.today.team')}
      placeholder={t('attendance.today.allTeams')}
    />
  )
}
