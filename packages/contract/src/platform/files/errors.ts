import type { ErrorText } from '../../errors.ts'

export const fileErrors = {
  FILE_TOO_LARGE: {
    status: 413,
    ko: '파일이 너무 큽니다. {most}MB까지 업로드할 수 있습니다.',
    ja: 'ファイルが大きすぎます。{most}MBまでアップロードできます。',
    en: 'The file is too large. You can upload up to {most} MB.',
  },
  FILE_TYPE_NOT_ALLOWED: {
    status: 415,
    ko: '업로드할 수 없는 형식의 파일입니다.',
    ja: 'アップロードできない形式のファイルです。',
    en: 'Files of this kind cannot be uploaded.',
  },
  FILE_TYPE_MISMATCH: {
    status: 415,
    ko: '파일의 내용이 이름이나 형식과 다릅니다.',
    ja: 'ファイルの内容が名前または形式と異なります。',
    en: 'The content of the file does not match its name or type.',
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
    ko: '파일 {count}개가 처리 중이거나 대기 중입니다. 처리가 끝난 뒤 다시 시도해 주십시오.',
    ja: 'すでに{count}個のファイルが処理中または順番待ちです。それらが終わってからもう一度お試しください。',
    en: '{count|file is|files are} already being processed or waiting their turn. Try again when they are done.',
  },
  FILE_TAKES_TOO_LONG: {
    status: 503,
    ko: '시간이 너무 오래 걸려 파일을 만들지 못했습니다. 기간이나 대상을 줄여 다시 시도해 주십시오.',
    ja: '時間がかかりすぎたためファイルを作成できませんでした。期間や対象を絞ってもう一度お試しください。',
    en: 'The file took too long to make. Choose a shorter period or fewer people and try again.',
  },
  IMAGE_INVALID: {
    status: 415,
    ko: '사진 파일이 아니거나 손상되었습니다. JPG, PNG 또는 WebP 사진을 업로드해 주십시오.',
    ja: '写真として読み取れません。JPG、PNG、WebPのいずれかをアップロードしてください。',
    en: 'This picture cannot be read. Upload a JPG, PNG or WebP.',
  },
} satisfies Record<string, ErrorText>
