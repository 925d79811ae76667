import { useTranslation } from 'react-i18next'
import { PersonChip } from '../../../../ui/people/person-chip.tsx'
import { pathOf, type Why } from './why-visible.tsx'
import styles from './why-visible.module.css'

type Viewers = NonNullable<Why['viewers']>

/** Who else sees a record, each once with every reason. */
export function ViewerList({ viewers }: { viewers: Viewers }) {
  const { t } = useTranslation()
  const people = [...Map.groupBy(viewers, (viewer) => viewer.person.user_id).values()]
  const told = ({ kind, team, role_name }: Viewers[number]) => {
    if (kind === 'SELF' || kind === 'COLLEAGUE') return ''
    return t(`permissions.why.by.${kind}`, { team: team?.team_name ?? '', role: role_name ?? '' })
  }
  if (people.length === 0) return <p className={styles.quiet}>{t('permissions.why.nobody')}</p>
  return (
    <>
      <ul className={styles.viewers} aria-label={t('permissions.why.viewers')}>
        {people.map((reasons) => {
          const { person } = reasons[0]!
          return (
            <li key={person.user_id}>
              <PersonChip
                name={person.username}
                position={person.position}
                team={person.team?.team_name ?? null}
              />
              <span className={styles.by}>
                {reasons.map((reason) => (
                  <span key={`${reason.kind} ${reason.team?.team_id ?? 0}`}>
                    {told(reason)}
                    {reason.path.length > 1 && <small>{pathOf(reason)}</small>}
                  </span>
                ))}
              </span>
            </li>
          )
        })}
      </ul>
      <p className={styles.quiet}>{t('permissions.why.others')}</p>
    </>
  )
}
