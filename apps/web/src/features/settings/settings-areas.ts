import {
  IconBuilding,
  IconShieldCheck,
  IconSitemap,
  IconStairs,
  IconToggleRight,
  type TablerIcon,
} from '@tabler/icons-react'
import type { Profile } from '../../app/profile.ts'

/** The areas of the settings in their order. */
export const settingsAreas = ['company', 'teams', 'ranks', 'admins', 'features'] as const
export type SettingsArea = (typeof settingsAreas)[number]

export const areaPaths = {
  company: '/main/settings/company',
  teams: '/main/settings/teams',
  ranks: '/main/settings/ranks',
  admins: '/main/settings/admins',
  features: '/main/settings/features',
} as const satisfies Record<SettingsArea, string>

export const areaIcons: Record<SettingsArea, TablerIcon> = {
  company: IconBuilding,
  teams: IconSitemap,
  ranks: IconStairs,
  admins: IconShieldCheck,
  features: IconToggleRight,
}

/** What a person may open: full admins everything, limited admins the teams. */
export function mayOpen(profile: Pick<Profile, 'is_admin' | 'is_admin_full'>, area: SettingsArea): boolean {
  return area === 'teams' ? profile.is_admin : profile.is_admin_full
}
