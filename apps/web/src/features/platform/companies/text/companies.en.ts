export const companies: Translated<'companies'> = {
  identity: 'Company',
  place: 'Language and time zone',
  timezoneHint: 'All dates and times follow this zone.',
  joinCode: {
    title: 'Join code',
    hint: 'Anyone with this code can join the company.',
    renew: 'Renew',
    renewAsk: 'Renew the join code?',
    renewText: 'The current code stops working at once. People who have joined stay.',
    edit: 'Set prefix',
    beginning: 'Code prefix',
    beginningHint: 'Ten more characters follow, so that nobody can guess it.',
    changed: 'The join code was changed. The old one no longer works.',
    short: 'Enter at least two characters.',
  },
  usualHours: 'Usual working hours',
  usualHoursHint: 'Public holidays and their substitutes are days off automatically.',
  dayLength: '{{length}} of work a day, lunch left out',
  dayOverMidnight:
    '{{length}} of work a day, lunch left out. The end is before the start, so work ends at {{end}} on the next day.',
  dayTooLong:
    'Contractual hours cannot exceed {{most}} a day without breaks (Labor Standards Act (근로기준법) Art. 50(2)). Check that an exception applies, such as flexible working hours or work the labor office has exempted.',
  records: 'Attendance records',
  recordsHint:
    'Working days before this day are neither missing records nor absences, and do not stand in the way of confirming a period.',
  bounds: 'Expected working time',
  boundsHint:
    'Work outside these limits is shown under My attendance, in the preview of overtime requests and in approval documents. Nothing is refused.',
  rangeOrder: 'The maximum cannot be shorter than the minimum.',
  newMembers: 'Defaults for new members',
  newMembersHint: 'Applies to people who are invited or join. Existing members do not change.',
  recognised: 'Check-in on a computer',
  places: 'Where people check in',
  placesHint:
    'Only what has networks or workplaces registered is checked; with both on, either is enough. Off-site work and approved remote days are not checked.',
  gate: 'Gate records',
  gateHint:
    'When passing the gate with one’s own code counts as checking in or out. With 0 minutes it always does. Earlier passages are not recorded; the button on the screen works at any time.',
  counting: 'Work time calculation',
  wageHint:
    'If rounding cuts time actually worked, the wage for it goes unpaid, which the law forbids (Labor Standards Act (근로기준법) Art. 43).',
  basis: {
    ACTUAL_TIME: 'Time actually worked',
    EVENT_TIME_IF_REQ: 'Time of the approved request',
    ACTUAL_TIME_IF_REQ: 'Time worked on days with an approved request',
    OVERLAP_TIME_IF_REQ: 'Time both requested and worked',
  },
  requestHint:
    'Overtime and holiday work that the company ordered, or knew of and did not stop, must be paid even without a request (Labor Standards Act (근로기준법) Art. 56).',
  leaveYear: 'Leave year',
  leaveBases: {
    HIRE_DATE: 'Hire date (per person)',
    FISCAL_YEAR: 'Fiscal year (same for all)',
  },
  month: 'Month {{n}}',
  basisHint:
    'A new basis applies to leave granted from now on. On departure, leave is settled by hire date and any shortfall is granted.',
  calendars: 'Calendar subscriptions',
  calendarsHint:
    'Subscribed calendars mark each entry as leave, remote, off-site or work, so that Outlook can color them by category.',
  leaveRequests: 'Leave requests',
  leaveRequestsHint:
    'People can change their own leave request until an approver has opened it. Otherwise they cancel it and send a new one.',
  comptime: 'Compensatory time off and swapped holidays',
  comptimeHint:
    'This needs a written agreement with the employee representative (Labor Standards Act (근로기준법) Art. 57, for public holidays that are swapped Art. 55(2)). Approved overtime and holiday work earn time off at the premium rate, for requests made from now on. A swap must be approved 24 hours before work would begin on both days.',
  carryHint:
    'With 0 days, unused leave expires at the end of its period. A change applies to leave of years that have not ended.',
  roundings: {
    TWO_DECIMALS: 'Two decimals',
    HALF_DAY_UP: 'Up to half days',
    FULL_DAY_UP: 'Up to whole days',
  },
  approvals: 'Document numbers',
  serialHint:
    '{seq} is the running number; {seq:4} sets its digits. You can also use {yyyy} {yy} {mm} {dd} {team} {form} {com}.',
  serialNeeds: 'Include {seq} once and use only the known fields.',
  serialExample: 'Example: {{number}}',
  exampleTeam: 'HR',
  exampleForm: 'Leave',
  line: 'Approval order',
  waiting: 'Waiting documents',
  remindHint:
    'People are reminded each time a document has waited this long, days off not counted. 0 for never.',
  duplicates: {
    ALL: 'Decide at each step',
    PRE: 'Once, at the earlier step',
    POST: 'Once, at the later step',
  },
  profileHint:
    'Fields not in use are not shown. The person, their leaders and admins see fields hidden from colleagues.',
  profileCaption: 'Profile fields: who can view and edit',
  profileField: 'Field',
  flags: {
    active: 'In use',
    public: 'Visible to colleagues',
    owner: 'Editable by the person',
  },
  flagOf: '{{field}}: {{flag}}',
  adminOnly: 'Admins only',
  brand: {
    logoHint: 'Shown next to the company name above the menu. PNG, JPEG or WebP, up to 10 MB.',
    backgroundHint: 'Shown at the top of the home screen. Wide pictures work best.',
    none: 'None yet.',
    removeLogoAsk: 'Remove the logo?',
    removeBackgroundAsk: 'Remove the background picture?',
    saved: 'Saved. Everyone sees it at once.',
    removed: 'Removed.',
    preview: 'Preview before saving.',
  },
  lunchOrder: 'Lunch must end after it starts.',
  lunchOutside: 'Lunch must lie within the working hours.',
  dinner: 'Dinner break',
  dinnerHint:
    'For people who work on after their hours. It counts neither as work nor as overtime. Leave both empty for none.',
  dinnerFirst: 'Enter the times of the dinner break first.',
  dinnerBoth: 'Enter two different times, or leave both empty.',
  dinnerInside: 'The dinner break must lie outside the working hours.',
}
