import { expect, test } from 'vitest'
import { formEffect } from '#contract/approvals/forms/form-effect.ts'
import { formFields } from '#contract/approvals/forms/form-fields.ts'
import { absenceKinds } from '#contract/people/members/members.ts'
import { companyLanguages as LANGUAGES } from '#contract/platform/companies/setting-choices.ts'
import { builtInCodeOf } from '#rules/event-codes/event-codes.ts'
import { codesOfEffect, effectProblems } from '#rules/forms/form-effects.ts'
import { STANDARD_FORMS } from './standard-forms.ts'
import { inWords } from './take-standard-form.ts'

const all = STANDARD_FORMS.flatMap((form) =>
  LANGUAGES.map((language) => [`${form.key} ${language}`, inWords(form, language)] as const),
)

test.each(all)('%s is a form that makes sense', (_name, form) => {
  expect(formFields.safeParse(form.fields).error?.issues).toBeUndefined()
  expect([...form.nickname].length).toBeLessThanOrEqual(20)
  if (!form.effect) return
  expect(formEffect.safeParse(form.effect).success).toBe(true)
  expect(effectProblems(form.effect, form.fields)).toEqual([])
  const known = (code: string) =>
    form.effect?.key === 'ABSENCE'
      ? (absenceKinds as readonly string[]).includes(code)
      : builtInCodeOf(code) !== undefined
  expect(codesOfEffect(form.effect).filter((code) => !known(code))).toEqual([])
})

test('no two are called alike', () => {
  for (const language of LANGUAGES) {
    const names = STANDARD_FORMS.map((form) => inWords(form, language).name)
    expect(new Set(names).size).toBe(names.length)
  }
})
