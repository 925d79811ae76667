import { administration } from './administration/ko.ts'
import { daily } from './daily/ko.ts'

/** Every text in Korean: the source whose keys the other languages must have. */
export const texts = { ...daily, ...administration }
