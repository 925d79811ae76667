/** By what a list of people is sorted; - is from the end. */
export const memberOrderings = [
  'joined_date',
  '-joined_date',
  'username',
  '-username',
  'position',
  '-position',
  'retire_date',
  '-retire_date',
  'rank',
  '-rank',
  'team',
  '-team',
] as const
