import type { ErrorText } from '../../errors.ts'

export const fileErrors = {
  FILE_TOO_LARGE: {
    status: 413,
    ko: '파일이 너무 큽니다. {most}MB까지 올릴 수 있습니다.',
    ja: 'ファイルが大きすぎます。{most}MBまでアップロードできます。',
    en: 'The file is too large. At most {most} MB can be uploaded.',
  },
  FILE_TYPE_NOT_ALLOWED: {
    status: 415,
    ko: '올릴 수 없는 종류의 파일입니다.',
    ja: 'アップロードできない種類のファイルです。',
    en: 'Files of this kind cannot be uploaded.',
  },
  FILE_TYPE_MISMATCH: {
    status: 415,
    ko: '파일의 내용이 이름이나 형식과 다릅니다.',
    ja: 'ファイルの内容が名前または形式と異なります。',
    en: 'The content of the file is not what its name or type says.',
  },
  FILE_EMPTY: {
    status: 400,
    ko: '빈 파일입니다.',
    ja: '空のファイルです。',
    en: 'The file is empty.',
  },
  FILE_NOT_FOUND: {
    status: 404,
    ko: '파일을 찾을 수 없습니다.',
    ja: 'ファイルが見つかりません。',
    en: 'The file was not found.',
  },
  FILE_NAME_INVALID: {
    status: 400,
    ko: '사용할 수 없는 파일 이름입니다.',
    ja: '使用できないファイル名です。',
    en: 'That file name cannot be used.',
  },
  TOO_MANY_FILES: {
    status: 429,
    ko: '이미 {count}개의 파일이 처리 중이거나 차례를 기다리고 있습니다. 그 파일이 끝난 뒤 다시 시도해 주십시오.',
    ja: 'すでに{count}個のファイルが処理中または順番待ちです。それらが終わってからもう一度お試しください。',
    en: '{count} files are already being processed or waiting their turn. Try again when they are done.',
  },
  FILE_TAKES_TOO_LONG: {
    status: 503,
    ko: '시간이 너무 오래 걸려 파일을 만들지 못했습니다. 기간이나 대상을 줄여 다시 시도해 주십시오.',
    ja: '時間がかかりすぎたためファイルを作成できませんでした。期間や対象を絞ってもう一度お試しください。',
    en: 'The file took too long to make. Choose a shorter period or fewer people and try again.',
  },
  IMAGE_INVALID: {
    status: 415,
    ko: '읽을 수 있는 사진이 아닙니다. JPG, PNG 또는 WebP 사진을 올려 주십시오.',
    ja: '読み取れる写真ではありません。JPG、PNG または WebP の写真をアップロードしてください。',
    en: 'This is not a readable picture. Please upload a JPG, PNG or WebP.',
  },
} satisfies Record<string, ErrorText>
