import { expect, test } from 'vitest'
import type { FormField } from '#rules/forms/form-field.ts'
import { answerText } from './printed-answer.ts'

const fact = (of: FormField['fact']): FormField => ({
  key: 'known',
  kind: 'FACT',
  label: '작성일',
  is_required: false,
  fact: of,
})

test.each([
  ['TODAY', '2026-11-28', '2026.11.28'],
  ['JOINED_ON', '2024-03-04', '2024.03.04'],
  ['JOINED_ON', '', ''],
  ['EMAIL', 'kim-su@gyeol.test', 'kim-su@gyeol.test'],
  ['PHONE', '010-1234-5678', '010-1234-5678'],
] as const)(
  'what is known as %s, %j, stands on paper as %j: days as those that were answered',
  (of, value, printed) => {
    expect(answerText(fact(of), value, 'ko')).toBe(printed)
  },
)
