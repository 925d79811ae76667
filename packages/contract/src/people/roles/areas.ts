import { area } from '../../area.ts'

export const roles = area({ area: 'roles', path: '/user/role' })
