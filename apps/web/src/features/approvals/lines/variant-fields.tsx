import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ConditionFields } from './condition-fields.tsx'
import { LineEditor } from './line-editor.tsx'
import type { Line, LineRole, Variant } from './line-queries.ts'
import type { Names } from './line-words.ts'
import styles from './lines.module.css'

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
  if (facts.length === 0) return null
  const change = (at: number, next: Partial<Variant>) =>
    onChange(variants.map((one, index) => (index === at ? { ...one, ...next } : one)))
  const [first] = facts
  return (
    <section className={styles.variants} aria-label={t('lines.variant.title')}>
      <h3 className={styles.part}>{t('lines.variant.title')}</h3>
      {variants.some(({ fact }) => fact === 'AMOUNT') && amountOf}
      {variants.map((variant, at) => (
        <div key={at} className={styles.variant}>
          <div className={styles.condition}>
            <ConditionFields
              n={at + 1}
              role={role}
              facts={facts}
              variant={variant}
              isPlainNumber={isPlainNumber}
              errorOf={(part) => errorOf?.(`${at}.${part}`)}
              onChange={(next) => change(at, next)}
            />
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
