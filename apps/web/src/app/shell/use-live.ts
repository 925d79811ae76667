import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { liveDocuments } from '#contract/approvals/documents/live.ts'
import { liveNotices } from '#contract/platform/notifications/live.ts'
import { liveWork } from '#contract/time/attendance/live.ts'
import { LiveQueries } from './live-queries.ts'
import { type Heard, listenLive } from './live-stream.ts'

// Everybody who hears of a press would ask in the same moment, and again for each press of a morning.
const SPREAD_MILLISECONDS = 800
const REST_MILLISECONDS = 4_000
const BUSY_MILLISECONDS = 500
const ALL: Heard = {
  names: [...liveWork.own, ...liveWork.others, ...liveDocuments.own, ...liveNotices.own],
}
// What is told to one person is asked for by one browser, and at once.
const PROMPT: ReadonlySet<string> = new Set(liveNotices.own)

/** What others change is asked for again while it is on the screen, as soon as the server tells that it has changed. */
export function useLive(): void {
  const client = useQueryClient()
  useEffect(() => {
    const queries = new LiveQueries(client)
    let gathered: Heard[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    let rareTimer: ReturnType<typeof setTimeout> | undefined
    let asked = 0
    const ask = () => {
      // An answer of now would undo on the screen what is being changed.
      if (client.isMutating() > 0) return void (timer = setTimeout(ask, BUSY_MILLISECONDS))
      timer = undefined
      asked = Date.now()
      hear(gathered)
      gathered = []
    }
    const hear = (heard: readonly Heard[]) => askLater(queries.hear(heard, Date.now()))
    const askRare = () => {
      if (client.isMutating() > 0) return void (rareTimer = setTimeout(askRare, BUSY_MILLISECONDS))
      rareTimer = undefined
      askLater(queries.askRare(Date.now()))
    }
    const askLater = (wait: number | null) => {
      if (wait !== null) rareTimer ??= setTimeout(askRare, wait)
    }
    const stop = listenLive((heard) => {
      if (heard?.names.every((name) => PROMPT.has(name)) && client.isMutating() === 0) return hear([heard])
      gathered.push(heard ?? ALL)
      const wait = Math.max(Math.random() * SPREAD_MILLISECONDS, asked + REST_MILLISECONDS - Date.now())
      timer ??= setTimeout(ask, wait)
    })
    return () => {
      stop()
      clearTimeout(timer)
      clearTimeout(rareTimer)
    }
  }, [client])
}
