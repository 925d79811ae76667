import type { AddressInfo } from 'node:net'
import type { App } from '#server/app.ts'
import { LIVE_PATH } from '#server/http/live/live-route.ts'
import type { Client } from './app.ts'

export const addressOf = ({ http }: Pick<App, 'http'>) =>
  `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`

/** A browser that listens to a server on a port: what it has heard, and whether it still does. */
export async function listenLive(client: Client, app: Pick<App, 'http'>) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const stop = new AbortController()
  const answer = await fetch(addressOf(app) + LIVE_PATH, { headers: { cookie }, signal: stop.signal })
  const heard: string[][] = []
  /** Of which days it was, by what was heard. */
  const days: (string[] | undefined)[] = []
  const state = {
    status: answer.status,
    heard,
    days,
    isOpen: answer.status === 200,
    stop: () => stop.abort(),
  }
  const read = async () => {
    let text = ''
    for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
      text += part
      const lines = text.split('\n\n')
      text = lines.pop()!
      for (const line of lines) {
        if (!line.startsWith('data: ')) continue
        const said = JSON.parse(line.slice(6))
        heard.push(said.names)
        days.push(said.days)
      }
    }
  }
  if (state.isOpen)
    void read()
      .catch(() => undefined)
      .finally(() => (state.isOpen = false))
  return state
}
