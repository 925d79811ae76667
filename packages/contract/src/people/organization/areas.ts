import { area } from '../../area.ts'

export const ranks = area({ area: 'org', path: '/user/ranks' })
export const teams = area({ area: 'org', path: '/user/teams' })
