import { expect, test } from 'vitest'
import { isLost } from '../db/wire/lost-connection.ts'
import { brokenConstraint } from './fail.ts'

test.each([
  [
    'PostgreSQL tells it',
    { code: '23505', constraint: 'members_email_key', message: '' },
    'members_email_key',
  ],
  [
    'Citus tells it in the message, with a shard behind it',
    { code: '23505', message: 'duplicate key value violates unique constraint "members_email_key_102064"' },
    'members_email_key',
  ],
  [
    'the name, not the table',
    {
      code: '23503',
      message:
        'insert or update on table "rooms_102008" violates foreign key constraint "rooms_category_102008"',
    },
    'rooms_category',
  ],
  ['another error', { code: '42P01', message: 'constraint "x"' }, undefined],
  ['no error', undefined, undefined],
])('the constraint that a write broke: %s', (_, error, name) => {
  expect(brokenConstraint(error)).toBe(name)
})

test.each([
  'failure on connection marked as essential: 10.0.0.2:5432',
  'server closed the connection unexpectedly',
  'SSL SYSCALL error: EOF detected',
  'SSL connection has been closed unexpectedly',
  'could not receive data from server: Connection reset by peer',
  'no connection to the server',
  'could not find valid entry for shard 102115',
])('a worker that is away, as Citus says it: %s', (message) => {
  expect(isLost(Object.assign(new Error(message), { code: 'XX000' }))).toBe(true)
})
