import type { adjustmentFields } from '#contract/time/leave/leave-ledger.ts'
import type { Language } from '../../../http/context.ts'
import { headingKey, type SheetColumnType } from '../../../outside/spreadsheet/sheet-columns.ts'
import type { ReadColumn } from '../../../outside/spreadsheet/read-sheet.ts'
import type { AdjustmentKind } from './adjustments.store.ts'

export type AdjustmentField = (typeof adjustmentFields)[number]

const titles: Record<Language, Record<AdjustmentField, string>> = {
  ko: {
    email: '이메일',
    username: '이름',
    kind: '구분',
    days: '일수',
    start_date: '시작일',
    end_date: '종료일',
    memo: '사유',
  },
  ja: {
    email: 'メールアドレス',
    username: '氏名',
    kind: '区分',
    days: '日数',
    start_date: '開始日',
    end_date: '終了日',
    memo: '理由',
  },
  en: {
    email: 'Email',
    username: 'Name',
    kind: 'Type',
    days: 'Days',
    start_date: 'First day',
    end_date: 'Last day',
    memo: 'Reason',
  },
}

export const kindNames: Record<Language, Record<AdjustmentKind, string>> = {
  ko: { ADJUSTMENT: '조정', EXTRA: '추가 부여', OPENING: '기사용' },
  ja: { ADJUSTMENT: '調整', EXTRA: '追加付与', OPENING: '使用済み' },
  en: { ADJUSTMENT: 'Adjustment', EXTRA: 'Extra', OPENING: 'Used before' },
}

const types: Record<AdjustmentField, SheetColumnType> = {
  email: 'text',
  username: 'text',
  kind: 'text',
  days: 'number',
  start_date: 'date',
  end_date: 'date',
  memo: 'text',
}

const NEEDED: ReadonlySet<AdjustmentField> = new Set(['email', 'days', 'memo'])
const fields = Object.keys(types) as AdjustmentField[]

/** The columns to look for, in any order and language; refusals name them in the reader's own. */
export function columnsToRead(language: Language): ReadColumn<AdjustmentField>[] {
  const { ko, ja, en } = titles
  return fields.map((key) => ({
    key,
    titles: [titles[language][key], ko[key], ja[key], en[key], key],
    type: types[key],
    required: NEEDED.has(key),
  }))
}

export function columnsToWrite(language: Language) {
  return fields.map((key) => ({
    key,
    title: titles[language][key],
    type: types[key],
    ...(key === 'email' || key === 'memo' ? { width: 30 } : {}),
    ...(key === 'kind' && { options: Object.values(kindNames[language]) }),
  }))
}

const kindOfName = new Map(
  Object.values(kindNames).flatMap((names) =>
    (Object.entries(names) as [AdjustmentKind, string][]).flatMap(([kind, name]) => [
      [headingKey(name), kind] as const,
      [headingKey(kind), kind] as const,
    ]),
  ),
)

/** A kind by its name in any language; a correction where the cell is empty. */
export function kindNamed(given: string): AdjustmentKind | undefined {
  return given === '' ? 'ADJUSTMENT' : kindOfName.get(headingKey(given))
}

/** The line that the template shows how to fill in; nothing is adjusted by it. */
export const SAMPLE_EMAIL = 'gildong@example.com'
