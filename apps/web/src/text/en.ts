import { approvals } from './en/approvals.ts'
import { entry } from './en/entry.ts'
import { kit } from './en/kit.ts'
import { leave } from './en/leave.ts'
import { meetingRooms } from './en/meeting-rooms.ts'
import { shell } from './en/shell.ts'
import type { texts as source } from './ko.ts'
import type { SameShape } from './same-shape.ts'

/** Every text in this language. */
export const texts: SameShape<typeof source> = { ...entry, approvals, kit, meetingRooms, leave, shell }
