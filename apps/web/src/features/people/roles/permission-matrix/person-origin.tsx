import { useTranslation } from 'react-i18next'
import { Section } from '../../../../ui/page/section.tsx'
import { PersonChip } from '../../../../ui/people/person-chip.tsx'
import type { Matrix } from './matrix-view.ts'
import styles from './matrix.module.css'

/** Where one person's permissions come from. */
export function PersonOrigin({ person, opens }: { person: NonNullable<Matrix['person']>; opens: number }) {
  const { t } = useTranslation()
  const names = (teams: { team_name: string }[]) => teams.map((team) => team.team_name).join(', ')
  const parts = [
    person.is_admin_full && t('permissions.origin.full'),
    person.cover_teams.length > 0 && t('permissions.origin.covered', { teams: names(person.cover_teams) }),
    person.led_teams.length > 0 && t('permissions.origin.led', { teams: names(person.led_teams) }),
    person.duties.length > 0 && t('permissions.origin.duties', { names: person.duties.join(', ') }),
  ].filter((part) => part !== false)
  return (
    <Section title={t('permissions.origin.title', { name: person.username })}>
      <div className={styles.origin}>
        <PersonChip
          name={person.username}
          position={person.position}
          team={person.team?.team_name ?? person.email}
          size={36}
        />
        <ul>
          {(parts.length > 0 ? parts : [t('permissions.origin.member')]).map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        <p>
          {person.is_shut_out
            ? t('permissions.origin.shutOut')
            : opens > 0
              ? t('permissions.origin.beyond', { n: opens })
              : t('permissions.origin.plain')}
        </p>
      </div>
    </Section>
  )
}
