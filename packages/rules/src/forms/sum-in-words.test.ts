import { expect, test } from 'vitest'
import type { FormColumn } from './form-field.ts'
import { sumInWords } from './sum-in-words.ts'

const column = (key: string, kind: FormColumn['kind'], label: string): FormColumn => ({
  key,
  kind,
  label,
  is_required: false,
})

test('the last sum of money is written out, and named where there are several', () => {
  const columns = [
    column('count', 'NUMBER', '수량'),
    column('price', 'MONEY', '금액'),
    column('tax', 'FORMULA', '부가세'),
  ]
  expect(sumInWords(columns, {}, 'ko')).toBe('')
  expect(sumInWords(columns, { count: '3' }, 'ko')).toBe('')
  expect(sumInWords(columns, { count: '3', price: 1000 }, 'ko')).toBe('금 일천원정')
  expect(sumInWords(columns, { price: 1000, tax: 100 }, 'ko')).toBe('부가세 · 금 일백원정')
})
