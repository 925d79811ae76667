import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { calendarProviders } from '#contract/platform/integrations/integrations.ts'
import { providerFeatures } from '#contract/platform/integrations/providers.ts'
import { hasAnyFeature, hasFeature, useProfile } from '../../../page/profile.ts'
import { FormProblem } from '../../../ui/dialog/form-problem.tsx'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { SettingsPage } from '../settings/index.ts'
import { CalendarTable } from './calendar-table.tsx'
import { integrationsQuery } from './integration-queries.ts'
import { ServiceCard } from './service-card.tsx'
import { SlackTable } from './slack-table.tsx'
import { useConsent } from './use-consent.ts'
import styles from './integrations.module.css'

const calendarFeatures = calendarProviders.map((provider) => providerFeatures[provider])

/** The outside services, and who and what is which there. */
export function IntegrationsScreen() {
  const { t } = useTranslation()
  const profile = useProfile()
  const services = useQuery(integrationsQuery)
  const { isFinishing, error } = useConsent()
  return (
    <SettingsPage area="integrations">
      <FormProblem error={error} />
      <LiveRegion text={isFinishing ? t('integrations.finishing') : ''} />
      <Section title={t('integrations.services')} note={t('integrations.servicesNote')}>
        <QueryView query={services} skeleton={<RowsSkeleton rows={4} />}>
          {(list) => (
            <ul className={styles.cards} aria-busy={isFinishing}>
              {list.map((service) => (
                <ServiceCard key={service.provider} service={service} />
              ))}
            </ul>
          )}
        </QueryView>
      </Section>
      {hasAnyFeature(profile, calendarFeatures) && <CalendarTable />}
      {hasFeature(profile, 'SLACK') && <SlackTable />}
    </SettingsPage>
  )
}
