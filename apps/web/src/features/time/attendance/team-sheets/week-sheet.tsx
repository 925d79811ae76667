import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { dayInPeriod, dayRange } from '../../../../text/formats.ts'
import { Sheet } from '../../../../ui/dialog/dialog.tsx'
import { WeekDay, type WeekRow } from './team-columns.tsx'
import styles from './team-sheets.module.css'

interface WeekSheetProps {
  row: WeekRow
  /** The seven days, from Monday. */
  week: readonly string[]
  onClose: () => void
}

/** On a phone, where a row has room for its sums alone: the seven days of one person, each leading to its record. */
export function WeekSheet({ row, week, onClose }: WeekSheetProps) {
  const { t } = useTranslation()
  return (
    <Sheet
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      title={t('teamSheets.weekOf', { name: row.username })}
    >
      <p className="quiet">{dayRange(week[0]!, week.at(-1)!)}</p>
      <ul className={styles.days}>
        {week.map((day) => (
          <li key={day}>
            <Anchor
              renderRoot={(props) => (
                <Link {...props} to="/main/work/me" search={{ date: day, user: row.user_id, record: day }} />
              )}
            >
              {dayInPeriod(day)}
            </Anchor>
            <WeekDay row={row} day={day} t={t} />
          </li>
        ))}
      </ul>
      <Anchor
        renderRoot={(props) => (
          <Link {...props} to="/main/work/me" search={{ date: week[0]!, user: row.user_id }} />
        )}
      >
        {t('teamSheets.openWeek')}
      </Anchor>
    </Sheet>
  )
}
