import { administration } from './administration/en.ts'
import { daily } from './daily/en.ts'
import type { texts as source } from './ko.ts'
import type { SameShape } from './same-shape.ts'

/** Every text in this language. */
export const texts: SameShape<typeof source> = { ...daily, ...administration }
