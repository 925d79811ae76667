import i18next, { type TFunction } from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { columnsOf, correctionOf, shownIn, typedIn } from './import-cells.ts'
import type { ImportLine } from './import-queries.ts'

const t = ((key: string) => key) as unknown as TFunction
beforeAll(() => i18next.init({ lng: 'ko' }))

const line = {
  row: 2,
  state: 'READY',
  email: 'a@b.kr',
  username: '',
  team: '서버팀',
  position: '',
  rank: '',
  joined_date: '2024.3.5',
  contract_type: '',
  weekly_hours: '',
  day_hours: '',
  phone: '',
  birth_date: '2000-01-02',
  custom: { custom_1: '예', custom_2: '글쎄' },
  read: { username: 'a', team: '본부 / 서버팀', joined_date: '2024-03-05', custom_1: 'true' },
  problems: [{ field: 'custom_2', code: 'CUSTOM_VALUE_NOT_YES_NO', message: '' }],
} satisfies ImportLine
const custom_columns = [
  { key: 'custom_1', name: '면허', kind: 'YES_NO' as const },
  { key: 'custom_2', name: '보험', kind: 'YES_NO' as const },
]
const shown = (key: string) => {
  const column = columnsOf({ custom_columns }, t).find((one) => one.key === key)!
  return shownIn(line, column, t)
}

test('a cell shows how it was understood, and what stands there where that is something else', () => {
  expect(shown('joined_date')).toEqual({ text: '2024년 3월 5일(화)', typed: '2024.3.5' })
  expect(shown('birth_date')).toEqual({ text: '2000년 1월 2일(일)' })
  expect(shown('team')).toEqual({ text: '본부 / 서버팀', typed: '서버팀' })
  // Nobody wrote it: the row says where the name is from.
  expect(shown('username')).toEqual({ text: 'a', isMade: true })
  expect(shown('rank')).toEqual({ text: '' })
  expect(shown('custom_1')).toEqual({ text: 'memberSheets.rows.yes', typed: '예' })
})

test('what could not be read is shown as it stands', () => {
  expect(shown('custom_2')).toEqual({ text: '글쎄' })
})

test('a correction goes where the column is', () => {
  expect([typedIn(line, 'custom_1'), typedIn(line, 'custom_9'), typedIn(line, 'team')]).toEqual([
    '예',
    '',
    '서버팀',
  ])
  expect(correctionOf('team', '웹팀')).toEqual({ team: '웹팀' })
  expect(correctionOf('custom_1', '아니요')).toEqual({ custom: { custom_1: '아니요' } })
})
