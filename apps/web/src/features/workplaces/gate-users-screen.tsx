import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteGateUser, listGateUsers } from '#contract/workplaces.ts'
import { useAction } from '../../api/use-action.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { SearchField } from '../../ui/input/search-field.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { TableColumn } from '../../ui/table/table-types.ts'
import { SettingsPage } from '../settings/index.ts'
import { GateUserDialog } from './gate-user-dialog.tsx'
import { gateView } from './gate-view.ts'
import { RowMenu } from './row-menu.tsx'
import { GATE_PAGE_SIZE, type GateUser, gateUsersQuery } from './workplace-queries.ts'
import styles from './workplaces.module.css'

const route = getRouteApi('/main/settings/gate-users')

/** Whose the codes of the entrance system are. */
export function GateUsersScreen() {
  const { t } = useTranslation()
  const navigate = route.useNavigate()
  const view = gateView(route.useSearch())
  const codes = useQuery({ ...gateUsersQuery(view), placeholderData: keepPreviousData })
  const [edited, setEdited] = useState<GateUser | 'new'>()
  const columns = useColumns(setEdited)
  const show = (search: string, page = 1) =>
    void navigate({
      search: { ...(search && { q: search }), ...(page > 1 && { page }) },
      replace: page === 1,
    })
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
      {t('workplaces.gate.add')}
    </Button>
  )
  const isSearch = view.search !== ''
  return (
    <SettingsPage area="gateUsers" actions={add}>
      <DataTable
        caption={t('workplaces.gate.caption')}
        columns={columns}
        rows={codes.data?.results}
        rowKey={(code) => code.id}
        isLoading={codes.isPending}
        error={codes.error}
        onRetry={() => void codes.refetch()}
        page={view.page}
        pageSize={GATE_PAGE_SIZE}
        {...(codes.data && { count: codes.data.count })}
        onPage={(page) => show(view.search, page)}
        toolbar={
          <SearchField
            value={view.search}
            onChange={(text) => show(text)}
            placeholder={t('workplaces.gate.search')}
            width={320}
          />
        }
        empty={{
          title: t(isSearch ? 'workplaces.gate.nothing' : 'workplaces.gate.empty'),
          hint: t(isSearch ? 'workplaces.gate.nothingHint' : 'workplaces.gate.emptyHint'),
          action: !isSearch && add,
        }}
      />
      {edited && (
        <GateUserDialog held={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </SettingsPage>
  )
}

function useColumns(edit: (code: GateUser) => void): TableColumn<GateUser>[] {
  const { t } = useTranslation()
  const remove = useAction(deleteGateUser, { invalidates: [listGateUsers] })
  return [
    { key: 'person', header: t('workplaces.gate.person'), cell: (code) => <Person {...code} /> },
    {
      key: 'team',
      header: t('workplaces.gate.team'),
      width: 180,
      cell: (code) => code.team_name ?? <span className="quiet">{t('workplaces.none')}</span>,
    },
    {
      key: 'code',
      header: t('workplaces.gate.code'),
      width: 200,
      cell: (code) => <code className={styles.address}>{code.gate_user_code}</code>,
    },
    {
      key: 'actions',
      header: '',
      width: 56,
      align: 'end',
      cell: (code) => (
        <RowMenu
          name={`${code.username} ${code.gate_user_code}`}
          abilities={code.abilities}
          keptBecause={t('workplaces.gate.notYours')}
          question={{
            title: t('workplaces.gate.deleteAsk', { name: code.username, code: code.gate_user_code }),
            message: t('workplaces.gate.deleteText'),
          }}
          onEdit={() => edit(code)}
          onDelete={() => remove.mutateAsync({ params: { id: code.id } })}
        />
      ),
    },
  ]
}

function Person({ username, cmem_status: status }: GateUser) {
  const { t } = useTranslation()
  return (
    <div className={styles.name}>
      <span className={styles.person}>
        <strong>{username}</strong>
        {status === 'RETIRED' && <StatusBadge meaning="out" label={t('workplaces.gate.retired')} />}
        {status === 'ABSENCE' && <StatusBadge meaning="dayOff" label={t('workplaces.gate.absent')} />}
      </span>
      {status === 'RETIRED' && <small className="quiet">{t('workplaces.gate.retiredHint')}</small>}
    </div>
  )
}
