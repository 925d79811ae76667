import { expect, test } from 'vitest'
import { countFound, openAtFirst, type OrgNode, searchTree, shownNodes } from './org-tree-model.ts'

const person = (user_id: number, username: string): OrgNode['members'][number] => ({
  user_id,
  username,
  position: '',
  rank_name: null,
  cmem_status: 'WORKING',
  is_leader: false,
  image_url: null,
})
const node = (team_id: number, team_name: string, rest: Partial<OrgNode> = {}): OrgNode => ({
  team_id,
  team_name,
  team_color: '',
  team_parent_id: null,
  team_leader: null,
  team_leader_name: null,
  team_charger: null,
  team_charger_name: null,
  team_nums: 0,
  team_sub_nums: 0,
  members: [],
  abilities: { move: false },
  subteams: [],
  ...rest,
})

const chart = [
  node(1, '개발본부', {
    members: [person(1, '박새벽')],
    subteams: [node(2, '플랫폼팀', { members: [person(2, '김현지'), person(3, '이도윤')] })],
  }),
  node(3, '영업팀', { members: [person(4, '김현진')] }),
]

test('nobody without a team: the place is left out (R-ORG-001)', () => {
  expect(shownNodes([...chart, node(0, 'NOT_ASSIGNED')]).map((one) => one.team_id)).toEqual([1, 3])
  expect(shownNodes([node(0, 'NOT_ASSIGNED', { members: [person(9, '한가람')] })])).toHaveLength(1)
})

test('initial consonants find people, with the teams above them', () => {
  const found = searchTree(chart, 'ㄱㅎㅈ')
  expect(found.map((one) => one.team_name)).toEqual(['개발본부', '영업팀'])
  expect(found[0]!.members).toEqual([])
  expect(found[0]!.subteams[0]!.members.map((one) => one.username)).toEqual(['김현지'])
  expect(countFound(chart, 'ㄱㅎㅈ')).toEqual({ teams: 0, people: 2 })
})

test('a team that fits keeps its people', () => {
  const [found] = searchTree(chart, '플랫')
  expect(found!.subteams[0]!.members).toHaveLength(2)
  expect(searchTree(chart, '없는 이름')).toEqual([])
})

test('a small company opens whole, a large one at the top', () => {
  expect(openAtFirst(chart)).toEqual(new Set([1, 2, 3]))
  const crowd = Array.from({ length: 200 }, (_, at) => person(100 + at, `사람${at}`))
  expect(openAtFirst([node(1, '본사', { subteams: [node(2, '공장', { members: crowd })] })])).toEqual(
    new Set([1]),
  )
})
