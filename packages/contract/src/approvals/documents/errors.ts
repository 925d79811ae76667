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
    status: 400,
    ko: '결재자가 이미 열람한 문서는 수정할 수 없습니다. 문서를 회수한 뒤 다시 작성해 주십시오.',
    ja: '決裁者がすでに閲覧した文書は変更できません。文書を取り下げてから、もう一度作成してください。',
    en: 'An approver has already opened this, so it cannot be changed. Withdraw it and write it again.',
  },
  UNKNOWN_DOCUMENT_KIND: {
    status: 400,
    ko: '사용할 수 없는 문서 종류입니다. 관리자에게 문의해 주십시오.',
    ja: 'この種類の文書は利用できません。管理者にお問い合わせください。',
    en: 'Documents of this kind are not available. Contact your admin.',
  },
  NOT_COPYABLE: {
    status: 400,
    ko: '이 문서는 복사하여 다시 작성할 수 없습니다.',
    ja: 'この文書はコピーして作成し直すことができません。',
    en: 'This document cannot be copied into a new one.',
  },
  CIRCULATOR_HAS_READ: {
    status: 400,
    ko: '이미 문서를 열람한 회람자는 제외할 수 없습니다.',
    ja: 'すでに文書を閲覧した回覧者は外せません。',
    en: 'This person has already opened the document, so they cannot be removed.',
  },
  TOO_MANY_CIRCULATORS: {
    status: 400,
    ko: '한 문서는 최대 1,000명에게 회람할 수 있습니다. 대상을 줄여 다시 시도해 주십시오.',
    ja: '1つの文書を回覧できるのは1,000名までです。対象を減らして、もう一度お試しください。',
    en: 'A document can be circulated to up to 1,000 people. Choose fewer and try again.',
  },
  OWN_REFERENCE: {
    status: 400,
    ko: '문서 자신은 관련 문서로 추가할 수 없습니다. 다른 문서를 선택해 주십시오.',
    ja: '文書自身を関連文書に追加することはできません。別の文書を選択してください。',
    en: 'A document cannot refer to itself. Choose another one.',
  },
  TOO_MANY_REFERENCES: {
    status: 400,
    ko: '관련 문서는 최대 20건까지 추가할 수 있습니다.',
    ja: '関連文書は20件まで追加できます。',
    en: 'A document can refer to up to 20 others.',
  },
  TOO_MANY_ATTACHMENTS: {
    status: 400,
    ko: '첨부 파일은 최대 {most}개까지 추가할 수 있습니다.',
    ja: '添付ファイルは{most}件まで追加できます。',
    en: 'You can attach up to {most} files.',
  },
  CANCEL_ASKED: {
    status: 409,
    ko: '이미 취소를 요청한 문서입니다. 진행 중인 취소 문서를 확인해 주십시오.',
    ja: 'すでに取消を申請した文書です。進行中の取消文書を確認してください。',
    en: 'Cancelling this document has already been requested. See the open cancellation document.',
  },
  RESUBMITTED: {
    status: 409,
    ko: '이미 재상신한 문서입니다. 재상신한 문서를 확인해 주십시오.',
    ja: 'すでに再提出した文書です。再提出した文書を確認してください。',
    en: 'This document has already been resubmitted. See the newer one.',
  },
  NO_APPROVER: {
    status: 400,
    ko: '결재자가 없습니다. 결재선을 확인해 주십시오.',
    ja: '決裁者がいません。決裁ルートを確認してください。',
    en: 'There is no approver. Check the approval line.',
  },
} satisfies Record<string, ErrorText>
