import type { ErrorText } from '../../errors.ts'

export const memberSheetErrors = {
  SHEET_NOT_READABLE: {
    status: 415,
    ko: '엑셀 또는 CSV 파일이 아닙니다. 파일 형식을 확인해 주십시오.',
    ja: 'ExcelまたはCSVファイルとして読み取れません。ファイル形式を確認してください。',
    en: 'This is not a readable Excel or CSV file. Check the file.',
  },
  SHEET_LOCKED: {
    status: 415,
    ko: '암호로 보호된 파일입니다. 암호를 해제한 뒤 다시 업로드해 주십시오.',
    ja: 'パスワードで保護されたファイルです。解除してからもう一度アップロードしてください。',
    en: 'The file is password protected. Remove the password and upload it again.',
  },
  SHEET_TOO_LARGE: {
    status: 413,
    ko: '파일이 너무 큽니다. {most}MB까지 업로드할 수 있으며, 압축을 해제한 크기도 제한됩니다.',
    ja: 'ファイルが大きすぎます。{most}MBまでアップロードでき、展開後の大きさにも制限があります。',
    en: 'The file is too large. You can upload up to {most} MB, and the unpacked size is limited too.',
  },
  SHEET_EMPTY: {
    status: 400,
    ko: '초대할 구성원이 한 명도 없습니다.',
    ja: '招待するメンバーが1名もありません。',
    en: 'There is nobody to invite in this file.',
  },
  SHEET_HEADING_MISSING: {
    status: 400,
    ko: '첫 행에 열 이름이 없습니다: {headings}. 서식 파일의 열 이름을 그대로 사용해 주십시오.',
    ja: '最初の行に列名がありません：{headings}。テンプレートの列名をそのまま使用してください。',
    en: 'The first row lacks these headings: {headings}. Use the headings of the template.',
  },
  SHEET_HEADING_TWICE: {
    status: 400,
    ko: '같은 의미의 열이 두 개 있습니다: {headings}. 하나만 남겨 주십시오.',
    ja: '同じ意味の列が2つあります：{headings}。1つだけ残してください。',
    en: 'Two columns mean the same: {headings}. Keep only one.',
  },
  SHEET_MERGED_CELLS: {
    status: 400,
    ko: '병합된 셀이 있습니다: {cells}. 병합을 해제한 뒤 다시 업로드해 주십시오.',
    ja: '結合されたセルがあります：{cells}。結合を解除してからもう一度アップロードしてください。',
    en: 'There are merged cells: {cells}. Unmerge them and upload again.',
  },
  SHEET_TOO_MANY_ROWS: {
    status: 413,
    ko: '한 번에 {most}행까지 등록할 수 있습니다. 파일을 나누어 주십시오.',
    ja: '一度に{most}行まで登録できます。ファイルを分割してください。',
    en: 'You can import at most {most} rows at once. Split the file.',
  },
  WRONG_IMPORT_STATE: {
    status: 409,
    ko: '현재 등록 상태에서는 할 수 없는 작업입니다. 화면을 새로 고침해 주십시오.',
    ja: '現在の登録状態ではできない操作です。画面を更新してください。',
    en: 'The current status of the import does not allow this. Reload the page.',
  },
  NOTHING_TO_INVITE: {
    status: 406,
    ko: '초대할 수 있는 행이 없습니다. 오류가 있는 행을 먼저 수정해 주십시오.',
    ja: '招待できる行がありません。先にエラーのある行を修正してください。',
    en: 'No row can be invited yet. Fix the rows with errors first.',
  },
  TOO_MANY_NEW_TEAMS: {
    status: 409,
    ko: '한 번에 팀을 {most}개까지 추가할 수 있습니다. 파일을 나누거나 ‘없는 팀 추가’를 해제해 주십시오.',
    ja: '一度に追加できるチームは{most}件までです。ファイルを分割するか「未登録のチームを追加」をオフにしてください。',
    en: 'One import can create at most {most} teams. Split the file or turn off “Create missing teams”.',
  },
  TOO_MANY_NEW_RANKS: {
    status: 409,
    ko: '한 번에 직급을 {most}개까지 추가할 수 있습니다. 직급 열을 확인하거나 ‘새 직급 추가’를 해제해 주십시오.',
    ja: '一度に追加できる職級は{most}件までです。職級の列を確認するか「新しい職級を追加」をオフにしてください。',
    en: 'One import can create at most {most} ranks. Check the rank column or turn off “Create new ranks”.',
  },
} satisfies Record<string, ErrorText>
