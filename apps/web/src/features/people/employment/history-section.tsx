import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCompanyNow } from '../../../page/use-company-now.ts'
import { shortDay } from '../../../text/formats.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import { Facts } from '../../../ui/page/facts.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { DayPicker } from '../../../ui/time/day-picker.tsx'
import { type History, historyQuery } from './employment-queries.ts'
import styles from './employment.module.css'
import { HistoryRow } from './history-row.tsx'

interface HistorySectionProps {
  userId: number
  /** The day asked about; null is today. From the address. */
  asOf: string | null
  onAsOf: (day: string | null) => void
}

/** What a person was when, and how they stood on any day. */
export function HistorySection({ userId, asOf, onAsOf }: HistorySectionProps) {
  const { t } = useTranslation()
  const { day } = useCompanyNow()
  const history = useQuery({ ...historyQuery(userId, asOf), placeholderData: keepPreviousData })
  return (
    <Section title={t('employment.history.title')} note={t('employment.history.hint')}>
      <QueryView query={history} skeleton={<RowsSkeleton rows={5} />}>
        {({ items, standing }) => (
          <div className={styles.history}>
            <div className={styles.asOf} aria-busy={history.isPlaceholderData}>
              <DayPicker
                label={t('employment.history.asOf')}
                value={asOf ?? day}
                onChange={(value) => onAsOf(value === day ? null : value)}
              />
              <Standing standing={standing} />
            </div>
            {items.length === 0 ? (
              <EmptyState title={t('employment.history.empty')} />
            ) : (
              <ol className={styles.items}>
                {items.map((item) => (
                  <HistoryRow
                    key={`${item.kind} ${item.on} ${item.is_planned}`}
                    item={item}
                    userId={userId}
                  />
                ))}
              </ol>
            )}
          </div>
        )}
      </QueryView>
    </Section>
  )
}

function Standing({ standing }: { standing: History['standing'] }) {
  const { t } = useTranslation()
  const { cmem_status: status, team, rank, position, contract_type, joined_date } = standing
  const isThere = status === 'WORKING' || status === 'ABSENCE'
  return (
    <div className={styles.standing}>
      <strong>{t('employment.history.standing', { on: shortDay(standing.on) })}</strong>
      {isThere ? (
        <Facts
          rows={[
            [t('directory.states'), t(`directory.state.${status}`)],
            [t('directory.field.team'), team?.name ?? t('directory.noTeam')],
            [t('directory.field.rank'), rank?.name],
            [t('directory.field.position'), position],
            [t('directory.field.contract'), contract_type],
            [t('directory.field.joined'), joined_date && shortDay(joined_date)],
          ]}
        />
      ) : (
        <p className={styles.quiet}>
          {t(status === 'RETIRED' ? 'employment.history.left' : 'employment.history.notThere')}
        </p>
      )}
    </div>
  )
}
