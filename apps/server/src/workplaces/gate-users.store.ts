import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Tx } from '../db/connection.ts'
import type { GateUsers } from '../db/rows.gen.ts'
import { found, onConstraint } from '../http/fail.ts'

const broken = { gate_users_code_key: 'GATE_CODE_TAKEN', gate_users_member: 'NOT_FOUND' } as const

/** @throws Failure GATE_CODE_TAKEN, NOT_FOUND for an unknown person */
export async function insertGateUser(tx: Tx, row: Insertable<GateUsers>): Promise<number> {
  const query = tx.insertInto('gate_users').values(row).returning('id')
  return (await onConstraint(broken, () => query.executeTakeFirstOrThrow())).id
}

/** @throws Failure NOT_FOUND, GATE_CODE_TAKEN */
export async function changeGateUser(tx: Tx, id: number, change: Updateable<GateUsers>): Promise<void> {
  const query = tx.updateTable('gate_users').set(change).where('id', '=', id).returning('id')
  found(await onConstraint(broken, () => query.executeTakeFirst()))
}

/** @throws Failure NOT_FOUND */
export async function removeGateUser(tx: Tx, id: number): Promise<void> {
  found(await tx.deleteFrom('gate_users').where('id', '=', id).returning('id').executeTakeFirst())
}

/** A code with whose it is, locked until the transaction ends. @throws Failure NOT_FOUND */
export async function lockGateUser(tx: Tx, id: number): Promise<Selectable<GateUsers>> {
  const query = tx.selectFrom('gate_users').selectAll().where('id', '=', id)
  return found(await query.forUpdate().executeTakeFirst())
}
