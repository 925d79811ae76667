import { Button } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addReference, listReferenceDocuments } from '#contract/approvals/documents/references.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { call } from '../../../../api/call.ts'
import { keyOf } from '../../../../api/query.ts'
import { useAction } from '../../../../api/use-action.ts'
import { moment } from '../../../../text/formats.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { SearchField } from '../../../../ui/input/search-field.tsx'
import type { Referring } from './references.tsx'
import shared from '../document.module.css'
import styles from './references.module.css'

type Candidates = EndpointResponse<typeof listReferenceDocuments>

interface AddReferenceProps {
  document: Pick<Referring, 'drf_id' | 'apv_reference'>
  opened: boolean
  onClose: () => void
}

/** Finds documents among one's own and received ones; each is attached by its button. */
export function AddReference({ document, opened, onClose }: AddReferenceProps) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('attached.references.add')} size={560}>
      <p className={shared.about}>{t('attached.references.hint')}</p>
      <SearchField
        value={search}
        onChange={setSearch}
        placeholder={t('attached.references.search')}
        width="100%"
      />
      <CandidateList document={document} search={search} />
    </Dialog>
  )
}

function CandidateList({ document, search }: { document: AddReferenceProps['document']; search: string }) {
  const { t } = useTranslation()
  const add = useAction(addReference)
  const found = useInfiniteQuery({
    queryKey: [...keyOf(listReferenceDocuments), { query: { search } }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        listReferenceDocuments,
        { query: { ...(search && { search }), ...(pageParam > 0 && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last: Candidates) => (last.next === null ? undefined : last.results.at(-1)?.id),
    placeholderData: keepPreviousData,
  })
  const there = new Set(document.apv_reference.map(({ ref_drf_id }) => ref_drf_id))
  const choose = (ref_id: number) => {
    if (there.has(ref_id) || add.isPending) return
    add.mutate({ params: { id: document.drf_id }, body: { ref_id } })
  }
  const rows = (found.data?.pages ?? [])
    .flatMap(({ results }) => results)
    .filter(({ id }) => id !== document.drf_id)
  if (found.isPending) return <RowsSkeleton rows={4} />
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  if (rows.length === 0) return <p className="quiet">{t('attached.references.none')}</p>
  return (
    <ul className={styles.candidates}>
      {rows.map((row) => (
        <li key={row.id}>
          <span className={styles.candidate}>
            <span className={styles.referenceTitle}>{row.drf_title}</span>
            <span className="quiet numeric">
              {row.author.username} · {moment(row.submitted_at)} {row.drf_serial && `· ${row.drf_serial}`}
            </span>
          </span>
          <Button
            size="compact-sm"
            variant="default"
            // Not disabled: the focus would go with it.
            data-disabled={there.has(row.id) || undefined}
            aria-disabled={there.has(row.id)}
            aria-label={t('attached.references.choose', { title: row.drf_title })}
            onClick={() => choose(row.id)}
          >
            {there.has(row.id) ? t('attached.references.chosen') : t('common.action.add')}
          </Button>
        </li>
      ))}
      {found.hasNextPage && (
        <li>
          <Button
            variant="subtle"
            size="compact-sm"
            loading={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {t('attached.references.more')}
          </Button>
        </li>
      )}
    </ul>
  )
}
