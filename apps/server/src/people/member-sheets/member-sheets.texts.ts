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
      '이메일만 필수이며, 나머지는 선택입니다.',
      '첫 행의 열 이름은 변경하지 마십시오. 열의 순서는 변경할 수 있습니다.',
      '두 번째 행은 예시이며, 초대되지 않습니다.',
      '팀은 이름이나 ‘본부 / 팀’과 같은 상위 팀부터의 경로로 입력합니다.',
      '직급은 회사에 등록된 이름으로 입력합니다. 없는 직급은 업로드한 뒤 확인 단계에서 추가할 수 있습니다.',
      '주 소정근로시간은 단시간근로자만 입력합니다. 20, 17.5, 17:30과 같이 입력하며, 비우면 전일제로 등록됩니다.',
      '날짜는 2026-11-21, 2026.11.21, 2026년 11월 21일, 20261121과 같이 연도 네 자리로 입력합니다.',
      '셀을 병합하지 마십시오. 한 번에 20,000행까지 등록할 수 있습니다.',
    ],
    noteOnOptions:
      '선택지가 있는 열은 ‘선택지’ 시트의 이름으로 입력합니다. 복수 선택 열은 쉼표로 구분합니다.',
    noteOnNumbers: '‘#번호’가 있는 열은 다른 열과 이름이 같은 추가 항목입니다. 번호를 삭제하지 마십시오.',
    problemRows: '미초대 행',
    problem: '오류',
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
      '職級は会社に登録された名前で入力します。未登録の職級は、アップロード後の確認で追加できます。',
      '週の所定労働時間は短時間労働者だけ記入します。20、17.5、17:30のように入力し、空欄はフルタイムになります。',
      '日付は2026-11-21、2026.11.21、2026年11月21日、20261121のように、年を4桁で入力します。',
      'セルを結合しないでください。一度に20,000行まで登録できます。',
    ],
    noteOnOptions: '選択肢のある列は「選択肢」シートの名前で入力します。複数選べる列はカンマで区切ります。',
    noteOnNumbers:
      '「#番号」の付いた列は、ほかの列と名前が重なる追加項目です。番号もそのままにしてください。',
    problemRows: '招待できなかった行',
    problem: 'エラー',
    members: 'メンバー',
  },
  en: {
    template: 'Invite members',
    notesSheet: 'How to fill it in',
    optionsSheet: 'Options',
    answers: { yes: 'Yes', no: 'No' },
    sample: { name: 'Gildong Hong', team: 'Operations / People', position: 'Staff', contract: 'Permanent' },
    notes: [
      'Only the email address is required. Everything else is optional.',
      'Keep the headings of the first row. Columns can be in any order.',
      'The second row is a sample and is not invited.',
      'Enter a team by its name or its path from the top, such as “Division / Team”.',
      'Enter a rank as registered. Missing ranks can be created when you review the upload.',
      'Contract hours a week are for part-time work only: 20, 17.5 or 17:30. Left empty, a person works full time.',
      'Enter dates with a four-digit year: 2026-11-21, 2026.11.21 or 20261121.',
      'Do not merge cells. You can import at most 20,000 rows at once.',
    ],
    noteOnOptions:
      'In columns with options, enter names from the “Options” sheet. Separate multiple choices by commas.',
    noteOnNumbers:
      'A heading with “#” and a number is a custom field that shares its name with another column. Keep the number.',
    problemRows: 'Rows not invited',
    problem: 'Error',
    members: 'Members',
  },
}
