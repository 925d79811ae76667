import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { downloadAuditEvents } from '#contract/platform/audit/audit.ts'
import { saveFile } from '../../../api/save-file.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { SettingsPage } from '../settings/index.ts'
import { AuditFilters } from './audit-filters.tsx'
import { eventsQuery, filterOf } from './audit-queries.ts'
import { AuditRow } from './audit-row.tsx'
import styles from './audit.module.css'

const route = getRouteApi('/main/settings/(access)/audit')

/** Who did what to whom, newest first. */
export function AuditScreen() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const events = useInfiniteQuery(eventsQuery(search))
  const download = useMutation({
    mutationFn: () => saveFile(downloadAuditEvents, { query: filterOf(search) }),
    meta: { errors: 'notify' },
  })
  const { data, error, isPending, refetch } = events
  const shown = data?.pages.flatMap((page) => page.results)
  return (
    <SettingsPage
      area="audit"
      width="wide"
      actions={
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.6} />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('audit.download')}
        </Button>
      }
    >
      <AuditFilters search={search} onChange={(next) => void navigate({ search: next })} />
      <Section flush>
        <QueryView
          query={{ data: shown, error, isPending, refetch }}
          skeleton={<RowsSkeleton rows={8} />}
          empty={{ title: t('audit.empty'), hint: t('audit.emptyHint') }}
        >
          {(list) => (
            <>
              <ul className={styles.rows}>
                {list.map((event) => (
                  <AuditRow key={event.event_id} event={event} />
                ))}
              </ul>
              {events.hasNextPage && (
                <div className={styles.last}>
                  <Button
                    variant="default"
                    size="xs"
                    loading={events.isFetchingNextPage}
                    onClick={() => void events.fetchNextPage()}
                  >
                    {t('audit.more')}
                  </Button>
                </div>
              )}
            </>
          )}
        </QueryView>
      </Section>
    </SettingsPage>
  )
}
