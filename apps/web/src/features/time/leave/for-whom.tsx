import { useTranslation } from 'react-i18next'
import { listTeamDaily } from '#contract/time/attendance/attendance-team.ts'
import { call } from '../../../api/call.ts'
import { useProfile } from '../../../page/profile.ts'
import { type PersonOption, PersonPicker } from '../../../ui/people/person-picker.tsx'

interface ForWhomProps {
  /** Undefined: for oneself. */
  value: PersonOption | undefined
  onChange: (person: PersonOption | undefined) => void
}

/** For whom it is asked: leaders and admins also ask in the name of the people whom they see. */
export function ForWhom({ value, onChange }: ForWhomProps) {
  const { t } = useTranslation()
  const me = useProfile().id
  return (
    <PersonPicker
      label={t('leave.form.forWhom')}
      placeholder={value ? '' : t('leave.form.forMe')}
      value={value ? [value] : []}
      onChange={([person]) => onChange(person && person.id !== me ? person : undefined)}
      search={findVisible}
    />
  )
}

const FOUND = 20

/** People whose records the reader sees. */
async function findVisible(search: string): Promise<PersonOption[]> {
  const { results } = await call(listTeamDaily, { query: { search, page_size: FOUND } })
  return results.map((row) => ({
    id: row.user_id,
    name: row.username,
    position: row.rank_name,
    team: row.team_name,
  }))
}
