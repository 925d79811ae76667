import { Button } from '@mantine/core'
import { Page } from '../../../ui/page/page.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { TabsBar } from '../../../ui/page/tabs-bar.tsx'
import { useState } from 'react'
import { DialogPieces } from './dialog-pieces.tsx'
import { FigurePieces } from './figure-pieces.tsx'
import { FormPieces } from './form-pieces.tsx'
import { GridPieces } from './grid-pieces.tsx'
import { InputPieces } from './input-pieces.tsx'
import { ListPieces } from './list-pieces.tsx'
import { PeoplePieces } from './people-pieces.tsx'
import { StatePieces } from './state-pieces.tsx'
import { TablePieces } from './table-pieces.tsx'
import { TimePieces } from './time-pieces.tsx'

const TABS = [
  { value: 'mine', label: '내 문서', count: 12 },
  { value: 'todo', label: '결재할 문서', count: 3 },
  { value: 'done', label: '끝난 문서', count: 0 },
  { value: 'ref', label: '참조 문서', count: 2314 },
  { value: 'off', label: '임시 저장', disabled: true },
] as const

const PARTS = {
  table: TablePieces,
  list: ListPieces,
  grid: GridPieces,
  form: FormPieces,
  dialog: DialogPieces,
  state: StatePieces,
  people: PeoplePieces,
  input: InputPieces,
  time: TimePieces,
  figure: FigurePieces,
}

/** All parts of the kit, or those that are named: 'table,grid'. */
export function AllPieces({ named }: { named: string | undefined }) {
  const parts = Object.entries(PARTS).filter(([name]) => !named || named.split(',').includes(name))
  const [tab, setTab] = useState<string>('todo')
  return (
    <Page>
      <PageHeader
        title="화면 부품"
        description="모든 부품과 그 상태를 한곳에서 봅니다. 밝은 화면과 어두운 화면에서 같은 뜻은 같은 색입니다."
        actions={
          <>
            <Button variant="default">내려받기</Button>
            <Button>새 문서</Button>
          </>
        }
        tabs={<TabsBar label="문서함" tabs={TABS} value={tab} onChange={setTab} />}
      />
      {parts.map(([name, Part]) => (
        <Part key={name} />
      ))}
    </Page>
  )
}
