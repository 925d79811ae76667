import type { Endpoint, EndpointCall, EndpointResponse } from '#contract/endpoint.ts'
import { tellOtherPerson } from './acting-for.ts'
import { countingFileWork } from './file-work.ts'
import { ApiError } from './errors.ts'
import { addressOf, bodyOf, type RawInput } from './request.ts'
import { send } from './send.ts'
import { refreshSession, tellShutOut } from './session.ts'

type Whole<T> = { [K in keyof T]: T[K] }
type NeededKeys<T> = { [K in keyof T]-?: {} extends T[K] ? never : K }[keyof T]

/** `{ params, query, body }` as the endpoint declares them; a part whose fields are all optional may be left out. */
export type CallInput<E extends Endpoint> = Whole<
  Pick<EndpointCall<E>, NeededKeys<EndpointCall<E>>> & Partial<EndpointCall<E>>
>
export type CallArgs<E extends Endpoint> =
  {} extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

export interface CallSettings {
  signal?: AbortSignal | undefined
  /** One key per press of a button: a repeat of the same press changes nothing a second time. */
  idempotencyKey?: string | undefined
  /** Told how much of a file has left, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  /** It is to arrive although the page is being left. */
  isLeaving?: boolean
}

const LOGGED_IN_CHECK = 'auth.is_logged_in'

/**
 * Calls an endpoint of the contract.
 * @throws ApiError when the server refuses, NetworkError when there is no answer
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input?: CallInput<E>,
  settings: CallSettings = {},
): Promise<EndpointResponse<E>> {
  const response = await answerOf(endpoint, (input ?? {}) as RawInput, settings)
  if (response.status === 204) return undefined as EndpointResponse<E>
  const text = await response.text()
  return (text ? JSON.parse(text) : undefined) as EndpointResponse<E>
}

/** Calls an endpoint that answers a file. */
export async function callForFile<E extends Endpoint>(
  endpoint: E,
  input?: CallInput<E>,
  settings: CallSettings = {},
): Promise<{ blob: Blob; name: string }> {
  const response = await answerOf(endpoint, (input ?? {}) as RawInput, settings)
  return { blob: await response.blob(), name: fileNameOf(response.headers.get('content-disposition')) }
}

function answerOf(endpoint: Endpoint, input: RawInput, settings: CallSettings): Promise<Response> {
  return countingFileWork(endpoint, () => finalAnswerOf(endpoint, input, settings))
}

async function finalAnswerOf(endpoint: Endpoint, input: RawInput, settings: CallSettings): Promise<Response> {
  const sentAt = performance.now()
  let response = await ask(endpoint, input, settings)
  // A public call has no session to renew: the 401 of the sign-in itself goes to its form.
  if (isSessionProblem(response) && endpoint.audience !== 'public') {
    await refreshSession(sentAt)
    response = await ask(endpoint, input, settings)
  }
  if (response.status === 401 && endpoint.id === LOGGED_IN_CHECK) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    response = await ask(endpoint, input, settings)
  }
  if (!response.ok) {
    const error = new ApiError(response.status, await response.json().catch(() => null))
    if (error.code === 'DASHBOARD_UNAVAILABLE') tellShutOut()
    if (error.code === 'OTHER_PERSON') tellOtherPerson()
    throw error
  }
  return response
}

/** Whether an answer says that there is no session, or none any more. */
export function isSessionProblem(response: { status: number }): boolean {
  return response.status === 401 || response.status === 498
}

function ask(
  endpoint: Endpoint,
  input: RawInput,
  { signal, idempotencyKey, onProgress, isLeaving }: CallSettings,
): Promise<Response> {
  const body = endpoint.method === 'GET' ? undefined : bodyOf(endpoint, input.body)
  return send(addressOf(endpoint, input), {
    method: endpoint.method,
    headers: {
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body }),
    // A removal that could be taken back leaves when the page is left, and is to arrive all the same.
    ...((endpoint.method === 'DELETE' || (isLeaving && mayOutlive(body))) && { keepalive: true }),
    ...(signal && { signal }),
    ...(onProgress && body instanceof FormData && { onProgress }),
  })
}

/** A browser lets no more than 64 KiB outlive their page. */
const mayOutlive = (body: unknown): boolean => typeof body === 'string' && new Blob([body]).size < 60 * 1024

function fileNameOf(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  return encoded
    ? decodeURIComponent(encoded)
    : (/filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'download')
}
