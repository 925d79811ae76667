import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clock, shortDay, fromTo } from '../../../text/formats.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { notify } from '../../../ui/notify.ts'
import type { DialogSubject } from './booking-dialog.tsx'
import { placeBody } from './booking-form.ts'
import type { Obstacle } from './grid/drag.ts'
import type { Span } from './grid-time.ts'
import type { Lane, PlacedBooking } from './lanes.ts'
import type { MeetingSearch } from './meeting-view.ts'
import { useBookingActions } from './use-booking-actions.ts'
import { useScopeQuestion } from './use-scope-question.tsx'

/** What happens when somebody books, moves, edits, cancels, or tries what is not possible. */
export function useBookingDesk(go: (change: MeetingSearch) => void) {
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
    const when = `${shortDay(booking.date)} ${fromTo(clock(start), clock(end))}`
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
    return i18next.t('meetingRooms.refused.taken', { time: fromTo(clock(start), clock(end)), name, title })
  }
  return i18next.t(
    obstacle.kind === 'locked' ? 'meetingRooms.locked' : `meetingRooms.refused.${obstacle.kind}`,
  )
}
