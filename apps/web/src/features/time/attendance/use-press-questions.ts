import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { checkInOut } from '#contract/time/attendance/attendance.ts'
import { answerOwnTerm } from '#contract/platform/auth/own-account.ts'
import type { EndpointCall } from '#contract/endpoint.ts'
import { useAction } from '../../../api/use-action.ts'
import { askPosition } from '../../../page/own-position.ts'
import { deviceClock } from '../../../text/company-clock.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { workCheckQuery } from './check-queries.ts'
import { whileLocating } from './locating.ts'
import { comesOnLeave, type Press, wantsPosition } from './press-state.ts'

type Body = NonNullable<EndpointCall<typeof checkInOut>['body']>
type Brought = Omit<Body, 'loc_check_type'>

/** Asks whether somebody means to come on a day of leave, approved or planned. */
export function useMeansToCome(): (day: 'onLeave' | 'plannedLeave') => Promise<boolean> {
  const { t } = useTranslation()
  const confirm = useConfirm()
  return (day) =>
    confirm({
      title: t(`check.${day}.title`),
      message: t(`check.${day}.text`),
      confirmText: t('check.press.checkIn'),
    })
}

/**
 * What has to be asked before a press: whether somebody means to come on a day of leave, may be located, and where they are.
 * @returns what the press brings with it; null when it was not meant
 */
export function usePressQuestions(): (press: Press) => Promise<Brought | null> {
  const { t } = useTranslation()
  const client = useQueryClient()
  const confirm = useConfirm()
  const meansToCome = useMeansToCome()
  const agree = useAction(answerOwnTerm)
  return async (press) => {
    const clock = deviceClock()
    const brought = { loc_time: clock.at, device_slow_seconds: clock.slowSeconds }
    const check = client.getQueryData(workCheckQuery.queryKey)
    if (!check) return brought
    if (comesOnLeave(check, press) && !(await meansToCome('onLeave'))) return null
    if (!wantsPosition(check, press)) return brought
    if (!check.position_agreed) {
      const agreed = await confirm({
        title: t('check.consent.title'),
        message: t('check.consent.text'),
        confirmText: t('check.consent.agree'),
      })
      if (!agreed) return null
      try {
        await agree.mutateAsync({ body: { item: 'location', value: true } })
      } catch {
        // Why it was refused has been said.
        return null
      }
    }
    const told = await whileLocating(askPosition)
    // Without a position the server says what is missing, and what would do instead.
    if (typeof told === 'string') return brought
    return { ...brought, loc_lat: told.latitude, loc_lon: told.longitude, loc_accuracy: told.accuracyMetres }
  }
}
