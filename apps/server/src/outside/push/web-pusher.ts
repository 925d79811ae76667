import { request as requestPlain } from 'node:http'
import { request, type RequestOptions } from 'node:https'
import { encryptPush } from './encrypt-push.ts'
import { isPushService } from './push-hosts.ts'
import { lookupPublic } from './public-addresses.ts'
import { PushError, type Pusher, type PushMessage } from './push.ts'
import { vapidHeader } from './vapid.ts'

const PATIENCE_MS = 10_000
/** A day: what a browser has not fetched by then is no news, and stands in the centre. */
const KEPT_SECONDS = 24 * 60 * 60
const GONE = new Set([404, 410])

/** Sends to the push services that browsers name (RFC 8030). */
export function webPusher(): Pusher {
  return pusherTo({ mayAsk: isPushService, lookup: lookupPublic })
}

/** The same to a service on this machine, for tests of what is sent. */
export function pusherForTests(origin: string): Pusher {
  return pusherTo({ mayAsk: (address) => new URL(address).origin === origin })
}

interface Ways {
  mayAsk(address: string): boolean
  lookup?: typeof lookupPublic
}

function pusherTo({ mayAsk, lookup }: Ways): Pusher {
  return {
    async push(message) {
      // Also what was kept before the list of services was shorter.
      if (!mayAsk(message.target.endpoint)) return 'GONE'
      const options = lookup ? { lookup: lookup as RequestOptions['lookup'] } : {}
      const status = await post(message, options as RequestOptions)
      if (GONE.has(status)) return 'GONE'
      if (status >= 200 && status < 300) return 'TAKEN'
      throw new PushError(`the push service answered ${status}`)
    },
  }
}

/** @returns the status of the answer, whose body is not read; nothing is followed elsewhere */
function post(
  { target, payload, keys, subject, topic }: PushMessage,
  options: RequestOptions,
): Promise<number> {
  const body = encryptPush(payload, target)
  const headers = {
    authorization: vapidHeader(target.endpoint, keys, { subject, now: Math.floor(Date.now() / 1000) }),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    'content-length': body.length,
    ttl: KEPT_SECONDS,
    ...(topic && { topic }),
  }
  const send = target.endpoint.startsWith('https:') ? request : requestPlain
  return new Promise((resolve, reject) => {
    const asked = send(
      target.endpoint,
      { ...options, method: 'POST', headers, timeout: PATIENCE_MS },
      (answer) => {
        answer.destroy()
        resolve(answer.statusCode ?? 0)
      },
    )
    asked.on('timeout', () => asked.destroy(new PushError('the push service did not answer')))
    asked.on('error', (cause) =>
      reject(cause instanceof PushError ? cause : new PushError('no push service', { cause })),
    )
    asked.end(body)
  })
}
