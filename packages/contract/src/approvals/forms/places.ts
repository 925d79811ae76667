import { z } from 'zod'
import { id, int } from '../../fields.ts'
import { receiverType } from '../documents/approvals.ts'

/** Somebody of a line. The specification names people by id or by address. */
export const chosenReceiver = z
  .object({
    user_id: id.optional(),
    email: z.string().max(254).optional(),
    rcv_type: receiverType.default('APPROVER'),
    rcv_order: int.min(0).max(1000).default(1),
  })
  .refine(({ user_id, email }) => user_id !== undefined || email !== undefined, { path: ['user_id'] })

/** Given as a list, or as the text of one, which is how a form with files carries it. */
export const chosenReceivers = z.preprocess((value) => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}, z.array(chosenReceiver).max(100))

export const outPlace = z.object({
  user_id: z.number(),
  username: z.string(),
  position: z.string(),
  team_name: z.string().nullable(),
  rcv_type: receiverType,
  rcv_order: z.number(),
})
