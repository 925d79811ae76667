import type { FormEffect } from '#rules/forms/form-effects.ts'
import type { FormColumn, FormColumnKind, FormField, FormFieldKind } from '#rules/forms/form-field.ts'
import type { Language } from '../../../http/context.ts'

/** Korean, Japanese, English. */
export type Words = readonly [ko: string, ja: string, en: string]

export type Asked = Omit<Partial<FormField>, 'label' | 'options' | 'columns'> & {
  key: string
  kind: FormFieldKind
  label: Words
  options?: readonly Words[]
  columns?: readonly AskedColumn[]
}

type AskedColumn = Omit<Partial<FormColumn>, 'label'> & { key: string; kind: FormColumnKind; label: Words }

/** A form that comes with the product; a company takes a copy in its own language. */
export interface StandardForm {
  key: string
  name: Words
  /** What serial numbers call it: 20 characters at most. */
  nickname: Words
  years: 1 | 3 | 5 | 10 | null
  fields: readonly Asked[]
  /** Options of a choice are named by their place. */
  effect?: Omit<FormEffect, 'choice'> & { choice?: { field: string; codes: readonly string[] } }
}

const AT: Record<Language, 0 | 1 | 2> = { ko: 0, ja: 1, en: 2 }
export const inLanguage = (words: Words, language: Language): string => words[AT[language]]

type More = Omit<Asked, 'key' | 'kind' | 'label'>

export const ask = (key: string, kind: FormFieldKind, label: Words, more: More = {}): Asked => ({
  key,
  kind,
  label,
  ...more,
})
/** One that must be answered. */
export const need = (key: string, kind: FormFieldKind, label: Words, more: More = {}): Asked =>
  ask(key, kind, label, { is_required: true, ...more })

export const column = (
  key: string,
  kind: FormColumnKind,
  label: Words,
  more: Partial<FormColumn> = {},
): AskedColumn => ({ ...more, key, kind, label })

export const PURPOSE: Words = ['목적', '目的', 'Purpose']
export const REASON: Words = ['사유', '理由', 'Reason']
export const PERIOD: Words = ['기간', '期間', 'Period']
export const NOTE: Words = ['비고', '備考', 'Notes']
export const ITEM: Words = ['품목', '品目', 'Item']
export const AMOUNT: Words = ['금액', '金額', 'Amount']
export const DATE: Words = ['날짜', '日付', 'Date']
export const START: Words = ['시작 시각', '開始時刻', 'Start time']
export const END: Words = ['종료 시각', '終了時刻', 'End time']
export const PLACE: Words = ['장소', '場所', 'Place']

/** Who asks, as the records know them. */
export const WHO: readonly Asked[] = [
  ask('who', 'FACT', ['신청자', '申請者', 'Requested by'], { fact: 'NAME' }),
  ask('team', 'FACT', ['소속', '所属', 'Team'], { fact: 'TEAM' }),
]

/** Rows of a table of things that are bought: count times price. */
export const ITEMS = need('items', 'TABLE', ['내역', '内訳', 'Items'], {
  in_words: true,
  columns: [
    column('item', 'TEXT', ITEM, { is_required: true }),
    column('count', 'NUMBER', ['수량', '数量', 'Quantity'], { is_required: true }),
    column('price', 'MONEY', ['단가', '単価', 'Unit price'], { is_required: true }),
    column('sum', 'FORMULA', AMOUNT, {
      formula: { operation: 'MULTIPLY', of: ['count', 'price'] },
      is_summed: true,
    }),
    column('note', 'TEXT', NOTE),
  ],
})
