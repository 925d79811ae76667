import type { ErrorText } from '../../errors.ts'

export const employmentRequestErrors = {
  EMPLOYMENT_ALREADY_REQUESTED: {
    status: 409,
    ko: '같은 신청이 이미 결재 진행 중입니다. 진행 중인 문서를 회수한 후 다시 신청해 주십시오.',
    ja: '同じ申請がすでに決裁中です。進行中の文書を取り下げてから、もう一度申請してください。',
    en: 'The same request is already waiting for a decision. Withdraw that document first.',
  },
  ABSENCE_HAS_BEGUN: {
    status: 409,
    ko: '이미 시작된 휴직은 문서를 취소해 종료할 수 없습니다. 관리자가 구성원 화면에서 복직을 처리할 수 있습니다.',
    ja: 'すでに始まった休職は文書の取消では元に戻せません。管理者がメンバーの画面で復職を登録できます。',
    en: 'A leave of absence that has begun cannot be undone by canceling its document. An admin can end it on the member’s page.',
  },
  LEFT_ALREADY: {
    status: 409,
    ko: '마지막 근무일이 지나 퇴사가 확정되어 취소할 수 없습니다.',
    ja: '最終勤務日が過ぎ、退職が確定しているため取り消せません。',
    en: 'The last working day is over and the employment has ended, so this cannot be canceled.',
  },
  DAY_IS_OVER: {
    status: 400,
    ko: '오늘 또는 이후의 날짜를 선택해 주십시오.',
    ja: '今日以降の日付を選択してください。',
    en: 'Choose today or a later day.',
  },
} as const satisfies Record<string, ErrorText>
