import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { listTeamDaily } from '#contract/time/attendance/attendance-team.ts'
import { call } from '../../../../api/call.ts'
import { type PersonOption, PersonPicker } from '../../../../ui/people/person-picker.tsx'
import { pictureOf } from '../index.ts'
import styles from './period.module.css'

interface PersonChoiceProps {
  user: number | undefined
  go: (user: number | undefined) => void
}

/** Whose days a leader or administrator looks at: those whose records they see. */
export function PersonChoice({ user, go }: PersonChoiceProps) {
  const { t } = useTranslation()
  if (user !== undefined) {
    return (
      <Button variant="default" onClick={() => go(undefined)}>
        {t('attendance.me.backToMe')}
      </Button>
    )
  }
  return (
    <div className={styles.person}>
      <PersonPicker
        label=""
        aria-label={t('attendance.me.person')}
        placeholder={t('attendance.me.person')}
        value={[]}
        onChange={([person]) => person && go(person.id)}
        search={findVisible}
      />
    </div>
  )
}

async function findVisible(search: string): Promise<PersonOption[]> {
  const { results } = await call(listTeamDaily, { query: { search, page_size: 20 } })
  return results.map((row) => ({
    id: row.user_id,
    name: row.username,
    position: row.rank_name,
    team: row.team_name,
    imageUrl: pictureOf(row),
  }))
}
