import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getFunctionRecords, setFunctionRecords } from '#contract/platform/companies/companies.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { keyOf } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import type { OfferedFeature } from '../../../page/offered-feature.ts'
import { notify } from '../../../ui/notify.ts'

type Switches = EndpointResponse<typeof getFunctionRecords>

/** Switches at once; back again when the server refuses. */
export function useFlip() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const queryKey = keyOf(getFunctionRecords)
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
  })
  return (feature: OfferedFeature, isOn: boolean) => {
    const name = t(`features.item.${feature}.title`)
    const told = {
      onSuccess: () => notify({ text: t(isOn ? 'features.on' : 'features.off', { name }) }),
    }
    save.mutate({ body: { [feature]: isOn ? 'ON' : 'OFF' } }, told)
  }
}
