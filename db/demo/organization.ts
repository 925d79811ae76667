import { insertRows } from './insert-rows.ts'
import type { World } from './world.ts'

export interface TeamPlan {
  name: string
  parent: string | null
  /** How much of the company works here; a team of leaders only has none. */
  weight: number
  color: string
}

/** Three levels: divisions, departments, squads. */
export const TEAM_PLANS: readonly TeamPlan[] = [
  { name: '경영지원본부', parent: null, weight: 0, color: '#4263eb' },
  { name: '개발본부', parent: null, weight: 0, color: '#0ca678' },
  { name: '사업본부', parent: null, weight: 0, color: '#f76707' },
  { name: '인사팀', parent: '경영지원본부', weight: 5, color: '#748ffc' },
  { name: '재무팀', parent: '경영지원본부', weight: 5, color: '#91a7ff' },
  { name: '플랫폼실', parent: '개발본부', weight: 2, color: '#38d9a9' },
  { name: '제품실', parent: '개발본부', weight: 3, color: '#63e6be' },
  { name: '영업팀', parent: '사업본부', weight: 8, color: '#ff922b' },
  { name: '마케팅팀', parent: '사업본부', weight: 5, color: '#ffa94d' },
  { name: '고객지원팀', parent: '사업본부', weight: 6, color: '#ffc078' },
  { name: '서버팀', parent: '플랫폼실', weight: 7, color: '#20c997' },
  { name: '인프라팀', parent: '플랫폼실', weight: 4, color: '#12b886' },
  { name: '웹팀', parent: '제품실', weight: 8, color: '#96f2d7' },
  { name: '앱팀', parent: '제품실', weight: 6, color: '#c3fae8' },
]

export const RANKS = ['사원', '대리', '과장', '차장', '부장', '이사'] as const
export type Rank = (typeof RANKS)[number]

/** Makes the ranks. @returns id by name */
export async function createRanks({ tx, companyId }: World): Promise<Map<string, number>> {
  const rows = RANKS.map((name, index) => ({ company_id: companyId, name, sort_order: RANKS.length - index }))
  const made = await insertRows<{ id: number; name: string }>(tx, 'ranks', rows, ['id', 'name'])
  return new Map(made.map(({ id, name }) => [name, id]))
}

/** Makes the tree, level by level, still without leaders. @returns id by name */
export async function createTeams({ tx, companyId, today }: World): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  let level = TEAM_PLANS.filter((team) => team.parent === null)
  while (level.length > 0) {
    const rows = level.map((team) => ({
      company_id: companyId,
      name: team.name,
      parent_id: team.parent === null ? null : ids.get(team.parent),
      color: team.color,
      opened_on: today.subtract({ years: 10 }).toString(),
      sort_order: TEAM_PLANS.indexOf(team),
    }))
    const made = await insertRows<{ id: number; name: string }>(tx, 'teams', rows, ['id', 'name'])
    for (const { id, name } of made) ids.set(name, id)
    const names = new Set(level.map((team) => team.name))
    level = TEAM_PLANS.filter((team) => team.parent !== null && names.has(team.parent))
  }
  return ids
}
