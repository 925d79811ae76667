import { expect, test } from 'vitest'
import { readMatrixSearch } from './matrix-search.ts'
import { type Ability, groupAbilities, shownSubjects, type Subject } from './matrix-view.ts'

const ability = (key: string, area_name: string, title: string): Ability => ({
  key,
  area: key.split('.')[0]!,
  area_name,
  title,
  cells: {},
  endpoints: [],
})
const abilities = [
  ability('members.invite', '구성원', '구성원 초대'),
  ability('members.delete', '구성원', '구성원 삭제'),
  ability('org.teams', '조직', '팀 만들기'),
]

test('abilities stand under their area in the order of the answer', () => {
  expect(groupAbilities(abilities, '').map(({ name, abilities: inside }) => [name, inside.length])).toEqual([
    ['구성원', 2],
    ['조직', 1],
  ])
})

test.each([
  ['초대', ['members.invite']],
  ['조직', ['org.teams']],
  ['ㅌ ㅁㄷㄱ', ['org.teams']],
  ['없는 일', []],
])('%s finds %j', (words, keys) => {
  expect(groupAbilities(abilities, words).flatMap((group) => group.abilities.map(({ key }) => key))).toEqual(
    keys,
  )
})

test('a duty that opens nothing has no column, a role always has one', () => {
  const subject = (key: string, kind: Subject['kind'], opens: number): Subject => ({
    key,
    kind,
    name: key,
    opens,
    opened: [],
    lines: [],
  })
  const { shown, alike } = shownSubjects([
    subject('MEMBER', 'ROLE', 0),
    subject('PAYROLL', 'DUTY', 2),
    subject('HR', 'DUTY', 0),
  ])
  expect(shown.map(({ key }) => key)).toEqual(['MEMBER', 'PAYROLL'])
  expect(alike.map(({ key }) => key)).toEqual(['HR'])
})

test('nonsense in the address is left out', () => {
  expect(readMatrixSearch({ q: '', user: 'x', who: 'LEADER' })).toEqual({ who: 'LEADER' })
  expect(readMatrixSearch({ user: '7', q: '팀' })).toEqual({ user: 7, q: '팀' })
})
