import { useTranslation } from 'react-i18next'
import styles from './data-table.module.css'
import type { TableColumn } from './table-types.ts'

/** The sums under the columns that have one. */
export function TableFoot<Row>({
  columns,
  hasChecks,
}: {
  columns: readonly TableColumn<Row>[]
  hasChecks: boolean
}) {
  const { t } = useTranslation()
  if (columns.every((column) => column.footer === undefined)) return null
  return (
    <tfoot>
      <tr>
        {hasChecks && <td className={styles.check} />}
        {columns.map((column, at) => (
          <td
            key={column.key}
            data-label={column.header}
            data-align={column.align}
            data-hide={column.hideBelow}
            data-blank={at > 0 && column.footer === undefined ? true : undefined}
          >
            {column.footer ?? (at === 0 ? t('kit.table.sum') : null)}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
