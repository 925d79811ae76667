import pg from 'pg'
import { hashToken, newToken } from '#server/http/secrets.ts'
import type { BenchCompany } from './generate-company.ts'

/** A signed-in browser's headers for every member, in their order. */
export async function openSessions(
  ownerUrl: string,
  company: BenchCompany,
): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const tokens = company.members.map(() => newToken())
  await client.query(
    `insert into sessions (account_id, company_id, access_hash, access_expires_at, refresh_hash, expires_at)
     select a, $1, h, '2036-01-01', sha256(h), '2036-01-01' from unnest($2::bigint[], $3::bytea[]) u(a, h)`,
    [company.companyId, company.members.map((member) => member.accountId), tokens.map(hashToken)],
  )
  await client.end()
  return tokens.map((token, place) => ({
    cookie: `gyeol_session=${token}; csrftoken=bench`,
    'x-csrftoken': 'bench',
    // As every page of the client says, for whom it was drawn.
    'x-acting-for': `${company.companyId}-${company.members[place]!.memberId}`,
    'accept-language': 'ko',
    accept: 'application/json',
  }))
}
