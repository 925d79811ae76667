import type { ErrorText } from '../../errors.ts'

export const employmentErrors = {
  INVITE_NOT_VALID: {
    status: 400,
    ko: '초대가 만료되었거나 취소되었거나 이미 사용되었습니다. 회사 관리자에게 재초대를 요청해 주십시오.',
    ja: 'この招待は期限切れか、取り消し済み、または使用済みです。会社の管理者に再度の招待をご依頼ください。',
    en: 'This invitation has expired, was canceled or has already been used. Ask an admin of the company for a new one.',
  },
  INVITE_NEEDS_ACCOUNT: {
    status: 406,
    ko: '초대받은 이메일로 먼저 가입해 주십시오. 초대는 유지됩니다.',
    ja: '招待されたメールアドレスで先に登録してください。招待の情報はそのまま保管されます。',
    en: 'Sign up with the invited address first. The invitation stays valid.',
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
    en: 'This invitation is for someone else. Sign in with the invited address; the invitation stays valid.',
  },
  RETIRED_BEFORE_JOINED: {
    status: 400,
    ko: '퇴사일은 입사일보다 이를 수 없습니다.',
    ja: '退職日を入社日より前にすることはできません。',
    en: 'The last working day cannot be before the hire date.',
  },
  TEAM_CHANGE_OVERLAPS: {
    status: 400,
    ko: '이 날짜 이후의 소속 변경이 이미 있습니다. 날짜를 확인해 주십시오.',
    ja: 'この日付より後の所属変更がすでにあります。日付を確認してください。',
    en: 'There is already a team change after that date. Check the date.',
  },
  CHANGE_BEFORE_JOINED: {
    status: 400,
    ko: '적용일은 입사일보다 이를 수 없습니다.',
    ja: '適用日を入社日より前にすることはできません。',
    en: 'A change cannot take effect before the hire date.',
  },
  CHANGE_AFTER_RETIRED: {
    status: 400,
    ko: '적용일은 마지막 근무일보다 늦을 수 없습니다.',
    ja: '適用日を最終勤務日より後にすることはできません。',
    en: 'A change cannot take effect after the last working day.',
  },
  EMPLOYMENTS_OVERLAP: {
    status: 400,
    ko: '입사일은 이전 퇴사일보다 늦어야 합니다.',
    ja: '入社日は前回の退職日より後の日付にしてください。',
    en: 'The hire date must be after the end of the previous employment.',
  },
  JOINED_AFTER_ABSENCE: {
    status: 400,
    ko: '이 입사일보다 먼저 시작한 휴직 기록이 있습니다. 휴직 기간을 먼저 확인해 주십시오.',
    ja: 'この入社日より前に始まった休職の記録があります。先に休職期間を確認してください。',
    en: 'A leave of absence began before that hire date. Check it first.',
  },
  ABSENCE_OVERLAPS: {
    status: 400,
    ko: '이미 등록된 휴직 기간과 겹칩니다.',
    ja: '登録済みの休職期間と重なっています。',
    en: 'There is already a leave of absence in that period.',
  },
  TAKER_NOT_MEMBER: {
    status: 400,
    ko: '인수자는 퇴사 예정이 없는 재직 중인 구성원이어야 합니다.',
    ja: '後任者は、退職予定のない在職中のメンバーを指定してください。',
    en: 'Work can be handed over only to active members who are not about to leave.',
  },
  MEMBER_HAS_RECORDS: {
    status: 409,
    ko: '근무·휴가 등의 기록이 있는 구성원은 삭제할 수 없습니다. 퇴사 처리하여 기록을 보관해 주십시오.',
    ja: '勤務や休暇などの記録があるメンバーは削除できません。退職処理を行い、記録を保管してください。',
    en: 'Members with attendance, leave or other records cannot be deleted. Record their departure instead.',
  },
  RETIRED_IN_FUTURE: {
    status: 400,
    ko: '이미 퇴사한 구성원의 퇴사일은 오늘보다 늦을 수 없습니다.',
    ja: '退職済みのメンバーの退職日を今日より後にすることはできません。',
    en: 'The last working day of someone who has left cannot be after today.',
  },
  WEEK_UNLIKE_DAYS: {
    status: 400,
    ko: '주 소정근로시간은 1일 소정근로시간 이상, 그 7배 이하여야 합니다. 변경된 내용은 없습니다.',
    ja: '週の所定労働時間は、1日の所定労働時間以上、その7倍以下にしてください。変更は行われていません。',
    en: 'Contract hours a week must be at least those of a day and at most seven times as many. Nothing was changed.',
  },
} satisfies Record<string, ErrorText>
