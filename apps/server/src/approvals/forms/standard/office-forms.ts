import { ask, column, need, PERIOD, PLACE, REASON, type StandardForm, WHO } from './ask.ts'

/** What an office writes besides leave, money and employment. */
export const OFFICE_FORMS: readonly StandardForm[] = [
  {
    key: 'minutes',
    name: ['회의록', '議事録', 'Meeting minutes'],
    nickname: ['회의록', '議事録', 'Minutes'],
    years: 5,
    fields: [
      need('on', 'DATE', ['회의일', '会議日', 'Date of the meeting']),
      ask('at', 'TIME', ['시작 시각', '開始時刻', 'Start time']),
      ask('place', 'TEXT', PLACE),
      need('who', 'TEXT', ['참석자', '出席者', 'Attendees']),
      need('agenda', 'LONG_TEXT', ['안건', '議題', 'Agenda']),
      need('decided', 'LONG_TEXT', ['결정 사항', '決定事項', 'Decisions']),
      ask('todo', 'TABLE', ['후속 조치', '対応事項', 'Follow-up'], {
        columns: [
          column('what', 'TEXT', ['내용', '内容', 'What'], { is_required: true }),
          column('by', 'TEXT', ['담당자', '担当者', 'Person in charge']),
          column('until', 'DATE', ['기한', '期限', 'Due']),
        ],
      }),
    ],
  },
  {
    key: 'advance',
    name: ['가지급금 신청서', '仮払金申請書', 'Cash advance request'],
    nickname: ['가지급금', '仮払金', 'Advance'],
    years: 5,
    fields: [
      ...WHO,
      need('amount', 'MONEY', ['신청 금액', '申請金額', 'Amount requested'], { in_words: true }),
      need('purpose', 'TEXT', ['사용 목적', '使用目的', 'Use']),
      need('settled_on', 'DATE', ['정산 예정일', '精算予定日', 'To be settled on']),
      ask('account', 'TEXT', ['입금 계좌', '振込口座', 'Bank account']),
    ],
  },
  {
    key: 'handover',
    name: ['업무 인수인계서', '業務引継書', 'Handover'],
    nickname: ['인수인계', '引継', 'Handover'],
    years: 3,
    fields: [
      ...WHO,
      need('to', 'PERSON', ['인수자', '引継先', 'Handed over to']),
      need('on', 'DATE', ['인계일', '引継日', 'Handed over on']),
      need('work', 'TABLE', ['인계 업무', '引継業務', 'Work handed over'], {
        columns: [
          column('what', 'TEXT', ['업무', '業務', 'Work'], { is_required: true }),
          column('state', 'TEXT', ['진행 상황', '進捗状況', 'Progress']),
          column('next', 'TEXT', ['향후 조치', '今後の対応', 'What comes next']),
        ],
      }),
      ask('things', 'LONG_TEXT', ['인계 자료와 물품', '引継資料と物品', 'Documents and things']),
      ask('files', 'FILE', ['첨부 자료', '添付資料', 'Files']),
    ],
  },
  {
    key: 'hiring',
    name: ['채용 품의서', '採用稟議書', 'Hiring proposal'],
    nickname: ['채용', '採用', 'Hiring'],
    years: 5,
    fields: [
      ...WHO,
      need('for_team', 'TEAM', ['채용 부서', '採用部署', 'Hiring team']),
      need('job', 'TEXT', ['직무', '職務', 'Job']),
      need('people', 'NUMBER', ['인원', '人数', 'Number of people']),
      need('sort', 'SELECT', ['고용 형태', '雇用形態', 'Employment type'], {
        options: [
          ['정규직', '正社員', 'Permanent'],
          ['계약직', '契約社員', 'Fixed-term'],
          ['단시간 근로자', 'パートタイム', 'Part-time'],
          ['인턴', 'インターン', 'Intern'],
        ],
      }),
      ask('pay', 'TEXT', ['연봉 범위', '年収の範囲', 'Salary range']),
      ask('from', 'DATE', ['입사 희망일', '入社希望日', 'Start date wanted']),
      need('reason', 'LONG_TEXT', ['채용 사유', '採用理由', 'Reason for hiring']),
    ],
  },
  {
    key: 'training',
    name: ['교육신청서', '研修申請書', 'Training request'],
    nickname: ['교육', '研修', 'Training'],
    years: 3,
    fields: [
      ...WHO,
      need('course', 'TEXT', ['교육 과정', '研修名', 'Course']),
      need('by', 'TEXT', ['교육 기관', '研修機関', 'Provider']),
      need('days', 'PERIOD', PERIOD),
      ask('fee', 'MONEY', ['교육비', '受講料', 'Fee'], { in_words: true }),
      need('effect', 'LONG_TEXT', ['기대 효과', '期待効果', 'Expected effect']),
    ],
  },
  {
    key: 'contract',
    name: ['계약 검토 요청서', '契約審査依頼書', 'Contract review request'],
    nickname: ['계약 검토', '契約審査', 'Contract'],
    years: 10,
    fields: [
      ...WHO,
      need('partner', 'TEXT', ['계약 상대방', '契約相手方', 'Other party']),
      need('title', 'TEXT', ['계약명', '契約名', 'Contract']),
      ask('days', 'PERIOD', ['계약 기간', '契約期間', 'Term']),
      ask('amount', 'MONEY', ['계약 금액', '契約金額', 'Amount'], { in_words: true }),
      need('points', 'LONG_TEXT', ['검토 요청 사항', '審査依頼事項', 'Points to review']),
      need('draft', 'FILE', ['계약서 초안', '契約書案', 'Draft contract']),
    ],
  },
  {
    key: 'appointment',
    name: ['인사발령 품의서', '人事発令稟議書', 'Appointment proposal'],
    nickname: ['인사발령', '人事発令', 'Appointment'],
    years: null,
    fields: [
      need('person', 'PERSON', ['대상자', '対象者', 'Person']),
      need('sort', 'SELECT', ['발령 구분', '発令区分', 'Kind'], {
        options: [
          ['승진', '昇進', 'Promotion'],
          ['전보', '異動', 'Transfer'],
          ['직책 임명', '役職任命', 'Position'],
          ['겸직', '兼務', 'Concurrent post'],
          ['기타', 'その他', 'Other'],
        ],
      }),
      need('before', 'TEXT', ['발령 전', '発令前', 'Before']),
      need('after', 'TEXT', ['발령 후', '発令後', 'After']),
      need('on', 'DATE', ['발령일', '発令日', 'Effective on']),
      need('reason', 'LONG_TEXT', REASON),
    ],
  },
]
