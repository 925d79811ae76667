import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getCompany, getFunctionRecords } from '#contract/platform/companies/companies.ts'
import { partAround } from '#contract/platform/companies/features.ts'
import type { OfferedFeature } from '../../../page/offered-feature.ts'
import { q } from '../../../api/query.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { type FeatureGroup, featureGroups, shownFeatures } from './feature-groups.ts'
import { FeatureSwitch } from './feature-switch.tsx'
import { SettingsPage } from './settings-page.tsx'
import styles from './settings.module.css'
import { useFlip } from './use-flip.ts'

/** The switch that must be on before this one does anything. */
function partsAround(feature: OfferedFeature): OfferedFeature[] {
  return shownFeatures.filter((part) => part === partAround(feature))
}

const switchesQuery = q(getFunctionRecords)
const companyQuery = q(getCompany)

/** What the company uses of the product. */
export function FeaturesScreen() {
  const { t } = useTranslation()
  const switches = useQuery(switchesQuery)
  const company = useQuery(companyQuery)
  return (
    <SettingsPage area="features" description={t('features.hint')}>
      <QueryView query={switches} skeleton={<RowsSkeleton rows={12} />}>
        {(states) => (
          <QueryView query={company} skeleton={<RowsSkeleton rows={12} />}>
            {({ use_analytics_menu: analyses }) => (
              <FeatureGroups states={{ ...states, ANALYTICS_MENU: analyses ? 'ON' : 'OFF' }} />
            )}
          </QueryView>
        )}
      </QueryView>
    </SettingsPage>
  )
}

function FeatureGroups({ states }: { states: Readonly<Record<OfferedFeature, 'ON' | 'OFF'>> }) {
  const { t } = useTranslation()
  const flip = useFlip()
  return (Object.keys(featureGroups) as FeatureGroup[]).map((group) => (
    <Section key={group} title={t(`features.group.${group}`)} flush>
      <ul className={styles.rows}>
        {featureGroups[group].map((feature) => (
          <li key={feature} className={styles.switch} data-setting={feature}>
            <FeatureSwitch
              feature={feature}
              isOn={states[feature] === 'ON'}
              around={partsAround(feature).find((part) => states[part] === 'OFF')}
              flip={flip}
            />
          </li>
        ))}
      </ul>
    </Section>
  ))
}
