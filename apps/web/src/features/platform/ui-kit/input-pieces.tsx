import { Button } from '@mantine/core'
import { useState } from 'react'
import { ActionMenu } from '../../../ui/input/action-menu.tsx'
import { DisabledHint } from '../../../ui/input/disabled-hint.tsx'
import { FilterChips } from '../../../ui/input/filter-chips.tsx'
import { Kbd } from '../../../ui/input/kbd.tsx'
import { SearchField } from '../../../ui/input/search-field.tsx'
import { SortableList } from '../../../ui/input/sortable-list.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { PersonPicker, type PersonOption } from '../../../ui/people/person-picker.tsx'
import { TeamPicker } from '../../../ui/people/team-picker.tsx'
import { matches } from '../../../text/matches.ts'
import { people, teams } from './samples.ts'
import styles from './ui-kit.module.css'

const find = async (text: string) => people.filter((person) => matches(person.name, text)).slice(0, 8)
const FILTERS = [
  { value: 'waiting', label: '대기', count: 4 },
  { value: 'approved', label: '승인', count: 128 },
  { value: 'denied', label: '반려' },
] as const

export function InputPieces() {
  const [chosen, setChosen] = useState<PersonOption[]>(people.slice(0, 2))
  const [one, setOne] = useState<PersonOption[]>([])
  const [team, setTeam] = useState<number | null>(3)
  const [text, setText] = useState('')
  const [ranks, setRanks] = useState(['사원', '선임', '책임'])
  const [filters, setFilters] = useState<string[]>(['waiting'])
  return (
    <Section title="고르기와 찾기">
      <div className={styles.stack}>
        <div className={styles.line}>
          <SearchField value={text} onChange={setText} placeholder="문서 제목, 번호" />
          <FilterChips label="상태" options={FILTERS} value={filters} onChange={setFilters} multiple />
          <Kbd keys={['mod', 'K']} />
          <DisabledHint reason="마감된 달은 고칠 수 없습니다.">
            <Button variant="default">수정</Button>
          </DisabledHint>
          <ActionMenu
            name="김현지"
            actions={[
              { label: '수정', onClick: () => {} },
              { label: '퇴직 처리', onClick: () => {}, disabledReason: '팀장은 먼저 바꾸어 주십시오.' },
              null,
              { label: '삭제', onClick: () => {}, danger: true },
            ]}
          />
        </div>
        <div className={styles.split}>
          <PersonPicker label="참조자" value={chosen} onChange={setChosen} search={find} multiple />
          <PersonPicker label="대결자" value={one} onChange={setOne} search={find} />
          <TeamPicker teams={teams} value={team} onChange={setTeam} />
          <PersonPicker label="고칠 수 없음" value={chosen} onChange={setChosen} search={find} disabled />
        </div>
        <SortableList
          label="직급"
          items={ranks}
          idOf={(rank) => rank}
          nameOf={(rank) => rank}
          onSort={setRanks}
          dense
        >
          {(rank) => rank}
        </SortableList>
      </div>
    </Section>
  )
}
