import { z } from 'zod'
import { formKind } from '#contract/approvals/forms/form-kind.ts'
import { formFields } from '#contract/approvals/forms/form-fields.ts'
import { formValues } from '#contract/approvals/forms/form-values.ts'
import type { FormField } from '#rules/forms/form-field.ts'
import type { DocumentKind } from '../documents/index.ts'

export interface FormContent {
  /** Of which form and version it is; its questions stand beside the answers, so that it reads the same for good. */
  form: { id: number; version: number; name: string; nickname: string }
  title: string
  text: string
  fields: FormField[]
  values: Record<string, unknown>
}

const content = z
  .object({
    form: z.object({ id: z.number(), version: z.number(), name: z.string(), nickname: z.string() }),
    title: z.string().trim().min(1).max(100),
    text: z.string(),
    fields: formFields,
    values: z.record(z.string(), z.unknown()),
  })
  .transform((given, ctx) => {
    const read = formValues(given.fields as FormField[]).safeParse(given.values, { reportInput: true })
    if (read.success) return { ...given, values: read.data }
    for (const { message: _, path, ...issue } of read.error.issues)
      ctx.addIssue({ ...issue, path: ['drf_values', ...path] } as Parameters<typeof ctx.addIssue>[0])
    return z.NEVER
  }) as unknown as z.ZodType<FormContent>

/** A document written with a form: its text and the answers to what the form asks. */
export const formDocument: DocumentKind<FormContent, void> = {
  ...formKind,
  feature: 'DOCUMENT_APPROVAL',
  content,
  textField: 'text',
  headline: ({ title }) => title,
  shortName: ({ form }) => form.nickname,
  toWire: ({ form, fields, values }) => ({
    drf_tem_id: form.id,
    version: form.version,
    form_name: form.name,
    form_fields: fields,
    values,
  }),
  copied: ({ form, title, text, values }) => ({ title, text, values, formId: form.id }),
  mayOpen: ({ actor }, authorId) => authorId === actor.memberId,
}
