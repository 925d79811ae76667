import type { ErrorText } from '../../errors.ts'

export const workEventErrors = {
  EVENT_ROWS_WRONG: {
    status: 406,
    ko: '{count}개 행에 오류가 있어 등록하지 않았습니다. 오류를 수정한 뒤 다시 업로드해 주십시오.',
    ja: '{count}行にエラーがあるため、登録しませんでした。修正してからもう一度アップロードしてください。',
    en: 'Nothing was saved: {count|row has|rows have} errors. Fix them and upload the file again.',
  },
  SHEET_WITHOUT_ROWS: {
    status: 400,
    ko: '등록할 행이 없습니다. 서식의 열 이름 아래에 내용을 입력해 주십시오.',
    ja: '登録する行がありません。テンプレートの列名の下に入力してください。',
    en: 'There are no rows to enter. Fill in the template below its headings.',
  },
  TEAM_TOO_FEW: {
    status: 406,
    ko: '{day}에는 {team} 근무 인원이 {people}명만 남습니다. 필요 인원은 {needed}명이므로 다른 날짜를 선택해 주십시오.',
    ja: '{day}は{team}の出勤者が{people}人だけになります。必要な人数は{needed}人のため、別の日付を選択してください。',
    en: 'On {day}, only {people|person|people} of {team} would be at work, and {needed} are needed. Choose another day.',
  },
  CANCEL_APPLIED: {
    status: 406,
    ko: '이미 승인되어 취소된 신청입니다. 필요하면 다시 신청해 주십시오.',
    ja: '承認済みのため、申請はすでに取り消されています。必要な場合は新しく申請してください。',
    en: 'The cancellation was approved already. Send a new request if you need one.',
  },
  KEPT_BY_PLAN: {
    status: 406,
    ko: '연차 사용 계획에 따른 휴가입니다. 날짜는 연차 사용 계획에서 변경해 주십시오.',
    ja: '年休の取得計画による休暇です。日付は年休の取得計画で変更してください。',
    en: 'This leave is part of a leave plan. Move the day in the plan.',
  },
  DAY_CANCELED: {
    status: 406,
    ko: '일부 날짜가 취소된 신청은 변경할 수 없습니다. 신청을 취소한 뒤 다시 신청해 주십시오.',
    ja: '一部の日が取り消された申請は変更できません。申請を取り消してから、新しく申請してください。',
    en: 'A request with canceled days cannot be changed. Cancel it and send a new one.',
  },
  ALTERNATIVE_GONE: {
    status: 406,
    ko: '함께 신청한 {day} 보상휴가를 사용할 수 없어 승인할 수 없습니다. 반려하고 다른 날짜로 다시 신청하도록 안내해 주십시오.',
    ja: 'あわせて申請された{day}の代償休暇を取得できないため、承認できません。却下のうえ、別の日付で申請し直すよう案内してください。',
    en: 'This cannot be approved: the time off asked for on {day} cannot be taken any more. Reject it, and let the person send a new request with another day.',
  },
  LEAVE_NOT_CHANGEABLE: {
    status: 406,
    ko: '회사 설정에 따라 신청한 휴가는 변경할 수 없습니다. 신청을 취소한 뒤 다시 신청해 주십시오.',
    ja: '会社の設定により、申請した休暇は変更できません。申請を取り消してから、新しく申請してください。',
    en: 'Your company does not let leave requests be changed. Cancel the request and send a new one.',
  },
  LEAVE_WINDOW: {
    status: 406,
    ko: '{first}부터 {last}까지 사용할 수 있는 휴가입니다. 날짜를 다시 선택해 주십시오.',
    ja: '{first}から{last}までに取得する休暇です。日付を選び直してください。',
    en: 'This leave is for {first} to {last}. Choose other days.',
  },
  LEAVE_PARTS: {
    status: 406,
    ko: '이 휴가는 {most}회까지만 나누어 사용할 수 있습니다.',
    ja: 'この休暇は{most}回までに分けて取得できます。',
    en: 'This leave can be taken in at most {most} parts.',
  },
  LEAVE_BEFORE_BIRTH: {
    status: 406,
    ko: '출산 전에는 {most}일까지 사용할 수 있습니다. 나머지는 출산 후에 사용해 주십시오.',
    ja: '出産前に取得できるのは{most}日までです。残りは出産後に取得してください。',
    en: 'At most {most} days can be taken before the birth. Take the rest after it.',
  },
  EVENT_IN_BREAK: {
    status: 406,
    ko: '휴게시간에는 신청할 수 없습니다. 근무 시간 중에서 시각을 다시 선택해 주십시오.',
    ja: '休憩時間は申請できません。勤務時間の中から時刻を選び直してください。',
    en: 'This time is a break. Choose a time within working hours.',
  },
  EVENT_TIME_STEP: {
    status: 406,
    ko: '{step} 단위로 신청할 수 있습니다. 시작 시각과 종료 시각을 다시 선택해 주십시오.',
    ja: '{step}単位で申請できます。開始時刻と終了時刻を選び直してください。',
    en: 'Request it in steps of {step}. Choose other start and end times.',
  },
} satisfies Record<string, ErrorText>
