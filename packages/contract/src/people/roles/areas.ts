import { area } from '../../area.ts'

export const roles = area({
  area: 'roles',
  path: '/user/role',
  touches: [
    'roles',
    'members.list',
    'members.count',
    'members.history',
    'user',
    'org.list_teams',
    'org.list_org',
  ],
})
