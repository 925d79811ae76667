import type { ErrorText } from '../../errors.ts'

/** Specification 001, section 8. */
export const workErrors = {
  ALREADY_CONFIRMED: {
    status: 406,
    ko: '마감된 근무이므로 신청하거나 변경할 수 없습니다. 관리자에게 문의해 주십시오.',
    ja: '勤怠が締められているため、申請や変更はできません。管理者にお問い合わせください。',
    en: 'These days are closed, so nothing can be requested or changed. Contact your admin.',
  },
  EVENT_CONFLICT: {
    status: 406,
    ko: '같은 시간에 이미 신청한 일정이 있습니다.',
    ja: '同じ時間にすでに申請済みの予定があります。',
    en: 'You already have a request for that time.',
  },
  INVALID_TIME: {
    status: 406,
    ko: '날짜 변경 시각이 포함되어 있습니다. 그 전후로 나누어 신청해 주십시오.',
    ja: '日付が変わる時刻をまたいでいます。その前後に分けて申請してください。',
    en: 'The request spans the day-change time. Split it there.',
  },
  BEFORE_JOIN: {
    status: 406,
    ko: '입사일보다 이른 날짜입니다.',
    ja: '入社日より前の日付です。',
    en: 'That date is before the hire date.',
  },
  EVENT_MINUS_NOT_ACCEPTABLE: {
    status: 406,
    ko: '잔여 휴가가 부족합니다. 잔여: {left}',
    ja: '休暇の残りが足りません。残り：{left}',
    en: 'There is not enough leave. Remaining: {left}',
  },
  INVALID_RANGE: {
    status: 406,
    ko: '날짜나 시간의 범위가 올바르지 않습니다.',
    ja: '日付または時間の範囲が正しくありません。',
    en: 'The range of dates or times is not valid.',
  },
  NO_PERMISSION: {
    status: 403,
    ko: '이 기록을 변경할 권한이 없습니다.',
    ja: 'この記録を変更する権限がありません。',
    en: 'You may not change this record.',
  },
  NO_TARGET_USER: {
    status: 403,
    ko: '대상 구성원을 찾을 수 없습니다.',
    ja: '対象のメンバーが見つかりません。',
    en: 'The person was not found.',
  },
  REQUESTS_ONLY: {
    status: 403,
    ko: '근무 기록 방식이 근태 신청이므로 출퇴근을 기록하지 않습니다. 근무는 예정 시각으로 기록됩니다.',
    ja: '勤務の記録方法が勤怠申請のみのため、出退勤は記録しません。勤務は予定時刻で記録されます。',
    en: 'Your work is recorded by requests only, so you do not check in. Your scheduled hours are recorded for you.',
  },
  COMPUTER_CHECK_OFF: {
    status: 403,
    ko: '회사에서 컴퓨터 출퇴근을 허용하지 않습니다. 휴대전화에서 기록해 주십시오.',
    ja: '会社の設定により、パソコンでは出退勤を記録できません。スマートフォンで記録してください。',
    en: 'Your company does not allow checking in or out from a computer. Use your phone.',
  },
  ON_ABSENCE: {
    status: 403,
    ko: '휴직 중에는 출근을 기록할 수 없습니다. 복직한 경우 관리자에게 문의해 주십시오.',
    ja: '休職中は出勤を記録できません。復職している場合は管理者にお問い合わせください。',
    en: 'You cannot check in while on leave of absence. If you have returned, contact your admin.',
  },
  CHECK_OUT_TOO_EARLY: {
    status: 409,
    ko: '출근 시각보다 이른 시각에는 퇴근할 수 없습니다. 잠시 후 다시 시도해 주십시오.',
    ja: '出勤より前の時刻には退勤できません。しばらくしてからもう一度お試しください。',
    en: 'A check-out cannot lie before the check-in. Try again in a moment.',
  },
  CHECK_SEQUENCE: {
    status: 409,
    ko: '출근 기록이 없어 퇴근할 수 없습니다.',
    ja: '出勤の記録がないため退勤できません。',
    en: 'You have not checked in yet, so you cannot check out.',
  },
  CORRECTION_APPLIED: {
    status: 406,
    ko: '승인된 정정은 취소할 수 없습니다. 다시 정정을 신청해 주십시오.',
    ja: '承認された修正は取り消せません。あらためて修正を申請してください。',
    en: 'An approved correction cannot be canceled. Request another correction.',
  },
  LEAVE_HAS_BEGUN: {
    status: 406,
    ko: '이미 시작된 휴가·근태는 취소할 수 없습니다. 관리자에게 문의해 주십시오.',
    ja: 'すでに始まった休暇・勤怠は取り消せません。管理者にお問い合わせください。',
    en: 'A request that has begun cannot be canceled. Contact your admin.',
  },
  LEAVE_OUTSIDE_HOURS: {
    status: 406,
    ko: '근무 시간 외에는 휴가를 신청할 수 없습니다. 근무 시간: {hours}',
    ja: '勤務時間外の時間は休暇として申請できません。勤務時間：{hours}',
    en: 'Leave cannot be requested outside working hours. Working hours: {hours}',
  },
  EVENT_NOT_USABLE: {
    status: 400,
    ko: '신청할 수 없는 근태 항목입니다. 항목을 다시 선택해 주십시오.',
    ja: '申請できない勤怠項目です。項目を選び直してください。',
    en: 'You cannot ask for this event type. Choose another one.',
  },
  EVENT_CHECK_ONLY: {
    status: 406,
    ko: '출퇴근만 기록하는 구성원은 연장·휴일 근로를 신청할 수 없습니다. 관리자에게 문의해 주십시오.',
    ja: '勤務の記録方法が「出退勤のみ」のメンバーは、時間外・休日労働を申請できません。管理者にお問い合わせください。',
    en: 'Members who record work by “Check-in only” cannot request overtime or holiday work. Contact your admin.',
  },
  EVENT_INSIDE_HOURS: {
    status: 406,
    ko: '연장 근로는 근무 시간 외에만 신청할 수 있습니다. 근무 시간: {hours}',
    ja: '時間外労働は勤務時間外にのみ申請できます。勤務時間：{hours}',
    en: 'Overtime must lie outside working hours. Working hours: {hours}',
  },
  EVENT_ON_WORK_DAY: {
    status: 406,
    ko: '근무일에는 휴일 근로를 신청할 수 없습니다. 연장 근로로 신청해 주십시오.',
    ja: '勤務日には休日労働を申請できません。時間外労働として申請してください。',
    en: 'Holiday work cannot be requested on a working day. Request overtime instead.',
  },
  NO_WORK_DAY: {
    status: 406,
    ko: '신청한 기간에 근무일이 없습니다.',
    ja: '申請した期間に勤務日がありません。',
    en: 'There is no working day in that range.',
  },
} satisfies Record<string, ErrorText>
