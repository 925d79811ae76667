import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { deleteRank, listRanks, saveRanks } from '#contract/people/organization/organization.ts'
import { keyOf } from '../../../../api/query.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useConfirm } from '../../../../ui/dialog/use-confirm.ts'
import { ActionMenu } from '../../../../ui/input/action-menu.tsx'
import { SortableList } from '../../../../ui/input/sortable-list.tsx'
import { notify } from '../../../../ui/notify.ts'
import styles from './teams.module.css'

export type Rank = EndpointResponse<typeof listRanks>[number]

interface RankListProps {
  ranks: readonly Rank[]
  onRename: (rank: Rank) => void
}

/** The order changes at once, by drag or by arrow keys on the handle, and goes back when the server refuses. */
export function RankList({ ranks, onRename }: RankListProps) {
  const { t } = useTranslation()
  const order = useOrder()
  const remove = useRemoveRank()
  return (
    <SortableList
      label={t('settings.area.ranks.title')}
      items={ranks}
      idOf={(rank) => rank.id}
      nameOf={(rank) => rank.name}
      onSort={order}
    >
      {(rank, _, move) => (
        <>
          <span className={styles.grow}>{rank.name}</span>
          <span className={styles.count}>{t('organization.people', { n: rank.people })}</span>
          <ActionMenu
            name={rank.name}
            actions={[
              { label: t('ranks.rename'), onClick: () => onRename(rank) },
              { label: t('ranks.up'), onClick: () => move(-1) },
              { label: t('ranks.down'), onClick: () => move(1) },
              null,
              {
                label: t('common.action.delete'),
                danger: true,
                disabledReason: rank.people > 0 ? t('ranks.inUse', { n: rank.people }) : undefined,
                onClick: () => void remove(rank),
              },
            ]}
          />
        </>
      )}
    </SortableList>
  )
}

function useOrder() {
  const client = useQueryClient()
  const queryKey = keyOf(listRanks)
  const save = useAction(saveRanks, {
    // One order after the other: of two that overtake each other the older one would stay.
    scope: { id: saveRanks.id },
  })
  return (ranks: Rank[]) => {
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, ranks)
    save.mutate({ body: { ranks: ranks.map(({ id, name }, at) => ({ id, name, _order: at })) } })
  }
}

function useRemoveRank() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const remove = useAction(deleteRank)
  return async ({ id, name }: Rank) => {
    const question = {
      title: t('ranks.deleteAsk', { name }),
      message: t('ranks.deleteText'),
    }
    if (!(await confirm({ ...question, danger: true, confirmText: t('common.action.delete') }))) return
    remove.mutate({ params: { id } }, { onSuccess: () => notify({ text: t('common.state.deleted') }) })
  }
}
