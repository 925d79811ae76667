import { useTranslation } from 'react-i18next'
import styles from './filter-chips.module.css'

export interface FilterOption<V extends string> {
  value: V
  label: string
  count?: number
}

interface FilterChipsProps<V extends string> {
  options: readonly FilterOption<V>[]
  /** Chosen values; empty means all. */
  value: readonly V[]
  onChange: (value: V[]) => void
  label: string
  multiple?: boolean
}

/** Filters in one line; "all" takes every one off. */
export function FilterChips<V extends string>({
  options,
  value,
  onChange,
  label,
  multiple,
}: FilterChipsProps<V>) {
  const { t } = useTranslation()
  const press = (pressed: V) => {
    if (value.includes(pressed)) onChange(value.filter((one) => one !== pressed))
    else onChange(multiple ? [...value, pressed] : [pressed])
  }
  return (
    <div className={styles.chips} data-small role="group" aria-label={label}>
      <button type="button" aria-pressed={value.length === 0} onClick={() => onChange([])}>
        {t('kit.filter.all')}
      </button>
      {options.map((option) => (
        <button
          type="button"
          key={option.value}
          aria-pressed={value.includes(option.value)}
          onClick={() => press(option.value)}
        >
          {option.label}
          {option.count !== undefined && <span>{option.count}</span>}
        </button>
      ))}
    </div>
  )
}
