import { type ColumnKey, type SheetField, sheetFields } from '#contract/people/members/sheet-columns.ts'
import type { FieldKind } from '#rules/custom-fields/field-kind.ts'
import type { Language } from '../../http/context.ts'
import type { ReadColumn } from '../../outside/spreadsheet/read-sheet.ts'
import { headingKey, type SheetColumn } from '../../outside/spreadsheet/sheet-columns.ts'
import type { CustomColumn } from './custom-columns.ts'

/** What the columns are called: in the template, the export and the file of rows to mend. */
export const columnTitles: Record<Language, Record<SheetField, string>> = {
  ko: {
    email: '이메일',
    username: '이름',
    team: '팀',
    position: '직책',
    rank: '직급',
    joined_date: '입사일',
    contract_type: '계약 형태',
    weekly_hours: '주 소정근로시간',
    day_hours: '1일 소정근로시간',
    phone: '전화번호',
    birth_date: '생년월일',
  },
  ja: {
    email: 'メールアドレス',
    username: '氏名',
    team: 'チーム',
    position: '役職',
    rank: '職級',
    joined_date: '入社日',
    contract_type: '契約形態',
    weekly_hours: '週の所定労働時間',
    day_hours: '1日の所定労働時間',
    phone: '電話番号',
    birth_date: '生年月日',
  },
  en: {
    email: 'Email',
    username: 'Name',
    team: 'Team',
    position: 'Position',
    rank: 'Rank',
    joined_date: 'Hired on',
    contract_type: 'Contract type',
    weekly_hours: 'Contract hours a week',
    day_hours: 'Contract hours a day',
    phone: 'Phone',
    birth_date: 'Date of birth',
  },
}

// What the sheets of other products and of personnel departments call the same.
const otherTitles: Record<SheetField, readonly string[]> = {
  email: [
    '메일',
    '이메일 주소',
    '전자우편',
    '회사 이메일',
    'Eメール',
    'メール',
    'e-mail',
    'email address',
    'mail',
  ],
  username: ['성명', '사원명', '직원명', '구성원', '名前', 'full name', 'employee'],
  team: ['부서', '소속', '부서명', '팀명', '조직', '部署', '所属', 'department'],
  position: ['직위', '포지션', '職位', 'job title', 'title'],
  rank: ['등급', '직급명', 'ランク', '等級', 'grade'],
  joined_date: [
    '입사 일자',
    '입사 날짜',
    '입사년월일',
    '入社年月日',
    'joined',
    'joined on',
    'join date',
    'joined date',
    'hire date',
  ],
  contract_type: ['고용 형태', '계약 유형', '고용 유형', '雇用形態', 'contract', 'employment type'],
  weekly_hours: [
    '주 근로시간',
    '주당 근로시간',
    '주간 소정근로시간',
    '소정근로시간(주)',
    '週所定労働時間',
    'weekly hours',
    'hours per week',
  ],
  day_hours: [
    '일 소정근로시간',
    '1일 근로시간',
    '소정근로시간(일)',
    '1日所定労働時間',
    'daily hours',
    'hours per day',
  ],
  phone: [
    '휴대폰',
    '휴대전화',
    '연락처',
    '핸드폰',
    '携帯電話',
    '電話',
    'mobile',
    'phone number',
    'telephone',
  ],
  birth_date: ['생일', '생년 월일', '誕生日', 'birthday', 'birth date', 'born'],
}

const days: ReadonlySet<SheetField> = new Set(['joined_date', 'birth_date'])
const hours: ReadonlySet<SheetField> = new Set(['weekly_hours', 'day_hours'])
const widths: Partial<Record<SheetField, number>> = { email: 30, team: 30 }

/**
 * The columns to look for, in any order and language; refusals name them in the reader's own. What the company calls a field
 * of its own is that field, even where we would have guessed one of ours by the name.
 */
export function columnsToRead(language: Language, custom: readonly CustomColumn[]): ReadColumn<ColumnKey>[] {
  const { ko, ja, en } = columnTitles
  const theirs = new Set(custom.map(({ title }) => headingKey(title)))
  // Judged by ourselves, so that what is wrong stays there to be seen and mended.
  const type = 'text' as const
  const ours = sheetFields.map((key) => {
    const guesses = otherTitles[key].filter((title) => !theirs.has(headingKey(title)))
    const titles = [columnTitles[language][key], ko[key], ja[key], en[key], ...guesses]
    return { key, titles, type, required: key === 'email' }
  })
  return [...ours, ...custom.map(({ key, title, numbered }) => ({ key, titles: [title, numbered], type }))]
}

export function columnsToWrite(language: Language, custom: readonly CustomColumn[]): SheetColumn[] {
  const ours = sheetFields.map((key) => ({
    key,
    title: columnTitles[language][key],
    type: typeOfOurs(key),
    ...(widths[key] && { width: widths[key] }),
  }))
  return [...ours, ...custom.map(({ key, title, kind }) => ({ key, title, type: typeOf(kind) }))]
}

function typeOfOurs(key: SheetField): SheetColumn['type'] {
  if (days.has(key)) return 'date'
  return hours.has(key) ? 'number' : 'text'
}

function typeOf(kind: FieldKind): SheetColumn['type'] {
  if (kind === 'DATE') return 'date'
  return kind === 'NUMBER' ? 'number' : 'text'
}

/** The line that the template shows how to fill in; nobody is invited by it. */
export const SAMPLE_EMAIL = 'gildong@example.com'
