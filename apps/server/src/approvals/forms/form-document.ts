import { z } from 'zod'
import { formKind } from '#contract/approvals/forms/form-kind.ts'
import { formFields } from '#contract/approvals/forms/form-fields.ts'
import type { FormField } from '#rules/forms/form-field.ts'
import { type DocumentKind, documentKind, type FiledDocument } from '../documents/index.ts'
import { printedAnswer } from './printed-answer.ts'
import { answersTo } from './read-answers.ts'

/** The matter of another kind that the document carries, as a document of that kind says it. */
export interface CarriedMatter {
  kind: string
  content: unknown
}

export interface FormContent {
  /** Of which form and version it is; its questions stand beside the answers, so that it reads the same for good. */
  form: { id: number; version: number; name: string; nickname: string; storageYears: number | null }
  title: string
  text: string
  fields: FormField[]
  values: Record<string, unknown>
  effect: CarriedMatter | null
}

const content = z
  .object({
    form: z.object({
      id: z.number(),
      version: z.number(),
      name: z.string(),
      nickname: z.string(),
      // What was sent before forms said it is kept for good.
      storageYears: z.number().nullable().default(null),
    }),
    title: z.string().trim().min(1).max(100),
    text: z.string(),
    fields: formFields,
    values: z.record(z.string(), z.unknown()),
    effect: z.object({ kind: z.string(), content: z.unknown() }).nullable().default(null),
  })
  .transform((given, ctx) => {
    const read = answersTo(given.fields as FormField[]).safeParse(given.values, { reportInput: true })
    if (read.success) return { ...given, values: read.data }
    for (const { message: _, path, ...issue } of read.error.issues)
      ctx.addIssue({ ...issue, path: ['drf_values', ...path] } as Parameters<typeof ctx.addIssue>[0])
    return z.NEVER
  }) as unknown as z.ZodType<FormContent>

/** The carried matter as its own kind knows it; undefined where a document carries none. */
function carried(document: FiledDocument<FormContent>) {
  const { content, ...rest } = document
  if (!content?.effect) return undefined
  const kind = documentKind(content.effect.kind)
  return { kind, document: { ...rest, content: kind.content.safeParse(content.effect.content).data ?? null } }
}

const after =
  (
    act: 'approved' | 'reopened' | 'denied' | 'canceled',
  ): NonNullable<DocumentKind<FormContent>['approved']> =>
  async (ctx, document) => {
    const matter = carried(document)
    await matter?.kind[act]?.(ctx, matter.document)
  }

/** A document written with a form: its text and the answers to what the form asks, and what follows from them. */
export const formDocument: DocumentKind<FormContent, void> = {
  ...formKind,
  feature: 'DOCUMENT_APPROVAL',
  content,
  textField: 'text',
  isRich: true,
  formName: ({ form }) => form.name,
  printed: ({ fields, values }, language) =>
    fields.map((field) => printedAnswer(field, values[field.key] ?? null, language)),
  headline: ({ title }) => title,
  shortName: ({ form }) => form.nickname,
  toWire: ({ form, fields, values, effect }) => ({
    drf_tem_id: form.id,
    version: form.version,
    form_name: form.name,
    form_fields: fields,
    values,
    effect: effect && effectToWire(effect),
  }),
  filing: ({ form, effect }) => ({ formId: form.id, years: form.storageYears, until: lastDay(effect) }),
  copied: ({ form, title, text, values }) => ({ title, text, values, formId: form.id }),
  matter: {
    of: ({ effect }) => effect?.content,
    with: (whole, matter) => ({ ...whole, effect: whole.effect && { ...whole.effect, content: matter } }),
  },
  mayOpen: ({ actor }, authorId) => authorId === actor.memberId,
  async submitted(ctx, document) {
    const matter = carried(document)
    if (matter)
      await matter.kind.submitted?.(ctx, matter.document as FiledDocument<unknown> & { content: {} })
  },
  approved: after('approved'),
  reopened: after('reopened'),
  denied: after('denied'),
  canceled: after('canceled'),
  isCanceledByDocument: true,
  async refusesAgreedCancel(ctx, document) {
    const matter = carried(document)
    const refuses = matter?.kind.refusesAgreedCancel ?? matter?.kind.refusesCancel
    return (matter && (await refuses?.(ctx, matter.document))) ?? null
  },
  async refusesCancel(ctx, document) {
    const matter = carried(document)
    return (await matter?.kind.refusesCancel?.(ctx, matter.document)) ?? null
  },
}

/** The last day of what it asks for, where that goes by days. */
function lastDay(effect: CarriedMatter | null): string | null {
  const to = (effect?.content as { to?: unknown } | undefined)?.to
  return typeof to === 'string' ? to : null
}

function effectToWire({ kind, content }: CarriedMatter) {
  const read = documentKind(kind).content.safeParse(content)
  return { drf_type: kind, values: read.success ? documentKind(kind).toWire(read.data) : {} }
}
