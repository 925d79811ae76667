import { useTranslation } from 'react-i18next'
import { dayRange, days, fromTo, shortDay } from '../../../text/formats.ts'
import type { TextKey } from '../../../text/keys.ts'
import type { Words } from './readable-step.ts'
import { unitOf } from './leave-draft.ts'
import { isAnnual, type LeaveEvent } from './leave-queries.ts'

/** The words of leave in the reader's language. */
export function useLeaveWords(): Words & { title: (event: LeaveEvent) => string } {
  const { t, i18n } = useTranslation()
  const event = (one: Pick<LeaveEvent, 'wk_event' | 'event_name'>) =>
    isAnnual(one) ? t(`leave.event.${unitOf(one.wk_event)}`) : one.event_name
  return {
    rule: (name) => {
      const key = `leave.rule.${name}`
      return i18n.exists(key) ? (t(key as TextKey) as string) : undefined
    },
    days,
    day: shortDay,
    range: (from, to) => (from === to ? shortDay(from) : fromTo(shortDay(from), shortDay(to))),
    event,
    grant: (kind) => t(`leave.grant.${kind}`),
    served: (n) => t('leave.served', { n }),
    perDay: (n, each) => t('leave.perDay', { n, each: days(each) }),
    partTime: ({ days: granted, week, hours, times }) => {
      const one = t('leave.partTime', { days: days(granted), week, hours })
      return times === 1 ? one : t('leave.partTimeMonths', { n: times, one })
    },
    weekOf: (week) => t('leave.weekOf', { week }),
    settled: (due, given) => t('leave.settledHours', { due, given }),
    title: (one) => `${dayRange(one.wk_start_date, one.wk_end_date)} ${event(one)}`,
  }
}
