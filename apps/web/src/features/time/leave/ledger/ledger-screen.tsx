import { Button, NumberInput, Switch } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadYearlyLeave } from '#contract/time/leave/leave-ledger.ts'
import { saveFile } from '../../../../api/save-file.ts'
import { lazyPart } from '../../../../page/lazy-part.ts'
import { useProfile } from '../../../../page/profile.ts'
import { useCompanyNow } from '../../../../page/use-company-now.ts'
import { SearchField } from '../../../../ui/input/search-field.tsx'
import { withFilters } from '../../../../ui/list/address.ts'
import { ListTable, type SelectionActionsProps } from '../../../../ui/list/list-table.tsx'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { TeamFilter } from '../../attendance/index.ts'
import { LeaveTabs } from '../overview/leave-tabs.tsx'
import { AdjustSelected } from './adjust-selected.tsx'
import { ledgerColumns } from './ledger-columns.tsx'
import { InvitedNote } from './invited-note.tsx'
import { filterOf, PAGE_SIZE, yearlyLeaveQuery } from './ledger-queries.ts'
import type { LedgerSearch } from './ledger-search.ts'

const UploadDialog = lazyPart(['leave', 'leaveLedger'], () => import('./upload-dialog.tsx'), 'UploadDialog')

interface LedgerScreenProps {
  search: LedgerSearch
  go: (search: LedgerSearch) => void
}

/** 연차 대장: the leave of everybody in view by year, and for admins what corrects it. */
export function LedgerScreen({ search, go }: LedgerScreenProps) {
  const { t } = useTranslation()
  const [isUploading, setUploading] = useState(false)
  const isAdmin = useProfile().is_admin
  return (
    <Page width="full">
      <PageHeader
        title={t('leaveLedger.title')}
        description={t('leaveLedger.description')}
        tabs={<LeaveTabs value="ledger" />}
        actions={
          isAdmin && (
            <Button
              variant="default"
              leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
              onClick={() => setUploading(true)}
            >
              {t('leaveLedger.upload.open')}
            </Button>
          )
        }
      />
      {isAdmin && <InvitedNote />}
      <LedgerTable search={search} go={go} isAdmin={isAdmin} />
      {isUploading && (
        <Suspense fallback={null}>
          <UploadDialog onClose={() => setUploading(false)} />
        </Suspense>
      )}
    </Page>
  )
}

function LedgerTable({ search, go, isAdmin }: LedgerScreenProps & { isAdmin: boolean }) {
  const { t } = useTranslation()
  const { day: today } = useCompanyNow()
  const query = useQuery({ ...yearlyLeaveQuery(search), placeholderData: keepPreviousData })
  const filter = (change: LedgerSearch) => go(withFilters(search, change))
  const rows = query.data?.results
  const columns = useMemo(() => ledgerColumns(t), [t])
  const Actions = useMemo(
    () => (props: SelectionActionsProps) => <AdjustSelected {...props} rows={rows ?? []} />,
    [rows],
  )
  return (
    <ListTable
      name="leave-ledger"
      caption={t('leaveLedger.title')}
      columns={columns}
      query={query}
      rowKey={(row) => row.user_id}
      page={search.page ?? 1}
      pageSize={PAGE_SIZE}
      onPage={(page) => filter({ page })}
      onExport={() => saveFile(downloadYearlyLeave, { query: filterOf(search) })}
      {...(isAdmin && { selection: { of: JSON.stringify(search), isOfPeople: true, Actions } })}
      empty={{ title: t('leaveLedger.empty'), hint: t('leaveLedger.emptyHint') }}
      filters={
        <>
          <SearchField
            value={search.search ?? ''}
            onChange={(text) => filter({ search: text || undefined })}
            placeholder={t('leaveLedger.search')}
            width={200}
          />
          <NumberInput
            aria-label={t('leaveLedger.year')}
            placeholder={t('leaveLedger.running')}
            w={130}
            min={1990}
            max={Number(today.slice(0, 4)) + 1}
            thousandSeparator=""
            clampBehavior="blur"
            value={search.year ?? ''}
            onChange={(year) => {
              const typed = Number(year)
              if (year === '' || (typed >= 1990 && typed <= 2200)) filter({ year: typed || undefined })
            }}
          />
          <TeamFilter team={search.team} onChange={(team) => filter({ team })} />
          <Switch
            label={t('leaveLedger.withRetired')}
            checked={search.left === 1}
            onChange={(event) => filter({ left: event.currentTarget.checked ? 1 : undefined })}
          />
        </>
      }
    />
  )
}
