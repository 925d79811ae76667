import { send } from '../../api/send.ts'

/** Names of areas and reads, as a write of the contract touches them, and between which days it was, where it was days. */
export interface Heard {
  names: readonly string[]
  days?: readonly [from: string, to: string]
}

/** null when it is not known what was missed. */
type Hear = (heard: Heard | null) => void

const PATH = '/live/'
const NAME = 'gyeol-live'
// Cut off, as by a server that starts anew: not all browsers come back at once.
const BACK_MILLISECONDS = 5_000
// Refused, as without a session or with too many streams: what asks by itself each minute has renewed the session by then.
const AGAIN_MILLISECONDS = 45_000

/**
 * Hears from the server what has changed. One tab listens for all of this browser, since it has few connections; where tabs
 * cannot agree (plain http) nobody does, and screens ask by themselves as they always do.
 * @returns how to stop
 */
export function listenLive(hear: Hear): () => void {
  if (!navigator.locks || !('BroadcastChannel' in globalThis)) return () => {}
  const stop = new AbortController()
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<Heard | null>) => hear(data))
  const tell: Hear = (heard) => {
    hear(heard)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes no other argument
    channel.postMessage(heard)
  }
  navigator.locks
    .request(NAME, { signal: stop.signal }, () => holdOpen(tell, stop.signal))
    // Stopped while another tab was listening.
    .catch(() => undefined)
  return () => {
    stop.abort()
    channel.close()
  }
}

async function holdOpen(tell: Hear, signal: AbortSignal): Promise<void> {
  let wasOpen = false
  while (!signal.aborted) {
    const isOpened = await readOnce(tell, { signal, wasOpen })
    wasOpen ||= isOpened
    await untilBack(isOpened ? BACK_MILLISECONDS : AGAIN_MILLISECONDS, signal)
  }
}

/** @returns whether the server let us listen */
async function readOnce(
  tell: Hear,
  { signal, wasOpen }: { signal: AbortSignal; wasOpen: boolean },
): Promise<boolean> {
  let isOpened = false
  try {
    const { ok, body } = await send(PATH, { method: 'GET', signal })
    if (!ok || !body) return false
    isOpened = true
    if (wasOpen) tell(null)
    await readLines(body, (line) => line.startsWith('data: ') && tell(JSON.parse(line.slice(6)) as Heard))
  } catch {
    // Without an answer, or cut off.
  }
  return isOpened
}

async function readLines(body: ReadableStream<Uint8Array>, take: (line: string) => void): Promise<void> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = `${rest}${value}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(line)
  }
}

/** Some time, or the network is back. */
function untilBack(milliseconds: number, signal: AbortSignal): Promise<void> {
  const done = new AbortController()
  return new Promise<void>((back) => {
    const { signal: once } = done
    const timer = setTimeout(back, milliseconds * (1 + Math.random()))
    once.addEventListener('abort', () => clearTimeout(timer))
    addEventListener('online', () => back(), { signal: once })
    signal.addEventListener('abort', () => back(), { signal: once })
  }).finally(() => done.abort())
}
