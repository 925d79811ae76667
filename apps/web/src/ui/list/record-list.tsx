import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { Question } from '../dialog/use-confirm.ts'
import { RowMenu } from '../input/row-menu.tsx'
import { DataTable, type TableColumn } from '../table/data-table.tsx'
import { useUndoableRemoval } from './use-undoable-removal.ts'

interface RecordListProps<Row> {
  records: UseQueryResult<readonly Row[]>
  /** For screen readers: what the list holds. */
  caption: string
  empty: { title: string; hint: string }
  /** What the button says, and the dialog that it opens: "지점 추가". Without it nothing can be added here. */
  add?: string
  columns: readonly TableColumn<Row>[]
  keyOf: (row: Row) => number
  nameOf: (row: Row) => string
  /** Tells the server; its refusal is told by the action itself. */
  remove: (id: number) => Promise<unknown>
  /** Asked before a row goes; without it the row goes at once and can be called back. */
  question?: (name: string) => Question
  /** Why a row cannot be changed or removed now. */
  keptBecause?: string
  /** Of a row, or of a new one. */
  Dialog: ComponentType<{ row: Row | undefined; onClose: () => void }>
  /** The page around it, which says where the button stands. */
  children: (list: ReactNode, add: ReactNode) => ReactNode
}

/** What a company keeps one by one: a list that is here whole, its menu of each row, and one dialog to add and to change. */
export function RecordList<Row extends { abilities: { update: boolean; delete: boolean } }>({
  records,
  caption,
  empty,
  add: addText,
  columns,
  keyOf,
  nameOf,
  remove,
  question,
  keptBecause,
  Dialog,
  children,
}: RecordListProps<Row>) {
  const [open, setOpen] = useState<{ row?: Row }>()
  const removal = useUndoableRemoval(remove)
  const add = addText && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({})}>
      {addText}
    </Button>
  )
  const menu = menuColumn((row: Row) => {
    const name = nameOf(row)
    return (
      <RowMenu
        name={name}
        abilities={row.abilities}
        keptBecause={keptBecause}
        question={question?.(name)}
        onEdit={() => setOpen({ row })}
        onDelete={() => (question ? remove(keyOf(row)) : removal.remove({ key: keyOf(row), name }))}
      />
    )
  })
  const list = (
    <DataTable
      caption={caption}
      columns={[...columns, menu]}
      rows={records.data?.filter((row) => !removal.hidden.has(keyOf(row)))}
      rowKey={keyOf}
      isLoading={records.isPending}
      error={records.error}
      onRetry={() => void records.refetch()}
      empty={{ ...empty, action: add }}
    />
  )
  return (
    <>
      {children(list, add)}
      {open && <Dialog row={open.row} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function menuColumn<Row>(cell: (row: Row) => ReactNode): TableColumn<Row> {
  return { key: 'actions', header: '', acts: true, width: 56, align: 'end', cell }
}
