import type { ErrorText } from '../../errors.ts'

export const customFieldErrors = {
  CUSTOM_FIELD_HAS_VALUES: {
    status: 409,
    ko: '이 항목에는 {count}명의 값이 있습니다. 삭제하면 그 값도 함께 사라집니다. 확인한 뒤 다시 삭제해 주십시오.',
    ja: 'この項目には{count}名の値があります。削除するとその値も消えます。確認してからもう一度削除してください。',
    en: 'This field holds the values of {count} people. They are deleted with it. Please confirm and delete again.',
  },
  CUSTOM_FIELD_KIND_FIXED: {
    status: 409,
    ko: '이미 {count}명의 값이 있어 종류를 그렇게 바꿀 수 없습니다. 새 항목을 만들어 주십시오.',
    ja: 'すでに{count}名の値があるため、この種類には変更できません。新しい項目を作成してください。',
    en: '{count} people already have values that the new type cannot hold. Please make a new field.',
  },
  CUSTOM_FIELD_HIDDEN_EDIT: {
    status: 400,
    ko: '관리자만 보는 항목은 본인이 수정할 수 없습니다. 보이는 범위나 수정 권한을 바꿔 주십시오.',
    ja: '管理者だけに表示する項目を本人が編集することはできません。表示範囲または編集権限を変更してください。',
    en: 'A person cannot edit a field that only admins see. Change who sees it or who edits it.',
  },
  CUSTOM_FIELDS_FULL: {
    status: 409,
    ko: '추가 항목은 {most}개까지 만들 수 있습니다.',
    ja: '追加項目は{most}個まで作成できます。',
    en: 'There can be at most {most} extra fields.',
  },
  CUSTOM_OPTIONS_FULL: {
    status: 409,
    ko: '선택지는 {most}개까지 만들 수 있습니다.',
    ja: '選択肢は{most}個まで作成できます。',
    en: 'A field can have at most {most} options.',
  },
  CUSTOM_OPTION_IN_USE: {
    status: 409,
    ko: '‘{name}’ 선택지를 {count}명이 선택하고 있습니다. 삭제하면 그 선택도 함께 사라집니다. 확인한 뒤 다시 삭제해 주십시오.',
    ja: '選択肢「{name}」は{count}名が選択しています。削除するとその選択も消えます。確認してからもう一度削除してください。',
    en: '{count} people have chosen “{name}”. Their choice is deleted with it. Please confirm and delete again.',
  },
  CUSTOM_OPTION_NOT_WANTED: {
    status: 400,
    ko: '선택지는 하나 선택·여러 개 선택 항목에만 둘 수 있습니다.',
    ja: '選択肢は単一選択・複数選択の項目にのみ設定できます。',
    en: 'Only fields with one or several choices have options.',
  },
  CUSTOM_VALUE_TOO_LONG: {
    status: 400,
    ko: '{most}자까지 입력할 수 있습니다.',
    ja: '{most}文字まで入力できます。',
    en: 'At most {most} characters.',
  },
  CUSTOM_VALUE_NOT_A_NUMBER: {
    status: 400,
    ko: '숫자로 입력해 주십시오. 소수는 여섯 자리까지 쓸 수 있습니다.',
    ja: '数字で入力してください。小数は6桁まで使えます。',
    en: 'Please enter a number, with at most six decimals.',
  },
  CUSTOM_VALUE_NOT_A_DAY: {
    status: 400,
    ko: '있는 날짜를 입력해 주십시오. (예: 2026-11-21)',
    ja: '実在する日付を入力してください。(例: 2026-11-21)',
    en: 'Please enter a date that exists, such as 2026-11-21.',
  },
  CUSTOM_VALUE_NOT_AN_OPTION: {
    status: 400,
    ko: '이 항목의 선택지에서 골라 주십시오.',
    ja: 'この項目の選択肢から選んでください。',
    en: 'Please choose from the options of this field.',
  },
  CUSTOM_VALUE_NOT_YES_NO: {
    status: 400,
    ko: '예 또는 아니요로 답해 주십시오.',
    ja: '「はい」または「いいえ」で答えてください。',
    en: 'Please answer yes or no.',
  },
  CUSTOM_VALUE_NOT_A_PHONE: {
    status: 400,
    ko: '전화번호를 확인해 주십시오. (예: 010-1234-5678)',
    ja: '電話番号を確認してください。(例: 010-1234-5678)',
    en: 'Please check the phone number, such as 010-1234-5678.',
  },
  CUSTOM_VALUE_NOT_AN_EMAIL: {
    status: 400,
    ko: '이메일 주소를 확인해 주십시오.',
    ja: 'メールアドレスを確認してください。',
    en: 'Please check the e-mail address.',
  },
  CUSTOM_VALUE_NOT_A_URL: {
    status: 400,
    ko: '웹 주소를 확인해 주십시오. (예: https://example.com)',
    ja: 'ウェブアドレスを確認してください。(例: https://example.com)',
    en: 'Please check the web address, such as https://example.com.',
  },
} satisfies Record<string, ErrorText>
