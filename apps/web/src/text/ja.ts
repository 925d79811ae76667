import { approvals } from './ja/approvals.ts'
import { entry } from './ja/entry.ts'
import { kit } from './ja/kit.ts'
import { leave } from './ja/leave.ts'
import { meetingRooms } from './ja/meeting-rooms.ts'
import { shell } from './ja/shell.ts'
import type { texts as source } from './ko.ts'
import type { SameShape } from './same-shape.ts'

/** Every text in this language. */
export const texts: SameShape<typeof source> = { ...entry, approvals, kit, meetingRooms, leave, shell }
