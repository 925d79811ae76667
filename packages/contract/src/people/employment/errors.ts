import type { ErrorText } from '../../errors.ts'

export const employmentErrors = {
  INVITE_NOT_VALID: {
    status: 400,
    ko: '이 초대는 기간이 지났거나 취소되었거나 이미 쓰였습니다. 회사 관리자에게 다시 초대해 달라고 요청해 주십시오.',
    ja: 'この招待は期限切れか、取り消し済み、または使用済みです。会社の管理者に再度の招待をご依頼ください。',
    en: 'This invitation has run out, was taken back or has been used. Please ask an admin of the company for a new one.',
  },
  INVITE_NEEDS_ACCOUNT: {
    status: 406,
    ko: '초대받은 이메일로 먼저 가입해 주십시오. 초대 정보는 그대로 보관됩니다.',
    ja: '招待されたメールアドレスで先に登録してください。招待の情報はそのまま保管されます。',
    en: 'Please sign up with the invited address first. The invitation is kept.',
  },
  INVITE_HAS_ACCOUNT: {
    status: 409,
    ko: '이 이메일은 이미 가입되어 있습니다. 로그인하면 초대를 이어서 수락할 수 있습니다.',
    ja: 'このメールアドレスはすでに登録されています。ログインすると、招待の続きから参加できます。',
    en: 'This address already has an account. Sign in to go on with the invitation.',
  },
  INVITE_FOR_OTHER: {
    status: 403,
    ko: '다른 사람에게 보낸 초대입니다. 초대받은 이메일로 로그인해 주십시오. 초대는 그대로 유효합니다.',
    ja: 'ほかの方あての招待です。招待されたメールアドレスでログインしてください。招待は引き続き有効です。',
    en: 'This invitation is for somebody else. Sign in with the invited address; the invitation stays valid.',
  },
  RETIRED_BEFORE_JOINED: {
    status: 400,
    ko: '퇴사일은 입사일보다 빠를 수 없습니다.',
    ja: '退職日を入社日より前にすることはできません。',
    en: 'The last day cannot be before the day of joining.',
  },
  TEAM_CHANGE_OVERLAPS: {
    status: 400,
    ko: '이 날짜 이후의 소속 변경이 이미 있습니다. 날짜를 확인해 주십시오.',
    ja: 'この日付より後の所属変更がすでにあります。日付を確認してください。',
    en: 'There is already a later change of team. Please check the date.',
  },
  CHANGE_BEFORE_JOINED: {
    status: 400,
    ko: '적용일은 입사일보다 빠를 수 없습니다.',
    ja: '適用日を入社日より前にすることはできません。',
    en: 'A change cannot hold before the day of joining.',
  },
  CHANGE_AFTER_RETIRED: {
    status: 400,
    ko: '적용일은 마지막 근무일보다 늦을 수 없습니다.',
    ja: '適用日を最終勤務日より後にすることはできません。',
    en: 'A change cannot begin after the last day of work.',
  },
  EMPLOYMENTS_OVERLAP: {
    status: 400,
    ko: '입사일은 이전 퇴사일보다 늦어야 합니다.',
    ja: '入社日は前回の退職日より後でなければなりません。',
    en: 'The day of joining must come after the end of the earlier employment.',
  },
  JOINED_AFTER_ABSENCE: {
    status: 400,
    ko: '이 입사일보다 먼저 시작한 휴직 기록이 있습니다. 휴직 기간을 먼저 확인해 주십시오.',
    ja: 'この入社日より前に始まった休職の記録があります。先に休職期間を確認してください。',
    en: 'A leave of absence began before that day of joining. Please check it first.',
  },
  ABSENCE_OVERLAPS: {
    status: 400,
    ko: '이미 등록된 휴직 기간과 겹칩니다.',
    ja: '登録済みの休職期間と重なっています。',
    en: 'Another leave of absence lies in that time.',
  },
  TAKER_NOT_MEMBER: {
    status: 400,
    ko: '업무를 넘겨받는 사람은 퇴사 예정이 아닌 재직 중인 구성원이어야 합니다.',
    ja: '業務を引き継ぐ人は、退職予定のない在職中のメンバーでなければなりません。',
    en: 'Work is handed over to people who work here and are not about to leave.',
  },
  MEMBER_HAS_RECORDS: {
    status: 409,
    ko: '근무나 휴가 기록이 있거나 다른 곳에 이름이 남아 있는 구성원은 삭제할 수 없습니다. 퇴사로 처리해 기록을 남겨 주십시오.',
    ja: '勤務や休暇の記録、またはほかの場所に名前が残っているメンバーは削除できません。退職として処理し、記録を残してください。',
    en: 'A member with records of work or leave, or who is named elsewhere, cannot be deleted. Please keep them as retired instead.',
  },
  RETIRED_IN_FUTURE: {
    status: 400,
    ko: '이미 퇴사한 구성원의 퇴사일은 오늘보다 늦을 수 없습니다.',
    ja: '退職済みのメンバーの退職日を今日より後にすることはできません。',
    en: 'The last day of somebody who has left cannot be after today.',
  },
} satisfies Record<string, ErrorText>
