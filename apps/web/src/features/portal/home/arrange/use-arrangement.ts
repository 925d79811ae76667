import { useQueryClient } from '@tanstack/react-query'
import { arrangeHome, resetHome } from '#contract/portal/home/layout.ts'
import { useAction } from '../../../../api/use-action.ts'
import type { Layout } from './arrangement.ts'
import { type Home, homeQuery } from '../home-queries.ts'

// Sent one after the other: of two that overtake each other the older would stay.
const scope = { id: 'home-layout' }

/** The own arrangement of the start page: what is changed shows at once, and goes back when it cannot be kept. */
export function useArrangement() {
  const client = useQueryClient()
  const { queryKey } = homeQuery
  const show = async (layout: Layout): Promise<Home | undefined> => {
    await client.cancelQueries({ queryKey })
    const before = client.getQueryData<Home>(queryKey)
    client.setQueryData<Home>(queryKey, (home) => home && { ...home, layout })
    return before
  }
  const keep = useAction<typeof arrangeHome, Home | undefined>(arrangeHome, {
    scope,
    onMutate: ({ body }) => show({ ...body, is_own: true } as Layout),
    onError: (_error, _input, before) => client.setQueryData(queryKey, before),
  })
  const reset = useAction(resetHome, { scope })
  return {
    arrange: ({ main, side, hidden }: Layout) => keep.mutate({ body: { main, side, hidden } }),
    reset: () => reset.mutate({}),
  }
}
