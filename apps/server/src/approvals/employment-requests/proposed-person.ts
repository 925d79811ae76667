import { z } from 'zod'

/** Whom a proposal is about, as they were called then; null where the drafter asks for themself. */
export const proposedPerson = z.object({ id: z.int(), name: z.string() }).nullable()

export const personToWire = (person: z.output<typeof proposedPerson>) =>
  person && { user_id: person.id, username: person.name }
