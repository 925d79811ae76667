import { area } from '../../area.ts'
import { touchedPeople } from '../members/areas.ts'

export const ranks = area({ area: 'org', path: '/user/ranks', touches: touchedPeople })
export const teams = area({ area: 'org', path: '/user/teams', touches: touchedPeople })
