import { useHotkeys } from '@mantine/hooks'
import i18next from 'i18next'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../page/profile.ts'
import type { CompanyNow } from '../../../page/use-company-now.ts'
import { clock, longDay } from '../../../text/formats.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import { UnreadHint } from '../../../ui/feedback/unread-hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { useIsPhone } from '../../../ui/page/use-is-phone.ts'
import { BookingDialog, type DialogSubject } from './booking-dialog.tsx'
import { placeBody } from './booking-form.ts'
import type { Obstacle } from './drag.ts'
import { hoursFor, type Span } from './grid-time.ts'
import {
  type Lane,
  laneGroups,
  laneKey,
  nextFree,
  type PlacedBooking,
  placeBookings,
  weekRoom,
} from './lanes.ts'
import { bookingsQuery, categoriesQuery, type Room, useMeetingList } from './meeting-queries.ts'
import { MeetingToolbar } from './meeting-toolbar.tsx'
import { type MeetingSearch, type MeetingView, stepDate } from './meeting-view.ts'
import { RoomList } from './room-list.tsx'
import { TimeGrid } from './time-grid.tsx'
import { useBookingActions } from './use-booking-actions.ts'
import { useScopeQuestion } from './use-scope-question.tsx'

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
    setSubject({ kind: 'new', draft: nextFree(view, rooms, placed, now) })
    go({ book: undefined })
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
    view.view === 'week' ? `${room?.name} ${longDay(view.from)} – ${longDay(view.to)}` : longDay(view.date)
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

/** What happens when somebody books, moves, edits, cancels, or tries what is not possible. */
function useBookingDesk(go: (change: MeetingSearch) => void) {
  const { t } = useTranslation()
  const [subject, setSubject] = useState<DialogSubject>()
  const actions = useBookingActions()
  const { ask, question } = useScopeQuestion()
  const confirm = useConfirm()

  const move = async ({ booking }: PlacedBooking, lane: Lane, span: Span) => {
    const scope = booking.series_id === null ? 'THIS' : await ask('edit')
    if (!scope) return
    const place = placeBody({ room_id: lane.room.room_id, date: lane.date, ...span })
    actions.move.mutate({ params: { id: booking.room_rsv_id }, body: { ...place, scope } })
  }
  const remove = async ({ booking, start, end }: PlacedBooking) => {
    go({ booking: undefined })
    const when = `${longDay(booking.date)} ${clock(start)}–${clock(end)}`
    const isSure =
      booking.series_id !== null ||
      (await confirm({
        title: t('meetingRooms.delete.title'),
        message: t('meetingRooms.delete.text', { title: booking.title, when }),
        confirmText: t('meetingRooms.delete.action'),
        // Not 취소, which could mean either.
        cancelText: t('meetingRooms.delete.keep'),
        danger: true,
      }))
    const scope = isSure && booking.series_id !== null ? await ask('delete') : 'THIS'
    if (!isSure || !scope) return
    actions.remove.mutate(
      { params: { id: booking.room_rsv_id }, query: { scope } },
      { onSuccess: () => notify({ text: t('meetingRooms.delete.done') }) },
    )
  }
  return {
    subject,
    setSubject,
    actions,
    question,
    book: (lane: Lane, span: Span) =>
      setSubject({ kind: 'new', draft: { room_id: lane.room.room_id, date: lane.date, ...span } }),
    edit: (placed: PlacedBooking) => {
      go({ booking: undefined })
      setSubject({ kind: 'edit', placed })
    },
    move: (placed: PlacedBooking, lane: Lane, span: Span) => void move(placed, lane, span),
    remove: (placed: PlacedBooking) => void remove(placed),
    refuse: (obstacle: Obstacle) => notify({ tone: 'plain', text: obstacleSentence(obstacle) }),
  }
}

function obstacleSentence(obstacle: Obstacle): string {
  if (obstacle.kind === 'taken') {
    const { booking, start, end } = obstacle.by
    const { title, username: name } = booking
    return i18next.t('meetingRooms.refused.taken', { time: `${clock(start)}–${clock(end)}`, name, title })
  }
  return i18next.t(
    obstacle.kind === 'locked' ? 'meetingRooms.locked' : `meetingRooms.refused.${obstacle.kind}`,
  )
}

function spanOnly({ start, end }: Span): Span {
  return { start, end }
}
