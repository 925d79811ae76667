import { Switch } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { type Feature, getFunctionRecords, setFunctionRecords } from '#contract/companies.ts'
import { q } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { profileQuery } from '../../app/profile.ts'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx'
import { notify } from '../../ui/notify.ts'
import { Section } from '../../ui/page/section.tsx'
import { type FeatureGroup, featureGroups } from './feature-groups.ts'
import { SettingsPage } from './settings-page.tsx'
import styles from './settings.module.css'

type Switches = EndpointResponse<typeof getFunctionRecords>

const switchesQuery = q(getFunctionRecords)

/** What the company uses of the product. */
export function FeaturesScreen() {
  const { t } = useTranslation()
  const switches = useQuery(switchesQuery)
  const flip = useFlip()
  return (
    <SettingsPage area="features" description={t('settings.features.hint')}>
      <QueryView query={switches} skeleton={<RowsSkeleton rows={12} />}>
        {(states) => (
          <>
            {(Object.keys(featureGroups) as FeatureGroup[]).map((group) => (
              <Section key={group} title={t(`settings.features.group.${group}`)} flush>
                <ul className={styles.rows}>
                  {featureGroups[group].map((feature) => (
                    <li key={feature} className={styles.switch}>
                      <Switch
                        label={t(`settings.features.item.${feature}.title`)}
                        description={t(`settings.features.item.${feature}.text`)}
                        checked={states[feature] === 'ON'}
                        onChange={(event) => flip(feature, event.currentTarget.checked)}
                      />
                    </li>
                  ))}
                </ul>
              </Section>
            ))}
          </>
        )}
      </QueryView>
    </SettingsPage>
  )
}

/** Switches at once; back again when the server refuses. */
function useFlip() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { queryKey } = switchesQuery
  const save = useAction<typeof setFunctionRecords, Switches | undefined>(setFunctionRecords, {
    onMutate: async ({ body }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Switches>(queryKey)
      client.setQueryData<Switches>(
        queryKey,
        (states) => states && { ...states, ...(body as Partial<Switches>) },
      )
      return before
    },
    onError: (_error, _input, before) => client.setQueryData(queryKey, before),
    // The menu follows what is switched on.
    onSuccess: () => client.invalidateQueries({ queryKey: profileQuery.queryKey }),
  })
  return (feature: Feature, isOn: boolean) => {
    const name = t(`settings.features.item.${feature}.title`)
    const told = {
      onSuccess: () => notify({ text: t(isOn ? 'settings.features.on' : 'settings.features.off', { name }) }),
    }
    save.mutate({ body: { [feature]: isOn ? 'ON' : 'OFF' } }, told)
  }
}
