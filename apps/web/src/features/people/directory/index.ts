export { fieldOf } from './field-of.ts'
export { datedFields, datedHours, datedWorkFields, hoursLimits, type MemberChange } from './member-change.ts'
export { RankField, TeamField } from './id-fields.tsx'
export { type MemberState, memberStates, shownState } from './member-state.ts'
export {
  findLeaders,
  findPeople,
  type Member,
  type Person,
  personQuery,
  ranksQuery,
  teamOptions,
  teamsQuery,
} from './people-queries.ts'
export { DutyBadge, StateBadge } from './state-badge.tsx'
