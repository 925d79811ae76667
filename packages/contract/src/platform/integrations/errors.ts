import type { ErrorText } from '../../errors.ts'

export const integrationErrors = {
  CONSENT_EXPIRED: {
    status: 400,
    ko: '연결 요청을 확인할 수 없거나 시간이 지났습니다. 연결을 다시 시작해 주십시오.',
    ja: '接続リクエストを確認できないか、有効時間が過ぎました。もう一度接続してください。',
    en: 'The request to connect is not known here or has run out. Please start again.',
  },
  PROVIDER_REFUSED: {
    status: 406,
    ko: '연결하려는 서비스가 요청을 거절했습니다. 다시 연결해 주십시오. (응답: {reason})',
    ja: '接続先のサービスが同意を受け付けませんでした。もう一度接続してください。(応答: {reason})',
    en: 'The service did not accept the consent. Please connect again. (It said: {reason})',
  },
  PROVIDER_UNREACHABLE: {
    status: 503,
    ko: '연결하려는 서비스에서 응답이 없습니다. 바뀐 것은 없습니다. 잠시 뒤에 다시 시도해 주십시오.',
    ja: '接続先のサービスから応答がありません。何も変更されていません。しばらくしてからもう一度お試しください。',
    en: 'The service does not answer. Nothing was changed. Please try again in a moment.',
  },
  CALENDAR_TAKEN: {
    status: 409,
    ko: '이 팀에 이미 등록한 캘린더입니다.',
    ja: 'このチームに登録済みのカレンダーです。',
    en: 'The team has that calendar already.',
  },
  SLACK_USER_TAKEN: {
    status: 409,
    ko: '이미 등록한 사람이거나 다른 사람이 쓰고 있는 슬랙 ID입니다.',
    ja: '登録済みの人か、ほかの人が使っているSlack IDです。',
    en: 'That person or that Slack ID is already in the list.',
  },
} satisfies Record<string, ErrorText>
