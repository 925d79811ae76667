import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  getCompany,
  getFunctionRecords,
  setFunctionRecords,
  updateCompany,
} from '#contract/platform/companies/companies.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { keyOf } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import type { OfferedFeature } from '../../../page/offered-feature.ts'
import { notify } from '../../../ui/notify.ts'

type Switches = EndpointResponse<typeof getFunctionRecords>
type Company = EndpointResponse<typeof getCompany>

/** Switches at once; back again when the server refuses. */
export function useFlip() {
  const { t } = useTranslation()
  const part = useFlippedPart()
  const analyses = useFlippedAnalyses()
  return (feature: OfferedFeature, isOn: boolean) => {
    const name = t(`features.item.${feature}.title`)
    const told = {
      onSuccess: () => notify({ text: t(isOn ? 'features.on' : 'features.off', { name }) }),
    }
    if (feature === 'ANALYTICS_MENU') analyses.mutate({ body: { use_analytics_menu: isOn } }, told)
    else part.mutate({ body: { [feature]: isOn ? 'ON' : 'OFF' } }, told)
  }
}

function useFlippedPart() {
  const client = useQueryClient()
  const queryKey = keyOf(getFunctionRecords)
  return useAction<typeof setFunctionRecords, Switches | undefined>(setFunctionRecords, {
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
  })
}

/** The analyses are a flag of the company, no part of the list. */
function useFlippedAnalyses() {
  const client = useQueryClient()
  const queryKey = keyOf(getCompany)
  return useAction<typeof updateCompany, Company | undefined>(updateCompany, {
    onMutate: async ({ body }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Company>(queryKey)
      const use = body?.use_analytics_menu === true
      client.setQueryData<Company>(queryKey, (company) => company && { ...company, use_analytics_menu: use })
      return before
    },
    onError: (_error, _input, before) => client.setQueryData(queryKey, before),
  })
}
