import * as contract from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { describeKept, keepingCompany } from '#test/kept-records.ts'

const of = keepingCompany()

describeKept('a category', of, {
  list: contract.listRoomCategories,
  create: contract.createRoomCategory,
  update: contract.updateRoomCategory,
  remove: contract.deleteRoomCategory,
  body: (number) => ({ name: `${number}동` }),
  change: { name: '신관' },
  wrong: [{ name: ' ' }, { name: '가'.repeat(51) }],
  taken: 'NAME_TAKEN',
  id: 'room_cat_id',
  noun: 'meeting_category',
})

async function category(name: string): Promise<number> {
  const { admin } = of()
  const listed = (await admin.call(contract.listRoomCategories)).body.find((one) => one.name === name)
  if (listed) return listed.room_cat_id
  return (await admin.call(contract.createRoomCategory, { body: { name } })).body.room_cat_id
}

describeKept('a room', of, {
  list: contract.listRooms,
  create: contract.createRoom,
  update: contract.updateRoom,
  remove: contract.deleteRoom,
  body: async (number) => ({ room_cat_id: await category('본사'), name: `${number}호` }),
  change: { capacity: 8 },
  wrong: [{ name: '' }, { capacity: 0 }, { capacity: 1001 }],
  taken: 'NAME_TAKEN',
  id: 'room_id',
  noun: 'meeting_room',
})
