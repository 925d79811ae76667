export const noticeSettings: Translated<'noticeSettings'> = {
  title: 'Notification settings',
  hint: 'Choose how you are told. Changes are saved at once.',
  forCompany: 'Company defaults',
  topicHead: 'Notification',
  way: { inApp: 'In the product', push: 'Push', mail: 'Email' },
  mail: { NOW: 'At once', DIGEST: 'In the digest', NONE: 'Never' },
  required: 'The law requires it, so it is always shown in the product.',
  topic: {
    APPROVAL_TURN: {
      title: 'Approval requests',
      text: 'A document waits for your decision, or a decision was delegated to you.',
    },
    APPROVAL_REMINDER: {
      title: 'Waiting approvals',
      text: 'Documents have waited for your decision for several working days.',
    },
    APPROVAL_OUTCOME: {
      title: 'Outcomes',
      text: 'Your document was approved, rejected or decided on your behalf, or one you received was withdrawn or canceled.',
    },
    APPROVAL_TALK: {
      title: 'Comments, copies and circulation',
      text: 'Somebody commented on a document of yours, or one that you only read arrived or was approved.',
    },
    DELEGATION: {
      title: 'Delegations and lines',
      text: 'A delegation begins or ends, or your approval line was changed.',
    },
    WORK_RECORDS: { title: 'Missing records', text: 'A check-in or check-out is missing.' },
    WORK_CONFIRM: { title: 'Work confirmation', text: 'Work time has to be confirmed, or was reopened.' },
    HOLIDAYS: { title: 'Holiday changes', text: 'A holiday was changed or swapped, and your days with it.' },
    OWN_DAYS: {
      title: 'Your leave and days',
      text: 'Somebody requested or entered time for you, or adjusted your leave.',
    },
    LEAVE_PROMOTION: {
      title: 'Leave-use promotion',
      text: 'A leave plan is due, or days of leave were fixed.',
    },
    PEOPLE: { title: 'People', text: 'Somebody joined or left the company.' },
    COMPANY_TASKS: {
      title: 'For admins to check',
      text: 'Departures on hold, retention periods, public holidays that bind and the like.',
    },
    OWN_WORK: { title: 'Work you started', text: 'An import or a recalculation that you started has ended.' },
  },
  times: 'Times',
  digestTime: 'Time of the digest',
  digestHint: 'Once a day with what is unread. On a day with nothing to say, none is sent.',
  quiet: 'Quiet hours',
  quietHint: 'No email or push leaves meanwhile; afterwards you get one with all of it.',
  from: 'From',
  to: 'To',
  daysOff: 'No email or push on days off of the company',
  push: {
    title: 'Push notifications',
    hint: 'This device tells you even while the browser is closed.',
    state: {
      unsupported:
        'This browser cannot take push notifications. On iPhone and iPad, add Gyeol to the home screen first.',
      denied: 'Notifications are blocked. Allow them in the site settings of the browser.',
      off: 'This browser does not take push notifications.',
      on: 'This browser takes push notifications.',
    },
    begin: 'Turn on in this browser',
    end: 'Turn off',
    browsers: 'Browsers with push notifications',
    here: 'This browser',
    since: 'Since {{at}}',
    failed: 'The push service of the browser could not be reached. Please try again in a while.',
  },
  alwaysHere: 'Always',
  always: 'Emails that are always sent',
  alwaysText:
    'Sign-in codes, password changes, sign-ins on new devices and other account security emails, and invitations, are sent whatever you choose.',
}
