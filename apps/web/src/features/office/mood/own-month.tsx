import { useTranslation } from 'react-i18next'
import { longDay, weekdayName } from '../../../text/formats.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import type { listMoods } from '#contract/office/mood/mood.ts'
import { feelingOf, HALVES } from './feelings.ts'
import styles from './mood.module.css'

const MONDAY = Temporal.PlainDate.from('2026-11-23')

type Month = EndpointResponse<typeof listMoods>

/** The own answers on the days of a month, morning above evening. */
export function OwnMonth({ month, today: now }: { month: Month; today: string }) {
  const { t } = useTranslation()
  const first = Temporal.PlainDate.from(month.start_date)
  const answered = new Map(month.days.map((day) => [day.sv_date, day]))
  const days = Array.from({ length: first.daysInMonth }, (_, at) => first.add({ days: at }))
  return (
    <>
      <div className={styles.weekdays} aria-hidden>
        {Array.from({ length: 7 }, (_, at) => (
          <span key={at}>{weekdayName(MONDAY.add({ days: at }).toString())}</span>
        ))}
      </div>
      <ol className={styles.month} style={{ '--first': first.dayOfWeek }}>
        {days.map((day) => {
          const answer = answered.get(day.toString())
          return (
            <li
              key={day.day}
              className={styles.cell}
              data-now={day.toString() === now || undefined}
              title={answer?.md_comment || undefined}
            >
              <time dateTime={day.toString()} aria-label={longDay(day.toString())}>
                {day.day}
              </time>
              {HALVES.map((half) => {
                const value = answer?.[`md_mood_${half}`]
                if (!value) return null
                const { name, Icon, tone } = feelingOf(value)
                return (
                  <span key={half} className={styles.mark} data-tone={tone}>
                    <Icon
                      size={20}
                      role="img"
                      aria-label={t('mood.told', {
                        half: t(`mood.${half}`),
                        feeling: t(`mood.feeling.${name}`),
                      })}
                    />
                  </span>
                )
              })}
              {answer?.md_comment && <span className={styles.word}>{answer.md_comment}</span>}
            </li>
          )
        })}
      </ol>
    </>
  )
}
