import type { ErrorText } from '../../errors.ts'

export const approvalErrors = {
  NOT_YOUR_TURN: {
    status: 400,
    ko: '지금 이 문서를 처리할 차례가 아닙니다.',
    ja: '今はこの文書を処理する順番ではありません。',
    en: 'It is not your turn to act on this document.',
  },
  DOCUMENT_STATE: {
    status: 400,
    ko: '문서의 현재 상태에서는 할 수 없는 작업입니다.',
    ja: '文書の現在の状態ではできない操作です。',
    en: 'The state of the document does not allow that.',
  },
  UNKNOWN_DOCUMENT_KIND: {
    status: 400,
    ko: '사용할 수 없는 문서 종류입니다. 관리자에게 문의해 주십시오.',
    ja: 'この種類の文書は利用できません。管理者にお問い合わせください。',
    en: 'Documents of this kind are not available. Please ask your administrator.',
  },
  NO_APPROVER: {
    status: 400,
    ko: '결재할 사람이 없습니다. 결재선을 확인해 주십시오.',
    ja: '決裁する人がいません。決裁ラインを確認してください。',
    en: 'Nobody is left to approve this. Please check the approval line.',
  },
} satisfies Record<string, ErrorText>
