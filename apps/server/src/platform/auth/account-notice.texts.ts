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
  ja: '端末：{device}\nIPアドレス：{ip}\n日時：{time}',
  en: 'Device: {device}\nIP address: {ip}\nTime: {time}',
}

const NOT_YOU: Record<Language, string> = {
  ko: '본인이 아닌 경우 즉시 비밀번호를 재설정하고 로그인된 기기를 확인해 주십시오.',
  ja: 'お心当たりがない場合は、すぐにパスワードを再設定し、ログイン中の端末を確認してください。',
  en: 'If this was not you, reset your password now and check the signed-in devices.',
}

const ACTION: Record<Language, string> = { ko: '로그인', ja: 'ログイン', en: 'Sign in' }

function notice(language: Language, title: string, line: string): MailText {
  return { title, lines: [line, WHERE[language], NOT_YOU[language]], action: ACTION[language] }
}

/** What the owner of an account is told without having asked. */
export const noticeTexts: Record<Notice, Record<Language, MailText>> = {
  NEW_DEVICE: {
    ko: notice(
      'ko',
      '새 기기에서 로그인되었습니다',
      '처음 사용하는 기기나 브라우저에서 계정에 로그인되었습니다.',
    ),
    ja: notice(
      'ja',
      '新しい端末からログインしました',
      '初めての端末またはブラウザーからログインがありました。',
    ),
    en: notice(
      'en',
      'Sign-in from a new device',
      'Your account was signed in from a device or browser for the first time.',
    ),
  },
  RECOVERY_CODE_USED: {
    ko: notice(
      'ko',
      '복구 코드로 로그인되었습니다',
      '2단계 인증 대신 복구 코드가 사용되었습니다. 사용한 코드는 다시 사용할 수 없으며, 잔여 코드는 {left}개입니다.',
    ),
    ja: notice(
      'ja',
      '復旧コードでログインしました',
      '2段階認証の代わりに復旧コードが使われました。このコードは再利用できません。残りは{left}個です。',
    ),
    en: notice(
      'en',
      'A recovery code was used',
      'A recovery code was used instead of two-step verification. It cannot be used again. Codes remaining: {left}.',
    ),
  },
  RECOVERY_CODES_MADE: {
    ko: notice(
      'ko',
      '복구 코드가 재발급되었습니다',
      '복구 코드 10개가 재발급되었습니다. 이전 코드는 사용할 수 없습니다.',
    ),
    ja: notice(
      'ja',
      '復旧コードが再発行されました',
      '復旧コード10個が再発行されました。以前のコードは使えません。',
    ),
    en: notice(
      'en',
      'New recovery codes',
      'Ten new recovery codes were created. The old ones no longer work.',
    ),
  },
  SECOND_FACTOR_ON: {
    ko: notice(
      'ko',
      '2단계 인증이 설정되었습니다',
      '로그인할 때 비밀번호와 함께 인증 코드를 입력해야 합니다.',
    ),
    ja: notice(
      'ja',
      '2段階認証が有効になりました',
      '今後ログインの際は、パスワードに加えて認証コードを入力します。',
    ),
    en: notice(
      'en',
      'Two-step verification is on',
      'From now on, signing in requires a code in addition to the password.',
    ),
  },
  SECOND_FACTOR_OFF: {
    ko: notice(
      'ko',
      '2단계 인증이 해제되었습니다',
      '비밀번호만으로 로그인할 수 있습니다. 복구 코드도 모두 삭제되었습니다.',
    ),
    ja: notice(
      'ja',
      '2段階認証が無効になりました',
      '今後はパスワードだけでログインできます。復旧コードもすべて削除されました。',
    ),
    en: notice(
      'en',
      'Two-step verification is off',
      'You can now sign in with the password alone. The recovery codes were deleted, too.',
    ),
  },
}
