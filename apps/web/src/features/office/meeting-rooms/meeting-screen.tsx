import { Button } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { IconDoor, IconPlus, IconSettings } from '@tabler/icons-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../page/profile.ts'
import { useCompanyNow } from '../../../page/use-company-now.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import { unreadEmpty } from '../../../ui/feedback/unread-hint.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { MeetingBoard } from './meeting-board.tsx'
import { type MeetingList, type Room, roomsQuery, useMeetingList } from './meeting-queries.ts'
import { type MeetingSearch, meetingView } from './meeting-view.ts'

const route = getRouteApi('/main/meeting/')

/** Meeting rooms of a day or of a week: who has which, and what is free to book. */
export function MeetingScreen() {
  const { t } = useTranslation()
  const now = useCompanyNow()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const profile = useProfile()
  const rooms = useMeetingList(roomsQuery)
  const view = meetingView(search, now.day)
  // Undefined takes a part out of the address.
  const go = useCallback(
    (change: MeetingSearch) =>
      void navigate({
        search: (before) => ({ ...before, ...change }),
        replace: 'booking' in change || 'book' in change,
      }),
    [navigate],
  )
  const hasOpenRoom = rooms.data?.some((room) => room.is_active) ?? false
  return (
    <Page width="full">
      <PageHeader
        title={t('meetingRooms.title')}
        actions={
          <>
            {profile.is_admin_full && (
              <Button
                component={Link}
                to="/main/meeting/rooms"
                variant="default"
                leftSection={<IconSettings size={16} />}
              >
                {t('meetingRooms.manage')}
              </Button>
            )}
            {hasOpenRoom && (
              <Button
                leftSection={<IconPlus size={16} />}
                onClick={() => go({ book: 'now', booking: undefined })}
              >
                {t('meetingRooms.book')}
              </Button>
            )}
          </>
        }
      />
      <QueryView query={rooms} skeleton={<RowsSkeleton rows={10} />} isEmpty={() => false}>
        {(all) =>
          all.length === 0 ? (
            <NoRooms list={rooms} />
          ) : (
            <MeetingBoard {...{ view, search, go, now }} rooms={all} />
          )
        }
      </QueryView>
    </Page>
  )
}

function NoRooms({ list }: { list: MeetingList<Room> }) {
  const { t } = useTranslation()
  const { is_admin_full: isAdmin } = useProfile()
  if (list.isUnread) return <EmptyState {...unreadEmpty(list)} />
  return (
    <EmptyState
      icon={<IconDoor size={22} stroke={1.6} />}
      title={t('meetingRooms.none.title')}
      hint={t(isAdmin ? 'meetingRooms.none.admin' : 'meetingRooms.none.member')}
      action={
        isAdmin && (
          <Button component={Link} to="/main/meeting/rooms" leftSection={<IconPlus size={16} />}>
            {t('meetingRooms.none.action')}
          </Button>
        )
      }
    />
  )
}
