import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../feedback/live-region.tsx'
import styles from './sortable-list.module.css'

interface SortableListProps<Item> {
  items: readonly Item[]
  idOf: (item: Item) => string | number
  /** For the name of the handle and for what is read out after a move. */
  nameOf: (item: Item) => string
  onSort: (items: Item[]) => void
  /** Without handles: for those who may only look. */
  locked?: boolean
  /** Rows without hairlines, for a list inside a form. */
  dense?: boolean
  label?: string
  /** `move(-1)` is one place up. */
  children: (item: Item, at: number, move: (by: number) => void) => ReactNode
}

/**
 * The one ordering: by dragging a handle, the others make room; by the arrow keys on it, one place at a time; or lifted by
 * space, moved and put down. Every move is read out.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { items, idOf, nameOf, onSort } = props
  const { t } = useTranslation()
  const [told, setTold] = useState('')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  )
  const move = (from: number, to: number) => {
    const item = items[from]
    const place = Math.max(0, Math.min(to, items.length - 1))
    if (item === undefined || place === from) return
    setTold(t('kit.sort.moved', { name: nameOf(item), n: place + 1 }))
    onSort(items.toSpliced(from, 1).toSpliced(place, 0, item))
  }
  const placeOf = (id: string | number) => items.findIndex((item) => idOf(item) === id)
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) move(placeOf(active.id), placeOf(over.id))
  }
  const named = (id: string | number) => {
    const item = items[placeOf(id)]
    return item === undefined ? '' : nameOf(item)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: { draggable: t('kit.sort.how') },
        announcements: {
          onDragStart: ({ active }) => t('kit.sort.lifted', { name: named(active.id) }),
          onDragOver: ({ active, over }) =>
            over ? t('kit.sort.over', { name: named(active.id), n: placeOf(over.id) + 1 }) : undefined,
          onDragEnd: () => undefined,
          onDragCancel: ({ active }) => t('kit.sort.stayed', { name: named(active.id) }),
        },
      }}
    >
      <SortableContext
        items={items.map(idOf)}
        strategy={verticalListSortingStrategy}
        disabled={props.locked ?? false}
      >
        <ol className={styles.rows} aria-label={props.label}>
          {items.map((item, at) => (
            <SortableRow
              key={idOf(item)}
              id={idOf(item)}
              name={nameOf(item)}
              locked={props.locked}
              dense={props.dense}
              move={(by) => move(at, at + by)}
            >
              {props.children(item, at, (by) => move(at, at + by))}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
      <LiveRegion text={told} />
    </DndContext>
  )
}

interface SortableRowProps {
  id: string | number
  name: string
  locked: boolean | undefined
  dense: boolean | undefined
  move: (by: number) => void
  children: ReactNode
}

function SortableRow({ id, name, locked, dense, move, children }: SortableRowProps) {
  const { t } = useTranslation()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })
  const onKeyDown = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown'
    // Once it is lifted, the arrows belong to the drag.
    if (!isArrow || isDragging) return listeners?.onKeyDown?.(event)
    event.preventDefault()
    return move(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dense={dense || undefined}
      data-dragging={isDragging || undefined}
      style={{ transition, ...(transform && { transform: `translateY(${transform.y}px)` }) }}
    >
      {!locked && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={styles.handle}
          {...listeners}
          aria-label={t('kit.sort.handle', { name })}
          aria-describedby={attributes['aria-describedby']}
          onKeyDown={onKeyDown}
        >
          <IconGripVertical size={18} aria-hidden />
        </button>
      )}
      {children}
    </li>
  )
}
