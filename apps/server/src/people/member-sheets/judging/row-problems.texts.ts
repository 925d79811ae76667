import type { RowProblem } from '#contract/people/members/sheet-columns.ts'
import { sentence } from '../../../http/answer-error.ts'
import type { Language } from '../../../http/context.ts'
import type { Problem } from './row-cells.ts'

/** Refusals of the form of a field are said as the form says them. */
type OfFields = Extract<RowProblem, `CUSTOM_VALUE_${string}`>

const sentences: Record<Exclude<RowProblem, OfFields>, Record<Language, string>> = {
  EMAIL_MISSING: {
    ko: '이메일이 비어 있습니다. 초대를 받을 주소를 적어 주십시오.',
    ja: 'メールアドレスが空です。招待を受け取るアドレスを入力してください。',
    en: 'The e-mail address is missing. Enter the one that the invitation goes to.',
  },
  EMAIL_INVALID: {
    ko: '이메일 형식이 아닙니다. name@example.com처럼 적어 주십시오.',
    ja: 'メールアドレスの形式ではありません。name@example.comのように入力してください。',
    en: 'This is not an e-mail address. Write it like name@example.com.',
  },
  EMAIL_TWICE: {
    ko: '{row}번 줄에 같은 이메일이 있습니다. 하나만 남기거나 이메일을 고쳐 주십시오.',
    ja: '{row}行目に同じメールアドレスがあります。片方を消すか、アドレスを直してください。',
    en: 'Line {row} has the same address. Keep one of them or correct the address.',
  },
  TOO_LONG: {
    ko: '{most}자까지 적을 수 있습니다.',
    ja: '{most}文字まで入力できます。',
    en: 'At most {most} characters.',
  },
  DAY_INVALID: {
    ko: '날짜로 읽을 수 없습니다. 2026-11-21이나 2026.11.21처럼 적어 주십시오.',
    ja: '日付として読み取れません。2026-11-21または2026.11.21のように入力してください。',
    en: 'This is not a day. Write it like 2026-11-21 or 2026.11.21.',
  },
  DAY_SHORT_YEAR: {
    ko: '연도가 두 자리라 언제인지 알 수 없습니다. 2026-11-21처럼 네 자리로 적어 주십시오.',
    ja: '年が2桁のため、いつか分かりません。2026-11-21のように4桁で入力してください。',
    en: 'A year of two digits does not say which one it is. Write four, like 2026-11-21.',
  },
  DAY_IN_FUTURE: {
    ko: '아직 오지 않은 날짜입니다. 연도를 확인해 주십시오.',
    ja: 'まだ来ていない日付です。年を確認してください。',
    en: 'This day is still to come. Please check the year.',
  },
  TEAM_UNKNOWN: {
    ko: '회사에 없는 팀입니다. 이름을 고치거나 ‘없는 팀 만들기’를 켜 주십시오.',
    ja: '会社にないチームです。名前を直すか「未登録のチームを作成」をオンにしてください。',
    en: 'The company has no such team. Correct the name or switch on “Create missing teams”.',
  },
  TEAM_AMBIGUOUS: {
    ko: '이름이 같은 팀이 여럿입니다. 상위 팀까지 적어 주십시오: {paths}',
    ja: '同じ名前のチームが複数あります。上位チームから入力してください: {paths}',
    en: 'Several teams have this name. Write the path: {paths}',
  },
  TEAM_TOO_DEEP: {
    ko: '팀은 {most}단계까지 만들 수 있습니다. 경로를 줄여 주십시오.',
    ja: 'チームは{most}階層まで作成できます。経路を短くしてください。',
    en: 'Teams can be at most {most} levels deep. Please shorten the path.',
  },
  TEAM_NOT_YOURS: {
    ko: '맡은 팀이 아니어서 초대할 수 없습니다. 맡은 팀 가운데 하나로 고쳐 주십시오.',
    ja: '担当するチームではないため招待できません。担当するチームに直してください。',
    en: 'You do not look after this team, so you cannot invite people into it. Enter one of yours.',
  },
  TEAM_NEEDED: {
    ko: '맡은 팀 가운데 하나를 적어 주십시오.',
    ja: '担当するチームのいずれかを入力してください。',
    en: 'Enter one of the teams that you look after.',
  },
  RANK_UNKNOWN: {
    ko: '회사에 없는 직급입니다. 이름을 고치거나 ‘새 직급 만들기’를 켜 주십시오.',
    ja: '会社にない等級です。名前を直すか「新しい等級を作成」をオンにしてください。',
    en: 'The company has no such rank. Correct the name or switch on “Create new ranks”.',
  },
  RANK_NOT_YOURS: {
    ko: '회사에 없는 직급입니다. 이름을 고치거나, 전체 관리자에게 직급 추가를 요청한 뒤 다시 올려 주십시오.',
    ja: '会社にない等級です。名前を直すか、システム管理者に等級の追加を依頼してから、もう一度アップロードしてください。',
    en: 'The company has no such rank. Correct the name, or ask a full admin to add the rank and upload again.',
  },
  OPTION_UNKNOWN: {
    ko: '‘{name}’은(는) 선택지에 없습니다. 다음 가운데에서 적어 주십시오: {options}',
    ja: '「{name}」は選択肢にありません。次の中から入力してください: {options}',
    en: '“{name}” is not an option. Choose from: {options}',
  },
  OPTION_ONE_ONLY: {
    ko: '하나만 적을 수 있습니다: {options}',
    ja: '1つだけ入力できます: {options}',
    en: 'Only one can be chosen: {options}',
  },
  FIELD_WITHOUT_OPTIONS: {
    ko: '이 항목에는 아직 선택지가 없습니다. 칸을 비우거나, 추가 항목 설정에서 선택지를 만든 뒤 다시 올려 주십시오.',
    ja: 'この項目にはまだ選択肢がありません。空にするか、追加項目の設定で選択肢を作成してから、もう一度アップロードしてください。',
    en: 'This field has no options yet. Empty the cell, or add options in the settings of extra fields and upload again.',
  },
  FIELD_GONE: {
    ko: '확인한 뒤에 삭제된 추가 항목이 있어, 그 값은 저장하지 않았습니다.',
    ja: '確認後に削除された追加項目があり、その値は保存していません。',
    en: 'An extra field was deleted after the check; its value was not saved.',
  },
  FORMULA_UNSOLVED: {
    ko: '수식의 계산된 값이 파일에 없습니다. 값을 직접 적어 주십시오.',
    ja: '数式の計算結果がファイルにありません。値を直接入力してください。',
    en: 'The file holds a formula without its result. Please enter the value itself.',
  },
  CELL_BROKEN: {
    ko: '셀에 오류 값이 들어 있습니다. 값을 직접 적어 주십시오.',
    ja: 'セルにエラー値が入っています。値を直接入力してください。',
    en: 'The cell holds an error. Please enter the value itself.',
  },
  SAME_ROW_TWICE: {
    ko: '{row}번 줄과 같은 내용입니다.',
    ja: '{row}行目と同じ内容です。',
    en: 'This repeats line {row}.',
  },
  ALREADY_MEMBER: {
    ko: '이미 회사의 구성원입니다.',
    ja: 'すでに会社のメンバーです。',
    en: 'Already a member of the company.',
  },
  ALREADY_WORKING: {
    ko: '이미 재직 중인 구성원입니다.',
    ja: 'すでに在籍しているメンバーです。',
    en: 'Already works here.',
  },
  ALREADY_INVITED: {
    ko: '이미 초대한 이메일입니다.',
    ja: 'すでに招待したメールアドレスです。',
    en: 'Already invited.',
  },
  ALREADY_RETIRED: {
    ko: '퇴사한 구성원입니다. 구성원 화면에서 재입사로 초대해 주십시오.',
    ja: '退職したメンバーです。メンバー画面から再入社として招待してください。',
    en: 'Has left the company. Please invite this person back from the list of members.',
  },
  TOO_MANY_TO_ADDRESS: {
    ko: '이 이메일로 보낸 초대가 하루 한도를 넘었습니다. 내일 다시 초대해 주십시오.',
    ja: 'このアドレスへの招待が1日の上限を超えました。明日もう一度招待してください。',
    en: 'This address has had its invitations of today. Please invite again tomorrow.',
  },
  NOT_SAVED: {
    ko: '저장하지 못했습니다. 내용을 확인하고 다시 초대해 주십시오.',
    ja: '保存できませんでした。内容を確認してもう一度招待してください。',
    en: 'This could not be saved. Please check it and invite again.',
  },
}

/** The sentence of a problem in the reader's language. */
export function problemText({ code, values = {} }: Problem, language: Language): string {
  if (isOfFields(code)) return sentence(code, language, values)
  return sentences[code][language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

const isOfFields = (code: RowProblem): code is OfFields => code.startsWith('CUSTOM_VALUE_')
