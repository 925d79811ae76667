import { type ComponentType, Suspense } from 'react'
import type { HomeWidget } from '#contract/portal/home/layout.ts'
import { lazyPart } from '../../../page/lazy-part.ts'
import { hasFeature, type Profile } from '../../../page/profile.ts'
import { CardSkeleton } from '../../../ui/feedback/card-skeleton.tsx'
import { ApprovalsCard } from './approvals-card.tsx'
import { BookingsCard } from './bookings-card.tsx'
import { DayCard } from './day-card.tsx'
import type { Home } from './home-queries.ts'
import { LeaveCard } from './leave-card.tsx'
import { NextDayCard } from './next-day-card.tsx'
import { TeamCard } from './team-card.tsx'

// Below what calls: they hold up nothing else. Their skeletons keep their room.
const NotificationsCard = lazyPart(
  ['notifications'],
  () => import('./notifications-card.tsx'),
  'NotificationsCard',
)
const MoodCard = lazyPart(['mood'], () => import('./mood-part.tsx'), 'MoodCard')
const MenuCard = lazyPart([], () => import('./menu-card.tsx'), 'MenuCard')
const CelebrationsCard = lazyPart([], () => import('./celebrations-card.tsx'), 'CelebrationsCard')

/** Nothing is to be done today: what is told of others is told of the next working day, or of none. */
export function isDayOff({ away, today }: Home): boolean {
  return away?.date !== today.date
}

const celebrationsOf = ({ birthdays, anniversaries }: Home) => birthdays.length + anniversaries.length

interface Widget {
  /** Whether the person could ever have it, so that it can be arranged. */
  offered?: (profile: Profile) => boolean
  Card: ComponentType<{ home: Home }>
}

const uses = (part: string) => (profile: Profile) => hasFeature(profile, part)

/** What the start page is made of. A card that has nothing to say is not there. */
export const widgets: Record<HomeWidget, Widget> = {
  APPROVALS: { Card: ({ home }) => <ApprovalsCard approvals={home.approvals} /> },
  DAY: {
    Card: ({ home }) =>
      isDayOff(home) ? <NextDayCard home={home} /> : home.work && <DayCard home={home} work={home.work} />,
  },
  BOOKINGS: {
    offered: uses('MEETING_ROOM'),
    Card: ({ home }) => <BookingsCard bookings={home.bookings} />,
  },
  MOOD: {
    offered: uses('MOOD'),
    Card: ({ home }) =>
      home.mood &&
      !isDayOff(home) && (
        <Suspense fallback={<CardSkeleton lines={2} />}>
          <MoodCard mood={home.mood} />
        </Suspense>
      ),
  },
  LEAVE: { Card: ({ home }) => <LeaveCard leave={home.leave} /> },
  TEAM: {
    offered: uses('ATTENDANCE'),
    Card: ({ home }) => !isDayOff(home) && <TeamCard team={home.team_status} away={home.away} />,
  },
  MENU: {
    Card: ({ home }) =>
      home.menu && (
        <Suspense fallback={<CardSkeleton lines={2} />}>
          <MenuCard menu={home.menu} />
        </Suspense>
      ),
  },
  NOTIFICATIONS: {
    Card: ({ home }) =>
      home.notices.length > 0 && (
        <Suspense fallback={<CardSkeleton lines={home.notices.length * 2} />}>
          <NotificationsCard notifications={home.notices} />
        </Suspense>
      ),
  },
  CELEBRATIONS: {
    Card: ({ home }) =>
      celebrationsOf(home) > 0 && (
        <Suspense fallback={<CardSkeleton lines={Math.min(celebrationsOf(home), 5)} />}>
          <CelebrationsCard home={home} />
        </Suspense>
      ),
  },
}
