import type { ErrorText } from '../../errors.ts'

export const memberErrors = {
  LAST_ADMIN: {
    status: 406,
    ko: '마지막 전체 관리자는 해제하거나 퇴사·휴직 처리할 수 없습니다. 다른 전체 관리자를 먼저 지정해 주십시오.',
    ja: '最後のシステム管理者は解除や退職・休職処理ができません。先に別のシステム管理者を指定してください。',
    en: 'The last full admin cannot be removed, leave or go on leave of absence. Appoint another one first.',
  },
  ALREADY_MEMBER: {
    status: 409,
    ko: '이미 이 회사의 구성원이거나 초대된 이메일입니다. 퇴사자는 퇴사자 목록에서 재입사로 초대해 주십시오.',
    ja: 'すでにこの会社のメンバーか、招待済みのメールアドレスです。退職者は退職者一覧から再入社として招待してください。',
    en: 'That address already belongs to a member or an invitation. To rejoin someone who left, invite them from the list of former members.',
  },
  WRONG_MEMBER_STATE: {
    status: 400,
    ko: '구성원의 현재 상태에서는 할 수 없는 작업입니다.',
    ja: 'メンバーの現在の状態ではできない操作です。',
    en: 'The member’s current status does not allow this.',
  },
  JOIN_CODE_WRONG: {
    status: 404,
    ko: '참여 코드와 일치하는 회사가 없습니다. 코드를 확인해 주십시오.',
    ja: '参加コードに該当する会社がありません。コードを確認してください。',
    en: 'No company has that join code. Check the code.',
  },
} satisfies Record<string, ErrorText>
