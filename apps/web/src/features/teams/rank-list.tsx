import {
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { IconGripVertical } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { deleteRank, listRanks, saveRanks } from '#contract/organization/organization.ts'
import { keyOf } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.ts'
import { LiveRegion } from '../../ui/feedback/live-region.tsx'
import { ActionMenu } from '../../ui/input/action-menu.tsx'
import { notify } from '../../ui/notify.ts'
import { movedTo, numbered } from './rank-order.ts'
import styles from './teams.module.css'

export type Rank = EndpointResponse<typeof listRanks>[number]

interface RankListProps {
  ranks: readonly Rank[]
  onRename: (rank: Rank) => void
}

/** The order changes at once, by drag or by arrow keys on the handle, and goes back when the server refuses. */
export function RankList({ ranks, onRename }: RankListProps) {
  const { t } = useTranslation()
  const [told, setTold] = useState('')
  const order = useOrder()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const move = (from: number, to: number) => {
    const place = Math.max(0, Math.min(to, ranks.length - 1))
    if (place === from) return
    setTold(t('ranks.moved', { name: ranks[from]!.name, n: place + 1 }))
    order(movedTo(ranks, from, place))
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) move(indexOf(ranks, active.id), indexOf(ranks, over.id))
  }
  return (
    <DndContext sensors={sensors} onDragEnd={onDragEnd}>
      <ol className={styles.rows}>
        {ranks.map((rank, at) => (
          <RankRow key={rank.id} rank={rank} onRename={onRename} move={(by) => move(at, at + by)} />
        ))}
      </ol>
      <LiveRegion text={told} />
    </DndContext>
  )
}

function indexOf(ranks: readonly Rank[], id: string | number): number {
  return ranks.findIndex((rank) => rank.id === id)
}

interface RankRowProps {
  rank: Rank
  onRename: (rank: Rank) => void
  move: (by: number) => void
}

function RankRow({ rank, onRename, move }: RankRowProps) {
  const { t } = useTranslation()
  const { setNodeRef: setHandle, listeners, transform, isDragging } = useDraggable({ id: rank.id })
  const { setNodeRef: setRow, isOver } = useDroppable({ id: rank.id })
  const remove = useRemoveRank()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? -1 : 1)
  }
  const shift = transform ? { transform: `translateY(${transform.y}px)` } : undefined
  return (
    <li ref={setRow} className={styles.rank} data-over={(isOver && !isDragging) || undefined} style={shift}>
      <button
        type="button"
        ref={setHandle}
        className={styles.handle}
        {...listeners}
        aria-label={t('ranks.handle', { name: rank.name })}
        onKeyDown={onKeyDown}
      >
        <IconGripVertical size={18} aria-hidden />
      </button>
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
    </li>
  )
}

function useOrder() {
  const client = useQueryClient()
  const queryKey = keyOf(listRanks)
  const save = useAction<typeof saveRanks, readonly Rank[] | undefined>(saveRanks, {
    onError: () => void client.invalidateQueries({ queryKey }),
    onSuccess: () => void client.invalidateQueries({ queryKey }),
  })
  return (ranks: Rank[]) => {
    client.setQueryData(queryKey, ranks)
    save.mutate({ body: { ranks: numbered(ranks) } })
  }
}

function useRemoveRank() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const remove = useAction(deleteRank, { invalidates: [listRanks] })
  return async ({ id, name }: Rank) => {
    const question = {
      title: t('ranks.deleteAsk', { name }),
      message: t('ranks.deleteText'),
    }
    if (!(await confirm({ ...question, danger: true, confirmText: t('common.action.delete') }))) return
    remove.mutate({ params: { id } }, { onSuccess: () => notify({ text: t('common.state.deleted') }) })
  }
}
