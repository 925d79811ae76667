import type { ErrorText } from '../../errors.ts'

export const integrationErrors = {
  CONSENT_EXPIRED: {
    status: 400,
    ko: '연결 요청을 확인할 수 없거나 만료되었습니다. 다시 연결해 주십시오.',
    ja: '接続リクエストを確認できないか、有効期限が切れています。もう一度接続してください。',
    en: 'The connection request is unknown or has expired. Connect again.',
  },
  PROVIDER_REFUSED: {
    status: 406,
    ko: '연결하려는 서비스가 요청을 거절했습니다. 다시 연결해 주십시오. (응답: {reason})',
    ja: '接続先のサービスがリクエストを拒否しました。もう一度接続してください。（応答：{reason}）',
    en: 'The service refused the request. Connect again. (Response: {reason})',
  },
  PROVIDER_UNREACHABLE: {
    status: 503,
    ko: '연결하려는 서비스에서 응답이 없습니다. 변경된 내용은 없습니다. 잠시 후 다시 시도해 주십시오.',
    ja: '接続先のサービスから応答がありません。何も変更されていません。しばらくしてからもう一度お試しください。',
    en: 'The service is not responding. Nothing was changed. Try again in a moment.',
  },
  CALENDAR_TAKEN: {
    status: 409,
    ko: '이 팀에 이미 등록한 캘린더입니다.',
    ja: 'このチームに登録済みのカレンダーです。',
    en: 'The team already has that calendar.',
  },
  SLACK_USER_TAKEN: {
    status: 409,
    ko: '이미 등록된 구성원이거나 다른 구성원이 사용 중인 슬랙 ID입니다.',
    ja: '登録済みのメンバーか、他のメンバーが使用中のSlack IDです。',
    en: 'That member or Slack ID is already registered.',
  },
} satisfies Record<string, ErrorText>
