import { Button } from '@mantine/core'
import { useState } from 'react'
import { duration } from '../../../text/formats.ts'
import { DataTable, type RowKey, type TableColumn } from '../../../ui/table/data-table.tsx'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { PersonChip } from '../../../ui/people/person-chip.tsx'
import { people, refusal, type SamplePerson } from './samples.ts'
import styles from './ui-kit.module.css'

const COLUMNS: TableColumn<SamplePerson>[] = [
  {
    key: 'name',
    header: '이름',
    width: 180,
    sortBy: (row) => row.name,
    cell: (row) => <PersonChip {...row} team={null} />,
  },
  { key: 'team', header: '팀', hideBelow: 'phone', cell: (row) => row.team },
  { key: 'state', header: '상태', width: 110, cell: (row) => <StatusBadge meaning={row.state} /> },
  {
    key: 'minutes',
    header: '이번 주',
    align: 'end',
    width: 130,
    sortBy: (row) => row.minutes,
    cell: (row) => duration(row.minutes),
    footer: duration(13_140),
  },
  {
    key: 'left',
    header: '잔여',
    align: 'end',
    width: 90,
    hideBelow: 'tablet',
    sortBy: (row) => row.left,
    cell: (row) => (row.left === null ? '–' : `${row.left}일`),
  },
]
const PLAIN = COLUMNS.map((column) => ({ ...column, footer: undefined }))

export function TablePieces() {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set([2]))
  const [page, setPage] = useState(2)
  const [opened, setOpened] = useState('')
  return (
    <>
      <DataTable
        caption="구성원의 이번 주 근무"
        columns={COLUMNS}
        rows={people.slice(page * 5, page * 5 + 5)}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        selected={selected}
        onSelect={setSelected}
        onRowClick={(row) => setOpened(row.name)}
        page={page}
        pageSize={5}
        count={people.length}
        onPage={setPage}
        toolbar={
          <>
            <span>
              {selected.size}건 선택 {opened && `· ${opened} 열림`}
            </span>
            <Button size="compact-sm" variant="default">
              한꺼번에 승인
            </Button>
          </>
        }
      />
      <Section title="수천 행" note="보이는 행만 그리며 머리와 첫 열은 남습니다." flush>
        <DataTable
          caption="모든 구성원"
          columns={PLAIN}
          rows={people}
          rowKey={(row) => row.id}
          rowHref={(row) => `/main/dev/ui#${row.id}`}
          virtual
          maxHeight={240}
        />
      </Section>
      <div className={styles.split}>
        <DataTable
          caption="비어 있음"
          columns={PLAIN}
          rows={[]}
          rowKey={(row) => row.id}
          empty={{
            title: '아직 구성원이 없습니다',
            hint: '동료를 초대하면 이곳에 나타납니다.',
            action: <Button size="xs">구성원 초대</Button>,
          }}
        />
        <DataTable
          caption="오류"
          columns={PLAIN}
          rows={undefined}
          rowKey={(row) => row.id}
          error={refusal()}
          onRetry={() => {}}
        />
        <DataTable
          caption="불러오는 중"
          columns={PLAIN}
          rows={undefined}
          rowKey={(row) => row.id}
          isLoading
          pageSize={4}
        />
      </div>
    </>
  )
}
