export const features: Translated<'features'> = {
  hint: 'When off, its screens and settings disappear and its calls are refused. Records are kept, and work goes on once it is on again.',
  needs: 'Switch on {{name}} to use this.',
  on: '{{name}} is on.',
  off: '{{name}} is off.',
  offAsk: 'Switch {{name}} off?',
  turnOff: 'Switch off',
  outlookCategory: 'Categories in Outlook',
  page: {
    title: 'Your company does not use {{name}}',
    text: 'Records are kept. Ask a full admin if you need it.',
    admin: 'Records are kept. You can switch it on again in the settings.',
    manage: 'Open the switches',
    home: 'Home',
  },
  group: {
    work: 'Work time',
    documents: 'Documents and approvals',
    office: 'Office',
    connect: 'Connections',
  },
  item: {
    ATTENDANCE: {
      title: 'Attendance',
      text: 'Records check-in and check-out and counts work time.',
      off: 'Nobody can check in or out; the screens of work time and the settings of check-in, places of work and Wi-Fi disappear. Records of work time are kept as the law demands.',
    },
    DOCUMENT_APPROVAL: {
      title: 'Approvals',
      text: 'General documents are read and decided. Approvals of leave do not depend on this.',
      off: 'General documents cannot be drafted, read or decided, and disappear from inbox and sent. Those in progress wait until this is on again. Documents of other features, such as leave, stay in the boxes and are decided there.',
    },
    GATE: {
      title: 'Gate users',
      text: 'Keep whose the codes of the entrance system are.',
      off: 'Gate codes can be neither seen nor changed; their screen and the gate settings disappear. Codes on record stay.',
    },
    GOOGLE_CALENDAR: {
      title: 'Google calendar',
      text: 'Connect the Google calendar and settle which belongs to which team.',
      off: 'Google Calendar can be neither connected nor disconnected, and its state and team calendars disappear. An existing connection is kept: to remove it, disconnect before you switch this off.',
    },
    MEETING_ROOM: {
      title: 'Meeting rooms',
      text: 'Rooms are booked.',
      off: 'Nobody can book, and the screens disappear. Bookings are not deleted.',
    },
    OUTLOOK_CALENDAR: {
      title: 'Outlook calendar',
      text: 'Connect the Outlook calendar and settle which belongs to which team.',
      off: 'The Outlook calendar can be neither connected nor disconnected, and its state, team calendars and category setting disappear. An existing connection is kept: to remove it, disconnect before you switch this off.',
    },
    SLACK: {
      title: 'Slack',
      text: 'Connect Slack and keep the Slack IDs of members.',
      off: 'Slack can be neither connected nor disconnected, and its state and the Slack IDs disappear. Both are kept: to remove them, disconnect and delete the IDs before you switch this off.',
    },
    TEAMS: {
      title: 'Teams',
      text: 'Connect Microsoft Teams.',
      off: 'Microsoft Teams can be neither connected nor disconnected, and its state disappears. An existing connection is kept: to remove it, disconnect before you switch this off.',
    },
    WEB_CHECK: {
      title: 'Web check-in',
      text: 'Check-in and check-out from the browser.',
      off: 'Nobody can check in or out in the browser; the check-in screen and buttons disappear. Records of work time can still be read.',
    },
  },
}
