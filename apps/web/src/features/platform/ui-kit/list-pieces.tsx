import { Button } from '@mantine/core'
import { useState } from 'react'
import { FilterChips } from '../../../ui/input/filter-chips.tsx'
import { RowMenu } from '../../../ui/input/row-menu.tsx'
import { ListTable, type SelectionActionsProps } from '../../../ui/list/list-table.tsx'
import { useUndoableRemoval } from '../../../ui/list/use-undoable-removal.ts'
import { notify } from '../../../ui/notify.ts'
import { Section } from '../../../ui/page/section.tsx'
import { PersonChip } from '../../../ui/people/person-chip.tsx'
import { DataTable, type TableColumn } from '../../../ui/table/data-table.tsx'
import { people, type SamplePerson } from './samples.ts'

const PAGE = 8

const COLUMNS: TableColumn<SamplePerson>[] = [
  { key: 'name', header: '이름', width: 200, cell: (row) => <PersonChip {...row} team={null} /> },
  { key: 'team', header: '팀', hideBelow: 'phone', cell: (row) => row.team },
  { key: 'position', header: '직책', width: 100, cell: (row) => row.position },
]

export function ListPieces() {
  const [page, setPage] = useState(1)
  const [filters, setFilters] = useState<string[]>([])
  const shown = people
    .slice(0, 40)
    .filter(({ position }) => filters.length === 0 || filters.includes(position))
  return (
    <>
      <Section title="목록 화면" note="거르기, 열 선택, 내려받기, 한꺼번에 처리" flush>
        <ListTable
          name="kit"
          caption="구성원"
          columns={COLUMNS}
          query={{
            data: { count: shown.length, results: shown.slice((page - 1) * PAGE, page * PAGE) },
            error: null,
            isFetching: false,
            isPending: false,
            isPlaceholderData: false,
            refetch: () => {},
          }}
          rowKey={(row) => row.id}
          rowName={(row) => row.name}
          page={page}
          pageSize={PAGE}
          onPage={setPage}
          filters={
            <FilterChips
              label="직책"
              options={['사원', '선임', '책임', '팀장'].map((value) => ({ value, label: value }))}
              value={filters}
              onChange={setFilters}
              multiple
            />
          }
          onExport={async () => notify({ text: '내려받았습니다.' })}
          selection={{
            of: `${page} ${filters.join()}`,
            most: 10,
            Actions: Notify,
          }}
        />
      </Section>
      <RemovalPiece />
      <WidePiece />
    </>
  )
}

function Notify({ keys, clear }: SelectionActionsProps) {
  return (
    <Button size="xs" onClick={clear}>
      {keys.length}명에게 알림
    </Button>
  )
}

function useRemovable(remove: (row: { key: number; name: string }) => void): TableColumn<SamplePerson>[] {
  return [
    ...COLUMNS.slice(0, 2),
    {
      key: 'acts',
      header: '',
      acts: true,
      width: 56,
      align: 'end',
      cell: (row) => (
        <RowMenu
          name={row.name}
          abilities={{ update: true, delete: true }}
          onEdit={() => {}}
          onDelete={() => remove({ key: row.id, name: row.name })}
        />
      ),
    },
  ]
}

function RemovalPiece() {
  const [kept, setKept] = useState(people.slice(0, 3))
  const removal = useUndoableRemoval<number>(async (key) =>
    setKept((all) => all.filter(({ id }) => id !== key)),
  )
  const columns = useRemovable(removal.remove)
  return (
    <Section title="되돌릴 수 있는 삭제" flush>
      <DataTable
        caption="자주 쓰는 문구"
        rows={kept.filter(({ id }) => !removal.hidden.has(id))}
        rowKey={(row) => row.id}
        columns={columns}
      />
    </Section>
  )
}

const DAYS: TableColumn<SamplePerson>[] = Array.from({ length: 31 }, (_, at) => ({
  key: `d${at + 1}`,
  header: `${at + 1}일`,
  width: 56,
  align: 'end',
  marks: { 'data-off': at % 7 > 4 ? true : undefined },
  cell: (row) => (at % 7 > 4 ? '' : `${6 + ((row.id + at) % 4)}:00`),
  footer: at % 7 > 4 ? '' : '8:00',
}))
const WIDE: TableColumn<SamplePerson>[] = [
  { key: 'name', header: '이름', width: 160, pinned: true, cell: (row) => row.name },
  { key: 'position', header: '직책', width: 80, pinned: true, cell: (row) => row.position },
  ...DAYS,
]
const MANY: SamplePerson[] = Array.from({ length: 10_000 }, (_, at) => ({
  ...people[at % people.length]!,
  id: at + 1,
}))

function WidePiece() {
  return (
    <Section title="만 명의 한 달" note="보이는 행과 열만 그립니다. 이름과 직책은 남습니다." flush>
      <DataTable
        caption="모든 구성원의 한 달"
        columns={WIDE}
        rows={MANY}
        rowKey={(row) => row.id}
        virtual
        virtualColumns
        maxHeight={320}
      />
    </Section>
  )
}
