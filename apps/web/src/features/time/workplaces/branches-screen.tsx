import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { createBranch, deleteBranch, updateBranch } from '#contract/time/workplaces/workplaces.ts'
import { useAction } from '../../../api/use-action.ts'
import { useSave } from '../../../api/use-save.ts'
import { EntityDialog } from '../../../ui/form/entity-dialog.tsx'
import { LineField } from '../../../ui/form/line-field.tsx'
import { RecordList } from '../../../ui/list/record-list.tsx'
import type { TableColumn } from '../../../ui/table/table-types.ts'
import { SettingsPage } from '../../platform/settings/index.ts'
import { type Branch, branchesQuery } from './workplace-queries.ts'

/** The offices of the company. */
export function BranchesScreen() {
  const { t } = useTranslation()
  const branches = useQuery(branchesQuery)
  const remove = useAction(deleteBranch)
  return (
    <RecordList
      records={branches}
      caption={t('workplaces.branches.caption')}
      empty={{ title: t('workplaces.branches.empty'), hint: t('workplaces.branches.emptyHint') }}
      add={t('workplaces.branches.add')}
      columns={useColumns()}
      keyOf={(branch) => branch.branch_id}
      nameOf={(branch) => branch.branch_name}
      remove={(id) => remove.mutateAsync({ params: { id } })}
      keptBecause={t('workplaces.branches.stillUsed')}
      Dialog={BranchDialog}
    >
      {(list, add) => (
        <SettingsPage area="branches" actions={add}>
          {list}
        </SettingsPage>
      )}
    </RecordList>
  )
}

function useColumns(): TableColumn<Branch>[] {
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
  ]
}

function BranchDialog({ row: branch, onClose }: { row: Branch | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const save = useSave(createBranch, updateBranch, branch?.branch_id)
  return (
    <EntityDialog
      isNew={!branch}
      words={{
        add: t('workplaces.branches.add'),
        edit: t('workplaces.branches.edit'),
        added: ({ branch_name: name }) => t('workplaces.branches.added', { name }),
      }}
      initialValues={{ branch_name: branch?.branch_name ?? '', address: branch?.address ?? '' }}
      needed={['branch_name']}
      onClose={onClose}
      onSave={save}
    >
      {(form) => (
        <>
          <LineField
            form={form}
            name="branch_name"
            label={t('workplaces.branches.name')}
            required
            maxLength={100}
            first
          />
          <LineField
            form={form}
            name="address"
            label={t('workplaces.branches.address')}
            placeholder={t('workplaces.branches.addressHint')}
            maxLength={200}
          />
        </>
      )}
    </EntityDialog>
  )
}
