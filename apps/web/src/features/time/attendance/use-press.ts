import { onlineManager, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { checkInOut } from '#contract/time/attendance/attendance.ts'
import { ApiError, NetworkError } from '../../../api/errors.ts'
import { newKey } from '../../../api/new-key.ts'
import { useAction } from '../../../api/use-action.ts'
import { companyNow } from '../../../text/company-clock.ts'
import { sentenceOf } from '../../../text/sentence-of.ts'
import { notify } from '../../../ui/notify.ts'
import { useCompanyNow } from '../../../page/use-company-now.ts'
import { announce } from './announcement.ts'
import { workCheckQuery } from './check-queries.ts'
import { type KeptPress, type PressBody, stateOf } from './kept-presses/kept-presses.ts'
import { keepPress, keptPresses, useKeptPresses, useOwner } from './kept-presses/press-store.ts'
import { afterPress, type Press, type WorkCheck } from './press-state.ts'
import { useTellOfDayOff } from './day-off/use-tell-of-day-off.ts'
import { useMeansToCome, usePressQuestions } from './use-press-questions.ts'
import { workClock } from './work-clock.ts'

// The button means something else right after a press; the second half of a double click must not reach it.
const REST_MILLISECONDS = 1500
let restUntil = 0
let isBeginning = false
/** What was pressed, with what it will be kept as when no server answers. */
const made = new WeakMap<object, KeptPress>()

/** Whether a press waits for the network: it is not recorded yet. */
export function useWaitingPress(): boolean {
  const { workDay } = useCompanyNow()
  return useKeptPresses(useOwner()).some((press) => stateOf(press, workDay) === 'WAITING')
}

/** Presses in, out or away: shown at once, put back when refused, kept when no server answers, said aloud when done. */
export function usePress() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const now = useCompanyNow()
  const owner = useOwner()
  const { queryKey } = workCheckQuery
  const tellOfDayOff = useTellOfDayOff()
  const action = useAction<typeof checkInOut, WorkCheck | undefined>(checkInOut, {
    errors: 'form',
    // One without an answer is kept, and does not wait in the memory of the page.
    networkMode: 'always',
    keyOf: ({ body }) => made.get(body)?.key,
    onMutate: async ({ body }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before) client.setQueryData(queryKey, afterPress(before, body.loc_check_type, now))
      return before
    },
    onError: (error, { body }, before) => {
      restFor(0)
      if (before) client.setQueryData(queryKey, before)
      const press = made.get(body)
      // It may have reached the server: sent again with its key it is recorded once.
      if (error instanceof NetworkError && press) keepPress(owner, press)
      else if (isPlannedLeave(error)) void comeAllTheSame(body)
      else notify({ tone: 'bad', text: sentenceOf(error) })
    },
    onSuccess: ({ changed, ...check }, { body }, before) => {
      client.setQueryData(queryKey, check)
      announce(changed ? said(t, body.loc_check_type, { check, before }) : t('check.press.saidSame'))
      if (changed && before?.start_time == null && body.loc_check_type !== 'OUT') tellOfDayOff(check)
    },
  })
  const meansToCome = useMeansToCome()
  const comeAllTheSame = async (body: PressBody) => {
    if (await meansToCome('plannedLeave')) send({ ...body, on_planned_leave: true })
  }
  const send = (body: PressBody) => {
    made.set(body, pressOf(body, now.workDay))
    if (onlineManager.isOnline()) action.mutate({ body })
    else keepPress(owner, made.get(body)!)
  }
  const begin = usePressQuestions()
  const start = async (press: Press) => {
    if (isBeginning || action.isPending || Date.now() < restUntil) return
    // What is pressed next depends on the one that still waits.
    if (keptPresses(owner).some((one) => stateOf(one, now.workDay) === 'WAITING')) return
    isBeginning = true
    try {
      const begun = await begin(press)
      if (!begun) return
      restFor(REST_MILLISECONDS)
      send({ loc_check_type: press, ...begun })
    } finally {
      isBeginning = false
    }
  }
  return (press: Press) => void start(press)
}

function restFor(milliseconds: number): void {
  restUntil = Date.now() + milliseconds
}

interface Turn {
  check: WorkCheck
  before: WorkCheck | undefined
}

function said(t: TFunction, press: Press, { check, before }: Turn): string {
  if (press === 'AWAY') return t('check.press.saidAway')
  if (press === 'OUT') return t('check.press.saidOut', { time: workClock(check.end_time ?? '') })
  if (before?.onduty_status === 'AWAY') return t('check.press.saidBack')
  return t('check.press.saidIn', { time: workClock(check.start_time ?? '') })
}

/** Leave is planned for the day: the person is asked whether the press was meant. */
function isPlannedLeave(error: Error): boolean {
  return error instanceof ApiError && error.code === 'PLANNED_LEAVE_DAY'
}

function pressOf(body: PressBody, workDay: string): KeptPress {
  return { key: newKey(), body, at: companyNow().toInstant().toString(), workDay, refused: null }
}
