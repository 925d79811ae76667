import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SearchField } from '../../../ui/input/search-field.tsx'
import { type BoardOrder, type BoardSearch, ORDERS, PAGE_SIZES } from './board-view.ts'
import styles from './board.module.css'
import { TeamFilter } from './team-filter.tsx'

interface BoardFiltersProps {
  search: BoardSearch
  filter: (change: BoardSearch) => void
}

/** Whom the board shows and in which order; all of it in the address. */
export function BoardFilters({ search, filter }: BoardFiltersProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.filters}>
      <SearchField
        value={search.find ?? ''}
        onChange={(find) => filter({ find: find || undefined })}
        placeholder={t('attendance.today.search')}
      />
      <TeamFilter team={search.team} onChange={(team) => filter({ team })} />
      <span className={styles.grow} />
      <Select
        className={styles.half}
        aria-label={t('attendance.today.sort')}
        w={150}
        data={ORDERS.map((order) => ({ value: order, label: t(`attendance.today.sorts.${order}`) }))}
        value={search.sort ?? 'team_name'}
        onChange={(sort) => filter({ sort: sort === 'team_name' ? undefined : (sort as BoardOrder) })}
        allowDeselect={false}
      />
      <Select
        className={styles.half}
        aria-label={t('attendance.today.size')}
        w={130}
        data={PAGE_SIZES.map((size) => ({
          value: String(size),
          label: t('attendance.today.sizeOf', { n: size }),
        }))}
        value={String(search.size ?? PAGE_SIZES[1])}
        onChange={(size) => filter({ size: Number(size) === PAGE_SIZES[1] ? undefined : Number(size) })}
        allowDeselect={false}
      />
    </div>
  )
}
