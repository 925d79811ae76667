import type { ErrorText } from '../../errors.ts'

export const companyErrors = {
  FEATURE_OFF: {
    status: 403,
    ko: '회사가 이 기능을 사용하지 않습니다. 필요하면 전체 관리자에게 요청해 주십시오.',
    ja: '会社がこの機能を使用していません。必要な場合はシステム管理者に依頼してください。',
    en: 'Your company does not use this feature. Ask a full admin if you need it.',
  },
  LUNCH_OUTSIDE_HOURS: {
    status: 400,
    ko: '점심시간은 근무 시간({from}~{to}) 안에 있어야 합니다. 점심시간이나 근무 시간을 조정해 주십시오.',
    ja: '昼休みは勤務時間（{from}～{to}）の中に収めてください。昼休みか勤務時間を調整してください。',
    en: 'Lunch must lie within the working hours ({from} to {to}). Change one of the two.',
  },
  DINNER_IN_HOURS: {
    status: 400,
    ko: '저녁 휴게 시간은 근무 시간({from}~{to}) 밖에 있어야 합니다. 근무 시간 안의 휴게는 점심시간으로 정해 주십시오.',
    ja: '夕食休憩は勤務時間（{from}～{to}）の外に設定してください。勤務時間内の休憩は昼休みとして設定してください。',
    en: 'The dinner break must lie outside the working hours ({from} to {to}). A break within them is lunch.',
  },
  PROFILE_FIELD_LOCKED: {
    status: 403,
    ko: '회사 설정에 따라 본인이 수정할 수 없는 항목입니다. 관리자에게 요청해 주십시오.',
    ja: '会社の設定により、本人は編集できない項目です。管理者に依頼してください。',
    en: 'Your company does not let people edit this themselves. Ask an admin.',
  },
  RECORDS_BEGIN_LATE: {
    status: 406,
    ko: '근무 기록 시작일은 첫 출퇴근 기록이나 오늘보다 늦을 수 없습니다. {day} 또는 그 이전의 날을 선택해 주십시오.',
    ja: '勤怠記録の開始日は、最初の打刻や今日より後にはできません。{day}以前の日を選択してください。',
    en: 'Records cannot begin after the first check-in or after today. Choose {day} or an earlier day.',
  },
  RECORDS_BEGIN_CLOSED: {
    status: 406,
    ko: '변경 전과 변경 후의 시작일 사이에 근무를 확정한 구성원이 {count}명 있어 변경할 수 없습니다({day}부터). 확정을 해제한 뒤 다시 시도해 주십시오.',
    ja: '開始日を移す期間の勤怠が確定済みのメンバーが{count}名いるため変更できません（{day}から）。確定を解除してからもう一度お試しください。',
    en: '{count|person has|people have} confirmed days between the old and the new first day (from {day}), so it cannot be changed. Reopen their periods first.',
  },
} satisfies Record<string, ErrorText>
