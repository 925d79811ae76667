import * as contract from '#contract/meeting-rooms.ts'
import type { Server } from '../http/server.ts'
import { route } from '../http/route.ts'
import { anyAdmin, everyMember } from '../roles/index.ts'
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
    allow: anyAdmin,
    handle: async (ctx, { body }) =>
      categoryToWire(await getCategory(ctx.tx, await createCategory(ctx, body.name)), ctx),
  })
  route(server, contract.getRoomCategory, {
    allow: everyMember,
    handle: async (ctx, { params }) => categoryToWire(await getCategory(ctx.tx, params.id), ctx),
  })
  route(server, contract.updateRoomCategory, {
    allow: anyAdmin,
    handle: async (ctx, { params, body }) => {
      await updateCategory(ctx, params.id, body)
      return categoryToWire(await getCategory(ctx.tx, params.id), ctx)
    },
  })
  route(server, contract.deleteRoomCategory, {
    allow: anyAdmin,
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
    allow: anyAdmin,
    handle: async (ctx, { body }) => roomToWire(await getRoom(ctx.tx, await createRoom(ctx, body)), ctx),
  })
  route(server, contract.getRoom, {
    allow: everyMember,
    handle: async (ctx, { params }) => roomToWire(await getRoom(ctx.tx, params.id), ctx),
  })
  route(server, contract.updateRoom, {
    allow: anyAdmin,
    handle: async (ctx, { params, body }) => {
      await updateRoom(ctx, params.id, body)
      return roomToWire(await getRoom(ctx.tx, params.id), ctx)
    },
  })
  route(server, contract.deleteRoom, {
    allow: anyAdmin,
    handle: (ctx, { params }) => deleteRoom(ctx, params.id),
  })
}

function bookingRoutes(server: Server): void {
  route(server, contract.listBookings, {
    allow: everyMember,
    handle: async (ctx, { query }) =>
      (await listBookingsOf(ctx, query)).map((row) => bookingToWire(row, ctx)),
  })
  route(server, contract.createBooking, {
    allow: everyMember,
    handle: async (ctx, { body }) => {
      const { id, bookedDates, skippedDates } = await createBooking(ctx, body)
      const first = bookingToWire(await getBooking(ctx.tx, id), ctx)
      return { ...first, booked_dates: bookedDates, skipped_dates: skippedDates }
    },
  })
  route(server, contract.getBooking, {
    allow: everyMember,
    handle: async (ctx, { params }) => bookingToWire(await getBooking(ctx.tx, params.id), ctx),
  })
  route(server, contract.updateBooking, {
    allow: everyMember,
    handle: async (ctx, { params, body }) => {
      await updateBooking(ctx, params.id, body)
      return bookingToWire(await getBooking(ctx.tx, params.id), ctx)
    },
  })
  route(server, contract.deleteBooking, {
    allow: everyMember,
    handle: (ctx, { params, query }) => deleteBooking(ctx, params.id, query.scope),
  })
}
