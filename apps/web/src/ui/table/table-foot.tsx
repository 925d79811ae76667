import { useTranslation } from 'react-i18next'
import styles from './data-table.module.css'
import type { ColumnLayout } from './column-layout.ts'
import { cellAttributes, lineOf } from './table-cell.tsx'
import type { TableColumn } from './table-types.ts'

/** The sums under the columns that have one. */
export function TableFoot<Row>({
  columns,
  layout,
  isCounted,
  hasChecks,
}: {
  columns: readonly TableColumn<Row>[]
  layout: ColumnLayout<Row>
  isCounted: boolean
  hasChecks: boolean
}) {
  const { t } = useTranslation()
  if (columns.every((column) => column.footer === undefined)) return null
  return (
    <tfoot>
      <tr>
        {hasChecks && <td className={styles.check} />}
        {lineOf(layout.cells, 'td', (column, place) => (
          <td
            key={column.key}
            {...cellAttributes(column, place, { isCounted })}
            data-blank={place.at > 0 && column.footer === undefined ? true : undefined}
          >
            {column.footer ?? (place.at === 0 ? t('kit.table.sum') : null)}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
