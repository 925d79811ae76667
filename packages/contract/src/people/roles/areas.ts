import { area } from '../../area.ts'
import { touchedPeople } from '../members/areas.ts'

export const roles = area({ area: 'roles', path: '/user/role', touches: touchedPeople })
