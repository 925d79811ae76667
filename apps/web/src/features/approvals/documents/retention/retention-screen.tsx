import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decideRetention, listDueDocuments } from '#contract/approvals/documents/retention.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { q } from '../../../../api/query.ts'
import { useAction } from '../../../../api/use-action.ts'
import { dotted } from '../../../../text/formats.ts'
import { useConfirm } from '../../../../ui/dialog/use-confirm.ts'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { notify } from '../../../../ui/notify.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { DataTable, type TableColumn } from '../../../../ui/table/data-table.tsx'
import { ErasedDocuments } from './erased-documents.tsx'
import { SettingsPage } from '../../../platform/settings/index.ts'

type Due = EndpointResponse<typeof listDueDocuments>['results'][number]

/** A hundred at a time: what was decided makes room for the next ones. */
export const dueQuery = q(listDueDocuments, { query: { page_size: 100 } })

/** Documents whose time is over; nothing is deleted before an admin agrees. */
export function RetentionScreen() {
  const { t } = useTranslation()
  const query = useQuery(dueQuery)
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set())
  const decide = useDecide(selected, () => setSelected(new Set()))
  const acts = (
    <Group gap="xs">
      <Button variant="default" disabled={selected.size === 0} onClick={() => void decide('KEEP')}>
        {t('retention.keep')}
      </Button>
      <Button color="red.9" disabled={selected.size === 0} onClick={() => void decide('DELETE')}>
        {t('retention.delete')}
      </Button>
    </Group>
  )
  return (
    <SettingsPage area="retention">
      <QueryView
        query={query}
        skeleton={<RowsSkeleton rows={5} />}
        empty={{ title: t('retention.none'), hint: t('retention.noneHint') }}
      >
        {({ count, results }) => (
          <Section title={t('retention.list', { n: count })} actions={acts} flush>
            <DataTable<Due>
              caption={t('retention.list', { n: count })}
              rows={results}
              rowKey={(row) => row.drf_id}
              columns={columnsOf(t)}
              rowName={(row) => row.drf_title}
              selected={selected}
              onSelect={setSelected}
            />
          </Section>
        )}
      </QueryView>
      <ErasedDocuments />
    </SettingsPage>
  )
}

function useDecide(selected: ReadonlySet<string | number>, done: () => void) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const decide = useAction(decideRetention)
  return async (decision: 'DELETE' | 'KEEP') => {
    const n = selected.size
    const isDeleted = decision === 'DELETE'
    const question = {
      title: t(isDeleted ? 'retention.askDelete' : 'retention.askKeep', { n }),
      message: t(isDeleted ? 'retention.deleteHint' : 'retention.keepHint'),
      confirmText: t(isDeleted ? 'retention.delete' : 'retention.keep'),
      danger: isDeleted,
    }
    if (!(await confirm(question))) return
    const body = { ids: [...selected].map(Number), decision }
    decide.mutate(
      { body },
      {
        onSuccess: ({ count }) => {
          done()
          notify({ text: t(isDeleted ? 'retention.deleted' : 'retention.kept', { n: count }), tone: 'good' })
        },
      },
    )
  }
}

function columnsOf(t: TFunction): TableColumn<Due>[] {
  return [
    { key: 'serial', header: t('retention.serial'), cell: (row) => row.drf_serial },
    { key: 'title', header: t('retention.name'), cell: (row) => row.drf_title },
    { key: 'author', header: t('retention.author'), cell: (row) => row.author.username },
    { key: 'ended', header: t('retention.ended'), cell: (row) => dotted(row.ended_on) },
    {
      key: 'years',
      header: t('retention.years'),
      cell: (row) => t('retention.yearCount', { n: row.storage_period }),
    },
  ]
}
