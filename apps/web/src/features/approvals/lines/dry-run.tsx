import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findPeople } from '../../people/directory/index.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import { PersonChip } from '../../../ui/people/person-chip.tsx'
import { type PersonOption, PersonPicker } from '../../../ui/people/person-picker.tsx'
import { StandIns } from '../documents/index.ts'
import {
  isWhole,
  type LineRole,
  type Preview,
  previewQuery,
  type Said,
  type Variant,
} from './line-queries.ts'
import { findingWords, namesOf, targetWords } from './line-words.ts'
import styles from './lines.module.css'
import { TriedFacts } from './tried-facts.tsx'

const PAUSE_MS = 300

interface DryRunProps {
  /** Of which documents it is; without one it is the line of a form. */
  role?: LineRole
  /** The line that is being written; the saved ones without it. */
  line?: string
  /** Its lines for some documents. */
  variants: readonly Variant[]
  isPlainNumber?: boolean
  /** Whether it is one's own, which is tried for nobody else. */
  isOwn: boolean
}

/** Who would have a document in their box, in which order, and who is passed over. */
export function DryRun({ role, line, variants, isPlainNumber = false, isOwn }: DryRunProps) {
  const { t } = useTranslation()
  const [person, setPerson] = useState<PersonOption[]>([])
  const [said, setSaid] = useState<Said>({})
  const whole = variants.filter(isWhole)
  const facts = new Set(whole.map(({ fact }) => FACT_OF[fact]))
  // What no condition asks any more is said of nothing.
  const asked = Object.fromEntries(Object.entries(said).filter(([key]) => facts.has(key as keyof Said)))
  const [tried] = useDebouncedValue(JSON.stringify({ line, variants: whole, said: asked }), PAUSE_MS)
  const preview = useQuery({
    ...previewQuery(role, { ...(JSON.parse(tried) as Tried), isOwn, userId: person[0]?.id }),
    placeholderData: keepPreviousData,
  })
  return (
    <section className={styles.dryRun} aria-label={t('lines.dryRun.title')}>
      <h3 className={styles.part}>{t('lines.dryRun.title')}</h3>
      {!isOwn && (
        <PersonPicker
          label={t('lines.dryRun.drafter')}
          placeholder={t('lines.dryRun.me')}
          value={person}
          onChange={setPerson}
          search={findPeople}
        />
      )}
      <TriedFacts
        role={role}
        variants={variants}
        isPlainNumber={isPlainNumber}
        said={said}
        onChange={setSaid}
      />
      <QueryView query={preview} skeleton={<RowsSkeleton rows={3} />}>
        {(shown) => (
          <>
            {whole.length > 0 && (
              <Note>
                {shown.variant === null
                  ? t('lines.dryRun.noVariant')
                  : t('lines.dryRun.byVariant', { n: numberOf(variants, whole, shown.variant) })}
              </Note>
            )}
            <Walked preview={shown} />
          </>
        )}
      </QueryView>
    </section>
  )
}

/** Conditions that say nothing yet are not tried, and are counted on the screen. */
const numberOf = (all: readonly Variant[], whole: readonly Variant[], at: number): number =>
  all.indexOf(whole[at - 1] ?? all[0]!) + 1

const FACT_OF: Record<string, keyof Said | undefined> = { DAYS: 'days', AMOUNT: 'amount', KIND: 'kind' }

type Tried = { line: string | undefined; variants: Variant[]; said: Said }

function Walked({ preview }: { preview: Preview }) {
  const { t } = useTranslation()
  const names = namesOf(preview.targets)
  const { steps, dropped, findings, stand_in: standIn } = preview
  return (
    <div aria-live="polite">
      {preview.is_approved_at_once && <Note>{t('lines.dryRun.atOnce')}</Note>}
      {steps.length === 0 && !preview.is_approved_at_once && <Note>{t('lines.dryRun.nobody')}</Note>}
      <ol className={styles.steps}>
        {steps.map((one) => (
          <li key={`${one.rcv_type} ${one.rcv_order} ${one.user_id}`} className={styles.step}>
            <span className={styles.order}>
              {one.rcv_order > 0 ? t('lines.dryRun.step', { n: one.rcv_order }) : t('lines.dryRun.atStart')}
            </span>
            <span className={styles.kind}>{t(`lines.type.${one.rcv_type}`)}</span>
            <PersonChip name={one.username} position={one.rcv_position} team={one.team_name} />
            <StandIns {...one} />
          </li>
        ))}
      </ol>
      {standIn && <Note>{t(`lines.dryRun.standIn.${standIn}`)}</Note>}
      {dropped.map(({ target, reason }) => (
        <Note key={`${target} ${reason}`}>
          {t(`lines.dropped.${reason}`, { name: targetWords(t, target, names) })}
        </Note>
      ))}
      {findings.map((one) => (
        <Note key={`${one.code} ${one.target}`} severity={one.severity}>
          {findingWords(t, one, names)}
        </Note>
      ))}
    </div>
  )
}

function Note({ severity, children }: { severity?: string; children: ReactNode }) {
  return (
    <p className={styles.note} data-severity={severity}>
      {children}
    </p>
  )
}
