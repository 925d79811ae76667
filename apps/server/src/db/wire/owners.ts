import type { CompanyOf } from '../this-company.ts'
import type { OneConnection } from './one-connection.ts'

/** What a transaction speaks over, and whose it is; by the Kysely instance that stands for it. */
export interface Speaking {
  connection: OneConnection
  of: CompanyOf
}

export const speaking = new WeakMap<object, Speaking>()
