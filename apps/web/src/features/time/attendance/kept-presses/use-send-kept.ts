import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { checkInOut } from '#contract/time/attendance/attendance.ts'
import { call } from '../../../../api/call.ts'
import { ApiError } from '../../../../api/errors.ts'
import { refreshTouched } from '../../../../api/query.ts'
import { useCompanyNow } from '../../../../page/use-company-now.ts'
import { moment } from '../../../../text/formats.ts'
import { notify } from '../../../../ui/notify.ts'
import { announce } from '../announcement.ts'
import { workCheckQuery } from '../check-queries.ts'
import { type KeptPress, stateOf } from './kept-presses.ts'
import { dropPress, keepPress, keptPresses, useKeptPresses, useOwner } from './press-store.ts'

const AGAIN_MILLISECONDS = 15_000
// No session, too much at once, too slow: what may be answered otherwise later.
const PASSING = new Set([401, 408, 429, 498])

/** Sends what waits as soon as the server can be reached: once, however many tabs are open. */
export function useSendKept(): void {
  const { t } = useTranslation()
  const client = useQueryClient()
  const owner = useOwner()
  const { workDay } = useCompanyNow()
  const isOnline = useSyncExternalStore(onlineManager.subscribe.bind(onlineManager), () =>
    onlineManager.isOnline(),
  )
  const waiting = useKeptPresses(owner).find((one) => stateOf(one, workDay) === 'WAITING')
  const send = async ({ key }: KeptPress) => {
    // Another tab may have sent or discarded it while this one waited for its turn.
    const press = keptPresses(owner).find((one) => one.key === key)
    if (!press || stateOf(press, workDay) !== 'WAITING') return
    try {
      const answer = await call(checkInOut, { body: press.body }, { idempotencyKey: key })
      const { changed, ...check } = answer
      dropPress(owner, key)
      client.setQueryData(workCheckQuery.queryKey, check)
      announce(t(changed ? 'check.press.saidArrived' : 'check.press.saidSame'))
      const text = changed ? t('check.press.saidLate', { time: moment(press.at) }) : t('check.press.saidSame')
      notify({ text, closeAfter: 15_000 })
      void refreshTouched(client, checkInOut)
    } catch (error) {
      // Another tab has signed in as somebody else: the press waits for its own person.
      const isForOther = error instanceof ApiError && error.code === 'OTHER_PERSON'
      if (error instanceof ApiError && error.status < 500 && !PASSING.has(error.status) && !isForOther)
        keepPress(owner, { ...press, refused: error.message })
    }
  }
  const isSending = useRef(false)
  const trySending = useEffectEvent(async () => {
    if (!waiting || isSending.current) return
    isSending.current = true
    try {
      await inTurn(() => send(waiting))
    } finally {
      isSending.current = false
    }
  })
  useEffect(() => {
    const timer = setInterval(() => void trySending(), AGAIN_MILLISECONDS)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (isOnline) void trySending()
    // Sent when there is something new to send, or a network to send it by.
  }, [isOnline, waiting?.key])
}

/** One tab of the browser at a time; the key of the press guards what is left. */
function inTurn(work: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request('gyeol-presses', work) : work()
}
