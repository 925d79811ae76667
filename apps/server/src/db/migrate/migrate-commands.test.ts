import { loadModule, parseSync } from 'libpg-query'
import { expect, test } from 'vitest'
import { commandsOf } from './migrate-commands.ts'
import { migrationsFolder, readMigrations } from './migrate-files.ts'

await loadModule()

const countOf = (sql: string) => (parseSync(sql) as { stmts: unknown[] }).stmts.length

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

test('every migration is taken apart as PostgreSQL reads it', () => {
  for (const { name, sql } of readMigrations(migrationsFolder)) {
    const counts = commandsOf(sql).map(countOf)
    expect([name, counts]).toEqual([name, Array.from({ length: countOf(sql) }, () => 1)])
  }
})
