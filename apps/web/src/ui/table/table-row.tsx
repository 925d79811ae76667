import { Checkbox } from '@mantine/core'
import type { Row as ModelRow } from '@tanstack/react-table'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './data-table.module.css'
import type { ColumnLayout } from './column-layout.ts'
import { onRowKey } from './row-keys.ts'
import { cellAttributes, lineOf } from './table-cell.tsx'
import type { RowsFeatures } from './use-rows-model.ts'

interface TableRowProps<Row> {
  row: ModelRow<RowsFeatures, Row & object>
  at: number
  layout: ColumnLayout<Row>
  isCounted: boolean
  name: string
  href: string | undefined
  onClick: (() => void) | undefined
  isActive: boolean
  isSelected: boolean
  onToggle: (() => void) | undefined
  measure: ((node: Element | null) => void) | undefined
}

const CONTROLS = 'a, button, input, select, textarea, label, [role=button], [role=menuitem]'

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, at, layout, isCounted, name, href, onClick, isActive, isSelected, onToggle, measure } = props
  const { t } = useTranslation()
  const router = useRouter()
  const open = onClick ?? (href === undefined ? undefined : () => router.history.push(href))
  const click = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element
    // Menus and dialogs of a cell are not inside the row, though React hands their clicks on to it.
    if (!event.currentTarget.contains(target) || target.closest(CONTROLS)) return
    // Who misses the box by a little still means it, and not the row.
    if (target.closest(`.${styles.check}`)) return onToggle?.()
    if (!open) return
    if (getSelection()?.toString()) return
    if (href !== undefined && (event.metaKey || event.ctrlKey)) window.open(href, '_blank', 'noopener')
    else open()
  }
  return (
    <tr
      ref={measure}
      data-index={at}
      aria-rowindex={measure ? at + 2 : undefined}
      aria-current={isActive || undefined}
      data-opens={open ? true : undefined}
      data-selected={isSelected || undefined}
      tabIndex={open && href === undefined ? 0 : undefined}
      onClick={click}
      onKeyDown={(event) => onRowKey(event, open, onToggle)}
    >
      {onToggle && (
        <td className={styles.check}>
          <Checkbox
            size="xs"
            aria-label={t('kit.table.selectRow', { name })}
            checked={isSelected}
            onChange={onToggle}
          />
        </td>
      )}
      {lineOf(layout.cells, 'td', (column, place) => {
        // Called, not drawn as a component: columns are made anew with each render, and what stands in the cells would be
        // too, without its focus and its state.
        const content = column.cell(row.original)
        return (
          <td key={column.key} {...cellAttributes(column, place, { isCounted })}>
            {place.at === 0 && href !== undefined ? (
              <a className={styles.link} href={href} onClick={(event) => follow(event, open!)}>
                {content}
              </a>
            ) : (
              content
            )}
          </td>
        )
      })}
    </tr>
  )
}

function follow(event: MouseEvent, open: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  open()
}
