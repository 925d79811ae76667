import type { FormEffect } from '#rules/forms/form-effects.ts'
import type { FormField } from '#rules/forms/form-field.ts'
import type { CommandContext, Language } from '../../../http/context.ts'
import { found } from '../../../http/fail.ts'
import { companyLanguage } from '../forms.queries.ts'
import { createForm } from '../keep-forms.ts'
import { type Asked, inLanguage, type StandardForm } from './ask.ts'
import { STANDARD_FORMS } from './standard-forms.ts'

/** A standard form in a language, as a company takes it. */
export interface OfferedForm {
  key: string
  name: string
  nickname: string
  years: StandardForm['years']
  fields: FormField[]
  effect: FormEffect | null
}

/** All standard forms in the language of the company: its documents are written in that, whoever looks. */
export async function offerStandardForms(ctx: Pick<CommandContext, 'tx'>): Promise<OfferedForm[]> {
  const language = await companyLanguage(ctx.tx)
  return STANDARD_FORMS.map((form) => inWords(form, language))
}

/** Makes a copy for the whole company. @throws Failure NOT_FOUND, FORMS_FULL */
export async function takeStandardForm(ctx: CommandContext, key: string): Promise<number> {
  const form = found((await offerStandardForms(ctx)).find((one) => one.key === key))
  return createForm(ctx, {
    drf_title: form.name,
    nickname: form.nickname,
    drf_content: '',
    apv_role_line: '',
    template_form: 'STANDARD',
    form_fields: form.fields,
    form_effect: form.effect,
    storage_period: form.years,
    editor_type: '',
    share_com: true,
    share_team: false,
    is_apv_line_changable: form.effect === null,
    copy_title: true,
    apv_receive_template: [],
    category_id: null,
  })
}

export function inWords(form: StandardForm, language: Language): OfferedForm {
  const { key, years } = form
  return {
    key,
    years,
    name: inLanguage(form.name, language),
    nickname: inLanguage(form.nickname, language),
    fields: form.fields.map((field) => fieldIn(field, language)),
    effect: effectIn(form, language),
  }
}

function fieldIn({ label, options, columns, ...field }: Asked, language: Language): FormField {
  return {
    is_required: false,
    ...field,
    label: inLanguage(label, language),
    ...(options && { options: options.map((option) => inLanguage(option, language)) }),
    ...(columns && {
      columns: columns.map((column) => ({
        is_required: false,
        ...column,
        label: inLanguage(column.label, language),
      })),
    }),
  }
}

function effectIn({ effect, fields }: StandardForm, language: Language): FormEffect | null {
  if (!effect) return null
  const { choice, ...rest } = effect
  if (!choice) return rest
  const options = fields.find(({ key }) => key === choice.field)?.options ?? []
  const codes = options.map((option, at) => [inLanguage(option, language), choice.codes[at]!] as const)
  return { ...rest, choice: { field: choice.field, codes: Object.fromEntries(codes) } }
}
