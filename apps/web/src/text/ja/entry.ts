import { auth } from './auth.ts'
import { common } from './words.ts'

/** The areas that the sign-in pages need; kept small, because they load before everything else. */
export const entry = { common, auth }
