import {
  AMOUNT,
  ask,
  column,
  DATE,
  need,
  NOTE,
  PERIOD,
  PURPOSE,
  REASON,
  type StandardForm,
  WHO,
} from './ask.ts'

/** What people ask the offices for, and report. */
export const DESK_FORMS: readonly StandardForm[] = [
  {
    key: 'settlement',
    name: ['가지급금 정산서', '仮払金精算書', 'Cash advance settlement'],
    nickname: ['가지급금 정산', '仮払金精算', 'Settlement'],
    years: 5,
    fields: [
      ...WHO,
      need('advance', 'MONEY', ['가지급금', '仮払金', 'Advance'], { in_words: true }),
      need('uses', 'TABLE', ['사용 내역', '利用内訳', 'Uses'], {
        in_words: true,
        columns: [
          column('on', 'DATE', DATE, { is_required: true }),
          column('what', 'TEXT', PURPOSE, { is_required: true }),
          column('amount', 'MONEY', AMOUNT, { is_required: true, is_summed: true }),
        ],
      }),
      need('how', 'SELECT', ['차액 처리', '差額の処理', 'Difference'], {
        options: [
          ['차액 없음', '差額なし', 'None'],
          ['회사에 반납', '会社へ返金', 'Paid back to the company'],
          ['추가 지급 요청', '追加支給', 'To be paid to the employee'],
        ],
      }),
      ask('difference', 'MONEY', ['차액', '差額', 'Amount of the difference']),
      need('receipts', 'FILE', ['영수증', '領収書', 'Receipts']),
    ],
  },
  {
    key: 'career',
    name: ['경력증명서 신청서', '在籍期間証明書申請書', 'Certificate of career request'],
    nickname: ['경력증명', '在籍証明', 'Career'],
    years: 1,
    fields: [
      ...WHO,
      ask('joined', 'FACT', ['입사일', '入社日', 'Hired on'], { fact: 'JOINED_ON' }),
      need('days', 'PERIOD', ['증명 기간', '証明期間', 'Period to certify']),
      need('work', 'LONG_TEXT', ['담당 업무', '担当業務', 'Duties']),
      need('purpose', 'TEXT', ['용도', '用途', 'Purpose']),
      ask('to', 'TEXT', ['제출처', '提出先', 'Submitted to']),
      need('copies', 'NUMBER', ['부수', '部数', 'Copies']),
    ],
  },
  {
    key: 'return',
    name: ['복직원', '復職願', 'Return from leave of absence'],
    nickname: ['복직', '復職', 'Return'],
    years: 3,
    fields: [
      ...WHO,
      need('days', 'PERIOD', ['휴직 기간', '休職期間', 'Period of absence']),
      need('on', 'DATE', ['복직 예정일', '復職予定日', 'Returning on']),
      need('reason', 'LONG_TEXT', REASON),
      ask('proof', 'FILE', ['증빙 파일', '証明書類', 'Proof']),
    ],
  },
  {
    key: 'report',
    name: ['업무보고서', '業務報告書', 'Report'],
    nickname: ['업무보고', '業務報告', 'Report'],
    years: 3,
    fields: [
      ...WHO,
      need('days', 'PERIOD', ['보고 기간', '報告期間', 'Period']),
      need('done', 'LONG_TEXT', ['진행 내용', '実施内容', 'What was done']),
      ask('issues', 'LONG_TEXT', ['문제점과 대책', '課題と対策', 'Problems and measures']),
      ask('plan', 'LONG_TEXT', ['향후 계획', '今後の計画', 'What comes next']),
      ask('files', 'FILE', ['첨부 자료', '添付資料', 'Files']),
    ],
  },
  {
    key: 'equipment',
    name: ['차량·비품 사용 신청서', '車両・備品使用申請書', 'Vehicle or equipment request'],
    nickname: ['차량·비품', '車両・備品', 'Equipment'],
    years: 1,
    fields: [
      ...WHO,
      need('sort', 'SELECT', ['구분', '区分', 'Kind'], {
        options: [
          ['법인 차량', '社用車', 'Company car'],
          ['비품', '備品', 'Equipment'],
        ],
      }),
      need('what', 'TEXT', ['차량 또는 비품', '車両・備品名', 'Car or item']),
      need('days', 'PERIOD', PERIOD),
      need('purpose', 'TEXT', PURPOSE),
      ask('note', 'TEXT', NOTE),
    ],
  },
]
