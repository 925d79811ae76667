import { sql } from 'kysely'
import type { CommandContext } from '../../http/context.ts'
import { type MemberStatus, rankKey, type Surroundings } from './judge-row.ts'
import type { RawRow } from './raw-row.ts'
import { type KnownTeam, TeamDirectory } from './team-directory.ts'

type Reader = Pick<CommandContext, 'tx' | 'today' | 'actor'>

/** All that decides about rows with these addresses, in three statements however many they are. */
export async function loadSurroundings(
  ctx: Reader,
  asked: { emails: readonly string[]; createTeams: boolean; firstRows: Surroundings['firstRows'] },
): Promise<Surroundings> {
  const { tx, today, actor } = ctx
  const emails = [...new Set(asked.emails.filter((email) => email !== ''))]
  const [teams, ranks, members] = await Promise.all([
    sql<KnownTeam>`select id, name, parent_id as "parentId" from teams where closed_on is null order by id`.execute(
      tx,
    ),
    tx.selectFrom('ranks').select(['id', 'name']).execute(),
    sql<{
      email: string
      status: MemberStatus
    }>`select email, status from members where email = any(${emails}::text[])`.execute(tx),
  ])
  return {
    today,
    actor,
    createTeams: asked.createTeams,
    teams: new TeamDirectory(teams.rows),
    ranks: new Map(ranks.map((rank) => [rankKey(rank.name), rank.id])),
    members: new Map(members.rows.map((member) => [member.email, member.status])),
    firstRows: asked.firstRows,
  }
}

/** An address as it is looked up, whether it is one or not. */
export function lookupEmail({ given }: Pick<RawRow, 'given'>): string {
  return given.email
    .replace(/^mailto:/i, '')
    .trim()
    .toLowerCase()
}
