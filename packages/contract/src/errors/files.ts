import type { ErrorText } from '../errors.ts'

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
  IMAGE_INVALID: {
    status: 415,
    ko: '읽을 수 있는 사진이 아닙니다. JPG, PNG 또는 WebP 사진을 올려 주십시오.',
    ja: '読み取れる写真ではありません。JPG、PNG または WebP の写真をアップロードしてください。',
    en: 'This is not a readable picture. Please upload a JPG, PNG or WebP.',
  },
} satisfies Record<string, ErrorText>
