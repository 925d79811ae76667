import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteWifi } from '#contract/time/workplaces/workplaces.ts'
import { useAction } from '../../../api/use-action.ts'
import { RowMenu } from '../../../ui/input/row-menu.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { TableColumn } from '../../../ui/table/table-types.ts'
import { SettingsPage } from '../../platform/settings/index.ts'
import { CurrentNetwork } from './current-network.tsx'
import { WifiDialog } from './wifi-dialog.tsx'
import { type Wifi, wifiQuery } from './workplace-queries.ts'
import styles from './workplaces.module.css'

type Edited = { wifi?: Wifi; address?: string }

/** The networks by which a check-in may be recognised. */
export function WifiScreen() {
  const { t } = useTranslation()
  const networks = useQuery(wifiQuery)
  const [edited, setEdited] = useState<Edited>()
  const columns = useColumns((wifi) => setEdited({ wifi }))
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited({})}>
      {t('workplaces.wifi.add')}
    </Button>
  )
  return (
    <SettingsPage area="wifi" actions={add}>
      <DataTable
        caption={t('workplaces.wifi.caption')}
        columns={columns}
        rows={networks.data}
        rowKey={(wifi) => wifi.wifi_id}
        isLoading={networks.isPending}
        error={networks.error}
        onRetry={() => void networks.refetch()}
        empty={{ title: t('workplaces.wifi.empty'), hint: t('workplaces.wifi.emptyHint'), action: add }}
      />
      <CurrentNetwork onAdd={(address) => setEdited({ address })} />
      {edited && <WifiDialog {...edited} onClose={() => setEdited(undefined)} />}
    </SettingsPage>
  )
}

function useColumns(edit: (wifi: Wifi) => void): TableColumn<Wifi>[] {
  const { t } = useTranslation()
  const remove = useAction(deleteWifi)
  return [
    {
      key: 'name',
      header: t('workplaces.wifi.name'),
      sortBy: (wifi) => wifi.wifi_name,
      cell: (wifi) => <strong>{wifi.wifi_name}</strong>,
    },
    {
      key: 'address',
      header: t('workplaces.wifi.address'),
      cell: (wifi) => <code className={styles.address}>{wifi.wifi_address}</code>,
    },
    {
      key: 'kind',
      header: t('workplaces.wifi.kind'),
      width: 130,
      sortBy: (wifi) => wifi.wifi_kind,
      cell: (wifi) => t(`workplaces.wifi.kinds.${wifi.wifi_kind}`),
    },
    {
      key: 'branch',
      header: t('workplaces.branch'),
      width: 140,
      sortBy: (wifi) => wifi.branch_name,
      cell: (wifi) => wifi.branch_name ?? <span className="quiet">{t('workplaces.none')}</span>,
    },
    {
      key: 'actions',
      header: '',
      acts: true,
      width: 56,
      align: 'end',
      cell: (wifi) => (
        <RowMenu
          name={wifi.wifi_name}
          abilities={wifi.abilities}
          question={{
            title: t('workplaces.wifi.deleteAsk', { name: wifi.wifi_name }),
            message: t('workplaces.wifi.deleteText'),
          }}
          onEdit={() => edit(wifi)}
          onDelete={() => remove.mutateAsync({ params: { id: wifi.wifi_id } })}
        />
      ),
    },
  ]
}
