import type { eventFields } from '#contract/time/work-events/event-sheets.ts'
import type { Language } from '../../../http/context.ts'
import type { ReadColumn } from '../../../outside/spreadsheet/read-sheet.ts'
import type { SheetColumnType } from '../../../outside/spreadsheet/sheet-columns.ts'

export type EventField = (typeof eventFields)[number]

/** What the columns are called that events are entered by and written with. */
export const columnTitles: Record<Language, Record<EventField, string>> = {
  ko: {
    email: '이메일',
    username: '이름',
    wk_event: '항목',
    wk_start_date: '시작일',
    wk_end_date: '종료일',
    evt_start_time: '시작 시각',
    evt_end_time: '종료 시각',
    wk_location: '장소',
    wk_comment: '사유',
    wk_occasion_date: '출산일',
  },
  ja: {
    email: 'メールアドレス',
    username: '氏名',
    wk_event: '項目',
    wk_start_date: '開始日',
    wk_end_date: '終了日',
    evt_start_time: '開始時刻',
    evt_end_time: '終了時刻',
    wk_location: '場所',
    wk_comment: '理由',
    wk_occasion_date: '出産日',
  },
  en: {
    email: 'Email',
    username: 'Name',
    wk_event: 'Type',
    wk_start_date: 'First day',
    wk_end_date: 'Last day',
    evt_start_time: 'Start time',
    evt_end_time: 'End time',
    wk_location: 'Place',
    wk_comment: 'Reason',
    wk_occasion_date: 'Birth',
  },
}

const types: Record<EventField, SheetColumnType> = {
  email: 'text',
  username: 'text',
  wk_event: 'text',
  wk_start_date: 'date',
  wk_end_date: 'date',
  evt_start_time: 'minutes',
  evt_end_time: 'minutes',
  wk_location: 'text',
  wk_comment: 'text',
  wk_occasion_date: 'date',
}

const NEEDED: ReadonlySet<EventField> = new Set(['email', 'wk_event', 'wk_start_date'])
const WIDTHS: Partial<Record<EventField, number>> = { email: 30, wk_event: 24, wk_comment: 30 }

const fields = Object.keys(types) as EventField[]

/** The columns to look for, in any order and language; refusals name them in the reader's own. */
export function columnsToRead(language: Language): ReadColumn<EventField>[] {
  const { ko, ja, en } = columnTitles
  return fields.map((key) => ({
    key,
    titles: [columnTitles[language][key], ko[key], ja[key], en[key], key],
    type: types[key],
    required: NEEDED.has(key),
  }))
}

export function columnsToWrite(language: Language) {
  return fields.map((key) => ({
    key,
    title: columnTitles[language][key],
    type: types[key],
    ...(WIDTHS[key] && { width: WIDTHS[key] }),
  }))
}

/** The line that the template shows how to fill in; nothing is entered by it. */
export const SAMPLE_EMAIL = 'gildong@example.com'
