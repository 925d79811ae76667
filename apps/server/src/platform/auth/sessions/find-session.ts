import { sql } from '#server/db/sql/sql.ts'
import type { FindSession, SessionRow } from '#server/http/session-gate.ts'

/**
 * The session of an access token, the present or the one before, with who its account is in the company of the session and what it
 * agrees to.
 */
export const findSession: FindSession = async (tx, accessHash) => {
  const result = await sql<SessionRow>`
    select s.id, s.account_id, s.company_id, s.access_expires_at, s.revoked_at, s.access_hash = ${accessHash} as is_current,
      m.member_id,
      exists (select 1 from account_terms t where t.account_id = s.account_id and t.item = 'location' and t.agreed) as position_agreed
    from sessions s
    left join memberships m on m.account_id = s.account_id and m.company_id = s.company_id
    where s.access_hash = ${accessHash} or s.previous_access_hash = ${accessHash}
    limit 1`.execute(tx)
  return result.rows[0]
}
