import type { settingsAreas as source } from '../ko/settings-areas.ts'
import type { SameShape } from '../same-shape.ts'

export const settingsAreas: SameShape<typeof source> = {
  company: {
    title: 'Basics',
    text: 'Name, join code, contact, language and time zone.',
    words: 'company name phone fax address motto invite join',
  },
  branding: { title: 'Brand', text: 'Logo and background picture.', words: 'image picture photo' },
  profileFields: {
    title: 'Profiles',
    text: 'Who sees and who changes what is known of people.',
    words: 'privacy public private phone birthday picture',
  },
  workHours: {
    title: 'Working hours',
    text: 'Usual hours and lunch, least and most, and what new members start with.',
    words: 'lunch break 52 hours contracted',
  },
  checking: {
    title: 'Check-in and check-out',
    text: 'How they are recognised and adjusted, and how overtime and holidays count.',
    words: 'rounding adjust overtime holiday position wifi gate',
  },
  leaveRules: {
    title: 'Leave',
    text: 'When leave arises, days in lieu, changing leave.',
    words: 'annual leave fiscal year joining lieu',
  },
  documentRules: {
    title: 'Documents',
    text: 'Numbers, delegation, substitutes, cancelling.',
    words: 'approvals serial delegate substitute',
  },
  teams: {
    title: 'Teams',
    text: 'Make and move teams, choose who leads.',
    words: 'department organisation leader parent',
  },
  ranks: { title: 'Ranks', text: 'Names and order of the ranks.', words: 'grade order' },
  customFields: {
    title: 'Extra fields',
    text: 'Decide what is recorded of people besides the profile, and who sees it.',
    words: 'custom field employee number emergency contact address profile hr',
  },
  eventCodes: {
    title: 'Event codes',
    text: 'Decide on kinds of leave and work, and who may use them.',
    words: 'leave kinds special family birthday sick maternity paternity remote outside events',
  },
  admins: {
    title: 'Admins and duties',
    text: 'Full admins, admins of teams, and who is in charge of what.',
    words: 'rights permission role limited manager payroll contract in charge',
  },
  permissions: {
    title: 'Who may do what',
    text: 'What each role and each person may do, and how far.',
    words: 'permission matrix rights scope role access',
  },
  features: {
    title: 'Features',
    text: 'Switch parts of the product on and off.',
    words: 'switch attendance check-in approvals meeting rooms',
  },
  branches: {
    title: 'Branches',
    text: 'Names and addresses of the head office and branches.',
    words: 'office site address',
  },
  locations: {
    title: 'Places of work',
    text: 'Positions and radii of the places used for check-in.',
    words: 'location GPS map position latitude longitude radius distance check-in',
  },
  wifi: {
    title: 'Wi-Fi',
    text: 'The networks used for check-in.',
    words: 'wireless internet IP address SSID BSSID router line check-in network',
  },
  gateUsers: {
    title: 'Gate users',
    text: 'Whose the codes of the entrance system are.',
    words: 'entrance card gate door code badge key',
  },
  payPlan: {
    title: 'Pay plan',
    text: 'A record of the plan that was agreed.',
    words: 'price payment free subscription plan FREE',
  },
  integrations: {
    title: 'Integrations',
    text: 'Connect calendars and messengers, and say which teams and people are which there.',
    words: 'Google Outlook calendar Teams Slack messenger connect link',
  },
}
