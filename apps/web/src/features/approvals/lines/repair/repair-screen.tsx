import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { number } from '../../../../text/formats.ts'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { targetWords } from '../line-words.ts'
import styles from '../lines.module.css'
import { RepairDialog } from './repair-dialog.tsx'
import { type Hanging, hangingQuery } from './repair-queries.ts'

/** On whom lines and open documents hang in vain, and somebody else for each. */
export function RepairScreen() {
  const { t } = useTranslation()
  const query = useQuery(hangingQuery)
  const [repaired, setRepaired] = useState<Hanging | null>(null)
  const nameOf = (one: Hanging) => targetWords(t, one.target, new Map([[one.target, one.name]]))
  return (
    <Section title={t('repair.title')} flush>
      <QueryView
        query={query}
        skeleton={<RowsSkeleton rows={4} />}
        empty={{ title: t('repair.none'), hint: t('repair.noneHint') }}
      >
        {(all) => (
          <ul className={styles.rows}>
            {all.map((one) => (
              <li key={one.target} className={styles.row}>
                <div className={styles.words}>
                  <strong className={styles.name}>{nameOf(one)}</strong>
                  <span className={styles.meta}>
                    {t(`repair.reason.${one.reason}`)}
                    {one.lines > 0 && ` · ${t('repair.lines', { n: number(one.lines) })}`}
                    {one.documents > 0 && ` · ${t('repair.documents', { n: number(one.documents) })}`}
                  </span>
                </div>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('repair.actFor', { name: nameOf(one) })}
                  onClick={() => setRepaired(one)}
                >
                  {t('repair.act')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {repaired && (
        <RepairDialog hanging={repaired} name={nameOf(repaired)} onClose={() => setRepaired(null)} />
      )}
    </Section>
  )
}
