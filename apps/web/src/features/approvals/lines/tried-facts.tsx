import { NumberInput, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { LineRole, Said, Variant } from './line-queries.ts'
import styles from './lines.module.css'
import { useKinds } from './use-kinds.ts'

interface TriedFactsProps {
  role: LineRole | undefined
  /** What their conditions ask is what can be said. */
  variants: readonly Variant[]
  isPlainNumber: boolean
  said: Said
  onChange: (said: Said) => void
}

/** What a document says for which a line with conditions is tried. The rank is that of whoever drafts. */
export function TriedFacts({ role, variants, isPlainNumber, said, onChange }: TriedFactsProps) {
  const { t } = useTranslation()
  const asks = (fact: string) => variants.some((one) => one.fact === fact)
  const kinds = useKinds(role, asks('KIND'))
  const number = (key: 'days' | 'amount') => ({
    min: 0,
    thousandSeparator: ',',
    value: said[key] ?? '',
    onChange: (value: number | string) =>
      onChange(sayIn(said, key, typeof value === 'number' ? value : undefined)),
  })
  if (!asks('DAYS') && !asks('AMOUNT') && !asks('KIND')) return null
  return (
    <div className={styles.tried}>
      {asks('DAYS') && (
        <NumberInput label={t('lines.dryRun.days')} decimalScale={2} max={1000} {...number('days')} />
      )}
      {asks('AMOUNT') && (
        <NumberInput
          label={t(isPlainNumber ? 'lines.fact.NUMBER' : 'lines.dryRun.amount')}
          decimalScale={isPlainNumber ? 2 : 0}
          max={1_000_000_000_000}
          {...number('amount')}
        />
      )}
      {asks('KIND') && (
        <Select
          label={t('lines.variant.KIND')}
          data={kinds}
          value={said.kind ?? null}
          clearable
          onChange={(kind) => onChange(sayIn(said, 'kind', kind ?? undefined))}
        />
      )}
    </div>
  )
}

/** The same with one of them said otherwise, or not at all. */
function sayIn<K extends keyof Said>(said: Said, key: K, value: Said[K]): Said {
  const { [key]: _was, ...rest } = said
  return value === undefined ? rest : { ...rest, [key]: value }
}
