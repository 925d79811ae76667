import type { componentTypes } from '#contract/approvals/forms/forms.ts'
import type { Input } from '#contract/endpoint.ts'
import {
  FORM_COLUMN_KINDS,
  FORM_FACTS,
  FORM_FIELD_KINDS,
  type FormColumnKind,
  type FormFact,
  type FormFieldKind,
} from '#rules/forms/form-field.ts'
import type { Language } from '../../http/context.ts'

type Kind = FormFieldKind | FormColumnKind

const NAMES: Record<Kind, Record<Language, string>> = {
  TEXT: { ko: '한 줄 텍스트', ja: '1行テキスト', en: 'Short text' },
  LONG_TEXT: { ko: '여러 줄 텍스트', ja: '複数行テキスト', en: 'Long text' },
  NUMBER: { ko: '숫자', ja: '数値', en: 'Number' },
  MONEY: { ko: '금액', ja: '金額', en: 'Amount' },
  DATE: { ko: '날짜', ja: '日付', en: 'Date' },
  PERIOD: { ko: '기간', ja: '期間', en: 'Period' },
  TIME: { ko: '시각', ja: '時刻', en: 'Time' },
  SELECT: { ko: '하나 선택', ja: '1つ選択', en: 'Single choice' },
  CHECKS: { ko: '여러 개 선택', ja: '複数選択', en: 'Multiple choice' },
  PERSON: { ko: '구성원', ja: 'メンバー', en: 'Person' },
  TEAM: { ko: '팀', ja: 'チーム', en: 'Team' },
  TABLE: { ko: '표', ja: '表', en: 'Table' },
  FILE: { ko: '파일 첨부', ja: 'ファイル添付', en: 'Files' },
  FACT: { ko: '인사 정보', ja: '人事情報', en: 'From records' },
  FORMULA: { ko: '계산', ja: '計算', en: 'Calculated' },
}

const FACTS: Record<FormFact, Record<Language, string>> = {
  NAME: { ko: '이름', ja: '名前', en: 'Name' },
  TEAM: { ko: '팀', ja: 'チーム', en: 'Team' },
  POSITION: { ko: '직책', ja: '役職', en: 'Position' },
  JOINED_ON: { ko: '입사일', ja: '入社日', en: 'Joined on' },
  EMAIL: { ko: '이메일', ja: 'メールアドレス', en: 'Email' },
  PHONE: { ko: '전화번호', ja: '電話番号', en: 'Phone' },
  TODAY: { ko: '작성일', ja: '作成日', en: 'Date of writing' },
}

/** What a form may ask, and a table in it, by the names of its language. */
export function componentTypesIn(language: Language): Input<typeof componentTypes.response> {
  const codes = new Set<Kind>([...FORM_FIELD_KINDS, ...FORM_COLUMN_KINDS])
  return [...codes].map((code) => ({
    code,
    name: NAMES[code][language],
    is_field: FORM_FIELD_KINDS.some((one) => one === code),
    is_column: FORM_COLUMN_KINDS.some((one) => one === code),
    facts: code === 'FACT' ? FORM_FACTS.map((fact) => ({ code: fact, name: FACTS[fact][language] })) : [],
  }))
}
