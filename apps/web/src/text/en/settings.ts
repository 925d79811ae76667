import type { settings as source } from '../ko/settings.ts'
import type { SameShape } from '../same-shape.ts'
import { companySettings } from './company-settings.ts'
import { settingsAreas } from './settings-areas.ts'

export const settings: SameShape<typeof source> = {
  title: 'Settings',
  hint: 'Fit Gyeol to your company. Only what you may open is shown.',
  search: 'Find a setting (lunch, rounding, team)',
  nothing: 'No such setting',
  nothingHint: 'Try another word.',
  back: 'Settings',
  locked: 'Only full admins may change this.',
  forbiddenTitle: 'Not open to you',
  forbiddenText: 'Please ask a full admin.',
  group: {
    company: 'Company',
    people: 'Organisation and people',
    attendance: 'Work time',
    approvals: 'Approvals',
    access: 'Rights and features',
    connections: 'Connections',
  },
  area: settingsAreas,
  save: {
    dirty: 'There are unsaved changes.',
    revert: 'Undo changes',
    leaveTitle: 'There are unsaved changes',
    leaveText: 'If you leave now, they are lost.',
    leave: 'Leave',
    stay: 'Keep editing',
    failed: 'Not saved. Please look at the marked fields.',
  },
  company: companySettings,
  features: {
    hint: 'When off, its menu and screens disappear and its calls are refused. Records are kept, and work goes on once it is on again.',
    on: '{{name}} is on.',
    off: '{{name}} is off.',
    offAsk: 'Switch {{name}} off?',
    turnOff: 'Switch off',
    soon: 'Coming',
    soonHint:
      'Parts marked as coming are not in the product yet. When on, they can be used from the day they arrive.',
    outlookCategory: 'Categories in Outlook',
    outlookCategoryHint: 'Leave and work carry the colours of Outlook categories.',
    page: {
      title: 'Your company does not use {{name}}',
      text: 'Records are kept. Ask a full admin if you need it.',
      admin: 'Records are kept. You can switch it on again in the settings.',
      manage: 'Open the switches',
      home: 'Home',
      finish: 'Your company does not use {{name}}. What was in progress can be read and finished here.',
    },
    group: {
      work: 'Work time',
      documents: 'Documents and approvals',
      people: 'People and pay',
      office: 'Office',
      connect: 'Connections',
    },
    item: {
      API: {
        title: 'Open API',
        text: 'Other systems read and write with a key.',
        off: 'Keys stop at once. Connected systems can no longer read or write.',
      },
      ATTENDANCE: {
        title: 'Attendance',
        text: 'Records check-in and check-out and counts work time.',
        off: 'Nobody can check in or out, and the screens disappear. Records of work time are kept as the law demands.',
      },
      CERTIFICATES: {
        title: 'Certificates',
        text: 'Issues certificates of employment.',
        off: 'No new certificates. Those that were issued stay valid.',
      },
      CUSTOM_BOARD: {
        title: 'Boards',
        text: 'Boards that the company defines.',
        off: 'Boards and posts cannot be seen.',
      },
      DATACARD: {
        title: 'HR cards',
        text: 'Keeps personnel data on cards.',
        off: 'The cards cannot be seen. The basic data of people is used as before.',
      },
      DOCUMENT_APPROVAL: {
        title: 'Approvals',
        text: 'Documents are drafted and approved.',
        off: 'No new documents, and the menu disappears. Documents in progress and approvals of leave are opened from notifications and finished, and all documents are kept.',
      },
      EXPENSE: {
        title: 'Expenses',
        text: 'Receipts are handed in and paid.',
        off: 'Receipts can be neither handed in nor paid. What is unpaid waits until it is on again.',
      },
      GATE: {
        title: 'Gates',
        text: 'Takes over the records of entrance gates.',
        off: 'Records of gates are no longer taken over, and are not filled in later.',
      },
      GOOGLE_CALENDAR: {
        title: 'Google Calendar',
        text: 'Shows leave and events in Google Calendar.',
        off: 'New leave and events do not appear there. What is there stays.',
      },
      MEETING_ROOM: {
        title: 'Meeting rooms',
        text: 'Rooms are booked.',
        off: 'Nobody can book, and the screens disappear. Bookings are not deleted.',
      },
      MOOD: {
        title: 'Mood of the day',
        text: 'People leave their mood once a day.',
        off: 'Nobody is asked, and figures are not shown.',
      },
      NAVER_WORKS: {
        title: 'NAVER WORKS',
        text: 'Sends notices to NAVER WORKS.',
        off: 'No notices there. Those of Gyeol arrive as before.',
      },
      OUTLOOK_CALENDAR: {
        title: 'Outlook Calendar',
        text: 'Shows leave and events in Outlook.',
        off: 'New leave and events do not appear there. What is there stays.',
      },
      PAYROLL: {
        title: 'Payroll',
        text: 'Counts pay and sends payslips.',
        off: 'Pay cannot be counted nor payslips sent. Wage records are kept as the law demands.',
      },
      PERSONAL_DOCS: {
        title: 'Personal documents',
        text: 'Keeps the papers of each person.',
        off: 'Papers can be neither added nor opened. No file is deleted.',
      },
      SIGNATURE: {
        title: 'Contracts',
        text: 'Sends contracts and collects signatures.',
        off: 'No new contracts, and waiting signatures stop. Signed contracts are kept.',
      },
      SLACK: {
        title: 'Slack',
        text: 'Sends notices to Slack.',
        off: 'No notices there. Those of Gyeol arrive as before.',
      },
      SURVEY: {
        title: 'Surveys',
        text: 'Asks people in surveys.',
        off: 'Nobody can answer. Answers are kept.',
      },
      TEAMS: {
        title: 'Teams',
        text: 'Sends notices to Microsoft Teams.',
        off: 'No notices there. Those of Gyeol arrive as before.',
      },
      VACATION_PROMOTION: {
        title: 'Leave promotion',
        text: 'Urges to take leave as the law says.',
        off: 'Nobody is urged. Leave that was not promoted in time has to be paid (Labor Standards Act, Article 61).',
      },
      WEB_CHECK: {
        title: 'Web check-in',
        text: 'Check-in and check-out from the browser.',
        off: 'The buttons disappear. The screens of work time stay.',
      },
      WELFARE: {
        title: 'Welfare points',
        text: 'Gives and spends welfare points.',
        off: 'Points can be neither given nor spent. What is left is kept.',
      },
    },
  },
}
