import type { RowProblem } from '#contract/member-sheets.ts'
import type { Language } from '../http/context.ts'
import type { Problem } from './judging/judge-row.ts'

const sentences: Record<RowProblem, Record<Language, string>> = {
  EMAIL_MISSING: {
    ko: '이메일이 비어 있습니다.',
    ja: 'メールアドレスが空です。',
    en: 'The e-mail address is missing.',
  },
  EMAIL_INVALID: {
    ko: '이메일 형식이 아닙니다.',
    ja: 'メールアドレスの形式ではありません。',
    en: 'This is not an e-mail address.',
  },
  EMAIL_TWICE: {
    ko: '{row}번 줄에 같은 이메일이 있습니다. 하나만 남기거나 이메일을 고쳐 주십시오.',
    ja: '{row}行目に同じメールアドレスがあります。片方を消すか、アドレスを直してください。',
    en: 'Line {row} has the same address. Keep one of them or correct the address.',
  },
  TOO_LONG: {
    ko: '{most}자보다 깁니다.',
    ja: '{most}文字を超えています。',
    en: 'This is longer than {most} characters.',
  },
  DAY_INVALID: {
    ko: '날짜로 읽을 수 없습니다. 2026-11-21처럼 적어 주십시오.',
    ja: '日付として読み取れません。2026-11-21のように入力してください。',
    en: 'This is not a day. Write it like 2026-11-21.',
  },
  DAY_IN_FUTURE: {
    ko: '아직 오지 않은 날짜입니다.',
    ja: 'まだ来ていない日付です。',
    en: 'This day is still to come.',
  },
  TEAM_UNKNOWN: {
    ko: '회사에 없는 팀입니다. 이름을 고치거나 ‘없는 팀 만들기’를 켜 주십시오.',
    ja: '会社にないチームです。名前を直すか「ないチームを作成」をオンにしてください。',
    en: 'The company has no such team. Correct the name or switch on “Create missing teams”.',
  },
  TEAM_AMBIGUOUS: {
    ko: '이름이 같은 팀이 여럿입니다. 상위 팀까지 적어 주십시오: {paths}',
    ja: '同じ名前のチームが複数あります。上位チームから入力してください: {paths}',
    en: 'Several teams have this name. Write the path: {paths}',
  },
  TEAM_TOO_DEEP: {
    ko: '팀은 {most}단계까지 만들 수 있습니다.',
    ja: 'チームは{most}階層まで作成できます。',
    en: 'Teams can be at most {most} levels deep.',
  },
  TEAM_NOT_YOURS: {
    ko: '담당하는 팀이 아니므로 초대할 수 없습니다.',
    ja: '担当するチームではないため招待できません。',
    en: 'You do not look after this team, so you cannot invite people into it.',
  },
  TEAM_NEEDED: {
    ko: '담당하는 팀 가운데 하나를 적어 주십시오.',
    ja: '担当するチームのいずれかを入力してください。',
    en: 'Enter one of the teams that you look after.',
  },
  RANK_UNKNOWN: {
    ko: '회사에 없는 직급입니다.',
    ja: '会社にない等級です。',
    en: 'The company has no such rank.',
  },
  FORMULA_UNSOLVED: {
    ko: '수식의 계산된 값이 파일에 없습니다. 값을 직접 적어 주십시오.',
    ja: '数式の計算結果がファイルにありません。値を直接入力してください。',
    en: 'The file holds a formula without its result. Please enter the value itself.',
  },
  CELL_BROKEN: {
    ko: '셀에 오류 값이 들어 있습니다.',
    ja: 'セルにエラー値が入っています。',
    en: 'The cell holds an error.',
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
  return sentences[code][language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

interface SheetTexts {
  template: string
  notesSheet: string
  sample: { name: string; team: string; position: string; contract: string }
  notes: readonly string[]
  problemRows: string
  problem: string
  members: string
}

/** What stands in the files that we write. */
export const sheetTexts: Record<Language, SheetTexts> = {
  ko: {
    template: '구성원 초대 서식',
    notesSheet: '작성 방법',
    sample: { name: '홍길동', team: '경영지원본부 / 인사팀', position: '팀원', contract: '정규직' },
    notes: [
      '이메일만 필수입니다. 나머지는 비워 두어도 됩니다.',
      '첫 줄의 열 이름은 그대로 두십시오. 열의 순서는 바꾸어도 됩니다.',
      '두 번째 줄은 예시이며, 그대로 두어도 초대되지 않습니다.',
      '팀은 이름이나 ‘본부 / 팀’처럼 상위 팀부터의 경로로 적습니다.',
      '직급은 회사에 등록된 이름이어야 합니다.',
      '날짜는 2026-11-21처럼 적습니다.',
      '셀을 병합하지 마십시오. 한 번에 20,000줄까지 가져올 수 있습니다.',
    ],
    problemRows: '초대하지 못한 줄',
    problem: '문제',
    members: '구성원',
  },
  ja: {
    template: 'メンバー招待テンプレート',
    notesSheet: '記入方法',
    sample: { name: '山田太郎', team: '管理本部 / 人事チーム', position: 'メンバー', contract: '正社員' },
    notes: [
      '必須なのはメールアドレスだけです。ほかは空のままでもかまいません。',
      '1行目の列名はそのままにしてください。列の順序は変えてもかまいません。',
      '2行目は記入例で、残しておいても招待されません。',
      'チームは名前、または「本部 / チーム」のように上位からの経路で入力します。',
      '等級は会社に登録された名前でなければなりません。',
      '日付は2026-11-21のように入力します。',
      'セルを結合しないでください。一度に20,000行まで取り込めます。',
    ],
    problemRows: '招待できなかった行',
    problem: '問題',
    members: 'メンバー',
  },
  en: {
    template: 'Invite members',
    notesSheet: 'How to fill it in',
    sample: { name: 'Gildong Hong', team: 'Operations / People', position: 'Staff', contract: 'Permanent' },
    notes: [
      'Only the e-mail address is needed. Everything else may stay empty.',
      'Keep the headings of the first line. The columns may stand in any order.',
      'The second line is a sample; nobody is invited by it.',
      'Write a team by its name or by its path from the top, such as “Division / Team”.',
      'A rank must be one that the company has.',
      'Write days like 2026-11-21.',
      'Do not merge cells. At most 20,000 lines can be imported at once.',
    ],
    problemRows: 'Lines not invited',
    problem: 'Problem',
    members: 'Members',
  },
}
