import type { ErrorText } from '../../errors.ts'

export const customFieldErrors = {
  CUSTOM_FIELD_HAS_VALUES: {
    status: 409,
    ko: '{count}명이 입력한 값이 있으며, 삭제하면 함께 삭제됩니다. 확인한 뒤 다시 삭제해 주십시오.',
    ja: '{count}名が入力した値があり、一緒に削除されます。確認してからもう一度削除してください。',
    en: '{count|person has|people have} values in this field, which are deleted with it. Confirm and delete again.',
  },
  CUSTOM_FIELD_KIND_FIXED: {
    status: 409,
    ko: '{count}명이 입력한 값이 있어 이 방식으로 변경할 수 없습니다. 새 항목을 추가해 주십시오.',
    ja: '{count}名が入力した値があるため、この方式には変更できません。新しい項目を追加してください。',
    en: '{count|person has|people have} values that this input type cannot keep. Add a new field instead.',
  },
  CUSTOM_FIELD_HIDDEN_EDIT: {
    status: 400,
    ko: '관리자만 열람하는 항목은 본인이 수정할 수 없습니다. 열람 권한이나 수정 권한을 변경해 주십시오.',
    ja: '管理者のみ閲覧できる項目は、本人が編集できません。閲覧または編集の権限を変更してください。',
    en: 'People cannot edit a field that only admins can view. Change who can view or edit it.',
  },
  CUSTOM_FIELDS_FULL: {
    status: 409,
    ko: '추가 항목은 {most}개까지 추가할 수 있습니다.',
    ja: '追加項目は{most}個まで作成できます。',
    en: 'You can have at most {most} custom fields.',
  },
  CUSTOM_OPTIONS_FULL: {
    status: 409,
    ko: '선택지는 {most}개까지 추가할 수 있습니다.',
    ja: '選択肢は{most}個まで作成できます。',
    en: 'A field can have at most {most} options.',
  },
  CUSTOM_OPTION_IN_USE: {
    status: 409,
    ko: '‘{name}’ 선택지를 {count}명이 선택했으며, 삭제하면 함께 삭제됩니다. 확인한 뒤 다시 삭제해 주십시오.',
    ja: '選択肢「{name}」は{count}名が選択しており、一緒に削除されます。確認してからもう一度削除してください。',
    en: '{count|person has|people have} chosen “{name}”; their choice is deleted with it. Confirm and delete again.',
  },
  CUSTOM_OPTION_NOT_WANTED: {
    status: 400,
    ko: '선택지는 단일 선택·복수 선택 항목에만 추가할 수 있습니다.',
    ja: '選択肢は単一選択・複数選択の項目にのみ設定できます。',
    en: 'Only single-choice and multiple-choice fields have options.',
  },
  CUSTOM_VALUE_TOO_LONG: {
    status: 400,
    ko: '{most}자까지 입력할 수 있습니다.',
    ja: '{most}文字まで入力できます。',
    en: 'At most {most} characters.',
  },
  CUSTOM_VALUE_NOT_A_NUMBER: {
    status: 400,
    ko: '숫자로 입력해 주십시오. 소수점 이하 여섯 자리까지 입력할 수 있습니다.',
    ja: '数字で入力してください。小数点以下は6桁までです。',
    en: 'Enter a number with at most six decimals.',
  },
  CUSTOM_VALUE_NOT_A_DAY: {
    status: 400,
    ko: '올바른 날짜를 입력해 주십시오 (예: 2026-11-21).',
    ja: '正しい日付を入力してください（例：2026-11-21）。',
    en: 'Enter a valid date, such as 2026-11-21.',
  },
  CUSTOM_VALUE_NOT_AN_OPTION: {
    status: 400,
    ko: '이 항목의 선택지 중에서 선택해 주십시오.',
    ja: 'この項目の選択肢から選択してください。',
    en: 'Choose one of the options of this field.',
  },
  CUSTOM_VALUE_NOT_YES_NO: {
    status: 400,
    ko: '예 또는 아니요를 입력해 주십시오.',
    ja: '「はい」または「いいえ」を入力してください。',
    en: 'Enter yes or no.',
  },
  CUSTOM_VALUE_NOT_A_PHONE: {
    status: 400,
    ko: '전화번호를 확인해 주십시오 (예: 010-1234-5678).',
    ja: '電話番号を確認してください（例：010-1234-5678）。',
    en: 'Check the phone number, such as 010-1234-5678.',
  },
  CUSTOM_VALUE_NOT_AN_EMAIL: {
    status: 400,
    ko: '이메일 주소를 확인해 주십시오.',
    ja: 'メールアドレスを確認してください。',
    en: 'Check the email address.',
  },
  CUSTOM_VALUE_NOT_A_URL: {
    status: 400,
    ko: '웹 주소를 확인해 주십시오 (예: https://example.com).',
    ja: 'URLを確認してください（例：https://example.com）。',
    en: 'Check the URL, such as https://example.com.',
  },
} satisfies Record<string, ErrorText>
