import { onlineManager, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { checkInOut } from '#contract/time/attendance/attendance.ts'
import { useAction } from '../../../api/use-action.ts'
import { moment } from '../../../text/formats.ts'
import { notify } from '../../../ui/notify.ts'
import { useCompanyNow } from '../../../page/use-company-now.ts'
import { announce } from './announcement.ts'
import { workCheckQuery } from './check-queries.ts'
import { afterPress, type Press, type WorkCheck } from './press-state.ts'
import { usePressQuestions } from './use-press-questions.ts'
import { workClock } from './work-clock.ts'

// The button means something else right after a press; the second half of a double click must not reach it.
const REST_MILLISECONDS = 1500
let restUntil = 0
let isBeginning = false
/** Presses that have waited for the network. */
const waiting = new WeakSet<object>()

/** Whether a press waits for the network: it is not recorded yet. */
export function useWaitingPress(): boolean {
  const waits = useMutationState({
    filters: { mutationKey: [checkInOut.id], status: 'pending' },
    select: ({ state }) => state.isPaused,
  })
  return waits.includes(true)
}

/** Presses in, out or away: shown at once, put back when refused, said aloud when done. */
export function usePress() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const now = useCompanyNow()
  const { queryKey } = workCheckQuery
  const action = useAction<typeof checkInOut, WorkCheck | undefined>(checkInOut, {
    onMutate: async ({ body }) => {
      // It waits for the network, and nobody knows yet with what time it will be recorded.
      if (!onlineManager.isOnline()) {
        waiting.add(body)
        return undefined
      }
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before) client.setQueryData(queryKey, afterPress(before, body.loc_check_type, now))
      return before
    },
    onError: (_error, _input, before) => {
      restUntil = 0
      if (before) client.setQueryData(queryKey, before)
    },
    onSuccess: ({ changed, ...check }, { body }, before) => {
      client.setQueryData(queryKey, check)
      announce(changed ? said(body.loc_check_type, check, before) : t('check.press.saidSame'))
      if (changed && waiting.delete(body) && body.loc_time)
        notify({ text: t('check.press.saidLate', { time: moment(body.loc_time) }), closeAfter: 15_000 })
    },
  })
  const said = (press: Press, check: WorkCheck, before: WorkCheck | undefined): string => {
    if (press === 'AWAY') return t('check.press.saidAway')
    if (press === 'OUT') return t('check.press.saidOut', { time: workClock(check.end_time ?? '') })
    if (before?.onduty_status === 'AWAY') return t('check.press.saidBack')
    return t('check.press.saidIn', { time: workClock(check.start_time ?? '') })
  }
  const begin = usePressQuestions()
  const start = async (press: Press) => {
    if (isBeginning || action.isPending || Date.now() < restUntil) return
    isBeginning = true
    try {
      const begun = await begin(press)
      if (!begun) return
      restUntil = Date.now() + REST_MILLISECONDS
      action.mutate({ body: { loc_check_type: press, ...begun } })
    } finally {
      isBeginning = false
    }
  }
  return (press: Press) => void start(press)
}
