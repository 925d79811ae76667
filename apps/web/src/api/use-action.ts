import {
  type DefaultError,
  useMutation,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query'
import type { Endpoint, EndpointResponse } from '#contract/endpoint.ts'
import { call, type CallInput } from './call.ts'
import { newKey } from './new-key.ts'

interface ActionOptions<E extends Endpoint, C> extends Omit<
  UseMutationOptions<EndpointResponse<E>, DefaultError, CallInput<E>, C>,
  'mutationFn' | 'meta'
> {
  /** Reads that are stale after this write. */
  invalidates?: readonly Endpoint[]
  /** 'notify' (default) shows a refusal as a notification; 'form' leaves it to the form that called. */
  errors?: 'notify' | 'form'
}

/** A write: `const save = useAction(updateRoom, { invalidates: [listRooms] }); save.mutate({ params, body })`. */
export function useAction<E extends Endpoint, C = unknown>(endpoint: E, options: ActionOptions<E, C> = {}) {
  const client = useQueryClient()
  const { invalidates = [], errors = 'notify', onSuccess, ...rest } = options
  return useMutation<EndpointResponse<E>, DefaultError, CallInput<E>, C>({
    ...rest,
    mutationKey: [endpoint.id],
    mutationFn: (input) => call(endpoint, input, { idempotencyKey: newKey() }),
    meta: { errors },
    onSuccess: async (...results) => {
      for (const read of invalidates) void client.invalidateQueries({ queryKey: [read.id] })
      await onSuccess?.(...results)
    },
  })
}
