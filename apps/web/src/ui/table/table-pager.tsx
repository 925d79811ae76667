import { Pagination } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { number } from '../../text/formats.ts'
import { useIsPhone } from '../page/use-is-phone.ts'
import styles from './data-table.module.css'

interface TablePagerProps {
  /** What the pages are of. */
  label: string
  page: number
  pageSize: number
  count: number
  onPage: (page: number) => void
}

export function TablePager({ label, page, pageSize, count, onPage }: TablePagerProps) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const from = (page - 1) * pageSize + 1
  const range = { from: number(from), to: number(Math.min(count, page * pageSize)), total: number(count) }
  return (
    <nav className={styles.pager} data-print="never" aria-label={t('kit.table.pages', { label })}>
      <span aria-live="polite">{t('kit.table.range', range)}</span>
      {count > pageSize && (
        <Pagination
          size="sm"
          value={page}
          total={Math.ceil(count / pageSize)}
          onChange={onPage}
          siblings={isPhone ? 0 : 1}
          classNames={{ control: styles.pageButton }}
          getItemProps={(n) => ({ 'aria-label': t('kit.table.page', { n }) })}
          getControlProps={(control) => ({ 'aria-label': t(`kit.table.${control}`) })}
        />
      )}
    </nav>
  )
}
