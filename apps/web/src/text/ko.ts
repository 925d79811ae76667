import { approvals } from './ko/approvals.ts'
import { entry } from './ko/entry.ts'
import { kit } from './ko/kit.ts'
import { leave } from './ko/leave.ts'
import { meetingRooms } from './ko/meeting-rooms.ts'
import { shell } from './ko/shell.ts'

/** Every text in Korean: the source whose keys the other languages must have. */
export const texts = { ...entry, approvals, kit, meetingRooms, leave, shell }
