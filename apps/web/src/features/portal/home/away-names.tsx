import { useTranslation } from 'react-i18next'
import { workClock } from '../../time/attendance/index.ts'
import type { Home } from './home-queries.ts'

/** Who is away, with the hours of those who are for a part of the day: 김하나, 이두리(14:00 – 18:00) 외 2명. */
export function AwayNames({ away: { people, total } }: { away: NonNullable<Home['away']> }) {
  const { t } = useTranslation()
  const names = people
    .map(({ username: name, start_time, end_time }) =>
      start_time && end_time
        ? t('home.away.part', { name, from: workClock(start_time), to: workClock(end_time) })
        : name,
    )
    .join(', ')
  return <>{total > people.length ? t('home.away.more', { names, n: total - people.length }) : names}</>
}
