import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listCalendarFeeds } from '#contract/time/calendars/calendars.ts'
import { q } from '../../../api/query.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import { FeedRow } from './feed-row.tsx'
import styles from './feeds.module.css'

/** The own calendar and those of one's teams: giving them a secret address, and ending it. */
export function FeedsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const feeds = useQuery(q(listCalendarFeeds, {}))
  // Told only when it is made; gone with the dialog.
  const [made, setMade] = useState<{ feedId: number; url: string }>()
  return (
    <Dialog opened onClose={onClose} title={t('calendars.title')} size={560}>
      <p className={styles.hint}>{t('calendars.hint')}</p>
      <QueryView query={feeds} skeleton={<RowsSkeleton rows={2} />}>
        {(rows) => (
          <ul className={styles.rows}>
            {rows.map((row) => (
              <FeedRow
                key={row.team_id ?? 'own'}
                row={row}
                url={made && made.feedId === row.feed_id ? made.url : undefined}
                onMade={setMade}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  )
}
