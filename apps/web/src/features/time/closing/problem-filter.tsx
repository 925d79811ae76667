import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../../ui/input/filter-chips.tsx'
import styles from './closing.module.css'
import type { AdminInfo, Problem } from './closing-queries.ts'
import { PROBLEMS } from './closing-search.ts'

interface ProblemFilterProps {
  /** How many people have each: undefined while it is asked, unknown for who is not told. */
  info: AdminInfo | 'unknown' | undefined
  value: Problem['kind'] | undefined
  onChange: (kind: Problem['kind'] | undefined) => void
}

/** What keeps people's days open, by its kind: one press leads to those people, beside whom stands the way to where it is mended. */
export function ProblemFilter({ info, value, onChange }: ProblemFilterProps) {
  const { t } = useTranslation()
  if (!info) return null
  const options = PROBLEMS.map((kind) => ({
    value: kind,
    label: t(`closing.problems.${kind}`),
    ...(info !== 'unknown' && { count: countOf(info, kind) }),
  }))
  // What nobody has is not asked for, but the one that was just mended stays until it is left.
  const shown = options.filter((one) => one.count !== 0 || one.value === value)
  if (shown.length === 0) return null
  return (
    <div className={styles.kinds}>
      <FilterChips
        label={t('closing.admin.problems')}
        options={shown}
        value={value ? [value] : []}
        onChange={([kind]) => onChange(kind)}
      />
    </div>
  )
}

function countOf(info: AdminInfo, kind: Problem['kind']): number {
  const {
    missing_count: DAY,
    open_out_count: OUT,
    request_count: REQUEST,
    correction_count: CORRECTION,
  } = info
  return { DAY, OUT, REQUEST, CORRECTION }[kind]
}
