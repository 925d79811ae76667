import type { ErrorText } from '../errors.ts'

export const commonErrors = {
  BAD_REQUEST: {
    status: 400,
    ko: '입력한 내용을 확인해 주십시오.',
    ja: '入力内容を確認してください。',
    en: 'Please check what you entered.',
  },
  NOT_SIGNED_IN: {
    status: 401,
    ko: '로그인이 필요합니다.',
    ja: 'ログインが必要です。',
    en: 'Please sign in.',
  },
  TOKEN_EXPIRED: {
    status: 498,
    ko: '로그인 시간이 지났습니다. 다시 연결합니다.',
    ja: 'ログインの有効時間が過ぎました。再接続します。',
    en: 'Your session has run out and is being renewed.',
  },
  InvalidTokenError: {
    status: 498,
    ko: '로그인이 만료되었습니다. 다시 로그인해 주십시오.',
    ja: 'ログインの有効期限が切れました。もう一度ログインしてください。',
    en: 'Your sign-in has expired. Please sign in again.',
  },
  FORGERY_SUSPECTED: {
    status: 403,
    ko: '요청을 확인할 수 없습니다. 화면을 새로 고친 뒤 다시 시도해 주십시오.',
    ja: 'リクエストを確認できません。画面を更新してからもう一度お試しください。',
    en: 'The request could not be verified. Reload the page and try again.',
  },
  FORBIDDEN: {
    status: 403,
    ko: '이 작업을 할 권한이 없습니다.',
    ja: 'この操作を行う権限がありません。',
    en: 'You are not allowed to do this.',
  },
  NO_COMPANY: {
    status: 403,
    ko: '소속된 회사가 없습니다. 회사를 만들거나 초대를 수락해 주십시오.',
    ja: '所属する会社がありません。会社を作成するか、招待を承認してください。',
    en: 'You do not belong to a company yet. Found one or accept an invitation.',
  },
  NOT_FOUND: {
    status: 404,
    ko: '찾을 수 없습니다. 삭제되었거나 주소가 잘못되었을 수 있습니다.',
    ja: '見つかりません。削除されたか、アドレスが正しくない可能性があります。',
    en: 'Not found. It may have been deleted, or the address is wrong.',
  },
  CONFLICT: {
    status: 409,
    ko: '다른 사람이 먼저 변경했습니다. 새로 고친 뒤 다시 시도해 주십시오.',
    ja: 'ほかの人が先に変更しました。更新してからもう一度お試しください。',
    en: 'Somebody else changed this first. Reload and try again.',
  },
  STILL_IN_USE: {
    status: 409,
    ko: '아직 사용 중이므로 삭제할 수 없습니다.',
    ja: 'まだ使用中のため削除できません。',
    en: 'This is still in use and cannot be deleted.',
  },
  NAME_TAKEN: {
    status: 409,
    ko: '같은 이름이 이미 있습니다.',
    ja: '同じ名前がすでにあります。',
    en: 'That name is already taken.',
  },
  BODY_TOO_LARGE: {
    status: 413,
    ko: '보낸 내용이 너무 큽니다.',
    ja: '送信した内容が大きすぎます。',
    en: 'What you sent is too large.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    ko: '지원하지 않는 형식입니다.',
    ja: '対応していない形式です。',
    en: 'That format is not supported.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    ko: '요청이 너무 많습니다. {seconds}초 뒤에 다시 시도해 주십시오.',
    ja: 'リクエストが多すぎます。{seconds}秒後にもう一度お試しください。',
    en: 'Too many requests. Try again in {seconds} seconds.',
  },
  INTERNAL: {
    status: 500,
    ko: '처리하지 못했습니다. 저장된 내용은 그대로입니다. 문의할 때 요청 번호를 알려 주십시오.',
    ja: '処理できませんでした。保存済みの内容はそのままです。お問い合わせの際はリクエスト番号をお知らせください。',
    en: 'This could not be done. What was saved before is unchanged. Quote the request number when you ask for help.',
  },
  UNAVAILABLE: {
    status: 503,
    ko: '데이터베이스에 연결할 수 없습니다. 입력한 내용은 저장되지 않았습니다. 잠시 뒤에 다시 시도해 주십시오.',
    ja: 'データベースに接続できません。入力内容は保存されていません。しばらくしてからもう一度お試しください。',
    en: 'The database cannot be reached. Nothing was saved. Please try again in a moment.',
  },
  DISK_FULL: {
    status: 507,
    ko: '서버의 저장 공간이 부족하여 저장하지 못했습니다. 입력한 내용은 저장되지 않았습니다. 관리자에게 알려 주십시오.',
    ja: 'サーバーの保存領域が不足しているため保存できませんでした。入力内容は保存されていません。管理者にお知らせください。',
    en: 'The server has run out of space. Nothing was saved. Please tell your admin.',
  },
} satisfies Record<string, ErrorText>
