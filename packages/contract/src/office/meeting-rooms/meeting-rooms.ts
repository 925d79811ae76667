import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { day, id, idParams, line, outDay, outTime, queryInt, text, timeOfDay } from '../../fields.ts'

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

export const listRoomCategories = endpoint({
  id: 'meeting.list_categories',
  area: 'meeting',
  method: 'GET',
  path: '/meeting/mt_room_category/',
  summary: 'Categories of meeting rooms in their order',
  audience: 'member',
  feature: 'MEETING_ROOM',
  response: z.array(category),
  success: [200],
  errors: [],
})

export const createRoomCategory = endpoint({
  id: 'meeting.create_category',
  area: 'meeting',
  method: 'POST',
  path: '/meeting/mt_room_category/',
  summary: 'Add a category at the end',
  audience: 'member',
  feature: 'MEETING_ROOM',
  body: categoryBody,
  response: category,
  success: [201, 200],
  errors: ['FORBIDDEN', 'NAME_TAKEN'],
})

export const getRoomCategory = endpoint({
  id: 'meeting.get_category',
  area: 'meeting',
  method: 'GET',
  path: '/meeting/mt_room_category/{id}/',
  summary: 'One category',
  audience: 'member',
  feature: 'MEETING_ROOM',
  params: idParams,
  response: category,
  success: [200],
  errors: ['NOT_FOUND'],
})

export const updateRoomCategory = endpoint({
  id: 'meeting.update_category',
  area: 'meeting',
  method: 'PATCH',
  path: '/meeting/mt_room_category/{id}/',
  summary: 'Rename a category or move it in the order',
  audience: 'member',
  feature: 'MEETING_ROOM',
  params: idParams,
  body: categoryBody.extend({ _order: z.number().int().min(0).max(10_000) }).partial(),
  response: category,
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'NAME_TAKEN'],
})

export const deleteRoomCategory = endpoint({
  id: 'meeting.delete_category',
  area: 'meeting',
  method: 'DELETE',
  path: '/meeting/mt_room_category/{id}/',
  summary: 'Remove an empty category',
  audience: 'member',
  feature: 'MEETING_ROOM',
  params: idParams,
  success: [204, 200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'STILL_IN_USE'],
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

export const listRooms = endpoint({
  id: 'meeting.list_rooms',
  area: 'meeting',
  method: 'GET',
  path: '/meeting/mt_room/',
  summary: 'Rooms in the order of their categories and names',
  audience: 'member',
  feature: 'MEETING_ROOM',
  query: z.object({ room_cat_id: queryInt.min(1).optional() }),
  response: z.array(room),
  success: [200],
  errors: [],
})

export const createRoom = endpoint({
  id: 'meeting.create_room',
  area: 'meeting',
  method: 'POST',
  path: '/meeting/mt_room/',
  summary: 'Add a room',
  audience: 'member',
  feature: 'MEETING_ROOM',
  body: roomBody,
  response: room,
  success: [201, 200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'NAME_TAKEN'],
})

export const getRoom = endpoint({
  id: 'meeting.get_room',
  area: 'meeting',
  method: 'GET',
  path: '/meeting/mt_room/{id}/',
  summary: 'One room',
  audience: 'member',
  feature: 'MEETING_ROOM',
  params: idParams,
  response: room,
  success: [200],
  errors: ['NOT_FOUND'],
})

export const updateRoom = endpoint({
  id: 'meeting.update_room',
  area: 'meeting',
  method: 'PATCH',
  path: '/meeting/mt_room/{id}/',
  summary: 'Change a room; one that is not active keeps its bookings and takes no new ones',
  audience: 'member',
  feature: 'MEETING_ROOM',
  params: idParams,
  body: z.object({
    room_cat_id: id.optional(),
    name: line(1, 50).optional(),
    capacity: z.number().int().min(1).max(1000).optional(),
    location: line(0, 100).optional(),
    description: text(0, 500).optional(),
    is_active: z.boolean().optional(),
  }),
  response: room,
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'NAME_TAKEN'],
})

export const deleteRoom = endpoint({
  id: 'meeting.delete_room',
  area: 'meeting',
  method: 'DELETE',
  path: '/meeting/mt_room/{id}/',
  summary: 'Remove a room that has never been booked',
  audience: 'member',
  feature: 'MEETING_ROOM',
  params: idParams,
  success: [204, 200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'STILL_IN_USE'],
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

export const listBookings = endpoint({
  id: 'meeting.list_bookings',
  area: 'meeting',
  method: 'GET',
  path: '/meeting/mt_room_reserve/',
  summary: 'Bookings of a day, or from date to end_date (at most 42 days)',
  audience: 'member',
  feature: 'MEETING_ROOM',
  query: z.object({
    date: day.optional(),
    end_date: day.optional(),
    room_cat_id: queryInt.min(1).optional(),
    room_id: queryInt.min(1).optional(),
  }),
  response: z.array(booking),
  success: [200],
  errors: ['INVALID_RANGE'],
})

export const createBooking = endpoint({
  id: 'meeting.create_booking',
  area: 'meeting',
  method: 'POST',
  path: '/meeting/mt_room_reserve/',
  summary: 'Book a room once, or repeatedly; with skip_conflicts taken dates are left out instead of refused',
  audience: 'member',
  feature: 'MEETING_ROOM',
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
  success: [201, 200],
  errors: ['NOT_FOUND', 'ROOM_TAKEN', 'BOOKING_RANGE', 'ROOM_CLOSED', 'BOOKING_PAST', 'TOO_MANY_OCCURRENCES'],
})

export const getBooking = endpoint({
  id: 'meeting.get_booking',
  area: 'meeting',
  method: 'GET',
  path: '/meeting/mt_room_reserve/{id}/',
  summary: 'One booking',
  audience: 'member',
  feature: 'MEETING_ROOM',
  params: idParams,
  response: booking,
  success: [200],
  errors: ['NOT_FOUND'],
})

/** How far a change of a repeated booking reaches. */
export const seriesScope = z.enum(['THIS', 'FOLLOWING', 'ALL'])

export const updateBooking = endpoint({
  id: 'meeting.update_booking',
  area: 'meeting',
  method: 'PATCH',
  path: '/meeting/mt_room_reserve/{id}/',
  summary: 'Move or change a booking; scope reaches further occurrences of a repeated one',
  audience: 'member',
  feature: 'MEETING_ROOM',
  params: idParams,
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
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'ROOM_TAKEN', 'BOOKING_RANGE', 'ROOM_CLOSED', 'BOOKING_PAST'],
})

export const deleteBooking = endpoint({
  id: 'meeting.delete_booking',
  area: 'meeting',
  method: 'DELETE',
  path: '/meeting/mt_room_reserve/{id}/',
  summary: 'Cancel a booking, or it and further occurrences',
  audience: 'member',
  feature: 'MEETING_ROOM',
  params: idParams,
  query: z.object({ scope: seriesScope.default('THIS') }),
  success: [204, 200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'BOOKING_PAST'],
})
