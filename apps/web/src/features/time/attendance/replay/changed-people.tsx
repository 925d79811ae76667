import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { days } from '../../../../text/formats.ts'
import { DataTable, type TableColumn } from '../../../../ui/table/data-table.tsx'
import { FigureChange } from './figure-change.tsx'
import { changedFigures, type ReplayPerson } from './replay-sums.ts'

const PAGE_SIZE = 8

interface ChangedPeopleProps {
  /** The largest change first. */
  people: readonly ReplayPerson[]
  onOpen: (person: ReplayPerson) => void
}

export function ChangedPeople({ people, onOpen }: ChangedPeopleProps) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  return (
    <DataTable
      caption={t('replay.people')}
      columns={useColumns(people)}
      rows={people.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
      rowKey={({ user_id }) => user_id}
      onRowClick={onOpen}
      page={page}
      pageSize={PAGE_SIZE}
      count={people.length}
      onPage={setPage}
    />
  )
}

function useColumns(people: readonly ReplayPerson[]): TableColumn<ReplayPerson>[] {
  const { t } = useTranslation()
  return [
    { key: 'person', header: t('replay.person'), width: 130, cell: ({ username }) => username },
    { key: 'team', header: t('replay.team'), hideBelow: 'phone', cell: ({ team_name }) => team_name ?? '–' },
    {
      key: 'count',
      header: t('replay.count'),
      width: 110,
      align: 'end',
      cell: ({ changed_days }) => days(changed_days),
    },
    ...changedFigures(people).map((name): TableColumn<ReplayPerson> => ({
      key: name,
      header: t(`replay.figure.${name}`),
      width: 120,
      align: 'end',
      cell: (person) => <FigureChange row={person} name={name} />,
    })),
  ]
}
