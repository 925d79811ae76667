import {
  IconArchive,
  IconBell,
  IconBuilding,
  IconCalendarCheck,
  IconClock,
  IconEye,
  IconFileCheck,
  IconFileText,
  IconLogin,
  IconPhoto,
  IconPlane,
  IconBuildingCommunity,
  IconHistory,
  IconId,
  IconMapPin,
  IconPlugConnected,
  IconReceipt,
  IconCalendarCog,
  IconCalendarOff,
  IconForms,
  IconListCheck,
  IconListSearch,
  IconRoute,
  IconShieldCheck,
  IconSitemap,
  IconStairs,
  IconToggleRight,
  IconUser,
  IconUserExclamation,
  IconUsers,
  IconWifi,
  type TablerIcon,
} from '@tabler/icons-react'
import { providerFeatures } from '#contract/platform/integrations/providers.ts'
import { partOfSetting } from '#contract/platform/companies/setting-table.ts'
import type { OfferedFeature } from '../../../page/offered-feature.ts'
import { hasAnyFeature, hasFeature, type Profile } from '../../../page/profile.ts'
import type { TextKey } from '../../../text/keys.ts'
import { companyFields, featureFields } from './company-labels.ts'

/** The groups of the settings in their order; their names are `settings.group.<name>`. */
export const settingsGroups = [
  'company',
  'people',
  'attendance',
  'approvals',
  'access',
  'connections',
  'elsewhere',
] as const
export type SettingsGroup = (typeof settingsGroups)[number]

export type Viewer = Pick<Profile, 'is_admin' | 'is_admin_full' | 'features'>

interface Area {
  group: SettingsGroup
  path: `/main/${string}`
  icon: TablerIcon
  /** Full admins only, or limited admins too. */
  opens: 'full' | 'admin'
  /** The parts of the product that it is about: gone when all of them are off. */
  features?: readonly OfferedFeature[]
  /** Single settings that the search finds: id or name of the input on the screen, and the text of its label. */
  fields?: Readonly<Record<string, TextKey>>
}

/** What most areas are: for full admins only. */
function full<G extends SettingsGroup>(group: G, icon: TablerIcon) {
  return { group, icon, opens: 'full' } as const
}

/**
 * One line per area, in the order of its group. Its texts stand in text/settings.<language>.ts under `area` and the same
 * name: title, text, and the words under which people may look for it.
 */
export const areas = {
  company: {
    ...full('company', IconBuilding),
    path: '/main/settings/company',
    fields: companyFields.company,
  },
  branding: {
    ...full('company', IconPhoto),
    path: '/main/settings/branding',
    fields: companyFields.branding,
  },
  notices: { ...full('company', IconBell), path: '/main/settings/notifications' },
  profileFields: {
    ...full('people', IconEye),
    path: '/main/settings/profile-fields',
    fields: companyFields.profileFields,
  },
  workHours: {
    ...full('attendance', IconClock),
    path: '/main/settings/work-hours',
    fields: companyFields.workHours,
  },
  checking: {
    ...full('attendance', IconLogin),
    path: '/main/settings/checking',
    features: ['ATTENDANCE'],
    fields: companyFields.checking,
  },
  confirm: {
    ...full('attendance', IconCalendarCheck),
    path: '/main/settings/confirm',
    features: ['ATTENDANCE'],
  },
  leaveRules: {
    ...full('attendance', IconPlane),
    path: '/main/settings/leave',
    fields: companyFields.leaveRules,
  },
  documentRules: {
    group: 'approvals',
    icon: IconFileCheck,
    opens: 'admin',
    path: '/main/settings/documents',
    fields: companyFields.documentRules,
  },
  proofs: { ...full('approvals', IconHistory), path: '/main/settings/proofs' },
  lines: {
    group: 'approvals',
    path: '/main/settings/lines',
    icon: IconRoute,
    opens: 'admin',
    features: ['DOCUMENT_APPROVAL'],
  },
  lineRepair: {
    ...full('approvals', IconUserExclamation),
    path: '/main/settings/line-repair',
    features: ['DOCUMENT_APPROVAL'],
  },
  retention: {
    ...full('approvals', IconArchive),
    path: '/main/settings/retention',
    features: ['DOCUMENT_APPROVAL'],
  },
  forms: {
    group: 'approvals',
    path: '/main/settings/forms',
    icon: IconFileText,
    opens: 'admin',
    features: ['DOCUMENT_APPROVAL'],
  },
  teams: { group: 'people', path: '/main/settings/teams', icon: IconSitemap, opens: 'admin' },
  ranks: { group: 'people', path: '/main/settings/ranks', icon: IconStairs, opens: 'full' },
  customFields: {
    group: 'people',
    path: '/main/settings/custom-fields',
    icon: IconForms,
    opens: 'admin',
  },
  eventCodes: {
    group: 'attendance',
    path: '/main/settings/event-codes',
    icon: IconCalendarCog,
    opens: 'admin',
  },
  holidays: { ...full('attendance', IconCalendarOff), path: '/main/settings/holidays' },
  admins: { group: 'access', path: '/main/settings/admins', icon: IconShieldCheck, opens: 'admin' },
  permissions: {
    group: 'access',
    path: '/main/settings/permissions',
    icon: IconListCheck,
    opens: 'admin',
  },
  audit: { ...full('access', IconListSearch), path: '/main/settings/audit' },
  features: { ...full('access', IconToggleRight), path: '/main/settings/features', fields: featureFields },
  branches: {
    group: 'attendance',
    path: '/main/settings/branches',
    icon: IconBuildingCommunity,
    opens: 'full',
  },
  locations: {
    ...full('attendance', IconMapPin),
    path: '/main/settings/locations',
    features: ['ATTENDANCE'],
  },
  wifi: { ...full('attendance', IconWifi), path: '/main/settings/wifi', features: ['ATTENDANCE'] },
  gateUsers: {
    group: 'attendance',
    path: '/main/settings/gate-users',
    icon: IconId,
    opens: 'admin',
    features: ['GATE'],
  },
  payPlan: { group: 'company', path: '/main/settings/pay-plan', icon: IconReceipt, opens: 'full' },
  integrations: {
    group: 'connections',
    path: '/main/settings/integrations',
    icon: IconPlugConnected,
    opens: 'admin',
    features: Object.values(providerFeatures),
  },
  // What people look for among the settings and find on other screens: in the search only.
  members: { group: 'elsewhere', path: '/main/members', icon: IconUsers, opens: 'admin' },
  own: { group: 'elsewhere', path: '/main/me', icon: IconUser, opens: 'admin' },
} as const satisfies Record<string, Area>

export type SettingsArea = keyof typeof areas

export const settingsAreas = Object.keys(areas) as SettingsArea[]

/** The single settings of an area that the company has switched on, by the id or name of their input. */
export function fieldsOf(
  viewer: Pick<Viewer, 'features'>,
  area: SettingsArea,
): Readonly<Record<string, TextKey>> {
  const isOn = ([name]: [string, TextKey]) => hasFeature(viewer, partOfSetting(name) ?? '')
  return Object.fromEntries(Object.entries((areas[area] as Area).fields ?? {}).filter(isOn))
}

/** What a person may open: as an admin, and of parts that are switched on. */
export function mayOpen(viewer: Viewer, area: SettingsArea): boolean {
  const { opens, features } = areas[area] as Area
  if (features && !hasAnyFeature(viewer, features)) return false
  return opens === 'admin' ? viewer.is_admin : viewer.is_admin_full
}
