import * as contract from '#contract/office/meeting-rooms/meeting-rooms.ts'
import type { MemberContext } from '../../http/context.ts'
import type { Server } from '../../http/server.ts'
import { recordRoutes } from '../../http/records/record-routes.ts'
import { route } from '../../http/route.ts'
import { everyMember, fullAdmin } from '../../people/roles/index.ts'
import { bookerOf, bookersOf } from './bookings/bookers.ts'
import { getBooking } from './bookings/bookings.queries.ts'
import { createBooking } from './bookings/create-booking.ts'
import { deleteBooking } from './bookings/delete-booking.ts'
import { listBookingsOf } from './bookings/list-bookings.ts'
import { updateBooking } from './bookings/update-booking.ts'
import { listCategories } from './categories/categories.queries.ts'
import { categories } from './categories/categories.store.ts'
import { createCategory } from './categories/create-category.ts'
import { orderCategories } from './categories/order-categories.ts'
import { bookingToWire, categoryToWire, roomToWire } from './meeting-rooms.wire.ts'
import { createRoom } from './rooms/create-room.ts'
import { orderRooms } from './rooms/order-rooms.ts'
import { getRoom, listRooms } from './rooms/rooms.queries.ts'
import { rooms } from './rooms/rooms.store.ts'
import { updateRoom } from './rooms/update-room.ts'

export function meetingRoomRoutes(server: Server): void {
  categoryRoutes(server)
  roomRoutes(server)
  bookingRoutes(server)
}

function categoryRoutes(server: Server): void {
  const { listRoomCategories: list, getRoomCategory: get, createRoomCategory: create } = contract
  const { updateRoomCategory: update, deleteRoomCategory: remove } = contract
  recordRoutes(
    server,
    { list, get, create, update, remove },
    {
      reads: everyMember,
      keeps: fullAdmin,
      rows: listCategories,
      toWire: categoryToWire,
      create: (ctx, { name }) => createCategory(ctx, name),
      update: categories.update,
      remove: categories.remove,
    },
  )
  route(server, contract.orderRoomCategories, {
    allow: fullAdmin,
    handle: async (ctx, { body }) => {
      await orderCategories(ctx, body.ids)
      return (await listCategories(ctx.tx)).map((row) => categoryToWire(row, ctx))
    },
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
    handle: (ctx, { params }) => rooms.remove(ctx, params.id),
  })
  route(server, contract.orderRooms, {
    allow: fullAdmin,
    handle: async (ctx, { body }) => {
      await orderRooms(ctx, body)
      return (await listRooms(ctx.tx, { categoryId: body.room_cat_id })).map((row) => roomToWire(row, ctx))
    },
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
