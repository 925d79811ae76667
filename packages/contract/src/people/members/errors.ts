import type { ErrorText } from '../../errors.ts'

export const memberErrors = {
  LAST_ADMIN: {
    status: 406,
    ko: '마지막 전체 관리자는 빼거나 퇴사·휴직 처리할 수 없습니다. 다른 전체 관리자를 먼저 지정해 주십시오.',
    ja: '最後のシステム管理者を外したり、退職・休職にしたりすることはできません。先に別のシステム管理者を指定してください。',
    en: 'The last full admin cannot be removed, retired or made absent. Please appoint another one first.',
  },
  ALREADY_MEMBER: {
    status: 409,
    ko: '이미 이 회사의 구성원이거나 초대된 이메일입니다. 퇴사한 사람은 퇴사자 목록에서 다시 초대해 주십시오.',
    ja: 'すでにこの会社のメンバーか、招待済みのメールアドレスです。退職した人は退職者の一覧から再度招待してください。',
    en: 'That address already belongs to a member or an invitation of this company. Invite people who have left again from the list of those who left.',
  },
  WRONG_MEMBER_STATE: {
    status: 400,
    ko: '구성원의 현재 상태에서는 할 수 없는 작업입니다.',
    ja: 'メンバーの現在の状態ではできない操作です。',
    en: 'The state of this member does not allow that.',
  },
  JOIN_CODE_WRONG: {
    status: 404,
    ko: '가입 코드에 맞는 회사가 없습니다.',
    ja: '加入コードに該当する会社がありません。',
    en: 'There is no company with that join code.',
  },
} satisfies Record<string, ErrorText>
