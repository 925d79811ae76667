import type { ErrorText } from '../../errors.ts'

export const workEventErrors = {
  EVENT_ROWS_WRONG: {
    status: 406,
    ko: '{count}개 행에 오류가 있어 등록하지 않았습니다. 오류를 수정한 뒤 다시 업로드해 주십시오.',
    ja: '{count}行にエラーがあるため、登録しませんでした。修正してからもう一度アップロードしてください。',
    en: 'Nothing was saved: {count} rows have errors. Fix them and upload the file again.',
  },
  SHEET_WITHOUT_ROWS: {
    status: 400,
    ko: '등록할 행이 없습니다. 서식의 열 이름 아래에 내용을 입력해 주십시오.',
    ja: '登録する行がありません。テンプレートの列名の下に入力してください。',
    en: 'There are no rows to enter. Fill in the template below its headings.',
  },
} satisfies Record<string, ErrorText>
