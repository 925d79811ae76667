import { expect, test } from 'vitest'
import { formFields } from '#contract/approvals/forms/form-fields.ts'
import {
  amountChoices,
  bodyOf,
  draftOf,
  fieldsOf,
  isEffectFilled,
  isPlainNumber,
  newColumn,
  newKey,
  newQuestion,
} from './form-draft.ts'

test('keys are never given twice, nor to another question after one was removed in the middle', () => {
  expect(newKey('q', [])).toBe('q1')
  expect(newKey('q', [{ key: 'q1' }, { key: 'q7' }, { key: 'payee' }])).toBe('q8')
})

test('of a question only what belongs to its kind is sent, and the server takes it', () => {
  const column = { ...newColumn([]), label: '단가', kind: 'MONEY' as const, isSummed: true }
  const reckoned = {
    ...newColumn([column]),
    label: '부가세',
    kind: 'FORMULA' as const,
    operation: 'PERCENT' as const,
    of: ['c1', 'c1'],
  }
  const questions = [
    { ...newQuestion([]), label: '구분', kind: 'SELECT' as const, options: ['교통', '식대'], inWords: true },
    { ...newQuestion([]), key: 'q2', label: '내역', kind: 'TABLE' as const, columns: [column, reckoned] },
    { ...newQuestion([]), key: 'q3', label: '작성자', kind: 'FACT' as const, isRequired: true },
  ]
  const fields = fieldsOf(questions)
  expect(fields[0]).toEqual({
    key: 'q1',
    kind: 'SELECT',
    label: '구분',
    is_required: false,
    options: ['교통', '식대'],
  })
  expect(fields[1]!.columns![1]!.formula).toEqual({ operation: 'PERCENT', of: ['c1'], percent: 10 })
  expect(fields[2]).toMatchObject({ fact: 'NAME', is_required: false })
  expect(formFields.safeParse(fields).success).toBe(true)
})

test('a new form is shared with the company by who may', () => {
  expect(bodyOf(draftOf(undefined, true))).toMatchObject({ share_com: true })
  expect(bodyOf(draftOf(undefined, false))).toMatchObject({ share_com: false, share_team: false })
})

test('what a form does is filled by questions of the right kind, and fixes its line', () => {
  const days = { ...newQuestion([]), label: '기간', kind: 'PERIOD' as const, isRequired: true }
  const effect = { key: 'EVENT' as const, code: 'HOME:FULL', fills: { days: 'q1' } }
  expect(isEffectFilled({ effect, questions: [days] })).toBe(true)
  expect(isEffectFilled({ effect, questions: [{ ...days, isRequired: false }] })).toBe(false)
  expect(isEffectFilled({ effect: { ...effect, code: 'VACATION:ANNUAL:TIME' }, questions: [days] })).toBe(
    false,
  )
  const draft = { ...draftOf(undefined, true), questions: [days], effect }
  expect(bodyOf(draft)).toMatchObject({ form_effect: effect, is_apv_line_changable: false })
})

test('conditions go by a question that tells an amount: the only one, or the one that was chosen', () => {
  const price = { ...newQuestion([]), label: '금액', kind: 'MONEY' as const }
  const columns = [{ ...newColumn([]), label: '소계', kind: 'MONEY' as const, isSummed: true }]
  const table = { ...newQuestion([price]), label: '내역', kind: 'TABLE' as const, columns }
  expect(amountChoices([price, table])).toEqual([
    { value: 'q1', label: '금액' },
    { value: 'q2.c1', label: '내역 › 소계' },
  ])
  const variant = { fact: 'AMOUNT', at_least: 5, kinds: [], rank_ids: [], apv_role_line: 'TOP_LEADER' }
  const asked = (questions: (typeof price)[], apv_role_line_amount: string | null) =>
    bodyOf({
      ...draftOf(undefined, true),
      questions,
      apv_role_line_variants: [variant],
      apv_role_line_amount,
    }).apv_role_line_amount
  expect(asked([price], null)).toBe('q1')
  expect(asked([price, table as never], null)).toBeNull()
  expect(asked([price, table as never], 'q2.c1')).toBe('q2.c1')
  // It was chosen, and is gone: nothing else takes its place without a word.
  expect(asked([price], 'q2.c1')).toBe('q2.c1')
})

test('a number that is not money is not called won', () => {
  const count = { ...newQuestion([]), label: '인원', kind: 'NUMBER' as const }
  const kindOf = (questions: (typeof count)[]) => isPlainNumber({ questions, apv_role_line_amount: null })
  expect(kindOf([count])).toBe(true)
  expect(kindOf([{ ...count, kind: 'MONEY' as never }])).toBe(false)
  expect(kindOf([])).toBe(false)
})
