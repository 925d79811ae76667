import { call } from '../../../../api/call.ts'
import { subscribePush } from '#contract/platform/notifications/notice-settings.ts'

/** What this browser can do about push messages. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

export interface PushHere {
  state: PushState
  /** SHA-256 of the address of its subscription, by which the server finds it among the own ones. */
  here?: string
}

const LATE_MS = 3_000

/** Push needs a worker, which plain http does not allow, and on phones of Apple the installed app. */
export async function pushHere(): Promise<PushHere> {
  const worker = await workerOf()
  if (!worker) return { state: 'unsupported' }
  if (Notification.permission === 'denied') return { state: 'denied' }
  const subscription = await worker.pushManager.getSubscription()
  return subscription ? { state: 'on', here: await digestOf(subscription.endpoint) } : { state: 'off' }
}

/** @returns what came of it; 'denied' when the person does not allow it @throws ApiError */
export async function beginPush(serverKey: string): Promise<PushState> {
  const worker = await workerOf()
  if (!worker) return 'unsupported'
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  // One that was made with another key, or belongs to who signed in before, is no use to us.
  await (await worker.pushManager.getSubscription())?.unsubscribe()
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey })
  const { keys } = made.toJSON()
  try {
    const { p256dh = '', auth = '' } = keys ?? {}
    await call(subscribePush, { body: { endpoint: made.endpoint, p256dh, auth, server_key: serverKey } })
    return 'on'
  } catch (error) {
    await made.unsubscribe()
    throw error
  }
}

async function workerOf(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return
  // On a first visit it is still being registered.
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, LATE_MS))
  return Promise.race([navigator.serviceWorker.ready, late])
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
