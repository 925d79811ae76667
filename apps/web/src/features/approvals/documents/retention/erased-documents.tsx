import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listErasedDocuments } from '#contract/approvals/documents/retention.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { q } from '../../../../api/query.ts'
import { moment } from '../../../../text/formats.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { DataTable, type TableColumn } from '../../../../ui/table/data-table.tsx'
import { TablePager } from '../../../../ui/table/table-pager.tsx'
import { DocumentHistory } from '../../proofs/index.ts'

type Erased = EndpointResponse<typeof listErasedDocuments>['results'][number]

const PAGE = 20

/** What was deleted: the number and the history of each stay. */
export function ErasedDocuments() {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const [shown, setShown] = useState<Erased | null>(null)
  const list = useQuery({
    ...q(listErasedDocuments, { query: { page, page_size: PAGE } }),
    placeholderData: keepPreviousData,
  }).data
  if (!list || list.count === 0) return null
  const title = t('retention.erased', { n: list.count })
  return (
    <Section title={title} flush>
      <DataTable<Erased>
        caption={title}
        rows={list.results}
        rowKey={(row) => row.drf_id}
        columns={columnsOf(t, setShown)}
        rowName={(row) => row.drf_serial ?? String(row.drf_id)}
      />
      <TablePager label={title} page={page} pageSize={PAGE} count={list.count} onPage={setPage} />
      {shown && (
        <Dialog opened onClose={() => setShown(null)} title={shown.drf_serial ?? ''} size={640}>
          <DocumentHistory document={shown.drf_id} isOpen />
        </Dialog>
      )}
    </Section>
  )
}

function columnsOf(t: TFunction, open: (row: Erased) => void): TableColumn<Erased>[] {
  return [
    { key: 'serial', header: t('retention.serial'), cell: (row) => row.drf_serial },
    { key: 'author', header: t('retention.author'), cell: (row) => row.author.username },
    { key: 'erased', header: t('retention.erasedAt'), cell: (row) => moment(row.erased_at) },
    {
      key: 'history',
      header: t('retention.history'),
      cell: (row) => (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={t('retention.openHistory', { serial: row.drf_serial ?? row.drf_id })}
          onClick={() => open(row)}
        >
          {t('retention.open')}
        </Button>
      ),
    },
  ]
}
