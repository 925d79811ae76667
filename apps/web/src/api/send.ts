import { noteServerTime } from '../text/company-clock.ts'
import { actingFor } from './acting-for.ts'
import { apiAddress } from './address.ts'
import { noteReachable } from './connection.ts'
import { takeEarly } from './early.ts'
import { NetworkError } from './errors.ts'
import { forgeryToken, noteToken } from './forgery-token.ts'

export interface Sent extends RequestInit {
  headers?: Record<string, string>
  /** Told how much of the body has left, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

/**
 * The one way to the API: its address, cookies, language and the anti-forgery token with every request.
 * @throws NetworkError without an answer
 */
export async function send(path: string, sent: Sent): Promise<Response> {
  const token = forgeryToken()
  const response = await sendOnce(path, sent, token)
  // Another tab has signed in meanwhile, or the token was not known yet: nothing was done, and the answer told the right one.
  const isNewer = response.status === 403 && forgeryToken() !== token
  return isNewer ? sendOnce(path, sent, forgeryToken()) : response
}

/** What was refused, or did not come, is asked for anew: it may be another one who asks by now. */
async function goodOne(answer: Promise<Response> | undefined): Promise<Response | undefined> {
  const response = await answer?.catch(() => undefined)
  return response?.ok ? response : undefined
}

async function sendOnce(path: string, { headers, onProgress, ...sent }: Sent, token: string | undefined) {
  const early = takeEarly(sent.method, path)
  const sentAt = early?.sentAt ?? Date.now()
  const person = actingFor()
  try {
    const request = {
      ...sent,
      credentials: 'include' as const,
      headers: {
        accept: 'application/json',
        'accept-language': document.documentElement.lang || 'ko',
        ...(token && { 'x-csrftoken': token }),
        ...(person && { 'x-acting-for': person }),
        ...headers,
      },
    }
    const address = apiAddress(path)
    const response = onProgress
      ? await (await import('./send-watched.ts')).sendWatched(address, request, onProgress)
      : ((await goodOne(early?.answer)) ?? (await fetch(address, request)))
    noteReachable(true)
    noteToken(response)
    noteServerTime(response, sentAt)
    return response
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    noteReachable(false)
    throw new NetworkError(cause)
  }
}
