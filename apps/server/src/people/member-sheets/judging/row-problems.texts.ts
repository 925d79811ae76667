import type { RowProblem } from '#contract/people/members/sheet-columns.ts'
import { sentence } from '../../../http/answer-error.ts'
import type { Language } from '../../../http/context.ts'
import type { Problem } from './row-cells.ts'

/** Refusals of the form of a field are said as the form says them. */
type OfFields = Extract<RowProblem, `CUSTOM_VALUE_${string}`>

const sentences: Record<Exclude<RowProblem, OfFields>, Record<Language, string>> = {
  EMAIL_MISSING: {
    ko: '이메일이 없습니다. 초대를 받을 이메일을 입력해 주십시오.',
    ja: 'メールアドレスが空です。招待を受け取るアドレスを入力してください。',
    en: 'The email address is missing. Enter the address to invite.',
  },
  EMAIL_INVALID: {
    ko: '이메일 형식이 아닙니다. name@example.com과 같이 입력해 주십시오.',
    ja: 'メールアドレスの形式ではありません。name@example.comのように入力してください。',
    en: 'This is not an email address. Enter one like name@example.com.',
  },
  EMAIL_TWICE: {
    ko: '{row}행에 같은 이메일이 있습니다. 하나만 남기거나 이메일을 수정해 주십시오.',
    ja: '{row}行目に同じメールアドレスがあります。片方を削除するか、アドレスを修正してください。',
    en: 'Row {row} has the same address. Keep one of them or correct the address.',
  },
  TOO_LONG: {
    ko: '{most}자까지 입력할 수 있습니다.',
    ja: '{most}文字まで入力できます。',
    en: 'At most {most} characters.',
  },
  DAY_INVALID: {
    ko: '날짜 형식이 아닙니다. 2026-11-21 또는 2026.11.21과 같이 입력해 주십시오.',
    ja: '日付として読み取れません。2026-11-21または2026.11.21のように入力してください。',
    en: 'This is not a date. Enter it like 2026-11-21 or 2026.11.21.',
  },
  DAY_SHORT_YEAR: {
    ko: '연도가 두 자리입니다. 2026-11-21과 같이 네 자리로 입력해 주십시오.',
    ja: '年が2桁です。2026-11-21のように4桁で入力してください。',
    en: 'The year has two digits. Enter four, like 2026-11-21.',
  },
  DAY_IN_FUTURE: {
    ko: '미래의 날짜입니다. 연도를 확인해 주십시오.',
    ja: '未来の日付です。年を確認してください。',
    en: 'This date is in the future. Check the year.',
  },
  HOURS_INVALID: {
    ko: '{least}~{most} 사이의 시간을 분 단위까지 입력해 주십시오. 예: 20, 17.5, 17:30',
    ja: '{least}～{most}の時間を分単位まで入力してください。例：20、17.5、17:30',
    en: 'Enter {least} to {most} hours, to the minute: 20, 17.5 or 17:30.',
  },
  WEEK_UNLIKE_DAYS: {
    ko: '주 소정근로시간은 1일 소정근로시간({day}시간) 이상, 그 7배 이하로 입력해 주십시오.',
    ja: '週の所定労働時間は、1日の所定労働時間（{day}時間）以上、その7倍以下で入力してください。',
    en: 'Contract hours a week are at least those of a day ({day}) and at most seven times as many.',
  },
  TEAM_UNKNOWN: {
    ko: '회사에 없는 팀입니다. 이름을 수정하거나 ‘없는 팀 추가’를 선택해 주십시오.',
    ja: '会社にないチームです。名前を修正するか「未登録のチームを追加」をオンにしてください。',
    en: 'There is no such team. Correct the name or turn on “Create missing teams”.',
  },
  TEAM_AMBIGUOUS: {
    ko: '이름이 같은 팀이 여러 개 있습니다. 상위 팀을 포함하여 입력해 주십시오: {paths}',
    ja: '同じ名前のチームが複数あります。上位チームから入力してください：{paths}',
    en: 'Several teams have this name. Enter the full path: {paths}',
  },
  TEAM_CLOSES: {
    ko: '폐지 예정인 팀입니다. 다른 팀을 입력하거나, 팀을 먼저 복원해 주십시오.',
    ja: '廃止予定のチームです。別のチームを入力するか、先に復元してください。',
    en: 'This team is about to close. Enter another one, or reopen it first.',
  },
  TEAM_TOO_DEEP: {
    ko: '팀은 {most}단계까지 추가할 수 있습니다. 단계를 줄여 주십시오.',
    ja: 'チームは{most}階層まで作成できます。経路を短くしてください。',
    en: 'Teams can be at most {most} levels deep. Shorten the path.',
  },
  TEAM_NOT_YOURS: {
    ko: '담당 팀이 아니므로 초대할 수 없습니다. 담당 팀으로 수정해 주십시오.',
    ja: '担当するチームではないため招待できません。担当するチームに修正してください。',
    en: 'You do not manage this team, so you cannot invite people to it. Enter one of yours.',
  },
  TEAM_NEEDED: {
    ko: '담당 팀을 입력해 주십시오.',
    ja: '担当するチームのいずれかを入力してください。',
    en: 'Enter one of the teams you manage.',
  },
  RANK_UNKNOWN: {
    ko: '회사에 없는 직급입니다. 이름을 수정하거나 ‘새 직급 추가’를 선택해 주십시오.',
    ja: '会社にない職級です。名前を修正するか「新しい職級を追加」をオンにしてください。',
    en: 'There is no such rank. Correct the name or turn on “Create new ranks”.',
  },
  RANK_NOT_YOURS: {
    ko: '회사에 없는 직급입니다. 이름을 수정하거나, 전체 관리자에게 직급 추가를 요청한 뒤 다시 업로드해 주십시오.',
    ja: '会社にない職級です。名前を修正するか、システム管理者に職級の追加を依頼してから、もう一度アップロードしてください。',
    en: 'There is no such rank. Correct the name, or ask a full admin to add the rank and upload again.',
  },
  OPTION_UNKNOWN: {
    ko: '선택지에 없는 값입니다: {name}. 다음 중에서 입력해 주십시오: {options}',
    ja: '選択肢にない値です：{name}。次の中から入力してください：{options}',
    en: 'Not an option: {name}. Choose from: {options}',
  },
  OPTION_ONE_ONLY: {
    ko: '하나만 입력할 수 있습니다: {options}',
    ja: '1つだけ入力できます：{options}',
    en: 'Only one can be chosen: {options}',
  },
  FIELD_WITHOUT_OPTIONS: {
    ko: '이 항목에는 선택지가 없습니다. 값을 삭제하거나, 추가 항목 설정에서 선택지를 추가한 뒤 다시 업로드해 주십시오.',
    ja: 'この項目には選択肢がありません。空にするか、追加項目の設定で選択肢を追加してから、もう一度アップロードしてください。',
    en: 'This field has no options. Clear the cell, or add options in the custom field settings and upload again.',
  },
  FIELD_GONE: {
    ko: '확인 이후 삭제된 추가 항목의 값은 저장하지 않았습니다.',
    ja: '確認後に削除された追加項目の値は保存していません。',
    en: 'A custom field was deleted after the review; its value was not saved.',
  },
  FORMULA_UNSOLVED: {
    ko: '수식의 계산 결과가 파일에 없습니다. 값을 직접 입력해 주십시오.',
    ja: '数式の計算結果がファイルにありません。値を直接入力してください。',
    en: 'The file has a formula without its result. Enter the value itself.',
  },
  CELL_BROKEN: {
    ko: '셀의 값이 오류입니다. 값을 직접 입력해 주십시오.',
    ja: 'セルにエラー値が入っています。値を直接入力してください。',
    en: 'The cell holds an error. Enter the value itself.',
  },
  SAME_ROW_TWICE: {
    ko: '{row}행과 같은 내용입니다.',
    ja: '{row}行目と同じ内容です。',
    en: 'This repeats row {row}.',
  },
  ALREADY_MEMBER: {
    ko: '이미 회사의 구성원입니다.',
    ja: 'すでに会社のメンバーです。',
    en: 'Already a member of the company.',
  },
  ALREADY_WORKING: {
    ko: '이미 재직 중인 구성원입니다.',
    ja: 'すでに在職中のメンバーです。',
    en: 'Already an active member.',
  },
  ALREADY_INVITED: {
    ko: '이미 초대한 이메일입니다.',
    ja: 'すでに招待したメールアドレスです。',
    en: 'Already invited.',
  },
  ALREADY_RETIRED: {
    ko: '퇴사한 구성원입니다. 구성원 화면에서 재입사로 초대해 주십시오.',
    ja: '退職したメンバーです。メンバー画面から再入社として招待してください。',
    en: 'This person has left. Invite them to rejoin from the member list.',
  },
  TOO_MANY_TO_ADDRESS: {
    ko: '이 이메일의 하루 초대 한도를 초과했습니다. 내일 다시 초대해 주십시오.',
    ja: 'このアドレスへの招待が1日の上限を超えました。明日もう一度招待してください。',
    en: 'This address has reached its daily invitation limit. Invite again tomorrow.',
  },
  NOT_SAVED: {
    ko: '저장하지 못했습니다. 내용을 확인하고 다시 초대해 주십시오.',
    ja: '保存できませんでした。内容を確認してもう一度招待してください。',
    en: 'This could not be saved. Check it and invite again.',
  },
}

/** The sentence of a problem in the reader's language. */
export function problemText({ code, values = {} }: Problem, language: Language): string {
  if (isOfFields(code)) return sentence(code, language, values)
  return sentences[code][language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

const isOfFields = (code: RowProblem): code is OfFields => code.startsWith('CUSTOM_VALUE_')
