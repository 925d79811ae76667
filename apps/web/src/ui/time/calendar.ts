import 'dayjs/locale/ja'
import 'dayjs/locale/ko'
import { useTranslation } from 'react-i18next'
import { longDay, monthName, today } from '../../text/formats.ts'
import styles from './calendar.module.css'
import { dayColor } from './day-color.ts'

/** A day off for everybody, or half of one. */
export interface CalendarHoliday {
  name: string
  isHalf: boolean
}

/** By their day, yyyy-MM-dd. */
export type Holidays = Readonly<Record<string, CalendarHoliday>>

/** Whether all of a day is off. */
export const isWholeHoliday = (holidays: Holidays, day: string) => holidays[day]?.isHalf === false

/** What all calendars of the kit share: the language, weeks that start on Monday, marked holidays and halves of them, labels of their buttons. */
export function useCalendar(holidays: Holidays = {}) {
  const { t, i18n } = useTranslation()
  const now = today()
  return {
    locale: i18n.language,
    firstDayOfWeek: 1 as const,
    monthLabelFormat: (month: string) => monthName(month),
    yearLabelFormat: (year: string) =>
      i18n.language === 'en'
        ? year.slice(0, 4)
        : `${year.slice(0, 4)}${i18n.language === 'ko' ? '년' : '年'}`,
    getDayProps: (day: string) => ({
      className: styles.day,
      'data-day': dayColor(day, isWholeHoliday(holidays, day)),
      'data-now': day === now ? true : undefined,
      'data-holiday': holidays[day] && (holidays[day].isHalf ? 'half' : 'whole'),
      title: holidays[day]?.name,
      'aria-label': [longDay(day), holidays[day]?.name].filter(Boolean).join(', '),
    }),
    ariaLabels: {
      previousMonth: t('kit.day.previous'),
      nextMonth: t('kit.day.next'),
      previousYear: t('kit.day.previous'),
      nextYear: t('kit.day.next'),
    },
    // The library's own mark, and the month that it opens with, are those of the device.
    highlightToday: false,
    defaultDate: now,
    clearButtonProps: { 'aria-label': t('kit.day.clear') },
  }
}
