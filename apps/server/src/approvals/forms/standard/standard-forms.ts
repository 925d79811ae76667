import { ask, column, AMOUNT, DATE, ITEMS, need, NOTE, PURPOSE, type StandardForm, WHO } from './ask.ts'
import { DESK_FORMS } from './desk-forms.ts'
import { OFFICE_FORMS } from './office-forms.ts'
import { WORK_FORMS } from './work-forms.ts'

const PAID_ON = ['지급 요청일', '支払希望日', 'Pay by'] as const
const PAYEE = ['거래처', '取引先', 'Payee'] as const

const MONEY_FORMS: readonly StandardForm[] = [
  {
    key: 'proposal',
    name: ['품의서', '稟議書', 'Proposal'],
    nickname: ['품의', '稟議', 'Proposal'],
    years: 5,
    fields: [
      need('purpose', 'TEXT', PURPOSE),
      need('plan', 'LONG_TEXT', ['추진 내용', '実施内容', 'Plan']),
      ask('budget', 'MONEY', ['소요 예산', '必要予算', 'Budget'], { in_words: true }),
      ask('period', 'PERIOD', ['추진 기간', '実施期間', 'Period']),
      ask('effect', 'LONG_TEXT', ['기대 효과', '期待効果', 'Expected effect']),
    ],
  },
  {
    key: 'spending',
    name: ['지출결의서', '支出決議書', 'Expense approval'],
    nickname: ['지출', '支出', 'Expense'],
    years: 5,
    fields: [
      ...WHO,
      need('payee', 'TEXT', PAYEE),
      need('paid_on', 'DATE', PAID_ON),
      need('method', 'SELECT', ['지급 방법', '支払方法', 'Payment method'], {
        options: [
          ['계좌 이체', '銀行振込', 'Bank transfer'],
          ['법인카드', '法人カード', 'Corporate card'],
          ['현금', '現金', 'Cash'],
        ],
      }),
      ask('account', 'TEXT', ['입금 계좌', '振込口座', 'Bank account']),
      ITEMS,
    ],
  },
  {
    key: 'purchase',
    name: ['구매요청서', '購買依頼書', 'Purchase request'],
    nickname: ['구매', '購買', 'Purchase'],
    years: 5,
    fields: [
      ...WHO,
      need('purpose', 'TEXT', PURPOSE),
      ask('payee', 'TEXT', ['구매처', '購入先', 'Supplier']),
      need('needed_on', 'DATE', ['필요일', '希望納期', 'Needed by']),
      ITEMS,
    ],
  },
  {
    key: 'card',
    name: ['법인카드 사용내역서', '法人カード利用明細', 'Corporate card statement'],
    nickname: ['법인카드', '法人カード', 'Card'],
    years: 5,
    fields: [
      ...WHO,
      need('month', 'PERIOD', ['사용 기간', '利用期間', 'Period of use']),
      need('uses', 'TABLE', ['사용 내역', '利用内訳', 'Uses'], {
        in_words: true,
        columns: [
          column('on', 'DATE', DATE, { is_required: true }),
          column('shop', 'TEXT', ['가맹점', '加盟店', 'Merchant'], { is_required: true }),
          column('why', 'TEXT', PURPOSE, { is_required: true }),
          column('amount', 'MONEY', AMOUNT, { is_required: true, is_summed: true }),
        ],
      }),
    ],
  },
  {
    key: 'family',
    name: ['경조금 신청서', '慶弔金申請書', 'Family event allowance'],
    nickname: ['경조금', '慶弔金', 'Family event'],
    years: 5,
    fields: [
      ...WHO,
      need('sort', 'SELECT', ['경조 구분', '慶弔区分', 'Occasion'], {
        options: [
          ['본인 결혼', '本人の結婚', 'Own wedding'],
          ['자녀 결혼', '子の結婚', 'Wedding of a child'],
          ['출산', '出産', 'Birth of a child'],
          ['부모 회갑·칠순', '父母の還暦・古希', 'Birthday of a parent'],
          ['조의', '弔事', 'Bereavement'],
        ],
      }),
      need('whose', 'TEXT', ['대상자와 관계', '対象者と続柄', 'Person and relation']),
      need('on', 'DATE', ['경조일', '慶弔日', 'Date of the event']),
      ask('amount', 'MONEY', ['신청 금액', '申請金額', 'Amount requested'], { in_words: true }),
      ask('account', 'TEXT', ['입금 계좌', '振込口座', 'Bank account']),
    ],
  },
]

const PEOPLE_FORMS: readonly StandardForm[] = [
  {
    key: 'incident',
    name: ['시말서', '始末書', 'Incident report'],
    nickname: ['시말서', '始末書', 'Incident'],
    years: 3,
    fields: [
      ...WHO,
      need('on', 'DATE', ['발생일', '発生日', 'Date of the incident']),
      ask('where', 'TEXT', ['발생 장소', '発生場所', 'Place']),
      need('what', 'LONG_TEXT', ['경위', '経緯', 'What happened']),
      need('measures', 'LONG_TEXT', ['재발 방지 대책', '再発防止策', 'How it will be prevented']),
    ],
  },
  {
    key: 'cooperation',
    name: ['업무협조전', '業務協力依頼書', 'Request for cooperation'],
    nickname: ['협조전', '協力依頼', 'Cooperation'],
    years: 3,
    fields: [
      ...WHO,
      need('to_team', 'TEAM', ['협조 부서', '依頼先部署', 'Team asked']),
      ask('to_person', 'PERSON', ['담당자', '担当者', 'Person in charge']),
      need('what', 'LONG_TEXT', ['협조 내용', '依頼内容', 'What is needed']),
      need('until', 'DATE', ['회신 기한', '回答期限', 'Answer by']),
    ],
  },
  {
    key: 'certificate',
    name: ['재직증명서 신청서', '在職証明書申請書', 'Certificate of employment request'],
    nickname: ['재직증명', '在職証明', 'Certificate'],
    years: 1,
    fields: [
      ...WHO,
      ask('joined', 'FACT', ['입사일', '入社日', 'Hired on'], { fact: 'JOINED_ON' }),
      need('purpose', 'SELECT', ['용도', '用途', 'Purpose'], {
        options: [
          ['금융기관 제출', '金融機関提出', 'Bank'],
          ['관공서 제출', '官公庁提出', 'Public office'],
          ['비자 신청', 'ビザ申請', 'Visa'],
          ['기타', 'その他', 'Other'],
        ],
      }),
      need('copies', 'NUMBER', ['부수', '部数', 'Copies']),
      ask('note', 'TEXT', NOTE),
    ],
  },
  {
    key: 'absence',
    name: ['휴직신청서', '休職願', 'Leave of absence request'],
    nickname: ['휴직', '休職', 'Absence'],
    years: 3,
    fields: [
      ...WHO,
      need('sort', 'SELECT', ['휴직 구분', '休職の種類', 'Kind of absence'], {
        options: [
          ['일반휴직', '一般休職', 'Agreed absence'],
          ['육아휴직', '育児休業', 'Childcare leave'],
          ['산재휴직', '労災休業', 'Work injury'],
        ],
      }),
      need('days', 'PERIOD', ['휴직 기간', '休職期間', 'Period']),
      need('reason', 'LONG_TEXT', ['휴직 사유', '休職理由', 'Reason']),
      ask('proof', 'FILE', ['증빙 파일', '証明書類', 'Proof']),
      ask('successor', 'PERSON', ['업무 인수자', '業務の引継ぎ先', 'Takes over']),
    ],
    effect: {
      key: 'ABSENCE',
      choice: { field: 'sort', codes: ['AGREED', 'CHILDCARE', 'WORK_INJURY'] },
      fills: { days: 'days', reason: 'reason' },
    },
  },
  {
    key: 'resignation',
    name: ['사직서', '退職願', 'Resignation'],
    nickname: ['사직서', '退職願', 'Resignation'],
    years: 3,
    fields: [
      ...WHO,
      ask('joined', 'FACT', ['입사일', '入社日', 'Hired on'], { fact: 'JOINED_ON' }),
      need('last_day', 'DATE', ['퇴사 희망일', '退職希望日', 'Last day']),
      need('reason', 'LONG_TEXT', ['퇴사 사유', '退職理由', 'Reason']),
      ask('successor', 'PERSON', ['업무 인수자', '業務の引継ぎ先', 'Takes over']),
    ],
    effect: { key: 'RETIREMENT', fills: { day: 'last_day', reason: 'reason' } },
  },
]

/** The forms that nearly every company uses, those of money first. */
export const STANDARD_FORMS: readonly StandardForm[] = [
  ...MONEY_FORMS,
  ...WORK_FORMS,
  ...DESK_FORMS,
  ...OFFICE_FORMS,
  ...PEOPLE_FORMS,
]
