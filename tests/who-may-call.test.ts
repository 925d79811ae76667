import { expect, test } from 'vitest'
import { boundPolicies, tellWhoMayCall, whoMayCall } from './contract/who-may-call.ts'

const rows = whoMayCall(await boundPolicies())

// A change of who may do what shows as a line of this file. Written anew with: npx vitest run tests/who-may-call.test.ts -u
test('who may call what is what who-may-call.txt says', async () => {
  await expect(tellWhoMayCall(rows)).toMatchFileSnapshot('who-may-call.txt')
})

const refused = (column: string) => rows.filter(({ cells }) => cells[column] === 'no')

test('nobody without a session reaches what belongs to a company or an account', () => {
  const open = rows.filter(({ cells }) => cells['stranger'] === 'yes')
  expect(open.filter(({ endpoint }) => endpoint.audience !== 'public')).toEqual([])
})

test('a wider role is never refused what a narrower one may', () => {
  for (const [narrow, wide] of [
    ['shut out', 'member'],
    ['member', 'team leader'],
    ['member', 'limited admin'],
    ['limited admin', 'full admin'],
  ] as const) {
    const of = new Set(refused(narrow).map(({ endpoint }) => endpoint.id))
    const lost = refused(wide).filter(({ endpoint }) => !of.has(endpoint.id))
    expect([wide, lost.map(({ endpoint }) => endpoint.id)]).toEqual([wide, []])
  }
})
