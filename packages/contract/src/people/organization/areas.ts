import { area } from '../../area.ts'

export const ranks = area({
  area: 'org',
  path: '/user/ranks',
  touches: ['org.list_ranks', 'org.list_org', 'members.list', 'members.history', 'user'],
})
export const teams = area({
  area: 'org',
  path: '/user/teams',
  touches: [
    'org.list_teams',
    'org.list_org',
    'org.search_org',
    'org.team_fullpath',
    'org.preview_team_move',
    'members.list',
    'members.count',
    'members.history',
    'user',
    'roles',
  ],
})
