import type { Language } from '../../http/context.ts'
import type { CellErrorCode } from './read-cell.ts'

const texts: Record<CellErrorCode, Record<Language, string>> = {
  CELL_REQUIRED: { ko: '값을 입력해 주십시오.', ja: '値を入力してください。', en: 'Enter a value.' },
  CELL_NOT_NUMBER: { ko: '숫자가 아닙니다.', ja: '数字ではありません。', en: 'This is not a number.' },
  CELL_NOT_WHOLE: { ko: '정수가 아닙니다.', ja: '整数ではありません。', en: 'This is not a whole number.' },
  CELL_NOT_DATE: {
    ko: '날짜를 2026-11-21과 같이 입력해 주십시오.',
    ja: '日付は2026-11-21のように入力してください。',
    en: 'Enter the date like 2026-11-21.',
  },
  CELL_NOT_TIME: {
    ko: '시각을 09:00과 같이 입력해 주십시오.',
    ja: '時刻は09:00のように入力してください。',
    en: 'Enter the time like 09:00.',
  },
  CELL_TOO_LONG: { ko: '내용이 너무 깁니다.', ja: '内容が長すぎます。', en: 'This is too long.' },
  CELL_FORMULA_UNSOLVED: {
    ko: '수식의 결과가 저장되어 있지 않습니다. 값으로 변경해 주십시오.',
    ja: '数式の結果が保存されていません。値に置き換えてください。',
    en: 'The result of the formula is not saved. Replace it with a value.',
  },
  CELL_BROKEN: { ko: '셀의 값이 오류입니다.', ja: 'セルの値がエラーです。', en: 'The cell holds an error.' },
}

/** What is wrong with a cell of an uploaded sheet, in the reader's language. */
export function cellErrorText(code: CellErrorCode, language: Language): string {
  return texts[code][language]
}
