import type pg from 'pg'
import type { RawBuilder } from 'kysely'
import { expect, test } from 'vitest'
import { kyselyOn, type Tx } from '../connection.ts'
import { sql } from './sql.ts'
import { thisCompany } from '../this-company.ts'
import { speaking } from '../wire/owners.ts'

/** A transaction of company 7 that tells what would be sent. */
function listening(companyId: number | null = 7): Tx {
  const tx = kyselyOn({} as pg.ClientBase, companyId)
  const say = async (text: string, values: readonly unknown[]) => ({ rows: [{ text, values }] })
  speaking.set(tx, { ...speaking.get(tx)!, connection: { say } as never })
  return tx
}

const now = Temporal.Instant.from('2026-11-27T00:00:00Z')

const pieces: [string, RawBuilder<unknown>, string, unknown[]][] = [
  ['values', sql`select ${1}, ${'a'}, ${null}, ${now}`, 'select $1, $2, $3, $4', [1, 'a', null, now]],
  ['a list is one value', sql`any(${[1, 2]}::bigint[])`, 'any($1::bigint[])', [[1, 2]]],
  ['nothing', sql``, '', []],
  ['pieces in pieces', sql`a ${sql`b ${1} ${sql`c ${2}`}`} ${3}`, 'a b $1 c $2 $3', [1, 2, 3]],
  [
    'the company is one value, where it first stands',
    sql`${5} ${thisCompany} ${6} ${sql`(${thisCompany})`}`,
    '$1 $2 $3 ($2)',
    [5, 7, 6],
  ],
  [
    'names',
    sql`${sql.ref('m.id')} ${sql.table('work_days')} ${sql.ref('a"b')}`,
    '"m"."id" "work_days" "a""b"',
    [],
  ],
  [
    'literals',
    sql`${sql.lit("it's")} ${sql.lit(3)} ${sql.lit(true)} ${sql.lit(null)}`,
    "'it''s' 3 true null",
    [],
  ],
  ['text as it is', sql`${sql.raw('::int[]')}`, '::int[]', []],
  ['lists', sql`(${sql.join([1, sql`now()`, [2]])})`, '($1, now(), $2)', [1, [2]]],
  ['lists with words between', sql.join([sql`a`, sql`b`], sql` or `), 'a or b', []],
  ['empty lists', sql.join([]), '', []],
]

test.each(pieces)('%s', async (_name, piece, text, values) => {
  const tx = listening()
  expect((await piece.execute(tx)).rows).toEqual([{ text, values }])
  // Kysely's own way is taken inside its builder.
  const { sql: asKysely, parameters } = sql`${piece}`.compile(tx)
  expect([asKysely, parameters]).toEqual([text, values])
})

test('what only the builder can write is written by it', async () => {
  const tx = listening()
  const query = sql`select exists ${tx.selectFrom('members').select('id').where('id', '=', 3)} ${thisCompany}`
  const sent = query.compile(tx)
  expect(sent.sql).toBe(
    'select exists (select "id" from "members" where "members"."company_id" = $1 and ("id" = $2)) $1',
  )
  expect(sent.parameters).toEqual([7, 3])
})

test('a statement that names the company is refused where there is none', async () => {
  await expect(sql`select ${thisCompany}`.execute(listening(null))).rejects.toThrow('No company')
})

test('a literal is no list and no object', () => {
  expect(() => sql.lit([1])).toThrow('A literal is')
})
