export const home: Translated<'home'> = {
  greeting: 'Hello, {{name}}',
  arrange: 'Arrange home',
  day: {
    title: 'My day',
  },
  next: {
    title: 'Next working day',
    meeting: 'First meeting',
    now: 'Now',
    atWork: '{{n}} at work',
  },
  forgotten: {
    DAY: 'Nothing was recorded for {{day}}.',
    OUT: 'You did not check out on {{day}}.',
    PLAN: 'You did not check out on {{day}}, so the scheduled time ({{time}}) was recorded.',
    correct: 'Correct the record',
  },
  events: {
    label: 'Upcoming events',
    everybody: 'All members',
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
    requested: 'Sent, waiting',
    inProgress: 'Sent, in progress',
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
  celebrations: {
    title: 'This week',
    birthday: 'Birthday',
    years: '{{n}}-year anniversary',
    more: 'Show {{n}} more',
    today: 'Today',
  },
  menu: {
    title: 'Menu of the day',
    none: 'No menu has been entered.',
    week: 'This week',
    enter: 'Enter the menu',
  },
  operator: {
    title: 'Message from the operator',
    from: 'Service operator',
    putAway: 'Close the message',
  },
  notifications: {
    title: 'Notifications',
    open: 'All notifications',
  },
}
