import { sql } from '../../../db/sql/sql.ts'
import { standsInFor } from '#rules/approvals/abilities.ts'
import { isDecider } from '#rules/approvals/receiver.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { viewDocument } from '../open-document.ts'
import { toReceiver } from '../receiver-row.ts'

export interface Choosable {
  user_id: number
  username: string
  position: string
}

/** As many as a list to choose from shows. */
const MOST = 200

type Reader = Pick<MemberContext, 'tx' | 'actor' | 'now' | 'today'>

/** For whom the actor may decide a document; nobody while it is not allowed. @throws Failure SUBSTITUTION_OFF, and as viewDocument */
export async function absentChoices(ctx: Reader, id: number): Promise<Choosable[]> {
  const { document, line, abilities } = await viewDocument(ctx, id)
  if (!document.substitutable) fail('SUBSTITUTION_OFF')
  const absent = abilities.substitute ? standsInFor(line.map(toReceiver), ctx.actor.memberId) : []
  return absent.flatMap((one) => {
    const row = line.find(({ id: place }) => place === one.id)!
    return [{ user_id: row.member_id, username: row.name, position: row.position }]
  })
}

/** To whom the actor may hand a document; nobody while it is not allowed. @throws Failure DELEGATION_OFF, and as viewDocument */
export async function delegateChoices(ctx: Reader, id: number): Promise<Choosable[]> {
  const { document, line, abilities } = await viewDocument(ctx, id)
  if (!document.delegatable) fail('DELEGATION_OFF')
  if (!abilities.delegate) return []
  const taken = [
    document.author_id,
    ...line.filter((row) => isDecider({ type: row.receiver_type })).map((row) => row.member_id),
  ]
  const { rows } = await sql<Choosable>`
    select m.id as user_id, m.name as username, m.position from members m
    where m.company_id = ${thisCompany} and m.status = 'WORKING' and m.id <> all(${taken}::bigint[])
    order by m.name, m.id limit ${MOST}::int`.execute(ctx.tx)
  return rows
}
