import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { liveDocuments } from '#contract/approvals/documents/live.ts'
import { liveNotices } from '#contract/platform/notifications/live.ts'
import { liveWork } from '#contract/time/attendance/live.ts'
import { listenLive } from './live-stream.ts'
import { refreshTouched } from '../../api/query.ts'

// Everybody who hears of a press would ask in the same moment, and again for each press of a morning.
const SPREAD_MILLISECONDS = 800
const REST_MILLISECONDS = 4_000
const BUSY_MILLISECONDS = 500
const ALL = [...liveWork.own, ...liveWork.others, ...liveDocuments.own, ...liveNotices.own]
// What is told to one person is asked for by one browser, and at once.
const PROMPT: ReadonlySet<string> = new Set(liveNotices.own)

/** What others change is asked for again while it is on the screen, as soon as the server tells that it has changed. */
export function useLive(): void {
  const client = useQueryClient()
  useEffect(() => {
    const names = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    let asked = 0
    const ask = () => {
      // An answer of now would undo on the screen what is being changed.
      if (client.isMutating() > 0) return void (timer = setTimeout(ask, BUSY_MILLISECONDS))
      timer = undefined
      asked = Date.now()
      const touches = [...names]
      names.clear()
      void refreshTouched(client, { touches })
    }
    const stop = listenLive((heard) => {
      if (heard?.every((name) => PROMPT.has(name)) && client.isMutating() === 0)
        return void refreshTouched(client, { touches: heard })
      for (const name of heard ?? ALL) names.add(name)
      const wait = Math.max(Math.random() * SPREAD_MILLISECONDS, asked + REST_MILLISECONDS - Date.now())
      timer ??= setTimeout(ask, wait)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [client])
}
