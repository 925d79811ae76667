import type { Input } from '#contract/endpoint.ts'
import type { searchAll as contract } from '#contract/portal/search/search.ts'
import { findDocuments, type FoundDocument } from '../../approvals/documents/index.ts'
import type { MemberContext } from '../../http/context.ts'
import { findRooms, type FoundRoom } from '../../office/meeting-rooms/index.ts'
import { findByPhone, findPeople, peopleToWire, phoneEnd } from '../../people/members/index.ts'

export type Found = Input<(typeof contract)['response']>

/** Names are no longer; what is longer is looked for in documents only. */
const LONGEST_NAME = 50

/**
 * What a text may lead to, the nearest of each kind first. Who may read what, each kind says for itself; the number of statements
 * grows with nothing.
 */
export async function searchAll(
  ctx: MemberContext,
  { search, limit }: { search: string; limit: number },
): Promise<Found> {
  const rooms = ctx.actor.switchedOff.includes('MEETING_ROOM') ? [] : findRooms(ctx.tx, search, limit)
  const digits = phoneEnd(search)
  const [named, called, booked] = await Promise.all([
    search.length > LONGEST_NAME ? [] : findPeople(ctx, { search, limit }),
    digits === null ? [] : findByPhone(ctx, digits, limit),
    rooms,
  ])
  const authorIds = named.filter(({ name }) => name.includes(search)).map(({ id }) => id)
  const documents = await findDocuments(ctx, { search, authorIds, limit })
  const others = called.filter(({ id }) => named.every((one) => one.id !== id))
  return {
    people: [
      ...peopleToWire(named, ctx.actor).map((one) => ({ ...one, matched: 'NAME' as const })),
      ...peopleToWire(others, ctx.actor).map((one) => ({ ...one, matched: 'PHONE' as const })),
    ].slice(0, limit),
    documents: documents.map(documentToWire),
    rooms: booked.map(roomToWire),
  }
}

const documentToWire = (row: FoundDocument): Found['documents'][number] => ({
  drf_id: row.id,
  drf_title: row.title,
  drf_type: row.kind,
  drf_status: row.status,
  drf_serial: row.serial,
  author: { user_id: row.author_id, username: row.author_name },
})

const roomToWire = ({ id, category_name, ...row }: FoundRoom): Found['rooms'][number] => ({
  room_id: id,
  room_cat_name: category_name,
  ...row,
})
