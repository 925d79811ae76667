import { expect, test } from 'vitest'
import { walk } from './chart-keys.ts'
import { COMPANY_ID, drawChart, findInChart, type OrgNode } from './chart-model.ts'
import { chartSvg, pictureScale } from './chart-svg.ts'
import { mayTake } from './use-team-drag.ts'

const person = (user_id: number, username: string): OrgNode['members'][number] => ({
  user_id,
  username,
  position: '매니저',
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
  team_nums: rest.members?.length ?? 0,
  team_sub_nums: 3,
  members: [],
  subteams: [],
  abilities: { move: true },
  ...rest,
})
const chart = [
  node(1, '개발본부', {
    subteams: [node(2, '웹팀', { members: [person(1, '김현지'), person(2, '이도윤')] }), node(3, '앱팀')],
  }),
  node(4, '영업팀', { subteams: [node(5, '<b>해외&amp;팀')] }),
  node(0, 'NOT_ASSIGNED', { members: [person(3, '김현진')] }),
]
const NONE = new Set<number>()

test('the company stands above its teams, a branch by itself', () => {
  const whole = drawChart(chart, false, NONE)
  expect(whole.layout.boxes.map((box) => box.id)).toEqual([COMPANY_ID, 1, 2, 3, 4, 5, 0])
  expect(whole.teams.get(COMPANY_ID)).toMatchObject({ people: 9, childIds: [1, 4, 0] })
  const branch = drawChart([chart[0]!], true, NONE)
  expect(branch.layout.boxes[0]).toMatchObject({ id: 1, level: 1, parentId: null })
})

test('an opened team has room for its people, an empty one does not open', () => {
  const closed = drawChart(chart, false, NONE).boxes.get(2)!
  const opened = drawChart(chart, false, new Set([2, 3]))
  expect(opened.boxes.get(2)!.height).toBeGreaterThan(closed.height)
  expect([opened.teams.get(2)!.isOpened, opened.teams.get(3)!.isOpened]).toEqual([true, false])
})

test('finds stand in the order of the chart, people in their teams', () => {
  expect(findInChart(chart, (name) => name.includes('팀') || name.startsWith('김'))).toEqual([
    { teamId: 2 },
    { teamId: 2, personId: 1 },
    { teamId: 3 },
    { teamId: 4 },
    { teamId: 5 },
    { teamId: 0, personId: 3 },
  ])
})

test('arrow keys walk up, down and to the side, over the end of a row to the next cousin', () => {
  const drawn = drawChart(chart, false, NONE)
  const steps = (from: number) =>
    ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => walk(drawn, from, key))
  expect(steps(COMPANY_ID)).toEqual([null, 1, null, null])
  expect(steps(1)).toEqual([COMPANY_ID, 2, null, 4])
  expect(steps(3)).toEqual([1, null, 2, 5])
  expect(steps(0)).toEqual([COMPANY_ID, null, 4, null])
  expect([walk(drawn, 3, 'Home'), walk(drawn, 3, 'End'), walk(drawn, 3, 'x')]).toEqual([COMPANY_ID, 0, null])
  expect(walk(drawn, 99, 'ArrowUp')).toBe(COMPANY_ID)
})

test('a team is dropped anywhere but on itself, below itself, where it stands, and among those in no team', () => {
  const drawn = drawChart(chart, false, NONE)
  const takers = (id: number) =>
    drawn.layout.boxes.map((box) => box.id).filter((over) => mayTake(drawn, id, over))
  expect(takers(2)).toEqual([COMPANY_ID, 3, 4, 5])
  expect(takers(1)).toEqual([4, 5])
})

const words = {
  nameOf: ({ node: team }: { node: OrgNode | null }) => team?.team_name ?? '결 데모',
  leaderOf: () => '팀장 없음',
  countOf: () => '3명',
}

test('the picture holds every name, and no name is code in it', () => {
  const svg = chartSvg(drawChart(chart, false, new Set([2])), words, '결 "데모" 조직도')
  expect(svg).toContain('>웹팀</text>')
  expect(svg).toContain('>김현지</text>')
  expect(svg).toContain('&lt;b&gt;해외&amp;amp;팀')
  expect(svg).toContain('결 &quot;데모&quot; 조직도')
  expect(svg).not.toMatch(/<b>|href|<image/)
})

test('a colour that is none does not get into the picture', () => {
  const evil = node(1, '팀', { team_color: '"/><script>' })
  expect(chartSvg(drawChart([evil], true, NONE), words, '')).not.toContain('script')
})

test('small pictures are sharp, large ones within what browsers hold', () => {
  expect(pictureScale(800, 600)).toBe(2)
  expect(pictureScale(24_000, 1000)).toBe(0.5)
  const [width, height] = [18_000, 12_000]
  const scale = pictureScale(width, height)
  expect(width * height * scale * scale).toBeLessThanOrEqual(80_000_001)
})
