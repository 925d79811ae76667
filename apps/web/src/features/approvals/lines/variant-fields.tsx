import { ActionIcon, Button, MultiSelect, NumberInput, Select } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LineFact } from '#rules/approvals/line-conditions.ts'
import { ranksQuery } from '../../people/directory/index.ts'
import { LineEditor } from './line-editor.tsx'
import type { Line, LineRole, Variant } from './line-queries.ts'
import type { Names } from './line-words.ts'
import styles from './lines.module.css'
import { useKinds } from './use-kinds.ts'

const MOST = 10

interface VariantFieldsProps {
  /** Whose kinds of requests a condition may name; none for the line of a form. */
  role?: LineRole
  facts: Line['facts']
  variants: readonly Variant[]
  names: Names
  /** What is wrong with a part of them: 1.at_least. */
  errorOf?: (path: string) => string | undefined
  /** By what the amount goes, where that is chosen. */
  amountOf?: ReactNode
  /** What it goes by is a number of anything, not won. */
  isPlainNumber?: boolean
  onChange: (variants: Variant[]) => void
  onName: (target: string, name: string) => void
}

/** Lines for documents that a condition fits; the first that fits is taken. */
export function VariantFields({
  role,
  facts,
  variants,
  names,
  errorOf,
  amountOf,
  isPlainNumber = false,
  onChange,
  onName,
}: VariantFieldsProps) {
  const { t } = useTranslation()
  const ranks = useQuery(ranksQuery)
  const kinds = useKinds(role, facts.includes('KIND'))
  if (facts.length === 0) return null
  const change = (at: number, next: Partial<Variant>) =>
    onChange(variants.map((one, index) => (index === at ? { ...one, ...next } : one)))
  const [first] = facts
  const wordOf = <F extends LineFact>(fact: F) => (fact === 'AMOUNT' && isPlainNumber ? 'NUMBER' : fact)
  return (
    <section className={styles.variants} aria-label={t('lines.variant.title')}>
      <h3 className={styles.part}>{t('lines.variant.title')}</h3>
      {variants.some(({ fact }) => fact === 'AMOUNT') && amountOf}
      {variants.map((variant, at) => (
        <div key={at} className={styles.variant}>
          <div className={styles.condition}>
            <Select
              label={t('lines.variant.when', { n: at + 1 })}
              data={facts.map((fact) => ({
                value: fact,
                label: t(`lines.fact.${wordOf(fact)}`),
              }))}
              value={variant.fact}
              allowDeselect={false}
              onChange={(fact) => fact && change(at, { fact })}
            />
            {(variant.fact === 'DAYS' || variant.fact === 'AMOUNT') && (
              <NumberInput
                label={t(`lines.variant.${wordOf(variant.fact)}`)}
                min={0}
                decimalScale={variant.fact === 'DAYS' ? 2 : 0}
                thousandSeparator=","
                value={variant.at_least ?? ''}
                error={errorOf?.(`${at}.at_least`)}
                onChange={(value) => change(at, { at_least: typeof value === 'number' ? value : null })}
              />
            )}
            {variant.fact === 'KIND' && (
              <MultiSelect
                label={t('lines.variant.KIND')}
                data={kinds}
                value={variant.kinds}
                onChange={(chosen) => change(at, { kinds: chosen })}
              />
            )}
            {variant.fact === 'RANK' && (
              <MultiSelect
                label={t('lines.variant.RANK')}
                data={(ranks.data ?? []).map((rank) => ({ value: String(rank.id), label: rank.name }))}
                value={variant.rank_ids.map(String)}
                error={errorOf?.(`${at}.rank_ids`)}
                onChange={(ids) => change(at, { rank_ids: ids.map(Number) })}
              />
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('lines.variant.remove', { n: at + 1 })}
              onClick={() => onChange(variants.filter((_, index) => index !== at))}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </div>
          <LineEditor
            label={t('lines.variant.line', { n: at + 1 })}
            line={variant.apv_role_line}
            names={names}
            error={errorOf?.(`${at}.apv_role_line`)}
            onChange={(apv_role_line) => change(at, { apv_role_line })}
            onName={onName}
          />
        </div>
      ))}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} />}
        disabled={variants.length >= MOST || !first}
        onClick={() =>
          first &&
          onChange([
            ...variants,
            { fact: first, at_least: null, kinds: [], rank_ids: [], apv_role_line: 'TEAM_LEADER' },
          ])
        }
      >
        {t('lines.variant.add')}
      </Button>
    </section>
  )
}
