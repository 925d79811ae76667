import {
  ask,
  column,
  AMOUNT,
  DATE,
  END,
  need,
  PERIOD,
  PLACE,
  PURPOSE,
  REASON,
  START,
  type StandardForm,
  WHO,
} from './ask.ts'

/** Forms that do what they ask for once they are approved, and the report that follows one of them. */
export const WORK_FORMS: readonly StandardForm[] = [
  {
    key: 'leave',
    name: ['휴가신청서', '休暇届', 'Leave request'],
    nickname: ['휴가', '休暇', 'Leave'],
    years: 3,
    fields: [
      ...WHO,
      need('sort', 'SELECT', ['휴가 종류', '休暇の種類', 'Kind of leave'], {
        options: [
          ['연차', '年次有給休暇', 'Annual leave'],
          ['오전 반차', '午前半休', 'Half day, morning'],
          ['오후 반차', '午後半休', 'Half day, afternoon'],
          ['경조휴가', '慶弔休暇', 'Family event'],
          ['병가', '病気休暇', 'Sick leave'],
        ],
      }),
      need('days', 'PERIOD', PERIOD),
      ask('why', 'LONG_TEXT', REASON),
      ask('contact', 'TEXT', ['비상 연락처', '緊急連絡先', 'Emergency contact']),
    ],
    effect: {
      key: 'EVENT',
      choice: {
        field: 'sort',
        codes: [
          'VACATION:ANNUAL:FULL',
          'VACATION:ANNUAL:AM',
          'VACATION:ANNUAL:PM',
          'SP:FAMILY_EVENT:FULL',
          'SP:SICK:FULL',
        ],
      },
      fills: { days: 'days', reason: 'why' },
    },
  },
  {
    key: 'overtime',
    name: ['연장근무 신청서', '時間外勤務申請書', 'Overtime request'],
    nickname: ['연장근무', '時間外', 'Overtime'],
    years: 3,
    fields: [
      ...WHO,
      need('day', 'DATE', DATE),
      need('start', 'TIME', START),
      need('end', 'TIME', END),
      need('why', 'LONG_TEXT', REASON),
    ],
    effect: {
      key: 'EVENT',
      code: 'WORK:EXTENDED',
      fills: { days: 'day', start_time: 'start', end_time: 'end', reason: 'why' },
    },
  },
  {
    key: 'trip',
    name: ['출장신청서', '出張申請書', 'Business trip request'],
    nickname: ['출장', '出張', 'Trip'],
    years: 5,
    fields: [
      ...WHO,
      need('days', 'PERIOD', PERIOD),
      need('place', 'TEXT', PLACE),
      need('why', 'LONG_TEXT', PURPOSE),
      ask('budget', 'MONEY', ['예상 경비', '概算費用', 'Estimated cost'], { in_words: true }),
    ],
    effect: {
      key: 'EVENT',
      code: 'OUT:TRIP:FULL',
      fills: { days: 'days', location: 'place', reason: 'why' },
    },
  },
  {
    key: 'trip_report',
    name: ['출장보고서', '出張報告書', 'Business trip report'],
    nickname: ['출장보고', '出張報告', 'Trip report'],
    years: 5,
    fields: [
      ...WHO,
      need('days', 'PERIOD', PERIOD),
      need('place', 'TEXT', PLACE),
      need('results', 'LONG_TEXT', ['업무 결과', '業務結果', 'Results']),
      ask('costs', 'TABLE', ['경비 내역', '経費内訳', 'Costs'], {
        in_words: true,
        columns: [
          column('on', 'DATE', DATE, { is_required: true }),
          column('what', 'TEXT', ['항목', '項目', 'Cost'], { is_required: true }),
          column('amount', 'MONEY', AMOUNT, { is_required: true, is_summed: true }),
        ],
      }),
    ],
  },
  {
    key: 'remote',
    name: ['재택근무 신청서', '在宅勤務申請書', 'Remote work request'],
    nickname: ['재택', '在宅勤務', 'Remote'],
    years: 3,
    fields: [...WHO, need('days', 'PERIOD', PERIOD), need('why', 'LONG_TEXT', REASON)],
    effect: { key: 'EVENT', code: 'HOME:FULL', fills: { days: 'days', reason: 'why' } },
  },
  {
    key: 'correction',
    name: ['출퇴근 정정 신청서', '打刻修正申請書', 'Time correction request'],
    nickname: ['출퇴근정정', '打刻修正', 'Correction'],
    years: 3,
    fields: [
      ...WHO,
      need('day', 'DATE', DATE),
      ask('in', 'TIME', ['출근 시각', '出勤時刻', 'Check-in time']),
      ask('out', 'TIME', ['퇴근 시각', '退勤時刻', 'Check-out time']),
      need('why', 'TEXT', REASON),
    ],
    effect: {
      key: 'CORRECTION',
      fills: { day: 'day', in_time: 'in', out_time: 'out', reason: 'why' },
    },
  },
]
