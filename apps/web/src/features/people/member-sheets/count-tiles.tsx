import { useTranslation } from 'react-i18next'
import { number } from '../../../text/formats.ts'
import type { ImportRead } from './import-queries.ts'
import styles from './member-sheets.module.css'

type Count = 'ready' | 'problem' | 'invited' | 'skipped' | 'failed' | 'left'

/** How many lines are what, in large figures. */
export function CountTiles({ sheet, show }: { sheet: ImportRead; show: readonly Count[] }) {
  const { t } = useTranslation()
  const { counts } = sheet
  return (
    <dl className={styles.tiles} aria-label={t('memberSheets.count.label')}>
      {show.map((one) => {
        const value = one === 'left' ? counts.ready : counts[one]
        const isBad = (one === 'problem' || one === 'failed') && value > 0
        return (
          <div key={one} data-bad={isBad || undefined}>
            <dt>{t(`memberSheets.count.${one}`)}</dt>
            <dd>{number(value)}</dd>
          </div>
        )
      })}
    </dl>
  )
}
