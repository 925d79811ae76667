import type { Endpoint, EndpointCall } from '#contract/endpoint.ts'
import type { CallInput } from './call.ts'
import { useAction } from './use-action.ts'

type BodyOf<E extends Endpoint> = EndpointCall<E> extends { body: infer Body } ? Body : never

/**
 * Saves what a dialog holds, by adding it or, where it has a number, by changing it; a refusal is the form's to show:
 * `const save = useSave(createBranch, updateBranch, branch?.branch_id)`.
 */
export function useSave<C extends Endpoint, U extends Endpoint>(
  create: C,
  update: U,
  id: number | undefined,
) {
  const adding = useAction(create, { errors: 'form' })
  const changing = useAction(update, { errors: 'form' })
  return (body: BodyOf<C> & BodyOf<U>): Promise<unknown> =>
    id === undefined
      ? adding.mutateAsync({ body } as unknown as CallInput<C>)
      : changing.mutateAsync({ params: { id }, body } as unknown as CallInput<U>)
}
