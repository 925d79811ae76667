import { entry } from './ko/entry.ts'
import { kit } from './ko/kit.ts'
import { leave } from './ko/leave.ts'
import { shell } from './ko/shell.ts'

/** Every text in Korean: the source whose keys the other languages must have. */
export const texts = { ...entry, kit, leave, shell }
