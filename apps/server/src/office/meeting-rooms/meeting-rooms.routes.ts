import * as contract from '#contract/office/meeting-rooms/meeting-rooms.ts'
import type { MemberContext } from '../../http/context.ts'
import type { Server } from '../../http/server.ts'
import { route } from '../../http/route.ts'
import { everyMember, fullAdmin } from '../../people/roles/index.ts'
import { bookerOf, bookersOf } from './bookers.ts'
import { createBooking } from './create-booking.ts'
import { deleteBooking } from './delete-booking.ts'
import { createCategory, deleteCategory, updateCategory } from './keep-categories.ts'
import { createRoom, deleteRoom, updateRoom } from './keep-rooms.ts'
import { listBookingsOf } from './list-bookings.ts'
import { getBooking, getCategory, getRoom, listCategories, listRooms } from './meeting-rooms.queries.ts'
import { bookingToWire, categoryToWire, roomToWire } from './meeting-rooms.wire.ts'
import { updateBooking } from './update-booking.ts'

export function meetingRoomRoutes(server: Server): void {
  categoryRoutes(server)
  roomRoutes(server)
  bookingRoutes(server)
}

function categoryRoutes(server: Server): void {
  route(server, contract.listRoomCategories, {
    allow: everyMember,
    handle: async (ctx) => (await listCategories(ctx.tx)).map((row) => categoryToWire(row, ctx)),
  })
  route(server, contract.createRoomCategory, {
    allow: fullAdmin,
    handle: async (ctx, { body }) =>
      categoryToWire(await getCategory(ctx.tx, await createCategory(ctx, body.name)), ctx),
  })
  route(server, contract.getRoomCategory, {
    allow: everyMember,
    handle: async (ctx, { params }) => categoryToWire(await getCategory(ctx.tx, params.id), ctx),
  })
  route(server, contract.updateRoomCategory, {
    allow: fullAdmin,
    handle: async (ctx, { params, body }) => {
      await updateCategory(ctx, params.id, body)
      return categoryToWire(await getCategory(ctx.tx, params.id), ctx)
    },
  })
  route(server, contract.deleteRoomCategory, {
    allow: fullAdmin,
    handle: (ctx, { params }) => deleteCategory(ctx, params.id),
  })
}

function roomRoutes(server: Server): void {
  route(server, contract.listRooms, {
    allow: everyMember,
    handle: async (ctx, { query }) =>
      (await listRooms(ctx.tx, { categoryId: query.room_cat_id })).map((row) => roomToWire(row, ctx)),
  })
  route(server, contract.createRoom, {
    allow: fullAdmin,
    handle: async (ctx, { body }) => roomToWire(await getRoom(ctx.tx, await createRoom(ctx, body)), ctx),
  })
  route(server, contract.getRoom, {
    allow: everyMember,
    handle: async (ctx, { params }) => roomToWire(await getRoom(ctx.tx, params.id), ctx),
  })
  route(server, contract.updateRoom, {
    allow: fullAdmin,
    handle: async (ctx, { params, body }) => {
      await updateRoom(ctx, params.id, body)
      return roomToWire(await getRoom(ctx.tx, params.id), ctx)
    },
  })
  route(server, contract.deleteRoom, {
    allow: fullAdmin,
    handle: (ctx, { params }) => deleteRoom(ctx, params.id),
  })
}

async function oneBooking(ctx: MemberContext, id: number) {
  const row = await getBooking(ctx.tx, id)
  return bookingToWire(row, ctx, await bookerOf(ctx, row))
}

function bookingRoutes(server: Server): void {
  route(server, contract.listBookings, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const rows = await listBookingsOf(ctx, query)
      const booker = await bookersOf(ctx, rows)
      return rows.map((row) => bookingToWire(row, ctx, booker(row)))
    },
  })
  route(server, contract.createBooking, {
    allow: everyMember,
    handle: async (ctx, { body }) => {
      const { id, bookedDates, skippedDates } = await createBooking(ctx, body)
      return { ...(await oneBooking(ctx, id)), booked_dates: bookedDates, skipped_dates: skippedDates }
    },
  })
  route(server, contract.getBooking, {
    allow: everyMember,
    handle: (ctx, { params }) => oneBooking(ctx, params.id),
  })
  route(server, contract.updateBooking, {
    allow: everyMember,
    handle: async (ctx, { params, body }) => {
      await updateBooking(ctx, params.id, body)
      return oneBooking(ctx, params.id)
    },
  })
  route(server, contract.deleteBooking, {
    allow: everyMember,
    handle: (ctx, { params, query }) => deleteBooking(ctx, params.id, query.scope),
  })
}
