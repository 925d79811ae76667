import { area } from '../../area.ts'

export const members = area({ area: 'members', path: '/user/com_members' })
export const users = area({ area: 'user', path: '/user/users' })
export const profiles = area({ area: 'user', path: '/user/user_profile' })
