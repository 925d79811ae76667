import {
  type DefaultError,
  useMutation,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query'
import type { Endpoint, EndpointResponse } from '#contract/endpoint.ts'
import { call, type CallInput } from './call.ts'
import { newKey } from './new-key.ts'
import { refreshTouched } from './query.ts'

interface ActionOptions<E extends Endpoint, C> extends Omit<
  UseMutationOptions<EndpointResponse<E>, DefaultError, CallInput<E>, C>,
  'mutationFn' | 'meta'
> {
  /** 'notify' (default) shows a refusal as a notification; 'form' leaves it to the form that called. */
  errors?: 'notify' | 'form'
  /** Told how much of a file has left, 0 to 1. */
  onProgress?: (share: number) => void
  /** The key of a press that may be sent again later; a new one for each otherwise. */
  keyOf?: (input: CallInput<E>) => string | undefined
}

/** A write, after which what it touches is asked for again: `const save = useAction(updateRoom); save.mutate({ params, body })`. */
export function useAction<E extends Endpoint, C = unknown>(endpoint: E, options: ActionOptions<E, C> = {}) {
  const client = useQueryClient()
  const { errors = 'notify', onSettled, onProgress, keyOf, ...rest } = options
  return useMutation<EndpointResponse<E>, DefaultError, CallInput<E>, C>({
    ...rest,
    mutationKey: [endpoint.id],
    mutationFn: (input) => call(endpoint, input, { idempotencyKey: keyOf?.(input) ?? newKey(), onProgress }),
    meta: { errors },
    onSettled: async (...results) => {
      // What is read while another of its kind is under way would undo on the screen what that one does; a refused one
      // may have met what is new to this screen.
      if (client.isMutating({ mutationKey: [endpoint.id] }) === 1) void refreshTouched(client, endpoint)
      await onSettled?.(...results)
    },
  })
}
