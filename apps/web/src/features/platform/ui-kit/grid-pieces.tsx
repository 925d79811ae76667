import { useMemo } from 'react'
import { number } from '../../../text/formats.ts'
import { Chart } from '../../../ui/charts/chart.tsx'
import { parseWon } from '../../../ui/form/parse-amount.ts'
import { EditableGrid } from '../../../ui/grid/editable-grid.tsx'
import type { GridColumn } from '../../../ui/grid/grid-types.ts'
import { useGridEdits } from '../../../ui/grid/use-grid-edits.ts'
import { Section } from '../../../ui/page/section.tsx'
import { people } from './samples.ts'

interface Pay {
  id: number
  name: string
  team: string
  amounts: readonly number[]
}

const ROWS: Pay[] = Array.from({ length: 10_000 }, (_, at) => {
  const { name, team } = people[at % people.length]!
  return {
    id: at + 1,
    name,
    team,
    amounts: Array.from({ length: 28 }, (_one, n) => 100_000 * ((at + n) % 30)),
  }
})
const rowKey = (row: Pay) => row.id
const WEEKS = [
  { week: '11월 1주', worked: 2280, overtime: 120 },
  { week: '11월 2주', worked: 2400, overtime: 360 },
  { week: '11월 3주', worked: 1920, overtime: 0 },
  { week: '11월 4주', worked: 2400, overtime: 540 },
]

export function GridPieces() {
  const columns = useMemo<GridColumn<Pay>[]>(
    () => [
      { key: 'name', header: '이름', width: 120, pinned: true, text: (row) => row.name },
      { key: 'team', header: '팀', width: 140, pinned: true, text: (row) => row.team },
      ...Array.from({ length: 28 }, (_, at): GridColumn<Pay> => ({
        key: `p${at}`,
        header: `항목 ${at + 1}`,
        width: 110,
        align: 'end',
        text: (row) => number(row.amounts[at]!),
        read: (typed) => {
          const won = parseWon(typed)
          return won === null ? { problem: '금액 형식이 아닙니다.' } : { value: won }
        },
        isLocked: (row) => row.id % 7 === 0,
        footer: number(1_450_000),
      })),
    ],
    [],
  )
  const edits = useGridEdits(columns, ROWS, rowKey)
  return (
    <>
      <Section title="입력 표" note="만 행과 서른 열. 화살표, 바로 입력, 붙여넣기, Ctrl+Z" flush>
        <EditableGrid
          caption="급여 항목"
          columns={columns}
          rows={ROWS}
          rowKey={rowKey}
          edits={edits}
          height="360px"
        />
      </Section>
      <Section title="그래프">
        <Chart
          title="주별 근무 시간"
          kind="stacked"
          along={{ key: 'week', label: '주' }}
          series={[
            { key: 'worked', label: '소정 근로', tone: 'teal' },
            { key: 'overtime', label: '연장 근로', tone: 'orange' },
          ]}
          rows={WEEKS}
          step={60}
          show={(minutes) => `${Math.round(minutes / 6) / 10}시간`}
        />
      </Section>
    </>
  )
}
