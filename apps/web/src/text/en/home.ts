import type { home as source } from '../ko/home.ts'
import type { SameShape } from '../same-shape.ts'

export const home: SameShape<typeof source> = {
  greeting: 'Hello, {{name}}',
  start: {
    title: 'Getting started',
    note: 'After these steps your company can begin.',
    dismiss: 'Hide',
    done: 'Done',
    teams: 'Create a team',
    members: 'Invite members',
    hours: 'Check working hours',
    rooms: 'Create a meeting room',
  },
  day: { title: 'My day' },
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
    none: 'No annual leave has been granted yet.',
    open: 'Show leave',
  },
  team: {
    title: '{{name}} today',
    open: 'Show who is in',
    none: 'You are in no team',
    noneHint: 'Once you are in a team, you see here who is in.',
  },
  bookings: {
    title: 'Next meeting rooms',
    none: 'You have booked no room.',
    open: 'Show rooms',
    time: '{{from}} – {{to}}',
  },
  birthdays: { title: 'Birthdays this week', none: 'Nobody has a birthday this week.', today: 'Today' },
  notifications: {
    title: 'Notifications',
    unread: 'Unread',
    none: 'Nothing new.',
    open: 'Show notifications',
  },
}
