import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import { DisabledHint } from '../../../ui/input/disabled-hint.tsx'
import { PersonChip } from '../../../ui/people/person-chip.tsx'
import { TablePager } from '../../../ui/table/table-pager.tsx'
import { type Assigned, ASSIGNED_PER_PAGE, assignedQuery } from './event-code-queries.ts'
import styles from './event-codes.module.css'

interface AssignedPeopleProps {
  codeId: number
  /** Who is to be taken out, until it is saved. */
  gone: readonly number[]
  onGone: (gone: number[]) => void
  /** Everybody is shown, not only people of some teams. */
  isWhole: boolean
}

/** Who is assigned at present; pressing takes somebody out when the dialog is saved. */
export function AssignedPeople({ codeId, gone, onGone, isWhole }: AssignedPeopleProps) {
  const { t } = useTranslation()
  const id = useId()
  const [page, setPage] = useState(1)
  const people = useQuery({ ...assignedQuery(codeId, page), placeholderData: keepPreviousData })
  const toggle = ({ user_id }: Assigned) =>
    onGone(gone.includes(user_id) ? gone.filter((one) => one !== user_id) : [...gone, user_id])
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{t('eventCodes.assigned')}</h3>
        {!isWhole && <span className={styles.note}>{t('eventCodes.assignedSeen')}</span>}
      </div>
      <QueryView query={people} skeleton={<RowsSkeleton rows={3} />}>
        {({ results, count }) => (
          <>
            {count === 0 && <p className={styles.note}>{t('eventCodes.assignedNone')}</p>}
            {count > 0 && (
              <ul className={styles.people}>
                {results.map((person) => (
                  <PersonRow
                    key={person.user_id}
                    person={person}
                    isGone={gone.includes(person.user_id)}
                    onToggle={() => toggle(person)}
                  />
                ))}
              </ul>
            )}
            {count > ASSIGNED_PER_PAGE && (
              <TablePager
                label={t('eventCodes.assigned')}
                page={page}
                pageSize={ASSIGNED_PER_PAGE}
                count={count}
                onPage={setPage}
              />
            )}
          </>
        )}
      </QueryView>
    </section>
  )
}

interface PersonRowProps {
  person: Assigned
  isGone: boolean
  onToggle: () => void
}

function PersonRow({ person, isGone, onToggle }: PersonRowProps) {
  const { t } = useTranslation()
  const { username: name, abilities } = person
  return (
    <li className={styles.person} data-gone={isGone || undefined}>
      <PersonChip
        name={name}
        position={person.position}
        team={person.team_name ?? ''}
        imageUrl={person.image_url}
      />
      {isGone && <span className={styles.note}>{t('eventCodes.willGo')}</span>}
      <DisabledHint reason={!abilities.remove && t('eventCodes.notCovered')}>
        <Button
          variant="default"
          size="xs"
          aria-label={t(isGone ? 'eventCodes.keepName' : 'eventCodes.removeName', { name })}
          onClick={onToggle}
        >
          {t(isGone ? 'eventCodes.keep' : 'eventCodes.remove')}
        </Button>
      </DisabledHint>
    </li>
  )
}
