import { Button, SegmentedControl } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../page/profile.ts'
import { ListTable } from '../../../ui/list/list-table.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { delegationColumns } from './delegation-columns.tsx'
import { DelegationDialog } from './delegation-dialog.tsx'
import { companyDelegationsQuery, type Delegation, ownDelegationsQuery } from './delegation-queries.ts'
import type { DelegationSearch } from './delegation-search.ts'

/** Who decides for whom, when: one's own delegations, and those of everybody for full admins. */
export function DelegationsScreen({ search }: { search: DelegationSearch }) {
  const { t } = useTranslation()
  const { id: me, is_admin_full: isAdmin } = useProfile()
  const [chosen, setEdited] = useState<Delegation | 'new' | null>(null)
  const { add: isAsked, from, to } = search
  const edited = chosen ?? isAsked ?? null
  const navigate = useNavigate()
  const close = () => {
    setEdited(null)
    if (isAsked)
      void navigate({
        to: '.',
        search: { ...search, add: undefined, from: undefined, to: undefined },
        replace: true,
      })
  }
  const isCompany = isAdmin && search.whose === 'company'
  const isPast = search.when === 'past'
  const mayKeep = (one: Delegation) => one.state !== 'OVER' && (isCompany || one.giver.user_id === me)
  const columns = delegationColumns(t, { mayKeep, onEdit: setEdited })
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
      {t('delegations.add')}
    </Button>
  )
  const table = {
    caption: t('delegations.list'),
    columns,
    rowKey: (one: Delegation) => one.id,
    empty: isPast
      ? { title: t('delegations.emptyPast') }
      : { title: t('delegations.empty'), hint: t('delegations.emptyHint'), action: add },
  }
  return (
    <Page>
      <PageHeader title={t('delegations.title')} description={t('delegations.hint')} actions={add} />
      <Filters search={search} isAdmin={isAdmin} />
      {isCompany ? (
        <CompanyTable search={search} table={table} />
      ) : (
        <OwnTable search={search} table={table} />
      )}
      {edited && (
        <DelegationDialog
          delegation={edited === 'new' ? undefined : edited}
          asksForWhom={isCompany}
          {...(isAsked && from && { period: { from, to: to ?? from } })}
          onClose={close}
        />
      )}
    </Page>
  )
}

function Filters({ search, isAdmin }: { search: DelegationSearch; isAdmin: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const go = (change: DelegationSearch) =>
    void navigate({ to: '.', search: { ...search, page: undefined, ...change }, replace: true })
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {isAdmin && (
        <SegmentedControl
          aria-label={t('delegations.whose')}
          value={search.whose ?? 'own'}
          onChange={(whose) => go({ whose: whose === 'company' ? whose : undefined } as DelegationSearch)}
          data={(['own', 'company'] as const).map((value) => ({ value, label: t(`delegations.${value}`) }))}
        />
      )}
      <SegmentedControl
        aria-label={t('delegations.when')}
        value={search.when ?? 'current'}
        onChange={(when) => go({ when: when === 'past' ? when : undefined } as DelegationSearch)}
        data={(['current', 'past'] as const).map((value) => ({ value, label: t(`delegations.${value}`) }))}
      />
    </div>
  )
}

interface TableProps {
  search: DelegationSearch
  table: Pick<Parameters<typeof DataTable<Delegation>>[0], 'caption' | 'columns' | 'rowKey' | 'empty'>
}

function OwnTable({ search, table }: TableProps) {
  const own = useQuery(ownDelegationsQuery(search))
  return (
    <DataTable<Delegation>
      {...table}
      rows={own.data}
      isLoading={own.isPending}
      error={own.error}
      onRetry={() => void own.refetch()}
    />
  )
}

function CompanyTable({ search, table }: TableProps) {
  const navigate = useNavigate()
  const query = useQuery(companyDelegationsQuery(search))
  return (
    <ListTable<Delegation>
      {...table}
      query={query}
      page={search.page ?? 1}
      onPage={(page) => void navigate({ to: '.', search: { ...search, page } })}
    />
  )
}
