import { expect, test } from 'vitest'
import { lineForFacts, type SavedLine } from '../approvals/line-conditions.ts'
import { amountKeys, amountOf } from './amount-of-form.ts'
import type { FormColumn, FormField } from './form-field.ts'

const field = (key: string, kind: FormField['kind'], more: Partial<FormField> = {}): FormField => ({
  key,
  kind,
  label: key,
  is_required: false,
  ...more,
})
const column = (key: string, kind: FormColumn['kind'], more: Partial<FormColumn> = {}): FormColumn => ({
  key,
  kind,
  label: key,
  is_required: false,
  ...more,
})

const fields = [
  field('title', 'TEXT'),
  field('price', 'MONEY'),
  field('hours', 'NUMBER'),
  field('items', 'TABLE', {
    columns: [
      column('count', 'NUMBER'),
      column('each', 'MONEY'),
      column('whole', 'FORMULA', {
        formula: { operation: 'MULTIPLY', of: ['count', 'each'] },
        is_summed: true,
      }),
      column('tip', 'MONEY', { is_summed: true }),
    ],
  }),
]

test('amounts of a form are what it asks as money or number, and what is summed below a table', () => {
  expect(amountKeys(fields)).toEqual(['price', 'hours', 'items.whole', 'items.tip'])
  expect(amountKeys([field('title', 'TEXT'), field('day', 'DATE')])).toEqual([])
})

test.each<[string, string, Record<string, unknown>, number | undefined]>([
  ['a question', 'price', { price: 1_000_000 }, 1_000_000],
  ['a number with decimals', 'hours', { hours: ' 1.5 ' }, 1.5],
  ['nothing answered', 'price', {}, undefined],
  ['an emptied answer', 'price', { price: '' }, undefined],
  ['nothing that is a number', 'price', { price: '백만' }, undefined],
  ['nothing that is a value', 'price', { price: { toString: 1 } }, undefined],
  [
    'the sum of a reckoned column',
    'items.whole',
    {
      items: [
        { count: '3', each: 4500 },
        { count: ' 2 ', each: 100 },
      ],
    },
    13_700,
  ],
  ['what was sent for it is reckoned anew', 'items.whole', { items: [{ count: '1', each: 5, whole: 9 }] }, 5],
  ['rows of which none is filled', 'items.tip', { items: [{}, { tip: null }] }, 0],
  ['no rows', 'items.tip', { items: [] }, undefined],
  ['rows that are none', 'items.tip', { items: ['x', null, { tip: { toString: 1 } }] }, 0],
  ['no table', 'items.tip', { items: 'x' }, undefined],
  ['a column that is not summed', 'items.each', { items: [{ each: 5 }] }, undefined],
  ['a question that is no amount', 'title', { title: '5' }, undefined],
  ['a table without its column', 'items', { items: [{ tip: 5 }] }, undefined],
  ['a question that is gone', 'gone', { gone: 5 }, undefined],
])('the amount of %s', (_, key, values, amount) => {
  expect(amountOf(fields, values, key)).toBe(amount)
})

const saved: SavedLine = {
  line: 'TEAM_LEADER',
  variants: [
    { when: { fact: 'RANK', anyOf: [7] }, line: 'U1' },
    { when: { fact: 'AMOUNT', atLeast: 10_000_000 }, line: 'TEAM_LEADER/TOP_LEADER/IC2' },
    { when: { fact: 'AMOUNT', atLeast: 1_000_000 }, line: 'TEAM_LEADER/TOP_LEADER' },
  ],
}

test.each<[unknown, number | null, string]>([
  [undefined, null, 'TEAM_LEADER'],
  [999_999, null, 'TEAM_LEADER'],
  [1_000_000, null, 'TEAM_LEADER/TOP_LEADER'],
  [10_000_000, 8, 'TEAM_LEADER/TOP_LEADER/IC2'],
  [10_000_000, 7, 'U1'],
  [-1_000_000, null, 'TEAM_LEADER'],
])('of %s won by a drafter of rank %s the line is %s', (price, rank, line) => {
  expect(lineForFacts(saved, { amount: amountOf(fields, { price }, 'price'), rank })).toBe(line)
})
