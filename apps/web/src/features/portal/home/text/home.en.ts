export const home: Translated<'home'> = {
  greeting: 'Hello, {{name}}',
  start: {
    title: 'Getting started',
    note: 'This list goes away once every step is done or hidden.',
    dismiss: 'Hide all',
    dismissStep: 'Hide “{{step}}”',
    dismissed: '{{n}} steps hidden.',
    again: 'Undo',
    done: 'Done',
    step: {
      TEAMS: 'Add a team',
      RANKS: 'Add ranks',
      MEMBERS: 'Invite members',
      HOURS: 'Check working hours',
      ROOMS: 'Add a meeting room',
    },
  },
  day: {
    title: 'My day',
  },
  next: {
    title: 'Next working day',
    meeting: 'First meeting',
    now: 'Now',
    atWork: '{{n}} at work',
  },
  away: {
    title: 'On leave',
    none: 'Nobody has leave planned.',
    part: '{{name}} ({{from}} – {{to}})',
    more: '{{names}} and {{n}} more',
  },
  approvals: {
    title: 'Approvals',
    toApprove: 'To decide',
    inProgress: 'In progress',
    open: 'Open inbox',
    count: '{{n}}',
  },
  leave: {
    title: 'My leave',
    usedOf: '{{used}} of {{total}} used',
    request: 'Request leave',
    open: 'View leave',
    available: 'Remaining',
    total: 'Granted',
    part: {
      used: 'Used',
      held: 'Requested',
      left: 'Remaining',
    },
  },
  team: {
    title: '{{name}} today',
    open: 'See who is in',
    nobody: 'None of {{n}} are in yet.',
  },
  bookings: {
    title: 'Upcoming bookings',
    open: 'View rooms',
  },
  birthdays: {
    title: 'Birthdays this week',
    today: 'Today',
  },
  notifications: {
    title: 'Notifications',
    open: 'All notifications',
  },
}
