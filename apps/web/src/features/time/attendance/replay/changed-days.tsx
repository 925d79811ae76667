import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { fromTo, shortDay } from '../../../../text/formats.ts'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { DataTable, type TableColumn } from '../../../../ui/table/data-table.tsx'
import { workClock } from '../work-clock.ts'
import { FigureChange } from './figure-change.tsx'
import { changedFigures, type CountedSettings, type ReplayDay, type ReplayPerson } from './replay-sums.ts'
import styles from './replay.module.css'
import { useReplayDays } from './use-replay.ts'

interface ChangedDaysProps {
  settings: CountedSettings
  person: ReplayPerson
  onBack: () => void
}

/** What would change for one person, day by day. */
export function ChangedDays({ settings, person, onBack }: ChangedDaysProps) {
  const { t } = useTranslation()
  const query = useReplayDays(settings, person.user_id)
  return (
    <section>
      <div className={styles.head}>
        <h3>{t('replay.daysOf', { name: person.username })}</h3>
        <Button variant="subtle" size="compact-sm" onClick={onBack}>
          ← {t('replay.toPeople')}
        </Button>
      </div>
      <QueryView query={query} skeleton={<RowsSkeleton rows={5} />}>
        {({ days }) => <DaysTable days={days} name={person.username} />}
      </QueryView>
    </section>
  )
}

function DaysTable({ days, name }: { days: readonly ReplayDay[]; name: string }) {
  const { t } = useTranslation()
  return (
    <DataTable
      caption={t('replay.daysOf', { name })}
      columns={useColumns(days)}
      rows={days}
      rowKey={({ wk_date }) => wk_date}
      virtual
      maxHeight={360}
    />
  )
}

function useColumns(days: readonly ReplayDay[]): TableColumn<ReplayDay>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'day',
      header: t('replay.day'),
      width: 130,
      cell: ({ wk_date }) => shortDay(wk_date),
    },
    {
      key: 'times',
      header: t('replay.times'),
      cell: ({ wk_start_time: start, wk_end_time: end, moved }) => (
        <>
          {start ? fromTo(workClock(start), end ? workClock(end) : '') : '–'}
          {moved && <span className={styles.moved}>{t('replay.dayMoved')}</span>}
        </>
      ),
    },
    ...changedFigures(days).map((figure): TableColumn<ReplayDay> => ({
      key: figure,
      header: t(`replay.figure.${figure}`),
      width: 120,
      align: 'end',
      cell: (day) => <FigureChange row={day} name={figure} />,
    })),
  ]
}
