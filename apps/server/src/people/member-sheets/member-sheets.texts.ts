import type { Language } from '../../http/context.ts'

interface SheetTexts {
  template: string
  notesSheet: string
  optionsSheet: string
  answers: { yes: string; no: string }
  sample: { name: string; team: string; position: string; contract: string }
  notes: readonly string[]
  /** Said only where there are such columns. */
  noteOnOptions: string
  noteOnNumbers: string
  problemRows: string
  problem: string
  members: string
}

/** What stands in the files that we write. */
export const sheetTexts: Record<Language, SheetTexts> = {
  ko: {
    template: '구성원 초대 서식',
    notesSheet: '작성 방법',
    optionsSheet: '선택지',
    answers: { yes: '예', no: '아니요' },
    sample: { name: '홍길동', team: '경영지원본부 / 인사팀', position: '팀원', contract: '정규직' },
    notes: [
      '이메일만 필수입니다. 나머지는 비워 두어도 됩니다.',
      '첫 줄의 열 이름은 그대로 두십시오. 열의 순서는 바꾸어도 됩니다.',
      '두 번째 줄은 예시이며, 그대로 두어도 초대되지 않습니다.',
      '팀은 이름이나 ‘본부 / 팀’처럼 상위 팀부터의 경로로 적습니다.',
      '직급은 회사에 등록된 이름으로 적습니다. 없는 직급은 올린 뒤 확인 단계에서 만들 수 있습니다.',
      '날짜는 2026-11-21, 2026.11.21, 2026년 11월 21일, 20261121처럼 연도 네 자리로 적습니다.',
      '셀을 병합하지 마십시오. 한 번에 20,000줄까지 가져올 수 있습니다.',
    ],
    noteOnOptions:
      '선택지가 있는 열은 ‘선택지’ 시트에 있는 이름으로 적습니다. 여러 개를 고르는 열은 쉼표로 나눕니다.',
    noteOnNumbers: '‘#번호’가 붙은 열은 다른 열과 이름이 겹치는 추가 항목입니다. 번호까지 그대로 두십시오.',
    problemRows: '초대하지 못한 줄',
    problem: '문제',
    members: '구성원',
  },
  ja: {
    template: 'メンバー招待テンプレート',
    notesSheet: '記入方法',
    optionsSheet: '選択肢',
    answers: { yes: 'はい', no: 'いいえ' },
    sample: { name: '山田太郎', team: '管理本部 / 人事チーム', position: 'メンバー', contract: '正社員' },
    notes: [
      '必須なのはメールアドレスだけです。ほかは空のままでもかまいません。',
      '1行目の列名はそのままにしてください。列の順序は変えてもかまいません。',
      '2行目は記入例で、残しておいても招待されません。',
      'チームは名前、または「本部 / チーム」のように上位からの経路で入力します。',
      '等級は会社に登録された名前で入力します。未登録の等級は、アップロード後の確認で作成できます。',
      '日付は2026-11-21、2026.11.21、2026年11月21日、20261121のように、年を4桁で入力します。',
      'セルを結合しないでください。一度に20,000行まで取り込めます。',
    ],
    noteOnOptions: '選択肢のある列は「選択肢」シートの名前で入力します。複数選べる列はカンマで区切ります。',
    noteOnNumbers:
      '「#番号」の付いた列は、ほかの列と名前が重なる追加項目です。番号もそのままにしてください。',
    problemRows: '招待できなかった行',
    problem: '問題',
    members: 'メンバー',
  },
  en: {
    template: 'Invite members',
    notesSheet: 'How to fill it in',
    optionsSheet: 'Options',
    answers: { yes: 'Yes', no: 'No' },
    sample: { name: 'Gildong Hong', team: 'Operations / People', position: 'Staff', contract: 'Permanent' },
    notes: [
      'Only the e-mail address is needed. Everything else may stay empty.',
      'Keep the headings of the first line. The columns may stand in any order.',
      'The second line is a sample; nobody is invited by it.',
      'Write a team by its name or by its path from the top, such as “Division / Team”.',
      'Write a rank as the company calls it. Ranks that it lacks can be made when the upload is checked.',
      'Write days with a year of four digits: 2026-11-21, 2026.11.21 or 20261121.',
      'Do not merge cells. At most 20,000 lines can be imported at once.',
    ],
    noteOnOptions:
      'In columns with options, write names from the sheet “Options”. Where several can be chosen, separate them by commas.',
    noteOnNumbers:
      'A heading with “#” and a number is an extra field whose name another column has too. Keep the number.',
    problemRows: 'Lines not invited',
    problem: 'Problem',
    members: 'Members',
  },
}
