export const home: Translated<'home'> = {
  greeting: 'Hello, {{name}}',
  start: {
    title: 'Getting started',
    note: 'The list goes once every step is done or hidden.',
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
    now: 'Right now',
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
    toApprove: 'Waiting for you',
    inProgress: 'Your documents in progress',
    open: 'Open the inbox',
    count: '{{n}}',
  },
  leave: {
    title: 'My leave',
    usedOf: '{{used}} of {{total}} used',
    request: 'Request leave',
    open: 'Show leave',
    available: 'Left',
    total: 'Granted',
    part: {
      used: 'Used',
      held: 'Requested',
      left: 'Left',
    },
  },
  team: {
    title: '{{name}} today',
    open: 'Show who is in',
    nobody: 'None of {{n}} people is in.',
  },
  bookings: {
    title: 'Next meeting rooms',
    open: 'Show rooms',
    time: '{{from}} – {{to}}',
  },
  birthdays: {
    title: 'Birthdays this week',
    today: 'Today',
  },
  notifications: {
    title: 'Notifications',
    open: 'Show notifications',
  },
}
