export const phrases: Translated<'phrases'> = {
  request: 'Request {{what}}',
  room: 'Book {{room}}',
  anyRoom: 'a meeting room',
  document: 'Write {{form}}',
  CORRECTION: 'Correct working time',
  DELEGATION: 'Delegate approvals',
  WORK: 'My work',
  CALENDAR: 'Leave calendar',
  DAY: 'My work',
  leftOut: 'Left out: {{words}}',
  remark: {
    PAST: 'A past date',
    REVERSED: 'Start and end swapped',
    UNIT: 'Unit not offered, left out',
  },
  example: {
    halfDay: 'half day tomorrow afternoon',
    range: 'annual leave dec 24 to 26',
    room: 'meeting room tomorrow 2pm to 3pm',
    consonants: 'ㄱㅎㅈ',
  },
  exampleHint: {
    halfDay: 'Request by kind and day',
    range: 'Request by period',
    room: 'Book by day and time',
    consonants: 'Find people by Korean initials',
  },
}
