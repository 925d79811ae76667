import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'
import { formProblems, type FormColumn, type FormField } from './form-field.ts'
import { reckonRows, sumsOf } from './reckon-table.ts'

const column = (key: string, kind: FormColumn['kind'], rest: Partial<FormColumn> = {}): FormColumn => ({
  key,
  kind,
  label: key,
  is_required: false,
  ...rest,
})
const field = (key: string, kind: FormField['kind'], rest: Partial<FormField> = {}): FormField => ({
  key,
  kind,
  label: key,
  is_required: false,
  ...rest,
})

const COLUMNS = [
  column('count', 'NUMBER'),
  column('price', 'MONEY'),
  column('supply', 'FORMULA', {
    formula: { operation: 'MULTIPLY', of: ['count', 'price'] },
    is_summed: true,
  }),
  column('tax', 'FORMULA', {
    formula: { operation: 'PERCENT', of: ['price'], percent: 10 },
    is_summed: true,
  }),
]

test.each([
  [1_200_000, '금 일백이십만원정'],
  [10, '금 일십원정'],
  [11_000, '금 일만일천원정'],
  [100_000_000, '금 일억원정'],
  [120_034_005, '금 일억이천삼만사천오원정'],
  [0, '금 영원정'],
  [-5000, '금 마이너스 오천원정'],
  [1_000_000_000_001, '금 일조일원정'],
])('%i is written out as %s', (won, words) => {
  expect(amountInWords(won, 'ko')).toBe(words)
})

test.each([
  [1_200_000, '金壱百弐拾万ウォン也', 'One million two hundred thousand won only'],
  [
    120_034_005,
    '金壱億弐千参万四千五ウォン也',
    'One hundred twenty million thirty-four thousand five won only',
  ],
  [13, '金壱拾参ウォン也', 'Thirteen won only'],
  [0, '金零ウォン也', 'Zero won only'],
  [-5000, '金マイナス五千ウォン也', 'Minus five thousand won only'],
  [1_000_000_000_001, '金壱兆壱ウォン也', 'One trillion one won only'],
])('readers of Japanese and English have %i in their words', (won, japanese, english) => {
  expect([amountInWords(won, 'ja'), amountInWords(won, 'en')]).toEqual([japanese, english])
})

test('no two amounts are written alike', () => {
  const amount = fc.integer({ min: 0, max: 2 ** 50 })
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      for (const language of ['ko', 'ja', 'en'] as const)
        expect(amountInWords(one, language) === amountInWords(other, language)).toBe(one === other)
    }),
  )
})

test('a row is reckoned, exact to the won, and summed below', () => {
  const rows = reckonRows(COLUMNS, [
    { count: '3', price: 3333 },
    { count: '0.5', price: 1001 },
    { count: '2', price: null },
  ])
  expect(rows.map((row) => [row['supply'], row['tax']])).toEqual([
    [9999, 333],
    // 500.5 is rounded up, 100.1 down.
    [501, 100],
    [null, null],
  ])
  expect(sumsOf(COLUMNS, rows)).toEqual({ supply: 10_500, tax: 433 })
})

test('sums of numbers keep their decimals, and what is no number counts nothing', () => {
  const hours = [column('hours', 'NUMBER', { is_summed: true })]
  expect(sumsOf(hours, [{ hours: '0.1' }, { hours: '0.2' }, { hours: '-1.5' }, { hours: '' }])).toEqual({
    hours: '-1.2',
  })
})

test('reckoning twice changes nothing, and multiplying by one neither', () => {
  const amount = fc.integer({ min: -1e12, max: 1e12 })
  fc.assert(
    fc.property(amount, (price) => {
      const once = reckonRows(COLUMNS, [{ count: '1', price }])
      expect(reckonRows(COLUMNS, once)).toEqual(once)
      expect(once[0]!['supply']).toBe(price)
    }),
  )
})

test.each<[string, FormField[], string]>([
  ['two questions of one key', [field('a', 'TEXT'), field('a', 'DATE')], '1.key TWICE'],
  ['a choice without options', [field('a', 'SELECT')], '0.options MISSING'],
  ['a text with options', [field('a', 'TEXT', { options: ['x'] })], '0.options NOT_WANTED'],
  ['an option twice', [field('a', 'SELECT', { options: ['x', 'x'] })], '0.options.1 TWICE'],
  ['a table without columns', [field('a', 'TABLE')], '0.columns MISSING'],
  ['a fact without its name', [field('a', 'FACT')], '0.fact MISSING'],
  [
    'a formula over what is not there',
    [
      field('a', 'TABLE', {
        columns: [column('x', 'FORMULA', { formula: { operation: 'ADD', of: ['y', 'z'] } })],
      }),
    ],
    '0.columns.0.formula.of UNKNOWN',
  ],
  [
    'a formula over itself',
    [
      field('a', 'TABLE', {
        columns: [
          column('n', 'NUMBER'),
          column('x', 'FORMULA', { formula: { operation: 'ADD', of: ['n', 'x'] } }),
        ],
      }),
    ],
    '0.columns.1.formula.of UNKNOWN',
  ],
  [
    'a sum of texts',
    [field('a', 'TABLE', { columns: [column('n', 'TEXT', { is_summed: true })] })],
    '0.columns.0.is_summed NOT_WANTED',
  ],
])('%s is refused', (_name, fields, wanted) => {
  expect(formProblems(fields).map(({ path, problem }) => `${path.join('.')} ${problem}`)).toEqual([wanted])
})

test('a formula goes by what was reckoned before it, and by nothing that comes after', () => {
  const price = column('price', 'MONEY', {})
  const tax = column('tax', 'FORMULA', { formula: { operation: 'PERCENT', of: ['supply'], percent: 10 } })
  const supply = column('supply', 'FORMULA', { formula: { operation: 'MULTIPLY', of: ['count', 'price'] } })
  const all = column('all', 'FORMULA', { formula: { operation: 'ADD', of: ['supply', 'tax'] } })
  const count = column('count', 'NUMBER', {})
  const problemsOf = (columns: FormColumn[]) =>
    formProblems([field('t', 'TABLE', { columns })]).map(
      ({ path, problem }) => `${path.join('.')} ${problem}`,
    )
  expect(problemsOf([supply, tax, all, count, price])).toEqual([])
  expect(problemsOf([count, price, tax, supply, all])).toEqual(['0.columns.2.formula.of UNKNOWN'])
  expect(reckonRows([count, price, supply, tax, all], [{ count: '3', price: 1005 }])).toEqual([
    { count: '3', price: 1005, supply: 3015, tax: 302, all: 3317 },
  ])
  expect(reckonRows([count, price, supply, tax, all], [{ count: '3', price: null }])).toEqual([
    { count: '3', price: null, supply: null, tax: null, all: null },
  ])
})

test('a table with formulas makes sense', () => {
  expect(formProblems([field('items', 'TABLE', { columns: COLUMNS, in_words: true })])).toEqual([])
})
