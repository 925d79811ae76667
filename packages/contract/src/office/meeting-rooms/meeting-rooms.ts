import { z } from 'zod'
import { area } from '../../area.ts'
import { day, id, line, outDay, outTime, queryInt, text, timeOfDay } from '../../fields.ts'

const categories = area({
  area: 'meeting',
  path: '/meeting/mt_room_category',
  feature: 'MEETING_ROOM',
  touches: ['meeting', 'home.get_start_list', 'home.get_summary', 'home.search'],
})
const rooms = area({
  area: 'meeting',
  path: '/meeting/mt_room',
  feature: 'MEETING_ROOM',
  touches: ['meeting', 'home.get_start_list', 'home.get_summary', 'home.search'],
})
const bookings = area({
  area: 'meeting',
  path: '/meeting/mt_room_reserve',
  feature: 'MEETING_ROOM',
  touches: ['meeting.list_bookings', 'meeting.get_booking', 'home.get_summary', 'members.retirement_check'],
})

/** Whether the caller may change a thing, computed by the server's own policies. */
const abilities = z.object({ update: z.boolean(), delete: z.boolean() })

const category = z.object({
  room_cat_id: z.number(),
  name: z.string(),
  _order: z.number(),
  room_count: z.number(),
  abilities,
})
const categoryBody = z.object({ name: line(1, 50) })

/** Each once, the first in front; what is not named stands behind in the order it had. */
const orderedIds = z
  .array(id)
  .min(1)
  .max(500)
  .refine((ids) => new Set(ids).size === ids.length)

export const listRoomCategories = categories({
  id: 'list_categories',
  method: 'GET',
  path: '/',
  summary: 'Categories of meeting rooms in their order',
  response: z.array(category),
})

export const createRoomCategory = categories({
  id: 'create_category',
  method: 'POST',
  path: '/',
  summary: 'Add a category at the end',
  body: categoryBody,
  response: category,
  errors: ['FORBIDDEN', 'NAME_TAKEN'],
})

export const getRoomCategory = categories({
  id: 'get_category',
  method: 'GET',
  path: '/{id}/',
  summary: 'One category',
  response: category,
})

export const updateRoomCategory = categories({
  id: 'update_category',
  method: 'PATCH',
  path: '/{id}/',
  summary: 'Rename a category',
  body: categoryBody.partial(),
  response: category,
  errors: ['FORBIDDEN', 'NAME_TAKEN'],
})

export const deleteRoomCategory = categories({
  id: 'delete_category',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'Remove an empty category',
  errors: ['FORBIDDEN', 'STILL_IN_USE'],
})

export const orderRoomCategories = categories({
  id: 'order_categories',
  method: 'POST',
  path: '/set_order/',
  summary: 'Put the categories into an order; those that are not named stand behind in the order they had',
  body: z.object({ ids: orderedIds }),
  response: z.array(category),
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

const room = z.object({
  room_id: z.number(),
  room_cat_id: z.number(),
  room_cat_name: z.string(),
  name: z.string(),
  capacity: z.number(),
  location: z.string(),
  description: z.string(),
  is_active: z.boolean(),
  abilities,
})
const roomBody = z.object({
  room_cat_id: id,
  name: line(1, 50),
  capacity: z.number().int().min(1).max(1000).default(4),
  location: line(0, 100).default(''),
  description: text(0, 500).default(''),
  is_active: z.boolean().default(true),
})

export const listRooms = rooms({
  id: 'list_rooms',
  method: 'GET',
  path: '/',
  summary: 'Rooms in the order of their categories, in each as they were ordered, else by name',
  query: z.object({ room_cat_id: queryInt(1).optional() }),
  response: z.array(room),
})

export const createRoom = rooms({
  id: 'create_room',
  method: 'POST',
  path: '/',
  summary: 'Add a room',
  body: roomBody,
  response: room,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'NAME_TAKEN'],
})

export const getRoom = rooms({
  id: 'get_room',
  method: 'GET',
  path: '/{id}/',
  summary: 'One room',
  response: room,
})

export const updateRoom = rooms({
  id: 'update_room',
  method: 'PATCH',
  path: '/{id}/',
  summary: 'Change a room; one that is not active keeps its bookings and takes no new ones',
  body: z.object({
    room_cat_id: id.optional(),
    name: line(1, 50).optional(),
    capacity: z.number().int().min(1).max(1000).optional(),
    location: line(0, 100).optional(),
    description: text(0, 500).optional(),
    is_active: z.boolean().optional(),
  }),
  response: room,
  errors: ['FORBIDDEN', 'NAME_TAKEN'],
})

export const deleteRoom = rooms({
  id: 'delete_room',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'Remove a room that has never been booked',
  errors: ['FORBIDDEN', 'STILL_IN_USE'],
})

export const orderRooms = rooms({
  id: 'order_rooms',
  method: 'POST',
  path: '/set_order/',
  summary:
    'Put the rooms of a category into an order; those that are not named stand behind in the order they had',
  body: z.object({ room_cat_id: id, ids: orderedIds }),
  response: z.array(room),
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

const repeatRule = z.object({
  frequency: z.enum(['DAILY', 'WEEKLY', 'MONTHLY']),
  every: z.number().int().min(1).max(12).default(1),
  /** 1 is Monday, 7 Sunday; for WEEKLY, the day of the first booking when left out. */
  weekdays: z.array(z.number().int().min(1).max(7)).max(7).default([]),
  until: day,
})

const booking = z.object({
  room_rsv_id: z.number(),
  room_id: z.number(),
  room_name: z.string(),
  room_cat_id: z.number(),
  series_id: z.number().nullable(),
  user_id: z.number(),
  username: z.string(),
  team_name: z.string().nullable(),
  title: z.string(),
  note: z.string(),
  date: outDay,
  start_time: outTime,
  end_time: outTime,
  abilities,
})

const bookingFields = {
  room_id: id,
  date: day,
  start_time: timeOfDay,
  /** 00:00 is the end of the day. */
  end_time: timeOfDay,
  title: line(1, 100),
  note: text(0, 500).default(''),
}

export const listBookings = bookings({
  id: 'list_bookings',
  method: 'GET',
  path: '/',
  summary: 'Bookings of a day, or from date to end_date (at most 42 days)',
  query: z.object({
    date: day.optional(),
    end_date: day.optional(),
    room_cat_id: queryInt(1).optional(),
    room_id: queryInt(1).optional(),
  }),
  response: z.array(booking),
  errors: ['INVALID_RANGE'],
})

export const createBooking = bookings({
  id: 'create_booking',
  method: 'POST',
  path: '/',
  summary: 'Book a room once, or repeatedly; with skip_conflicts taken dates are left out instead of refused',
  body: z.object({
    ...bookingFields,
    repeat: repeatRule.optional(),
    skip_conflicts: z.boolean().default(false),
  }),
  response: z.object({
    ...booking.shape,
    /** Every occurrence that was booked, and the dates that were left out. */
    booked_dates: z.array(outDay),
    skipped_dates: z.array(outDay),
  }),
  errors: ['NOT_FOUND', 'ROOM_TAKEN', 'BOOKING_RANGE', 'ROOM_CLOSED', 'BOOKING_PAST', 'TOO_MANY_OCCURRENCES'],
})

export const getBooking = bookings({
  id: 'get_booking',
  method: 'GET',
  path: '/{id}/',
  summary: 'One booking',
  response: booking,
})

/** How far a change of a repeated booking reaches. */
export const seriesScope = z.enum(['THIS', 'FOLLOWING', 'ALL'])

export const updateBooking = bookings({
  id: 'update_booking',
  method: 'PATCH',
  path: '/{id}/',
  summary: 'Move or change a booking; scope reaches further occurrences of a repeated one',
  body: z.object({
    room_id: id.optional(),
    date: day.optional(),
    start_time: timeOfDay.optional(),
    end_time: timeOfDay.optional(),
    title: line(1, 100).optional(),
    note: text(0, 500).optional(),
    scope: seriesScope.default('THIS'),
  }),
  response: booking,
  errors: ['FORBIDDEN', 'ROOM_TAKEN', 'BOOKING_RANGE', 'ROOM_CLOSED', 'BOOKING_PAST'],
})

export const deleteBooking = bookings({
  id: 'delete_booking',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'Cancel a booking, or it and further occurrences',
  query: z.object({ scope: seriesScope.default('THIS') }),
  errors: ['FORBIDDEN', 'BOOKING_PAST'],
})
