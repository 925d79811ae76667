import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CardSkeleton } from '../../../ui/feedback/card-skeleton.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { SearchField } from '../../../ui/input/search-field.tsx'
import { PersonChip } from '../../../ui/people/person-chip.tsx'
import { colleaguesQuery, MOST_COLLEAGUES } from './member-queries.ts'
import styles from './members.module.css'

/** The colleagues as every member may see them. */
export function Directory({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation()
  const people = useQuery({ ...colleaguesQuery(search), placeholderData: keepPreviousData })
  return (
    <>
      <SearchField value={search} onChange={onSearch} placeholder={t('members.search')} width={320} />
      <QueryView
        query={people}
        skeleton={<CardSkeleton lines={6} />}
        empty={{ title: t('members.empty.people'), hint: t('members.empty.peopleHint') }}
      >
        {(found) => (
          <>
            {found.length === MOST_COLLEAGUES && (
              <p className={styles.note}>{t('members.moreColleagues', { n: MOST_COLLEAGUES })}</p>
            )}
            <ul className={styles.cards} aria-busy={people.isPlaceholderData}>
              {found.map((one) => (
                <li key={one.user_id}>
                  <Link to="/main/members/$id" params={{ id: String(one.user_id) }} className={styles.card}>
                    <PersonChip
                      name={one.username}
                      position={one.position}
                      team={one.team?.team_name ?? t('directory.noTeam')}
                      imageUrl={one.image_url}
                      size={40}
                    />
                    <span className={styles.mail}>{one.email}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
    </>
  )
}
