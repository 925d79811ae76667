import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createBranch, deleteBranch, updateBranch } from '#contract/time/workplaces/workplaces.ts'
import { useAction } from '../../../api/use-action.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { RowMenu } from '../../../ui/input/row-menu.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { TableColumn } from '../../../ui/table/table-types.ts'
import { SettingsPage } from '../../platform/settings/index.ts'
import { type Branch, branchesQuery } from './workplace-queries.ts'

/** The offices of the company. */
export function BranchesScreen() {
  const { t } = useTranslation()
  const branches = useQuery(branchesQuery)
  const [edited, setEdited] = useState<Branch | 'new'>()
  const columns = useColumns(setEdited)
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
      {t('workplaces.branches.add')}
    </Button>
  )
  return (
    <SettingsPage area="branches" actions={add}>
      <DataTable
        caption={t('workplaces.branches.caption')}
        columns={columns}
        rows={branches.data}
        rowKey={(branch) => branch.branch_id}
        isLoading={branches.isPending}
        error={branches.error}
        onRetry={() => void branches.refetch()}
        empty={{
          title: t('workplaces.branches.empty'),
          hint: t('workplaces.branches.emptyHint'),
          action: add,
        }}
      />
      {edited && (
        <BranchDialog branch={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </SettingsPage>
  )
}

function useColumns(edit: (branch: Branch) => void): TableColumn<Branch>[] {
  const { t } = useTranslation()
  const remove = useAction(deleteBranch)
  return [
    {
      key: 'name',
      header: t('workplaces.branches.name'),
      sortBy: (branch) => branch.branch_name,
      cell: (branch) => <strong>{branch.branch_name}</strong>,
    },
    { key: 'address', header: t('workplaces.branches.address'), cell: (branch) => branch.address },
    {
      key: 'used',
      header: t('workplaces.branches.used'),
      width: 180,
      cell: ({ loc_count: places, wifi_count: networks }) =>
        places + networks > 0
          ? t('workplaces.branches.usedBy', { places, networks })
          : t('workplaces.branches.unused'),
    },
    {
      key: 'actions',
      header: '',
      width: 56,
      align: 'end',
      cell: (branch) => (
        <RowMenu
          name={branch.branch_name}
          abilities={branch.abilities}
          keptBecause={t('workplaces.branches.stillUsed')}
          question={{
            title: t('workplaces.branches.deleteAsk', { name: branch.branch_name }),
            message: t('workplaces.branches.deleteText'),
          }}
          onEdit={() => edit(branch)}
          onDelete={() => remove.mutateAsync({ params: { id: branch.branch_id } })}
        />
      ),
    },
  ]
}

function BranchDialog({ branch, onClose }: { branch: Branch | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const create = useAction(createBranch, { errors: 'form' })
  const update = useAction(updateBranch, { errors: 'form' })
  return (
    <FormDialog
      opened
      title={t(branch ? 'workplaces.branches.edit' : 'workplaces.branches.add')}
      initialValues={{ branch_name: branch?.branch_name ?? '', address: branch?.address ?? '' }}
      validate={{ branch_name: (name) => (name.trim() ? null : t('common.error.required')) }}
      submitText={t(branch ? 'common.action.save' : 'common.action.add')}
      onClose={onClose}
      onSubmit={async (body) => {
        if (branch) await update.mutateAsync({ params: { id: branch.branch_id }, body })
        else await create.mutateAsync({ body })
        const added = t('workplaces.branches.added', { name: body.branch_name })
        notify({ text: branch ? t('common.state.saved') : added })
      }}
    >
      {(form) => (
        <>
          <TextInput
            label={t('workplaces.branches.name')}
            required
            maxLength={100}
            data-autofocus
            {...form.getInputProps('branch_name')}
          />
          <TextInput
            label={t('workplaces.branches.address')}
            placeholder={t('workplaces.branches.addressHint')}
            maxLength={200}
            {...form.getInputProps('address')}
          />
        </>
      )}
    </FormDialog>
  )
}
