import { useTranslation } from 'react-i18next'
import type { Ability } from './matrix-view.ts'
import styles from './matrix.module.css'

/** The endpoints behind an ability, for those who want to know exactly. */
export function AbilityCalls({ ability }: { ability: Ability }) {
  const { t } = useTranslation()
  return (
    <details className={styles.calls}>
      <summary aria-label={`${ability.title}: ${t('permissions.calls', { n: ability.endpoints.length })}`}>
        {t('permissions.calls', { n: ability.endpoints.length })}
      </summary>
      <ul>
        {ability.endpoints.map((endpoint) => (
          <li key={endpoint.id}>
            <code>
              {endpoint.method} {endpoint.path}
            </code>
          </li>
        ))}
      </ul>
    </details>
  )
}
