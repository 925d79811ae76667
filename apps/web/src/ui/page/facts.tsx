import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './page.module.css'

/** A name with its value; false is left out. */
export type Fact = readonly [name: string, value: ReactNode]

/** Names and values below each other; what is not there says so. */
export function Facts({ rows }: { rows: readonly (Fact | false)[] }) {
  const { t } = useTranslation()
  return (
    <dl className={styles.facts}>
      {rows
        .filter((row) => row !== false)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || <span className="quiet">{t('common.state.none')}</span>}</dd>
          </div>
        ))}
    </dl>
  )
}
