import { MultiSelect, NumberInput, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LineFact } from '#rules/approvals/line-conditions.ts'
import { ranksQuery } from '../../people/directory/index.ts'
import type { Line, LineRole, Variant } from './line-queries.ts'
import { useKinds } from './use-kinds.ts'

interface ConditionFieldsProps {
  /** Which of the conditions, from 1. */
  n: number
  role: LineRole | undefined
  facts: Line['facts']
  variant: Variant
  isPlainNumber: boolean
  errorOf: (part: string) => string | undefined
  onChange: (next: Partial<Variant>) => void
}

/** For which documents another line is taken. */
export function ConditionFields(props: ConditionFieldsProps) {
  const { n, role, facts, variant, isPlainNumber, errorOf, onChange } = props
  const { t } = useTranslation()
  const ranks = useQuery(ranksQuery)
  const kinds = useKinds(role, facts.includes('KIND'))
  const wordOf = <F extends LineFact>(fact: F) => (fact === 'AMOUNT' && isPlainNumber ? 'NUMBER' : fact)
  return (
    <>
      <Select
        label={t('lines.variant.when', { n })}
        data={facts.map((fact) => ({
          value: fact,
          label: t(`lines.fact.${wordOf(fact)}`),
        }))}
        value={variant.fact}
        allowDeselect={false}
        onChange={(fact) => fact && onChange({ fact })}
      />
      {(variant.fact === 'DAYS' || variant.fact === 'AMOUNT') && (
        <NumberInput
          label={t(`lines.variant.${wordOf(variant.fact)}`)}
          min={0}
          decimalScale={variant.fact === 'DAYS' ? 2 : 0}
          thousandSeparator=","
          value={variant.at_least ?? ''}
          error={errorOf('at_least')}
          onChange={(value) => onChange({ at_least: typeof value === 'number' ? value : null })}
        />
      )}
      {variant.fact === 'KIND' && (
        <MultiSelect
          label={t('lines.variant.KIND')}
          data={kinds}
          value={variant.kinds}
          onChange={(chosen) => onChange({ kinds: chosen })}
        />
      )}
      {variant.fact === 'RANK' && (
        <MultiSelect
          label={t('lines.variant.RANK')}
          data={(ranks.data ?? []).map((rank) => ({ value: String(rank.id), label: rank.name }))}
          value={variant.rank_ids.map(String)}
          error={errorOf('rank_ids')}
          onChange={(ids) => onChange({ rank_ids: ids.map(Number) })}
        />
      )}
    </>
  )
}
