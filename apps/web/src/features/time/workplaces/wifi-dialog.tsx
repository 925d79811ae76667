import { SegmentedControl, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { networkKinds, type NetworkKind, parseNetworkAddress } from '#rules/workplaces/network-address.ts'
import { createWifi, updateWifi } from '#contract/time/workplaces/workplaces.ts'
import { useAction } from '../../../api/use-action.ts'
import { EntityDialog } from '../../../ui/form/entity-dialog.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
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
    <EntityDialog<WifiForm>
      isNew={!wifi}
      words={{
        add: t('workplaces.wifi.add'),
        edit: t('workplaces.wifi.edit'),
        added: ({ wifi_name: name }) => t('workplaces.wifi.added', { name }),
      }}
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
      onClose={onClose}
      onSave={({ branch_id, ...rest }) => {
        const body = { ...rest, branch_id: branch_id === null ? null : Number(branch_id) }
        return wifi
          ? update.mutateAsync({ params: { id: wifi.wifi_id }, body })
          : create.mutateAsync({ body })
      }}
    >
      {(form) => (
        <>
          <FormField form={form} name="wifi_name">
            {(input) => (
              <TextInput
                label={t('workplaces.wifi.name')}
                placeholder={t('workplaces.wifi.nameHint')}
                required
                maxLength={50}
                data-autofocus
                {...input}
              />
            )}
          </FormField>
          <FormField form={form} name="wifi_kind">
            {(kind) => (
              <>
                <div>
                  <SegmentedControl
                    fullWidth
                    aria-label={t('workplaces.wifi.kind')}
                    data={networkKinds.map((one) => ({
                      value: one,
                      label: t(`workplaces.wifi.kinds.${one}`),
                    }))}
                    value={kind.value}
                    onChange={kind.onChange}
                  />
                  <p className={styles.hint}>{t(`workplaces.wifi.kindHints.${kind.value}`)}</p>
                </div>
                <FormField form={form} name="wifi_address">
                  {(input) => (
                    <TextInput
                      label={t('workplaces.wifi.address')}
                      placeholder={t(`workplaces.wifi.examples.${kind.value}`)}
                      description={<SavedAs wifi_address={input.value} wifi_kind={kind.value} />}
                      required
                      maxLength={100}
                      autoComplete="off"
                      spellCheck={false}
                      {...input}
                    />
                  )}
                </FormField>
              </>
            )}
          </FormField>
          <FormField form={form} name="branch_id">
            {(input) => <BranchSelect {...input} />}
          </FormField>
        </>
      )}
    </EntityDialog>
  )
}

/** Only when the spelling will be another one than the typed one. */
function SavedAs({ wifi_address: text, wifi_kind: kind }: Pick<WifiForm, 'wifi_address' | 'wifi_kind'>) {
  const { t } = useTranslation()
  const read = parseNetworkAddress(text, kind)
  if (!read.ok || read.address === text) return null
  return t('workplaces.wifi.savedAs', { address: read.address })
}
