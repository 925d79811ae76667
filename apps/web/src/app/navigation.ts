import type { TablerIcon } from '@tabler/icons-react'
import {
  IconChartHistogram,
  IconClock,
  IconDoor,
  IconFileCheck,
  IconHome,
  IconMoodSmile,
  IconPlane,
  IconSettings,
  IconSitemap,
  IconUsers,
} from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { TextKey } from '../text/keys.ts'
import { lazyPart } from '../page/lazy-part.ts'
import { hasFeature, type Profile } from '../page/profile.ts'

export interface NavEntry {
  to: LinkProps['to'] & string
  text: TextKey
  icon: TablerIcon
  /** Left out: everybody sees it. */
  visible?: (profile: Profile) => boolean
  /** Active only on exactly this address. */
  exact?: boolean
  /** Place in the bottom bar of phones, 1 to 4; the rest is under "more". */
  phone?: 1 | 2 | 3 | 4
  /** Shorter name for the bottom bar. */
  phoneText?: TextKey
  /** A small number beside the name; loaded after the frame stands. */
  Count?: ComponentType
  /** Entries of the last group stand apart at the bottom: what administrators set. */
  group?: 'settings'
}

const WaitingDocuments = lazyPart(
  ['decisions'],
  () => import('../features/approvals/documents/waiting-count.tsx'),
  'WaitingCount',
)

/** What the sidebar, the bottom bar and the palette lead to, in their order. */
export const navigation: readonly NavEntry[] = [
  { to: '/main', text: 'shell.nav.home', icon: IconHome, exact: true, phone: 1 },
  {
    to: '/main/approval',
    text: 'shell.nav.approvals',
    icon: IconFileCheck,
    phone: 2,
    phoneText: 'shell.nav.approvalsPhone',
    Count: WaitingDocuments,
  },
  {
    to: '/main/work',
    text: 'shell.nav.work',
    icon: IconClock,
    phone: 3,
    phoneText: 'shell.nav.workPhone',
    visible: (profile) => hasFeature(profile, 'ATTENDANCE'),
  },
  { to: '/main/leave', text: 'shell.nav.leave', icon: IconPlane, phone: 4 },
  {
    to: '/main/meeting',
    text: 'shell.nav.meetingRooms',
    icon: IconDoor,
    visible: (profile) => hasFeature(profile, 'MEETING_ROOM'),
  },
  {
    to: '/main/mood',
    text: 'shell.nav.mood',
    icon: IconMoodSmile,
    visible: (profile) => hasFeature(profile, 'MOOD'),
  },
  { to: '/main/members', text: 'shell.nav.members', icon: IconUsers },
  { to: '/main/org', text: 'shell.nav.organization', icon: IconSitemap },
  {
    to: '/main/analytics',
    text: 'shell.nav.analytics',
    icon: IconChartHistogram,
    visible: (profile) => hasFeature(profile, 'ANALYTICS_MENU'),
  },
  {
    to: '/main/settings',
    text: 'shell.nav.settings',
    icon: IconSettings,
    group: 'settings',
    visible: (profile) => profile.is_admin,
  },
]
