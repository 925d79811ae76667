import type { organization as source } from '../ko/organization.ts'
import type { SameShape } from '../same-shape.ts'

export const organization: SameShape<typeof source> = {
  nav: 'Organisation',
  title: 'Organisation chart',
  hint: 'Teams and people at a glance. Arrow keys open and close.',
  search: 'Find a team or a person',
  people: '{{n}} people',
  ownAndBelow: '{{own}} directly · {{all}} in all',
  leader: 'Leader',
  leaderOf: 'Led by {{name}}',
  noLeader: 'No leader',
  noTeam: 'No team',
  absence: 'On absence',
  invited: 'Invited',
  expandAll: 'Open all',
  collapseAll: 'Close all',
  manage: 'Manage teams',
  found: '{{teams}} teams and {{people}} people found.',
  nothing: 'No such team or person',
  nothingHint: 'Search with a part of the name or its initial consonants.',
  empty: 'No teams yet',
  emptyAdmin: 'Make the first team under team settings.',
  emptyMember: 'Teams appear here once an admin has made them.',
  emptyTeam: 'Nobody directly in this team.',
}
