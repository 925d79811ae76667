import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createBranch, deleteBranch, updateBranch } from '#contract/time/workplaces/workplaces.ts'
import { useAction } from '../../../api/use-action.ts'
import { EntityDialog } from '../../../ui/form/entity-dialog.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { RowMenu } from '../../../ui/input/row-menu.tsx'
import { useUndoableRemoval } from '../../../ui/list/use-undoable-removal.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { TableColumn } from '../../../ui/table/table-types.ts'
import { SettingsPage } from '../../platform/settings/index.ts'
import { type Branch, branchesQuery } from './workplace-queries.ts'

/** The offices of the company. */
export function BranchesScreen() {
  const { t } = useTranslation()
  const branches = useQuery(branchesQuery)
  const [edited, setEdited] = useState<Branch | 'new'>()
  const remove = useAction(deleteBranch)
  const removal = useUndoableRemoval((id: number) => remove.mutateAsync({ params: { id } }))
  const columns = useColumns(setEdited, ({ branch_id: key, branch_name: name }) =>
    removal.remove({ key, name }),
  )
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
        rows={branches.data?.filter((branch) => !removal.hidden.has(branch.branch_id))}
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

type BranchAct = (branch: Branch) => void

function useColumns(edit: BranchAct, remove: BranchAct): TableColumn<Branch>[] {
  const { t } = useTranslation()
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
      acts: true,
      width: 56,
      align: 'end',
      cell: (branch) => (
        <RowMenu
          name={branch.branch_name}
          abilities={branch.abilities}
          keptBecause={t('workplaces.branches.stillUsed')}
          onEdit={() => edit(branch)}
          onDelete={() => remove(branch)}
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
    <EntityDialog
      isNew={!branch}
      words={{
        add: t('workplaces.branches.add'),
        edit: t('workplaces.branches.edit'),
        added: ({ branch_name: name }) => t('workplaces.branches.added', { name }),
      }}
      initialValues={{ branch_name: branch?.branch_name ?? '', address: branch?.address ?? '' }}
      validate={{ branch_name: (name) => (name.trim() ? null : t('common.error.required')) }}
      onClose={onClose}
      onSave={(body) =>
        branch ? update.mutateAsync({ params: { id: branch.branch_id }, body }) : create.mutateAsync({ body })
      }
    >
      {(form) => (
        <>
          <FormField form={form} name="branch_name">
            {(input) => (
              <TextInput
                label={t('workplaces.branches.name')}
                required
                maxLength={100}
                data-autofocus
                {...input}
              />
            )}
          </FormField>
          <FormField form={form} name="address">
            {(input) => (
              <TextInput
                label={t('workplaces.branches.address')}
                placeholder={t('workplaces.branches.addressHint')}
                maxLength={200}
                {...input}
              />
            )}
          </FormField>
        </>
      )}
    </EntityDialog>
  )
}
