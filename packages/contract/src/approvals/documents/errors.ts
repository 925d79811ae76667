import type { ErrorText } from '../../errors.ts'

export const approvalErrors = {
  NOT_YOUR_TURN: {
    status: 400,
    ko: '현재 이 문서를 처리할 차례가 아닙니다.',
    ja: '現在、この文書を処理する順番ではありません。',
    en: 'It is not your turn to act on this document.',
  },
  NEXT_HAS_ACTED: {
    status: 400,
    ko: '다음 결재자가 이미 처리하여 승인을 취소할 수 없습니다.',
    ja: '次の決裁者がすでに処理したため、承認を取り消せません。',
    en: 'The next approver has already acted, so the approval can no longer be undone.',
  },
  UNDO_TOO_LATE: {
    status: 400,
    ko: '승인한 지 10초가 지나 실행을 취소할 수 없습니다. 승인은 그대로 유지됩니다.',
    ja: '承認から10秒が過ぎたため、元に戻せません。承認はそのまま有効です。',
    en: 'More than 10 seconds have passed, so the approval can no longer be undone. It stands.',
  },
  DOCUMENT_STATE: {
    status: 400,
    ko: '문서의 현재 상태에서는 할 수 없는 작업입니다.',
    ja: '文書の現在の状態ではできない操作です。',
    en: 'The document’s current status does not allow this.',
  },
  DOCUMENT_SEEN: {
    status: 409,
    ko: '결재자가 이미 열람한 문서는 수정할 수 없습니다. 신청을 취소한 뒤 다시 신청해 주십시오.',
    ja: '決裁者がすでに閲覧した文書は変更できません。申請を取り消してから、もう一度申請してください。',
    en: 'An approver has already opened this, so it cannot be changed. Cancel it and send a new request.',
  },
  UNKNOWN_DOCUMENT_KIND: {
    status: 400,
    ko: '사용할 수 없는 문서 종류입니다. 관리자에게 문의해 주십시오.',
    ja: 'この種類の文書は利用できません。管理者にお問い合わせください。',
    en: 'Documents of this kind are not available. Contact your admin.',
  },
  NO_APPROVER: {
    status: 400,
    ko: '결재자가 없습니다. 결재선을 확인해 주십시오.',
    ja: '決裁者がいません。決裁ルートを確認してください。',
    en: 'There is no approver. Check the approval line.',
  },
} satisfies Record<string, ErrorText>
