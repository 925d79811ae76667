import { looseKey } from '#rules/search/loose-key.ts'
import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { Actor, CommandContext } from '../../../http/context.ts'
import { fieldsForNewcomers } from '../../custom-fields/index.ts'
import type { RawRow } from './raw-row.ts'
import { type ImportField, importFieldOf } from './read-custom-cell.ts'
import { isOpen, presentTeams } from './open-teams.queries.ts'
import { TeamDirectory } from './team-directory.ts'

export type MemberStatus = 'INVITED' | 'WORKING' | 'ABSENCE' | 'RETIRED'

export interface KnownRank {
  id: number
  name: string
}

/** What of the company decides about rows. */
export interface Surroundings {
  today: Temporal.PlainDate
  actor: Actor
  createTeams: boolean
  createRanks: boolean
  /** The teams into which people can be invited. */
  teams: TeamDirectory
  /** Those and the ones that are to close; undefined where there are none. */
  closing: TeamDirectory | undefined
  /** By name and by its looseKey. */
  ranks: ReadonlyMap<string, KnownRank>
  /** How long a day of contracts is that say nothing of it. */
  defaultDayMinutes: number
  /** The company's own fields that the actor may fill in. */
  fields: readonly ImportField[]
  /** Addresses that are members already. */
  members: ReadonlyMap<string, MemberStatus>
  /** The first row of the import with an address. */
  firstRows: ReadonlyMap<string, Pick<RawRow, 'rowNumber' | 'given'>>
}

type Reader = Pick<CommandContext, 'tx' | 'today' | 'actor'>

interface Asked extends Pick<Surroundings, 'createTeams' | 'createRanks' | 'firstRows'> {
  emails: readonly string[]
  /** What rows are about to be written to: it stays as it is until the transaction ends, and no team of it closes. */
  held?: { teams: boolean; fields: boolean }
}

/** All that decides about rows with these addresses, in five statements however many they are. */
export async function loadSurroundings(ctx: Reader, asked: Asked): Promise<Surroundings> {
  const { tx, today, actor } = ctx
  const { emails: given, held = { teams: false, fields: false }, ...choices } = asked
  const emails = [...new Set(given.filter((email) => email !== ''))]
  const [teams, ranks, members, fields, company] = await Promise.all([
    presentTeams(ctx, held.teams),
    tx.selectFrom('ranks').select(['id', 'name']).execute(),
    sql<{ email: string; status: MemberStatus }>`
      select email, status from members
      where company_id = ${thisCompany} and email = any(${emails}::text[])`.execute(tx),
    fieldsForNewcomers(ctx, { locked: held.fields }),
    tx.selectFrom('companies').select('default_day_minutes').executeTakeFirstOrThrow(),
  ])
  return {
    ...choices,
    today,
    actor,
    teams: new TeamDirectory(teams.filter(isOpen)),
    closing: teams.every(isOpen) ? undefined : new TeamDirectory(teams),
    ranks: ranksByName(ranks),
    fields: fields.map(importFieldOf),
    defaultDayMinutes: company.default_day_minutes,
    members: new Map(members.rows.map((member) => [member.email, member.status])),
  }
}

/** By the very name, and by the loose one where no rank has it as its own; of two that read alike the older one. */
export function ranksByName(ranks: readonly KnownRank[]): Map<string, KnownRank> {
  const newestFirst = ranks.toSorted((one, other) => other.id - one.id)
  const loose = newestFirst.map((rank) => [looseKey(rank.name), rank] as const)
  return new Map([...loose, ...ranks.map((rank) => [rank.name, rank] as const)])
}

/** An address as it is looked up, whether it is one or not. */
export function lookupEmail({ given }: Pick<RawRow, 'given'>): string {
  return given.email
    .replace(/^mailto:/i, '')
    .trim()
    .toLowerCase()
}
