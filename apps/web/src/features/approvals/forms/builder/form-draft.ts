import type { EndpointCall } from '#contract/endpoint.ts'
import type { createForm } from '#contract/approvals/forms/forms.ts'
import {
  type FormColumnKind,
  type FormFact,
  type FormFieldKind,
  type FORMULA_OPERATIONS,
  hasOptions,
  isAmount,
  reckonsWith,
} from '#rules/forms/form-field.ts'
import { effectProblems, type FormEffect } from '#rules/forms/form-effects.ts'
import type { FormField } from '#rules/forms/form-field.ts'
import { amountKeys } from '#rules/forms/amount-of-form.ts'
import type { Variant } from '../../lines/index.ts'
import type { Form } from '../form-queries.ts'
import { lineOf, type Place, placesOf } from '../line-editor.tsx'
import { lineOfPeople } from './line-of-people.ts'

type NewForm = EndpointCall<typeof createForm>['body']
export type Operation = (typeof FORMULA_OPERATIONS)[number]

export interface ColumnDraft {
  key: string
  label: string
  kind: FormColumnKind
  isRequired: boolean
  isSummed: boolean
  options: string[]
  operation: Operation
  of: string[]
  percent: number
}

export interface QuestionDraft {
  key: string
  label: string
  hint: string
  kind: FormFieldKind
  isRequired: boolean
  inWords: boolean
  options: string[]
  fact: FormFact
  columns: ColumnDraft[]
}

/** Years that documents can be kept, and for good. */
export const PERMANENT = 'PERMANENT'
export const STORAGE_PERIODS = ['1', '3', '5', '10', PERMANENT] as const

type StoragePeriod = Exclude<(typeof STORAGE_PERIODS)[number], typeof PERMANENT>

export type FormDraft = {
  title: string
  nickname: string
  category: string | null
  sharing: 'company' | 'team' | 'nobody'
  /** Years, as text; PERMANENT for good. */
  storage: string
  content: string
  questions: QuestionDraft[]
  effect: FormEffect | null
  /** Seats and people, as parts parted by slashes; empty for the line of whoever drafts. */
  line: string
  /** By their names on the wire, so that what is refused of one is told at it. */
  apv_role_line_variants: Variant[]
  apv_role_line_amount: string | null
  /** People of an older form whom a line does not hold; null for all others. */
  places: Place[] | null
  lineChangeable: boolean
  copiesTitle: boolean
}

/** The first key of this letter that none of them has: keys stay as they are, so that answers find their questions. */
export function newKey(letter: string, taken: readonly { key: string }[]): string {
  const numbers = taken.map(({ key }) => Number(new RegExp(`^${letter}(\\d+)$`).exec(key)?.[1] ?? 0))
  return `${letter}${Math.max(0, ...numbers) + 1}`
}

export const newQuestion = (taken: readonly QuestionDraft[]): QuestionDraft => ({
  key: newKey('q', taken),
  label: '',
  hint: '',
  kind: 'TEXT',
  isRequired: false,
  inWords: false,
  options: [],
  fact: 'NAME',
  columns: [],
})

export const newColumn = (taken: readonly ColumnDraft[]): ColumnDraft => ({
  key: newKey('c', taken),
  label: '',
  kind: 'TEXT',
  isRequired: false,
  isSummed: false,
  options: [],
  operation: 'MULTIPLY',
  of: [],
  percent: 10,
})

export function draftOf(form: Form | undefined, mayShareAll: boolean): FormDraft {
  if (!form)
    return {
      title: '',
      nickname: '',
      category: null,
      sharing: mayShareAll ? 'company' : 'nobody',
      storage: PERMANENT,
      content: '',
      questions: [],
      effect: null,
      line: '',
      apv_role_line_variants: [],
      apv_role_line_amount: null,
      places: null,
      lineChangeable: true,
      copiesTitle: false,
    }
  const people = lineOfPeople(form.apv_receive_template)
  return {
    title: form.drf_title,
    nickname: form.nickname,
    category: form.category_id === null ? null : String(form.category_id),
    sharing: form.share_com ? 'company' : form.share_team ? 'team' : 'nobody',
    storage: form.storage_period === null ? PERMANENT : String(form.storage_period),
    content: form.drf_content,
    questions: form.form_fields.map((field) => ({
      ...newQuestion([]),
      key: field.key,
      label: field.label,
      hint: field.hint ?? '',
      kind: field.kind,
      isRequired: field.is_required,
      inWords: field.in_words ?? false,
      options: field.options ?? [],
      fact: field.fact ?? 'NAME',
      columns: (field.columns ?? []).map((column) => ({
        ...newColumn([]),
        key: column.key,
        label: column.label,
        kind: column.kind,
        isRequired: column.is_required,
        isSummed: column.is_summed ?? false,
        options: column.options ?? [],
        operation: column.formula?.operation ?? 'MULTIPLY',
        of: column.formula?.of ?? [],
        percent: column.formula?.percent ?? 10,
      })),
    })),
    effect: form.form_effect,
    line: people || form.apv_role_line,
    apv_role_line_variants: form.apv_role_line_variants.map((one) => ({ ...one, kinds: [] })),
    apv_role_line_amount: form.apv_role_line_amount,
    places: people === null ? placesOf(form.apv_receive_template) : null,
    lineChangeable: form.is_apv_line_changable,
    copiesTitle: form.copy_title,
  }
}

/** Columns in which no formula goes by one that is gone, or is reckoned after it. */
export function withKnownParts(columns: readonly ColumnDraft[]): ColumnDraft[] {
  return columns.map((one, place) => {
    const isKnown = (key: string) =>
      columns.some((other, at) => other.key === key && reckonsWith(other, at, place))
    return one.of.every(isKnown) ? one : { ...one, of: one.of.filter(isKnown) }
  })
}

/** The questions as the server keeps them; only what belongs to their kind. */
export function fieldsOf(questions: readonly QuestionDraft[]): NonNullable<NewForm['form_fields']> {
  return questions.map((one) => ({
    key: one.key,
    kind: one.kind,
    label: one.label,
    is_required: one.kind !== 'FACT' && one.isRequired,
    ...(one.hint && { hint: one.hint }),
    ...(hasOptions(one.kind) && { options: one.options }),
    ...(one.kind === 'FACT' && { fact: one.fact }),
    ...(one.kind === 'TABLE' && { columns: one.columns.map(columnOf) }),
    ...((one.kind === 'MONEY' || one.kind === 'TABLE') && { in_words: one.inWords }),
  }))
}

function columnOf({ key, kind, label, isRequired, isSummed, options, operation, of, percent }: ColumnDraft) {
  const isPercent = operation === 'PERCENT'
  return {
    key,
    kind,
    label,
    is_required: kind !== 'FORMULA' && isRequired,
    ...(kind === 'SELECT' && { options }),
    ...(isAmount(kind) && { is_summed: isSummed }),
    ...(kind === 'FORMULA' && {
      formula: { operation, of: isPercent ? of.slice(0, 1) : of, ...(isPercent && { percent }) },
    }),
  }
}

export function bodyOf(draft: FormDraft): NewForm {
  return {
    drf_title: draft.title,
    ...(draft.nickname.trim() && { nickname: draft.nickname }),
    category_id: draft.category === null ? null : Number(draft.category),
    share_com: draft.sharing === 'company',
    share_team: draft.sharing === 'team',
    storage_period: draft.storage === PERMANENT ? null : (draft.storage as StoragePeriod),
    drf_content: draft.content || null,
    form_fields: fieldsOf(draft.questions),
    form_effect: draft.effect,
    apv_role_line: draft.line,
    apv_role_line_variants: draft.apv_role_line_variants.map(variantOf),
    apv_role_line_amount: amountAsked(draft),
    apv_receive_template: draft.places ? lineOf(draft.places) : [],
    // Whoever asks does not choose who decides.
    is_apv_line_changable: draft.lineChangeable && draft.effect === null,
    copy_title: draft.copiesTitle,
  }
}

type FormVariant = NonNullable<NewForm['apv_role_line_variants']>[number]

const variantOf = ({ fact, at_least, rank_ids, apv_role_line }: Variant): FormVariant => ({
  fact: fact as FormVariant['fact'],
  at_least,
  rank_ids,
  apv_role_line,
})

/** Questions and summed columns by whose amount the line can go. */
export function amountChoices(questions: readonly QuestionDraft[]): { value: string; label: string }[] {
  return amountKeys(fieldsOf(questions) as FormField[]).map((value) => {
    const [key, part] = value.split('.')
    const question = questions.find((one) => one.key === key)
    const column = question?.columns.find((one) => one.key === part)
    const names = [question?.label || key!, ...(column ? [column.label || part!] : [])]
    return { value, label: names.join(' › ') }
  })
}

/** The choice as it stands: the only question there is need not be chosen, and one that is gone is refused by the server. */
export function amountAsked({
  questions,
  apv_role_line_amount: chosen,
}: Pick<FormDraft, 'questions' | 'apv_role_line_amount'>): string | null {
  const [only, ...others] = amountChoices(questions)
  return chosen ?? (others.length === 0 ? (only?.value ?? null) : null)
}

/** Whether what the line goes by is a number of anything, and not money. */
export function isPlainNumber(draft: Pick<FormDraft, 'questions' | 'apv_role_line_amount'>): boolean {
  const [key, part] = amountAsked(draft)?.split('.') ?? []
  const question = draft.questions.find((one) => one.key === key)
  const asked = part === undefined ? question : question?.columns.find((one) => one.key === part)
  return asked?.kind === 'NUMBER'
}

/** Whether the questions fill what the form does; the server judges it the same. */
export const isEffectFilled = ({ effect, questions }: Pick<FormDraft, 'effect' | 'questions'>): boolean =>
  effect === null || effectProblems(effect, fieldsOf(questions) as FormField[]).length === 0
