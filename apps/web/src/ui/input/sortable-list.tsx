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

/** A list that is sorted by dragging a handle, or by the arrow keys on it. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { items, idOf, nameOf, onSort } = props
  const { t } = useTranslation()
  const [told, setTold] = useState('')
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
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
  return (
    <DndContext sensors={sensors} onDragEnd={onDragEnd}>
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
  const { setNodeRef: setHandle, listeners, transform, isDragging } = useDraggable({ id })
  const { setNodeRef: setRow, isOver } = useDroppable({ id })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <li
      ref={setRow}
      className={styles.row}
      data-dense={dense || undefined}
      data-over={(isOver && !isDragging) || undefined}
      data-dragging={isDragging || undefined}
      style={transform ? { transform: `translateY(${transform.y}px)` } : undefined}
    >
      {!locked && (
        <button
          type="button"
          ref={setHandle}
          className={styles.handle}
          {...listeners}
          aria-label={t('kit.sort.handle', { name })}
          onKeyDown={onKeyDown}
        >
          <IconGripVertical size={18} aria-hidden />
        </button>
      )}
      {children}
    </li>
  )
}
