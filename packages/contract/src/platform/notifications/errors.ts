import type { ErrorText } from '../../errors.ts'

export const notificationErrors = {
  NOTICE_REQUIRED: {
    status: 406,
    ko: '법령에 따라 전달해야 하는 알림은 알림 센터에서 제외할 수 없습니다.',
    ja: '法令により伝える必要のある通知は、通知センターから外せません。',
    en: 'Notifications that the law requires always stay in the notification center.',
  },
  QUIET_TIME_EMPTY: {
    status: 400,
    ko: '방해 금지 시간의 시작과 종료 시각을 다르게 지정해 주십시오.',
    ja: '通知オフ時間の開始と終了には異なる時刻を指定してください。',
    en: 'Quiet hours need to start and end at different times.',
  },
  PUSH_SERVICE_UNKNOWN: {
    status: 406,
    ko: '이 브라우저의 푸시 서비스는 지원되지 않습니다. 다른 브라우저를 사용해 주십시오.',
    ja: 'このブラウザーのプッシュサービスには対応していません。別のブラウザーをご利用ください。',
    en: 'The push service of this browser is not supported. Please use another browser.',
  },
  PUSH_KEY_INVALID: {
    status: 400,
    ko: '푸시 알림을 등록하지 못했습니다. 페이지를 다시 불러온 후 시도해 주십시오.',
    ja: 'プッシュ通知を登録できませんでした。ページを再読み込みして、もう一度お試しください。',
    en: 'Push notifications could not be set up. Reload the page and try again.',
  },
  PUSH_TOO_MANY: {
    status: 406,
    ko: '푸시 알림은 최대 {most}개의 브라우저에서 받을 수 있습니다. 사용하지 않는 브라우저를 삭제해 주십시오.',
    ja: 'プッシュ通知を受け取れるブラウザーは{most}個までです。使っていないブラウザーを削除してください。',
    en: 'Push notifications reach at most {most} browsers. Remove one that you no longer use.',
  },
} satisfies Record<string, ErrorText>
