import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { Matter } from '../../people/employment/index.ts'
import { cancelBookingsAfter } from './bookings/cancel-bookings-after.ts'
import { handOverBookings } from './bookings/hand-over-bookings.ts'

/** Rooms that the person has booked for after their last day. */
export const bookingsMatter: Matter = {
  key: 'BOOKINGS',
  handingOver: {
    title: {
      ko: '회의실 예약 {n}건: {names}',
      ja: '会議室の予約{n}件：{names}',
      en: 'Room bookings ({n}): {names}',
    },
    choices: {
      GIVE: true,
      END: { ko: '예약 취소', ja: '予約の取消', en: 'Cancel bookings' },
      KEEP: { ko: '유지', ja: 'そのまま', en: 'Keep' },
    },
    hanging: (_reader, { memberId, lastDay }) => sql`
      select null, title, booked_on::text from room_bookings
      where company_id = ${thisCompany} and booked_by = ${memberId} and booked_on > ${lastDay}`,
    handOver: (ctx, { memberId: from, lastDay: after }, { to }) =>
      to === null ? cancelBookingsAfter(ctx, from, after) : handOverBookings(ctx, { from, to, after }),
  },
}
