import type { Language } from '#server/http/context.ts'
import type { MailText } from './account-mail.texts.ts'

type Notice =
  | 'NEW_DEVICE'
  | 'RECOVERY_CODE_USED'
  | 'RECOVERY_CODES_MADE'
  | 'SECOND_FACTOR_ON'
  | 'SECOND_FACTOR_OFF'

const WHERE: Record<Language, string> = {
  ko: '기기: {device}\nIP 주소: {ip}\n시각: {time}',
  ja: '端末: {device}\nIPアドレス: {ip}\n日時: {time}',
  en: 'Device: {device}\nIP address: {ip}\nTime: {time}',
}

const NOT_YOU: Record<Language, string> = {
  ko: '직접 하신 일이 아니라면 바로 비밀번호를 다시 설정하고 로그인된 기기를 확인해 주십시오.',
  ja: 'お心当たりがない場合は、すぐにパスワードを再設定し、ログイン中の端末を確認してください。',
  en: 'If that was not you, recover your password now and look through the devices that are signed in.',
}

const ACTION: Record<Language, string> = { ko: '로그인하기', ja: 'ログインする', en: 'Sign in' }

function notice(language: Language, title: string, line: string): MailText {
  return { title, lines: [line, WHERE[language], NOT_YOU[language]], action: ACTION[language] }
}

/** What the owner of an account is told without having asked. */
export const noticeTexts: Record<Notice, Record<Language, MailText>> = {
  NEW_DEVICE: {
    ko: notice('ko', '새 기기에서 로그인했습니다', '처음 쓰는 기기나 브라우저에서 계정에 로그인했습니다.'),
    ja: notice(
      'ja',
      '新しい端末からログインしました',
      '初めての端末またはブラウザーからログインがありました。',
    ),
    en: notice(
      'en',
      'Sign-in on a new device',
      'Your account was used on a device or browser for the first time.',
    ),
  },
  RECOVERY_CODE_USED: {
    ko: notice(
      'ko',
      '복구 코드로 로그인했습니다',
      '2단계 인증 대신 복구 코드 하나를 사용했습니다. 이 코드는 다시 쓸 수 없으며 남은 코드는 {left}개입니다.',
    ),
    ja: notice(
      'ja',
      '復旧コードでログインしました',
      '2段階認証の代わりに復旧コードが使われました。このコードは再利用できません。残りは{left}個です。',
    ),
    en: notice(
      'en',
      'A recovery code was used',
      'A recovery code was used in place of the second factor. It cannot be used again; codes left: {left}.',
    ),
  },
  RECOVERY_CODES_MADE: {
    ko: notice(
      'ko',
      '복구 코드를 새로 만들었습니다',
      '복구 코드 10개를 새로 만들었습니다. 이전 코드는 쓸 수 없습니다.',
    ),
    ja: notice(
      'ja',
      '復旧コードを作り直しました',
      '復旧コードを10個作り直しました。以前のコードは使えません。',
    ),
    en: notice('en', 'New recovery codes', 'Ten new recovery codes were made. Those before no longer work.'),
  },
  SECOND_FACTOR_ON: {
    ko: notice('ko', '2단계 인증을 켰습니다', '이제 로그인할 때 비밀번호와 함께 인증 코드를 입력합니다.'),
    ja: notice(
      'ja',
      '2段階認証を有効にしました',
      '今後ログインの際は、パスワードに加えて認証コードを入力します。',
    ),
    en: notice(
      'en',
      'Second factor switched on',
      'From now on signing in takes a code besides the password.',
    ),
  },
  SECOND_FACTOR_OFF: {
    ko: notice(
      'ko',
      '2단계 인증을 껐습니다',
      '이제 비밀번호만으로 로그인할 수 있습니다. 복구 코드도 모두 지워졌습니다.',
    ),
    ja: notice(
      'ja',
      '2段階認証を無効にしました',
      '今後はパスワードだけでログインできます。復旧コードもすべて削除されました。',
    ),
    en: notice(
      'en',
      'Second factor switched off',
      'The password alone is enough now. The recovery codes are gone too.',
    ),
  },
}
