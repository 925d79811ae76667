import { loadModule, parseSync } from 'libpg-query'
import { expect, test } from 'vitest'
import { commandsOf } from './migrate-commands.ts'
import { migrationsFolder, readMigrations } from './migrate-files.ts'

await loadModule()

interface Parsed {
  stmts: { stmt: { AlterTableStmt?: { cmds: unknown[] }; UpdateStmt?: { targetList: unknown } } }[]
}

/** Commands of a text, each change of a table as one. */
const countOf = (sql: string) =>
  (parseSync(sql) as Parsed).stmts.reduce((sum, { stmt }) => sum + (stmt.AlterTableStmt?.cmds.length ?? 1), 0)

test('each command stands alone, on its line', () => {
  const sql = `-- one; two\nselect ';', "a;b";\n/* ; */ select e'\\';' ;\n\nselect 3; -- the end;\n`
  expect(commandsOf(sql).map((command) => command.trimEnd())).toEqual([
    `-- one; two\nselect ';', "a;b"`,
    `\n\n/* ; */ select e'\\';'`,
    '\n\n\n\nselect 3',
  ])
})

test('bodies of functions stay whole', () => {
  const bodies = [
    'create function a() returns int language plpgsql as $$ begin return 1; end $$',
    '\ncreate function b() returns void language sql as $x$ select $$;$$; $x$',
    '\n\ncreate function c() returns int language sql begin atomic\n  select 1;\n  select 2;\nend',
  ]
  expect(commandsOf(bodies.map((body) => body.trimStart()).join(';\n')).map((one) => one.trim())).toEqual(
    bodies.map((body) => body.trim()),
  )
})

test('what is done to a table is done one by one, each on its line', () => {
  const sql = [
    '-- before, of it',
    'alter table a -- all, of it',
    "  add column b text default e'\\',' check (b in (1, 2)),",
    '  drop column "c,--d", add constraint',
    '    e foreign key (b, c) references f (b, c);',
    'alter table a add column b text;',
  ].join('\n')
  const commands = commandsOf(sql)
  expect(commands.map((command) => command.replaceAll(/\s+/g, ' ').trim())).toEqual([
    "-- before, of it alter table a -- all, of it add column b text default e'\\',' constraint a_b_check check (b in (1, 2))",
    'alter table a drop column "c,--d"',
    'alter table a add constraint e foreign key (b, c) references f (b, c)',
    'alter table a add column b text',
  ])
  const lineOf = (at: number, words: string) => commands[at]!.split(words)[0]!.split('\n').length
  expect([lineOf(1, 'drop'), lineOf(2, 'add constraint'), lineOf(2, 'e foreign'), lineOf(3, 'add')]).toEqual([
    4, 4, 5, 6,
  ])
})

test('the condition of a new column has the name that PostgreSQL would give it', () => {
  const named = [
    "alter table a add column b text default 'check (1)' constraint c check (b <> '')",
    'alter table a add column b int default (d.check(1))',
    'alter table a add constraint c check (b > 0)',
  ]
  for (const sql of named) expect(commandsOf(sql)).toEqual([sql])
  expect(commandsOf("alter table a add column b text default 'check (1)' check (b <> '')")).toEqual([
    "alter table a add column b text default 'check (1)' constraint a_b_check check (b <> '')",
  ])
})

test('every migration is taken apart as PostgreSQL reads it', () => {
  for (const { name, sql } of readMigrations(migrationsFolder)) {
    const counts = commandsOf(sql).map(countOf)
    expect([name, counts]).toEqual([name, Array.from({ length: countOf(sql) }, () => 1)])
  }
})

/** The first version that could be distributed: databases that are spread have what was written before. */
const FIRST = '20261122T2000'

test('no migration makes a day of a text in what it sets: a Citus refuses to', () => {
  for (const { name, sql } of readMigrations(migrationsFolder)) {
    const set = (parseSync(sql) as Parsed).stmts.map(({ stmt }) => stmt.UpdateStmt?.targetList)
    expect([name, name > FIRST && set.some(makesDay)]).toEqual([name, false])
  }
})

/** Whether anything is cast to a day but a constant and a moment in its zone. */
function makesDay(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  return Object.entries(node).some(([kind, value]) => {
    if (kind !== 'TypeCast') return makesDay(value)
    const { arg, typeName } = value as { arg: object; typeName: object }
    const isSafe = 'A_Const' in arg || JSON.stringify(arg).includes('"timezone"')
    return (!isSafe && JSON.stringify(typeName).includes('"date"')) || makesDay(arg)
  })
}
