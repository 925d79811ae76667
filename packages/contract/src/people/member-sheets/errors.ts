import type { ErrorText } from '../../errors.ts'

export const memberSheetErrors = {
  SHEET_NOT_READABLE: {
    status: 415,
    ko: '엑셀이나 CSV 파일로 읽을 수 없습니다. 파일 형식을 확인해 주십시오.',
    ja: 'ExcelまたはCSVファイルとして読み取れません。ファイル形式を確認してください。',
    en: 'This cannot be read as an Excel or CSV file. Please check the file.',
  },
  SHEET_LOCKED: {
    status: 415,
    ko: '암호가 걸린 파일입니다. 암호를 풀고 다시 올려 주십시오.',
    ja: 'パスワードで保護されたファイルです。解除してからもう一度アップロードしてください。',
    en: 'The file is protected by a password. Please remove it and upload again.',
  },
  SHEET_TOO_LARGE: {
    status: 413,
    ko: '파일이 너무 큽니다. {most}MB까지 올릴 수 있으며, 압축을 푼 크기도 제한됩니다.',
    ja: 'ファイルが大きすぎます。{most}MBまでアップロードでき、展開後の大きさにも制限があります。',
    en: 'The file is too large. At most {most} MB can be uploaded, and its unpacked size is limited too.',
  },
  SHEET_EMPTY: {
    status: 400,
    ko: '초대할 사람이 한 줄도 없습니다.',
    ja: '招待する人が1行もありません。',
    en: 'There is not a single line with a person to invite.',
  },
  SHEET_HEADING_MISSING: {
    status: 400,
    ko: '첫 줄에 열 이름이 없습니다: {headings}. 서식 파일의 열 이름을 그대로 사용해 주십시오.',
    ja: '最初の行に列名がありません: {headings}。テンプレートの列名をそのまま使ってください。',
    en: 'The first line lacks these headings: {headings}. Please use the headings of the template.',
  },
  SHEET_HEADING_TWICE: {
    status: 400,
    ko: '같은 뜻의 열이 두 개 있습니다: {headings}. 하나만 남겨 주십시오.',
    ja: '同じ意味の列が2つあります: {headings}。1つだけ残してください。',
    en: 'Two columns mean the same: {headings}. Please keep only one.',
  },
  SHEET_MERGED_CELLS: {
    status: 400,
    ko: '병합된 셀이 있습니다: {cells}. 병합을 풀고 다시 올려 주십시오.',
    ja: '結合されたセルがあります: {cells}。結合を解除してからもう一度アップロードしてください。',
    en: 'There are merged cells: {cells}. Please unmerge them and upload again.',
  },
  SHEET_TOO_MANY_ROWS: {
    status: 413,
    ko: '한 번에 {most}줄까지 가져올 수 있습니다. 파일을 나누어 주십시오.',
    ja: '一度に{most}行まで取り込めます。ファイルを分けてください。',
    en: 'At most {most} lines can be imported at once. Please split the file.',
  },
  WRONG_IMPORT_STATE: {
    status: 409,
    ko: '가져오기의 현재 상태에서는 할 수 없는 작업입니다. 화면을 새로 고쳐 주십시오.',
    ja: '取り込みの現在の状態ではできない操作です。画面を更新してください。',
    en: 'The present state of the import does not allow that. Please reload.',
  },
  NOTHING_TO_INVITE: {
    status: 406,
    ko: '초대할 수 있는 줄이 없습니다. 문제 있는 줄을 먼저 고쳐 주십시오.',
    ja: '招待できる行がありません。問題のある行を先に直してください。',
    en: 'No line can be invited yet. Please mend the lines with problems first.',
  },
  TOO_MANY_NEW_TEAMS: {
    status: 409,
    ko: '한 번의 가져오기로 팀을 {most}개까지 만들 수 있습니다. 파일을 나누거나 ‘없는 팀 만들기’를 꺼 주십시오.',
    ja: '一度の取り込みで作成できるチームは{most}個までです。ファイルを分けるか「未登録のチームを作成」をオフにしてください。',
    en: 'One import can make at most {most} teams. Please split the file or switch off “Create missing teams”.',
  },
  TOO_MANY_NEW_RANKS: {
    status: 409,
    ko: '한 번의 가져오기로 직급을 {most}개까지 만들 수 있습니다. 직급 열을 확인하거나 ‘새 직급 만들기’를 꺼 주십시오.',
    ja: '一度の取り込みで作成できる等級は{most}個までです。等級の列を確認するか「新しい等級を作成」をオフにしてください。',
    en: 'One import can make at most {most} ranks. Please check the column of ranks or switch off “Create new ranks”.',
  },
} satisfies Record<string, ErrorText>
