import { chromium, type Page } from '@playwright/test'
import type { OrgNode } from '../apps/web/src/features/people/organization/chart/index.ts'
import { frames, signIn } from './frames.ts'

/*
 * Frames of the drawn organisation chart while it is dragged and zoomed, with 800 teams and 10,000 people:
 *
 *     node bench/org-chart-frames.ts http://localhost:3000
 *
 * against a running server with the demo company; the chart's answer is replaced by a generated one. What counts is the share of
 * frames that came in time (requestAnimationFrame against the clock), not what the machine can do at best: an idle page is measured beside it.
 */
const [base = 'http://localhost:3000'] = process.argv.slice(2)
const PEOPLE = 10_000

function makeChart(): OrgNode[] {
  let id = 0
  let person = 0
  const make = (name: string, below: number[]): OrgNode => {
    id += 1
    const own = id
    const [count = 0, ...rest] = below
    const subteams = Array.from({ length: count }, (_, at) => make(`${name} ${at + 1}팀`, rest))
    const members = Array.from({ length: Math.round(PEOPLE / 800) }, (_, at) => {
      person += 1
      const position = '매니저'
      const state = { rank_name: '과장', cmem_status: 'WORKING', is_leader: at === 0, image_url: null }
      return { user_id: person, username: `김구성${person}`, position, ...state }
    })
    const all = members.length + subteams.reduce((sum, team) => sum + team.team_sub_nums, 0)
    for (const team of subteams) team.team_parent_id = own
    return {
      team_id: own,
      team_name: name,
      team_color: ['#4263eb', '#0ca678', '#f76707', ''][own % 4]!,
      team_parent_id: null,
      team_leader: members[0]!.user_id,
      team_leader_name: members[0]!.username,
      team_charger: null,
      team_charger_name: null,
      team_nums: members.length,
      team_sub_nums: all,
      members,
      subteams,
      abilities: { move: false },
    }
  }
  return Array.from({ length: 8 }, (_, at) => make(`${at + 1}본부`, [9, 10]))
}

async function open(page: Page): Promise<void> {
  await signIn(page, base)
  const chart = JSON.stringify(makeChart())
  await page.route('**/user/teams/list_org/**', (route) =>
    route.fulfill({ contentType: 'application/json', body: chart }),
  )
  await page.goto(`${base}/main/org`)
  await page.getByRole('treeitem').first().waitFor()
  await page.waitForTimeout(1000)
}

/** Three seconds of dragging to and fro, in small steps as a hand does. */
async function drag(page: Page): Promise<void> {
  const box = (await page.getByRole('tree').boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height - 60]
  await page.mouse.move(x, y)
  await page.mouse.down()
  const until = Date.now() + 3000
  for (let at = 0; Date.now() < until; at += 1) {
    await page.mouse.move(x + Math.sin(at / 30) * box.width * 0.45, y - 100 + Math.cos(at / 23) * 90)
    await page.waitForTimeout(4)
  }
  await page.mouse.up()
}

async function wheel(page: Page): Promise<void> {
  const box = (await page.getByRole('tree').boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  const until = Date.now() + 3000
  for (let at = 0; Date.now() < until; at += 1) {
    await page.mouse.wheel(0, Math.sin(at / 40) * 30)
    await page.waitForTimeout(8)
  }
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ko-KR' })
await open(page)
const rows: Record<string, unknown> = {}
rows['idle page'] = await frames(page, () => page.waitForTimeout(3000))
await page.getByRole('button', { name: '전체 맞춤' }).click()
await page.waitForTimeout(500)
rows['drag, everything in sight'] = await frames(page, () => drag(page))
await page.getByRole('searchbox').first().fill('4본부 5팀 3팀')
await page.waitForTimeout(1200)
await page.getByRole('searchbox').first().fill('')
await page.waitForTimeout(800)
rows['drag, letters readable'] = await frames(page, () => drag(page))
rows['zoom by wheel'] = await frames(page, () => wheel(page))
rows['boxes in the document'] = { perSecond: await page.getByRole('treeitem').count() }
console.table(rows)
await browser.close()
