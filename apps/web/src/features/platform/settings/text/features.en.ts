export const features: Translated<'features'> = {
  hint: 'When off, its screens and settings disappear and requests are refused. Records are kept, and you continue where you left off once it is on again.',
  needs: 'Turn on {{name}} to use this.',
  on: '{{name}} is on.',
  off: '{{name}} is off.',
  offAsk: 'Turn off {{name}}?',
  turnOff: 'Turn off',
  page: {
    title: 'Your company does not use {{name}}',
    text: 'Records are kept. Ask a full admin if you need it.',
    admin: 'Records are kept. You can turn it on again in the settings.',
    manage: 'Feature settings',
    home: 'Home',
  },
  group: {
    work: 'Work time',
    documents: 'Documents and approvals',
    office: 'Office',
    connect: 'Integrations',
  },
  item: {
    ANALYTICS_MENU: {
      title: 'Work analytics',
      text: 'Compares working time and start and end times of teams by week and month.',
      off: 'The analytics screen and menu are hidden and its requests are refused. Work records are not affected.',
    },
    ATTENDANCE: {
      title: 'Attendance',
      text: 'Records check-in and check-out and calculates work time.',
      off: 'Nobody can check in or out; attendance screens and the settings of check-in, places and Wi-Fi disappear. Records of work time are kept as the law requires.',
    },
    DOCUMENT_APPROVAL: {
      title: 'Approvals',
      text: 'General documents are read and decided. Approvals of leave do not depend on this.',
      off: 'General documents cannot be drafted, viewed or decided, and disappear from the inbox and sent documents. Those in progress wait until this is on again. Documents of other features, such as leave, can still be decided.',
    },
    GATE: {
      title: 'Gate codes',
      text: 'Manages gate codes of members.',
      off: 'Gate codes can be neither viewed nor changed; their screen disappears. Registered codes are kept.',
    },
    GOOGLE_CALENDAR: {
      title: 'Google Calendar',
      text: 'Connects Google Calendar and records team calendars.',
      off: 'Google Calendar can be neither connected nor disconnected, and its status and team calendars disappear. An existing connection is kept: disconnect first to remove it.',
    },
    MEETING_ROOM: {
      title: 'Meeting rooms',
      text: 'Books and manages meeting rooms.',
      off: 'Nobody can book, and the screens disappear. Existing bookings are kept.',
    },
    MOOD: {
      title: 'Mood of the day',
      text: 'Asks people every day how they feel when they come and leave, and shows how groups are doing without names.',
      off: 'Nobody can answer or read moods, and the question on the home page and the mood screen are hidden. Answers are kept.',
    },
    OUTLOOK_CALENDAR: {
      title: 'Outlook Calendar',
      text: 'Connects Outlook Calendar and records team calendars.',
      off: 'Outlook Calendar can be neither connected nor disconnected, and its status and team calendars disappear. An existing connection is kept: disconnect first to remove it.',
    },
    SLACK: {
      title: 'Slack',
      text: 'Connects Slack and manages Slack IDs of members.',
      off: 'Slack can be neither connected nor disconnected, and its status and Slack IDs disappear. Both are kept: disconnect and delete the IDs first to remove them.',
    },
    TEAMS: {
      title: 'Microsoft Teams',
      text: 'Connects Microsoft Teams.',
      off: 'Microsoft Teams can be neither connected nor disconnected, and its status disappears. An existing connection is kept: disconnect first to remove it.',
    },
    VACATION_PROMOTION: {
      title: 'Leave-use promotion',
      text: 'Asks people in writing, within the legal period, to plan their remaining leave.',
      off: 'The screens of promotion and leave plans are hidden, and open procedures end the next morning without legal effect. Finished ones are kept.',
    },
    WEB_CHECK: {
      title: 'Web check-in',
      text: 'Records check-in and check-out in the browser.',
      off: 'Nobody can check in or out in the browser; the check-in screen and buttons disappear. Attendance records can still be viewed.',
    },
  },
}
