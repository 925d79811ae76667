import { useHotkeys } from '@mantine/hooks'
import { useCallback, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../page/profile.ts'
import type { CompanyNow } from '../../../page/use-company-now.ts'
import { shortDay, fromTo } from '../../../text/formats.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import { UnreadHint } from '../../../ui/feedback/unread-hint.tsx'
import { useIsPhone } from '../../../ui/page/use-is-phone.ts'
import { BookingDialog } from './booking-dialog.tsx'
import { hoursFor, type Span } from './grid-time.ts'
import { laneGroups, laneKey, placeBookings, weekRoom } from './lanes.ts'
import { bookingsQuery, categoriesQuery, type Room, useMeetingList } from './meeting-queries.ts'
import { MeetingToolbar } from './meeting-toolbar.tsx'
import { type MeetingSearch, type MeetingView, stepDate } from './meeting-view.ts'
import { askedDraft, nextFree } from './next-free.ts'
import { RoomList } from './room-list.tsx'
import { TimeGrid } from './grid/time-grid.tsx'
import { useBookingDesk } from './use-booking-desk.ts'

interface MeetingBoardProps {
  view: MeetingView
  search: MeetingSearch
  rooms: readonly Room[]
  now: CompanyNow
  go: (change: MeetingSearch) => void
}

/** The toolbar, the grid (on phones the list) and what can be done in them. */
export function MeetingBoard({ view, search, rooms, now, go }: MeetingBoardProps) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const profile = useProfile()
  const room = weekRoom(view, rooms)
  const categories = useMeetingList(categoriesQuery)
  const bookings = useMeetingList(bookingsQuery({ ...view, roomId: room?.room_id }))
  const placed = useMemo(() => placeBookings(bookings.data ?? []), [bookings.data])
  const groups = useMemo(() => laneGroups(view, rooms), [view, rooms])
  const hours = useMemo(() => hoursFor([...placed.values()].flat()), [placed])
  const desk = useBookingDesk(go)
  const open = useCallback((booking: number | undefined) => go({ booking }), [go])
  const { subject, setSubject } = desk
  useEffect(() => {
    if (!search.book || bookings.isPending) return
    setSubject({ kind: 'new', draft: askedDraft(nextFree(view, rooms, placed, now), search) })
    go({ book: undefined, start: undefined, end: undefined })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- opens once per press; the clock going on must not open it anew
  }, [search.book, bookings.isPending])
  useHotkeys(
    subject
      ? []
      : [
          ['T', () => go({ date: now.day }), { usePhysicalKeys: true }],
          ['mod+ArrowLeft', () => go({ date: stepDate(view, -1) })],
          ['mod+ArrowRight', () => go({ date: stepDate(view, 1) })],
        ],
  )
  const draft =
    subject?.kind === 'new'
      ? { lane: laneKey(subject.draft.room_id, subject.draft.date), ...spanOnly(subject.draft) }
      : undefined
  const shared = {
    groups,
    placed,
    hours,
    now,
    myId: profile.id,
    openId: search.booking,
    onOpen: open,
    onBook: desk.book,
  }
  const label =
    view.view === 'week'
      ? `${room?.name} ${fromTo(shortDay(view.from), shortDay(view.to))}`
      : shortDay(view.date)
  return (
    <>
      <MeetingToolbar {...{ view, rooms, room, go }} today={now.day} categories={categories.data ?? []} />
      {bookings.data === undefined && bookings.error && (
        <ErrorState error={bookings.error} onRetry={() => void bookings.refetch()} />
      )}
      <UnreadHint list={bookings} />
      {bookings.isPending && <RowsSkeleton rows={10} />}
      {bookings.data &&
        (isPhone ? (
          <RoomList {...shared} onEdit={desk.edit} onDelete={desk.remove} />
        ) : (
          <TimeGrid
            {...shared}
            label={t('meetingRooms.gridLabel', { what: label })}
            axis={view.view === 'week' ? 'vertical' : 'horizontal'}
            draft={draft}
            onEdit={desk.edit}
            onDelete={desk.remove}
            onMove={desk.move}
            onRefuse={desk.refuse}
          />
        ))}
      {subject && (
        <BookingDialog
          subject={subject}
          rooms={rooms}
          actions={desk.actions}
          onClose={() => setSubject(undefined)}
        />
      )}
      {desk.question}
    </>
  )
}

function spanOnly({ start, end }: Span): Span {
  return { start, end }
}
