import { z } from 'zod'
import { formKind } from '#contract/approvals/forms/form-kind.ts'
import { freeKind } from '#contract/approvals/forms/free-kind.ts'
import { line } from '#contract/fields.ts'
import { saysSomething } from '#contract/rich-text.ts'
import { cleanRichText } from '../../http/clean-rich-text.ts'
import type { CommandContext, Language } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { parseValue } from '../../http/parse-input.ts'
import { type DocumentKind, refuseSwitchedOff } from '../documents/index.ts'
import { judgeEffect } from './effects/form-effects.ts'
import { fillForm } from './fill-form.ts'
import { type FormContent, formDocument } from './form-document.ts'
import type { WholeForm } from './forms.queries.ts'
import { freeDocument } from './free-document.ts'

interface Written {
  drf_type?: string | undefined
  drf_title: string
  drf_content: string
  drf_values: Record<string, unknown>
  drf_tem_id: number | null
}

/** @throws Failure UNKNOWN_DOCUMENT_KIND for any but the kind that is written here: with a form, or freely */
export function refuseOtherKind({ drf_type, drf_tem_id }: Written): void {
  const written = drf_tem_id === null ? freeKind.key : formKind.key
  if (drf_type !== undefined && drf_type !== written) fail('UNKNOWN_DOCUMENT_KIND')
}

const UNASKED: Record<Language, string> = {
  ko: '양식에 없는 항목입니다. 삭제한 뒤 다시 상신해 주십시오.',
  ja: '様式にない項目です。削除してからもう一度提出してください。',
  en: 'The form does not ask for this. Remove it and submit again.',
}

/** An answer is never left out without a word. @throws Failure BAD_REQUEST naming each answer to what nobody asks */
export function refuseUnasked(
  { language }: Pick<CommandContext, 'language'>,
  form: Pick<WholeForm, 'fields'> | null,
  { drf_values: given = {} }: { drf_values?: Written['drf_values'] | undefined },
): void {
  const asked = new Set(form?.fields.map(({ key }) => key))
  const unasked = Object.keys(given).filter((key) => !asked.has(key))
  if (unasked.length === 0) return
  fail('BAD_REQUEST', {}, Object.fromEntries(unasked.map((key) => [`drf_values.${key}`, UNASKED[language]])))
}

const nothing = { code: 'too_small', minimum: 1, origin: 'string', inclusive: true } as const
const freeText = z.object({
  drf_title: line(1, 100),
  drf_content: z.string().superRefine((input, ctx) => {
    if (!saysSomething(input)) ctx.addIssue({ ...nothing, input })
  }),
})

/**
 * What a document says, judged as it is sent.
 * @param before what it said until now
 * @throws Failure BAD_REQUEST naming what is missing or wrong, DOCUMENT_STATE where it would do what it did not do before
 */
export async function contentOf(
  ctx: CommandContext,
  written: Written,
  form: WholeForm | null,
  documentId: number | undefined,
  before?: unknown,
): Promise<{ kind: DocumentKind; content: unknown }> {
  const { drf_title: title } = written
  const text = cleanRichText(written.drf_content)
  // What it does may become another, but not from nothing or to nothing: its line was chosen for it.
  const was = before as Partial<FormContent> | undefined
  const hadEffect = Boolean(was?.effect)
  if (was && hadEffect !== Boolean(form?.effect)) fail('DOCUMENT_STATE')
  // The form may do something else by now, and what this one holds is given back by whoever holds it.
  if (hadEffect && was?.form?.version !== form?.version) fail('DOCUMENT_STATE')
  if (!form) {
    // Without questions there is nothing but its text.
    parseValue(freeText, { drf_title: title, drf_content: text }, ctx.language)
    return { kind: freeDocument as unknown as DocumentKind, content: { title, text } }
  }
  const { id, version, name, nickname, fields, storage_years: storageYears } = form
  const given = await fillForm(ctx, fields, written.drf_values, documentId)
  const said = { form: { id, version, name, nickname, storageYears }, title, text, fields, values: given }
  const kind = formDocument as unknown as DocumentKind
  if (!form.effect) return { kind, content: said }
  const { values } = parseValue(formDocument.content, said, ctx.language)
  const judged = await judgeEffect(ctx, form.effect, values, before === undefined ? undefined : documentId)
  refuseSwitchedOff(ctx, { kind: judged.kind.key })
  return { kind, content: { ...said, effect: { kind: judged.kind.key, content: judged.content } } }
}
