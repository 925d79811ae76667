import type { SameShape } from '../same-shape.ts'
import type { permissions as ko } from '../ko/permissions.ts'

export const permissions: SameShape<typeof ko> = {
  search: 'Find something to do',
  caption: 'What each role may do, and how far',
  ability: 'What can be done',
  note: 'Made from the very rules that the server asks, not from a description beside them.',
  scope: { SELF: 'own', LED: 'teams led', COVERED: 'teams covered', COMPANY: 'whole company' },
  may: { ALL: 'may', SOME: 'in part', NONE: 'may not' },
  some: '{{open}} of {{n}}',
  who: 'Whose permissions',
  sameAsMembers:
    'In charge of {{names}}: for now the same as every member. What only they may do will appear in this table.',
  inLines: '{{name}}: stands in the approval lines {{lines}}.',
  nothing: 'Nothing found',
  nothingHint: 'Please try other words.',
  person: 'And this person?',
  personHint: 'Choose a member to see what they may do.',
  back: 'By role',
  origin: {
    title: 'What {{name}} may do',
    full: 'Full admin',
    led: 'Leads: {{teams}}',
    covered: 'Looks after: {{teams}}',
    duties: 'In charge of: {{names}}',
    member: 'Member',
    shutOut: 'The company has shut this person out: only the own profile can be seen.',
    beyond: 'May do {{n}} things beyond what every member may.',
    plain: 'May do what every member may, nothing beyond.',
  },
  why: {
    title: 'Why do I see this?',
    ownTitle: 'Who sees my record?',
    viewers: 'Who sees this record',
    SELF: 'It is your own record.',
    FULL_ADMIN: 'You are a full admin and see everybody’s records.',
    LEADER: 'You lead {{team}} and see this person’s records of work, leave and employment.',
    COVER: 'You look after {{team}} as {{role}} and may see and change this person’s records.',
    COLLEAGUE:
      'You are a colleague and see only what the company shows to everybody: name, team, how to reach the person.',
    path: 'Through the teams: {{path}}',
    by: { FULL_ADMIN: 'Full admin', LEADER: 'Leads {{team}}', COVER: '{{team}}, {{role}}' },
    others:
      'Other colleagues see only what the company shows to everybody: name, team, how to reach the person.',
    nobody: 'Nobody else sees this record.',
    show: '{{n}} others see this record',
    hide: 'Hide',
  },
}
