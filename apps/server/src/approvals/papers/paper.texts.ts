import type { DocumentStatus } from '#rules/approvals/document-states.ts'
import type { Language } from '../../http/context.ts'

interface PaperTexts {
  line: string
  drafter: string
  reviewer: string
  approver: string
  agreer: string
  finalAgreer: string
  final: string
  substitute: string
  spared: string
  denied: string
  status: Record<DocumentStatus, string>
  serial: string
  author: string
  submitted: string
  decided: string
  state: string
  attachments: string
  references: string
  opinions: string
  readers: string
  answers: string
  proof: { title: string; whole: string; broken: string; none: string }
  archive: string
  /** In the place of an attached file whose bytes are gone. */
  lost: string
  /** Above the names of attached pictures that are not on the paper. */
  notDrawn: string
  sum: string
}

export const PAPER_TEXTS: Record<Language, PaperTexts> = {
  ko: {
    line: '결재',
    drafter: '기안',
    reviewer: '검토',
    approver: '승인',
    agreer: '합의',
    finalAgreer: '최종 합의',
    final: '전결',
    substitute: '대결',
    spared: '생략',
    denied: '반려',
    status: { REQUESTED: '진행 중', APPROVED: '승인', DENIED: '반려', CANCELED: '취소', INFORMED: '통보' },
    serial: '문서 번호',
    author: '기안자',
    submitted: '기안일',
    decided: '완료일',
    state: '상태',
    attachments: '첨부 파일',
    references: '관련 문서',
    opinions: '의견',
    readers: '참조·회람',
    answers: '양식 내용',
    proof: {
      title: '문서 증명',
      whole: '모든 처리 기록이 이어져 있습니다. QR 코드로 이 문서의 처리 기록과 해시를 확인할 수 있습니다.',
      broken: '처리 기록이 변경되어 증명할 수 없습니다. 시스템에서 처리 기록을 확인해 주십시오.',
      none: '처리 기록을 보존하기 전에 작성된 문서입니다.',
    },
    archive: '전자결재 문서',
    lost: '파일이 저장소에 없습니다.',
    notDrawn: '출력에서 제외된 사진(원본 파일에서 확인)',
    sum: '합계',
  },
  ja: {
    line: '決裁',
    drafter: '起案',
    reviewer: '検討',
    approver: '承認',
    agreer: '合議',
    finalAgreer: '最終合議',
    final: '専決',
    substitute: '代決',
    spared: '省略',
    denied: '却下',
    status: { REQUESTED: '進行中', APPROVED: '承認', DENIED: '却下', CANCELED: '取消', INFORMED: '通知' },
    serial: '文書番号',
    author: '起案者',
    submitted: '起案日',
    decided: '完了日',
    state: '状態',
    attachments: '添付ファイル',
    references: '関連文書',
    opinions: '意見',
    readers: '参照・回覧',
    answers: 'フォームの内容',
    proof: {
      title: '文書の証明',
      whole: 'すべての処理記録がつながっています。QRコードから、この文書の処理記録とハッシュを確認できます。',
      broken: '処理記録が変更されているため証明できません。システムで処理記録を確認してください。',
      none: '処理記録の保存を始める前に作成された文書です。',
    },
    archive: '電子決裁文書',
    lost: 'ファイルが保管場所にありません。',
    notDrawn: '出力に含まれない画像（元のファイルで確認）',
    sum: '合計',
  },
  en: {
    line: 'Line',
    drafter: 'Draft',
    reviewer: 'Review',
    approver: 'Approve',
    agreer: 'Concur',
    finalAgreer: 'Final concur',
    final: 'Final',
    substitute: 'On behalf',
    spared: 'Spared',
    denied: 'Rejected',
    status: {
      REQUESTED: 'In progress',
      APPROVED: 'Approved',
      DENIED: 'Rejected',
      CANCELED: 'Cancelled',
      INFORMED: 'Informed',
    },
    serial: 'Number',
    author: 'Drafter',
    submitted: 'Submitted',
    decided: 'Completed',
    state: 'Status',
    attachments: 'Attachments',
    references: 'Related documents',
    opinions: 'Comments',
    readers: 'Copied and circulated',
    answers: 'Form',
    proof: {
      title: 'Proof',
      whole: 'All records of this document are linked. Scan the QR code to check them against this hash.',
      broken: 'The records of this document were changed, so it cannot be proved. Check them in the system.',
      none: 'This document is from before records were kept.',
    },
    archive: 'Approval documents',
    lost: 'The file is no longer in storage.',
    notDrawn: 'Pictures not printed (see the original files)',
    sum: 'Total',
  },
}
