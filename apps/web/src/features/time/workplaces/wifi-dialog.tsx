import { SegmentedControl, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { networkKinds, type NetworkKind, parseNetworkAddress } from '#rules/workplaces/network-address.ts'
import { createWifi, updateWifi } from '#contract/time/workplaces/workplaces.ts'
import { useAction } from '../../../api/use-action.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { BranchSelect } from './branch-select.tsx'
import { type Wifi } from './workplace-queries.ts'
import styles from './workplaces.module.css'

interface WifiDialogProps {
  /** Undefined for a new one. */
  wifi?: Wifi
  /** The address that a new one starts with. */
  address?: string
  onClose: () => void
}

type WifiForm = { wifi_name: string; wifi_kind: NetworkKind; wifi_address: string; branch_id: string | null }

/** Adds a network or changes one; shows while typing under which spelling it will be kept. */
export function WifiDialog({ wifi, address, onClose }: WifiDialogProps) {
  const { t } = useTranslation()
  const reads = { errors: 'form' } as const
  const create = useAction(createWifi, reads)
  const update = useAction(updateWifi, reads)
  const problemOf = (text: string, { wifi_kind }: WifiForm) => {
    if (text.trim() === '') return t('common.error.required')
    const read = parseNetworkAddress(text, wifi_kind)
    return read.ok ? null : t(`workplaces.wifi.problem.${read.error}`)
  }
  return (
    <FormDialog<WifiForm>
      opened
      title={t(wifi ? 'workplaces.wifi.edit' : 'workplaces.wifi.add')}
      initialValues={{
        wifi_name: wifi?.wifi_name ?? (address ? t('workplaces.wifi.nowName') : ''),
        wifi_kind: wifi?.wifi_kind ?? (address ? 'IP' : 'BSSID'),
        wifi_address: wifi?.wifi_address ?? address ?? '',
        branch_id: wifi?.branch_id ? String(wifi.branch_id) : null,
      }}
      validate={{
        wifi_name: (name) => (name.trim() ? null : t('common.error.required')),
        wifi_address: problemOf,
      }}
      submitText={t(wifi ? 'common.action.save' : 'common.action.add')}
      onClose={onClose}
      onSubmit={async ({ branch_id, ...rest }) => {
        const body = { ...rest, branch_id: branch_id === null ? null : Number(branch_id) }
        if (wifi) await update.mutateAsync({ params: { id: wifi.wifi_id }, body })
        else await create.mutateAsync({ body })
        const added = t('workplaces.wifi.added', { name: body.wifi_name })
        notify({ text: wifi ? t('common.state.saved') : added })
      }}
    >
      {(form) => (
        <>
          <TextInput
            label={t('workplaces.wifi.name')}
            placeholder={t('workplaces.wifi.nameHint')}
            required
            maxLength={50}
            data-autofocus
            {...form.getInputProps('wifi_name')}
          />
          <div>
            <SegmentedControl
              fullWidth
              aria-label={t('workplaces.wifi.kind')}
              data={networkKinds.map((kind) => ({
                value: kind,
                label: t(`workplaces.wifi.kinds.${kind}`),
              }))}
              {...form.getInputProps('wifi_kind')}
            />
            <p className={styles.hint}>{t(`workplaces.wifi.kindHints.${form.values.wifi_kind}`)}</p>
          </div>
          <TextInput
            label={t('workplaces.wifi.address')}
            placeholder={t(`workplaces.wifi.examples.${form.values.wifi_kind}`)}
            description={<SavedAs {...form.values} />}
            required
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps('wifi_address')}
          />
          <BranchSelect {...form.getInputProps('branch_id')} />
        </>
      )}
    </FormDialog>
  )
}

/** Only when the spelling will be another one than the typed one. */
function SavedAs({ wifi_address: text, wifi_kind: kind }: WifiForm) {
  const { t } = useTranslation()
  const read = parseNetworkAddress(text, kind)
  if (!read.ok || read.address === text) return null
  return t('workplaces.wifi.savedAs', { address: read.address })
}
