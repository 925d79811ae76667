/** What may stand against a change of a member. */
export const changeErrors = [
  'FORBIDDEN',
  'NOT_FOUND',
  'TEAM_CLOSED',
  'CHANGE_BEFORE_JOINED',
  'CHANGE_AFTER_RETIRED',
  'EMPLOYMENTS_OVERLAP',
  'JOINED_AFTER_ABSENCE',
  'RETIRED_BEFORE_JOINED',
  'WRONG_MEMBER_STATE',
  'PROFILE_FIELD_LOCKED',
] as const
