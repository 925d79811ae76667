import { describe, expect, test } from 'vitest'
import { faultsOf, judge } from './statement-rules.ts'

describe('a statement names the company of', () => {
  test.each([
    ['one table', 'select * from members where company_id = $1 and id = $2'],
    ['one that is called otherwise', 'select * from members m where m.id = $2 and m.company_id = $1::bigint'],
    [
      'what it joins',
      'select * from members m left join teams t on (t.company_id, t.id) = (m.company_id, $2) where m.company_id = $1',
    ],
    [
      'what it joins by a row in brackets',
      'select * from members m, teams t where (m.company_id, m.id) = ($1, $2) and t.company_id = m.company_id',
    ],
    [
      'a query inside',
      'select exists (select 1 from teams t where t.company_id = $1 and t.leader_id = m.id) from members m where m.company_id = $1',
    ],
    [
      'each step of a recursion',
      'with recursive below as (select company_id, id from teams where company_id = $1 union select t.company_id, t.id from teams t join below b on t.parent_id = b.id where t.company_id = $1) select * from below',
    ],
    [
      'what it changes',
      'update members m set name = t.name from teams t where m.company_id = $1 and t.company_id = m.company_id',
    ],
    [
      'what it deletes',
      'delete from members using teams t where members.company_id = $1 and t.company_id = $1',
    ],
    [
      'what it adds',
      'insert into teams (company_id, name) values ($1, $2) on conflict (company_id, id) do update set name = excluded.name',
    ],
    [
      'what it copies',
      'insert into teams (company_id, name) select $1, name from ranks where company_id = $1 returning id',
    ],
    [
      'what it adds or changes to something given',
      'insert into teams (company_id, name) values ($1, $2) on conflict (company_id, id) do update set name = $3',
    ],
    [
      'what it joins beside what a query of its own is called',
      'with sessions as (select 1 as id) select 1 from teams t join sessions s on s.id = t.id where t.company_id = $1',
    ],
    ['what it locks', 'select 1 from members m where m.company_id = $1 for no key update of m'],
    [
      'nothing, where nothing is a company’s',
      'select * from accounts a join sessions s on s.account_id = a.id',
    ],
  ])('%s', (_, text) => {
    expect(faultsOf(text)).toEqual([])
  })

  test.each([
    ['one table', 'select * from members where id = $1', ['members']],
    ['either', 'select * from members m where m.company_id = $1 or m.id = $2', ['m']],
    ['another than itself', 'select * from members m where m.company_id = m.company_id', ['m']],
    ['what it joins', 'select * from members m join teams t on t.id = $2 where m.company_id = $1', ['t']],
    [
      'what it joins by another column',
      'select * from members m join teams t on t.id = m.company_id where m.company_id = $1',
      ['t'],
    ],
    [
      'the side of a join that stays',
      'select * from members m left join teams t on m.company_id = $1 and t.company_id = m.company_id',
      ['m', 't'],
    ],
    [
      'either side of a full join',
      'select * from members m full join teams t on m.company_id = $1 and t.company_id = $1',
      ['m', 't'],
    ],
    [
      'a query inside',
      'select exists (select 1 from teams t where t.id = m.team_id) from members m where m.company_id = $1',
      ['t'],
    ],
    [
      'a query that leans on the one around it',
      'select exists (select 1 from teams t where t.company_id = m.company_id) from members m where m.company_id = $1',
      ['t'],
    ],
    ['a query with a name of its own', 'with x as (select id from teams) select * from x', ['teams']],
    [
      'one side of a union',
      'select id from teams where company_id = $1 union all select id from ranks',
      ['ranks'],
    ],
    ['what it changes', 'update members set name = $1', ['members']],
    ['what it deletes', 'delete from members where id = $1', ['members']],
    ['what it adds', 'insert into teams (name) values ($1)', ['teams']],
    [
      'what it copies',
      'insert into teams (company_id, name) select $1, name from ranks returning id',
      ['ranks'],
    ],
    ['a sample', 'select * from members m tablesample system (10)', ['m']],
    ['a table behind a not', 'select * from members m where not (m.company_id = $1)', ['m']],
  ])('but not of %s', (_, text, missing) => {
    expect(faultsOf(text)).toEqual(missing.map((table) => expect.stringContaining(`${table} is`)))
  })
})

test.each([
  ['insert into teams (company_id, name) select $1, name from unnest($2::text[]) name', 'without RETURNING'],
  [
    'insert into teams (company_id, name) values ($1, (select max(name) from ranks where company_id = $1))',
    'a query among the values',
  ],
  [
    'insert into teams (company_id, name) values ($1, $2) on conflict (company_id, id) do update set opened_at = now()',
    'a function in DO UPDATE',
  ],
  [
    'insert into teams (company_id, name) select $1, name from unnest($2::text[]) name on conflict (company_id, id) do update set name = $3 returning id',
    'a parameter behind ON CONFLICT of teams',
  ],
  [
    'insert into teams (company_id, name) select $1, name from unnest($2::text[]) name on conflict (company_id, id) do update set name = excluded.name where teams.leader_id in ($3::int) returning id',
    'a parameter behind ON CONFLICT of teams',
  ],
  ['delete from teams where company_id = $1 returning json_build_array(id)', 'a function in RETURNING'],
  [
    'with x as (insert into teams (company_id, name) select $1, name from unnest($2::text[]) name returning id) select id from x',
    'rows added from a query in x',
  ],
  [
    'insert into teams (company_id, name) select company_id, name from ranks where company_id = $1 returning id',
    'teams takes its company from a row that it reads',
  ],
  ['with members as (select 1 as id) select 1', 'members of WITH hides a table'],
  [
    "update teams set name = concat_ws(' ', $2::text, name) where company_id = $1",
    'a stable function of a column in UPDATE of teams',
  ],
  ['insert into teams (company_id, name) values (7, $1)', 'teams is written without its company'],
  ['update teams set company_id = $2 where company_id = $1', 'a row is given to another company'],
  [
    'insert into teams (company_id, id) values ($1, $2) on conflict (company_id, id) do update set company_id = $3',
    'a row is given to another company',
  ],
  [
    'select * from members m (id, company_id) where m.company_id = $1',
    'columns of members are called otherwise',
  ],
  [
    'select m.id from members m join accounts a on a.id = m.account_id where m.company_id = $1',
    'accounts, which is of no company',
  ],
  [
    'select exists (select 1 from account_terms t where t.account_id = m.account_id) from members m where m.company_id = $1',
    'account_terms, which is of no company',
  ],
  [
    'insert into memberships (account_id) select account_id from members where company_id = $1',
    'memberships, which is of no company',
  ],
  [
    'with sessions as (select 1 as id) select s.id from public.sessions s join teams t on t.company_id = $1',
    'sessions, which is of no company',
  ],
  ['truncate teams', 'TruncateStmt is not judged'],
  ['do $$ begin delete from teams; end $$', 'DoStmt is not judged'],
  ['with x (a) as (select id from teams where company_id = $1) select a from x', 'columns named behind x'],
])('what machines of their own refuse: %s', (text, fault) => {
  expect(faultsOf(text)).toEqual([expect.stringContaining(fault)])
})

test.each([
  ['left join teams t on t.company_id = m.company_id and t.id > $2::int and ($3 = 1 or t.id = 2)', [2]],
  ['left join teams t on t.company_id = m.company_id and (t.id, t.name) = ($2, $3)', [2, 3]],
  ['left join teams t on t.company_id = m.company_id and t.id between $2 and any_value($3)', [2]],
  ['join teams t on t.company_id = m.company_id and t.id = $2', []],
  ['left join teams t on t.company_id = m.company_id and t.id is not distinct from $2', []],
])('which parameters an outer join compares: %s', (join, compared) => {
  const { compared: found } = judge(`select 1 from members m ${join} where m.company_id = $1`)
  expect([...found]).toEqual(compared)
})
