import { entry } from './ja/entry.ts'
import { kit } from './ja/kit.ts'
import { leave } from './ja/leave.ts'
import { shell } from './ja/shell.ts'
import type { texts as source } from './ko.ts'
import type { SameShape } from './same-shape.ts'

/** Every text in this language. */
export const texts: SameShape<typeof source> = { ...entry, kit, leave, shell }
