import { ActionIcon, SegmentedControl } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { days as daysText, shortDay } from '../../../text/formats.ts'
import { useIsPhone } from '../../../ui/page/use-is-phone.ts'
import { useCalendar } from '../../../ui/time/calendar.ts'
import { choose, type DayPlan, freeOf, plannedDays, type PlannedType } from './day-plan.ts'
import type { CalendarDay } from './promotion-queries.ts'
import styles from './promotion.module.css'

interface PlanDaysProps {
  days: readonly CalendarDay[]
  /** So many days have to be planned. */
  target: number
  plan: DayPlan
  onChange: (plan: DayPlan) => void
}

/** A calendar to choose days of leave from, and the chosen ones as whole or half days. */
export function PlanDays({ days, target, plan, onChange }: PlanDaysProps) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const known = new Map(days.map((day) => [day.date, day]))
  const holidays = Object.fromEntries(
    days.flatMap(({ date, holiday, is_work_day: isHalf }) =>
      holiday ? [[date, { name: holiday, isHalf }]] : [],
    ),
  )
  const { defaultDate: _now, ...calendar } = useCalendar(holidays)
  const chosen = Object.keys(plan).toSorted()
  return (
    <div className={styles.plan}>
      <div role="group" aria-label={t('promotion.plan.calendar')}>
        <DatePicker
          {...calendar}
          type="multiple"
          value={chosen}
          onChange={(wanted: string[]) => onChange(choose(plan, wanted, known, target))}
          numberOfColumns={isPhone ? 1 : 2}
          defaultDate={days[0]?.date}
          minDate={days[0]?.date}
          maxDate={days.at(-1)?.date}
          excludeDate={(day: string) => freeOf(known.get(day)) === null}
        />
      </div>
      <div className={styles.chosen}>
        <p className={styles.sum} role="status">
          {t('promotion.plan.sum', { planned: daysText(plannedDays(plan)), target: daysText(target) })}
        </p>
        {chosen.length === 0 ? (
          <p className="quiet">{t('promotion.plan.none')}</p>
        ) : (
          <ul className={styles.days}>
            {chosen.map((day) => (
              <li key={day}>
                <span className={styles.day}>{shortDay(day)}</span>
                <SegmentedControl
                  size="xs"
                  aria-label={t('promotion.plan.typeOf', { day: shortDay(day) })}
                  data={(['FULL', 'AM', 'PM'] as const).map((type) => ({
                    value: type,
                    label: t(`promotion.types.${type}`),
                    disabled: !allows(known.get(day), type),
                  }))}
                  value={plan[day]!}
                  onChange={(type) => onChange({ ...plan, [day]: type as PlannedType })}
                />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('promotion.plan.removeOf', { day: shortDay(day) })}
                  onClick={() => {
                    const { [day]: _removed, ...rest } = plan
                    onChange(rest)
                  }}
                >
                  <IconX size={16} />
                </ActionIcon>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function allows(day: CalendarDay | undefined, type: PlannedType): boolean {
  const free = freeOf(day)
  return free === 'FULL' || free === type
}
