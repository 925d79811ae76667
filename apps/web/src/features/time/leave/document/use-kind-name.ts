import { useQuery } from '@tanstack/react-query'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { listEventCodes } from '#contract/time/event-codes/event-codes.ts'
import { q } from '../../../../api/query.ts'
import type { EventValues } from './event-document.ts'

type Named = Pick<EventValues, 'wk_event' | 'own_name'>
type Kind = Pick<EndpointResponse<typeof listEventCodes>[number], 'codes' | 'event_name'>

/** What a request is for; undefined until that is known. */
export function useKindName(values: Named): string | undefined {
  const { data, isError } = useQuery(q(listEventCodes, {}))
  return kindNameOf(values, isError ? [] : data)
}

/** The company's own kind is called as it was then, one of the product in the reader's language. */
export function kindNameOf(
  { wk_event, own_name }: Named,
  kinds: readonly Kind[] | undefined,
): string | undefined {
  if (own_name !== null || !kinds) return own_name ?? undefined
  return kinds.find(({ codes }) => codes.includes(wk_event))?.event_name ?? wk_event
}
