import type { Language } from '../../../http/context.ts'
import type { PromotionReason } from '#rules/leave/promotion-effect.ts'
import type { PlannedType } from '#rules/leave/promotion-steps.ts'

interface AskValues {
  article: string
  days: string
  reply: string
  notice: string
}

interface DocTexts {
  company: string
  person: string
  left: string
  days(days: string): string
  usable: string
  replyBy: string
  writtenOn: string
  types: Record<PlannedType, string>
  ask: { title: string; sentences(values: AskValues): string[] }
  plan: { title: string; sentences(values: { article: string }): string[] }
  notice: { title: string; sentences(values: { article: string }): string[] }
  evidence: {
    title: string
    printed: string
    asked: string
    read: string
    unread: string
    planned: string
    noticed: string
    effect: string
    holds: string
    fails: string
    hash: string
    reasons: Record<PromotionReason, string>
  }
}

export const DOC_TEXTS: Record<Language, DocTexts> = {
  ko: {
    company: '회사',
    person: '받는 사람',
    left: '잔여 연차',
    days: (days) => `${days}일`,
    usable: '사용 기간',
    replyBy: '회신 기한',
    writtenOn: '작성일',
    types: { FULL: '종일', AM: '오전', PM: '오후' },
    ask: {
      title: '미사용 연차 일수 통지 및 사용 시기 지정 요청서',
      sentences: ({ article, days, reply, notice }) => [
        `${article}에 따라, 아직 사용하지 않은 연차 유급휴가가 ${days}일 있음을 알려 드립니다.`,
        `${reply}까지 잔여 연차 전부의 사용 시기를 정하여 회사에 통보해 주십시오. ‘연차 사용 계획’ 화면에서 날짜를 선택하여 제출하면 통보한 것으로 봅니다.`,
        `기한까지 알려 주지 않으면 회사가 ${notice}까지 사용 시기를 정하여 서면으로 통보합니다.`,
        '위 절차를 거쳤는데도 사용하지 않아 소멸한 연차에 대해서는 회사가 금전으로 보상할 의무가 없습니다.',
      ],
    },
    plan: {
      title: '연차 사용 계획서',
      sentences: ({ article }) => [
        `${article}에 따른 회사의 요청에 답하여, 위와 같이 연차를 사용하겠습니다.`,
      ],
    },
    notice: {
      title: '연차 사용 시기 지정 통보서',
      sentences: ({ article }) => [
        `기한까지 사용 시기를 통보받지 못하여, ${article}에 따라 회사가 위와 같이 연차 사용 시기를 정하여 통보합니다.`,
        '위 날짜에는 근로를 제공할 의무가 없으며, 회사는 그날의 근로 수령을 거부합니다.',
        '위 날짜에 사용하지 않아 소멸한 연차에 대해서는 회사가 금전으로 보상할 의무가 없습니다.',
      ],
    },
    evidence: {
      title: '연차 촉진 증빙',
      printed: '발급 일시',
      asked: '요청서 전달',
      read: '받는 사람이 확인',
      unread: '확인하지 않음',
      planned: '계획서 제출',
      noticed: '지정 통보서 전달',
      effect: '법적 효력',
      holds: '있음',
      fails: '없음',
      hash: '문서 해시(SHA-256)',
      reasons: {
        WORKER_PLANNED: '기한 안에 잔여 연차를 모두 계획했습니다.',
        EMPLOYER_NOTICED: '회신 기한이 지난 뒤 회사가 기한 안에 사용 시기를 지정했습니다.',
        NOT_WRITTEN: '서면으로 요청하지 않았습니다.',
        NOT_ASKED: '사용 시기 지정을 요청하지 않았습니다.',
        ASK_OUTSIDE_WINDOW: '법정 기간 밖에 요청했습니다.',
        NO_EMPLOYER_NOTICE: '잔여 연차의 사용 시기가 정해지지 않았습니다.',
        NOTICE_BEFORE_REPLY_DEADLINE: '회신 기한이 지나기 전에 회사가 지정했습니다.',
        NOTICE_TOO_LATE: '법정 기한이 지난 뒤에 회사가 지정했습니다.',
        LEFT_BEFORE_END: '연차 사용 기간이 끝나기 전에 퇴사하여 미사용 연차수당을 지급합니다.',
        WORK_ACCEPTED: '정해진 날에 근로를 제공받았습니다.',
      },
    },
  },
  ja: {
    company: '会社',
    person: '宛先',
    left: '残りの年休',
    days: (days) => `${days}日`,
    usable: '取得できる期間',
    replyBy: '回答期限',
    writtenOn: '作成日',
    types: { FULL: '全日', AM: '午前', PM: '午後' },
    ask: {
      title: '未使用年休日数の通知および取得時期の指定依頼書',
      sentences: ({ article, days, reply, notice }) => [
        `${article}に基づき、未使用の年次有給休暇が${days}日あることを通知します。`,
        `${reply}までに、残りの年休をいつ取得するかをすべて決めて会社に通知してください。「年休取得計画」の画面で日付を選んで提出すると、通知したものとみなします。`,
        `期限までに通知がない場合は、会社が${notice}までに取得時期を定め、書面で通知します。`,
        '上記の手続きを経ても取得せずに消滅した年休について、会社は金銭で補償する義務を負いません。',
      ],
    },
    plan: {
      title: '年休取得計画書',
      sentences: ({ article }) => [`${article}に基づく会社の依頼に対し、上記のとおり年休を取得します。`],
    },
    notice: {
      title: '年休取得時期の指定通知書',
      sentences: ({ article }) => [
        `期限までに取得時期の通知がなかったため、${article}に基づき、会社が上記のとおり取得時期を定めて通知します。`,
        '上記の日には労務を提供する義務がなく、会社は当日の労務の受領を拒みます。',
        '上記の日に取得せずに消滅した年休について、会社は金銭で補償する義務を負いません。',
      ],
    },
    evidence: {
      title: '年休取得促進の証拠',
      printed: '発行日時',
      asked: '依頼書の送付',
      read: '本人が確認',
      unread: '未確認',
      planned: '計画書の提出',
      noticed: '指定通知書の送付',
      effect: '法的効力',
      holds: 'あり',
      fails: 'なし',
      hash: '文書のハッシュ（SHA-256）',
      reasons: {
        WORKER_PLANNED: '期限内に残りの年休をすべて計画しました。',
        EMPLOYER_NOTICED: '回答期限の後、会社が期限内に取得時期を指定しました。',
        NOT_WRITTEN: '書面で依頼していません。',
        NOT_ASKED: '取得時期の指定を依頼していません。',
        ASK_OUTSIDE_WINDOW: '法定期間の外で依頼しました。',
        NO_EMPLOYER_NOTICE: '残りの年休の取得時期が決まっていません。',
        NOTICE_BEFORE_REPLY_DEADLINE: '回答期限の前に会社が指定しました。',
        NOTICE_TOO_LATE: '法定期限の後に会社が指定しました。',
        LEFT_BEFORE_END: '年休の取得期間が終わる前に退職するため、未取得の年休手当を支給します。',
        WORK_ACCEPTED: '指定された日に労務を受領しました。',
      },
    },
  },
  en: {
    company: 'Company',
    person: 'To',
    left: 'Leave left',
    days: (days) => `${days} days`,
    usable: 'Can be taken',
    replyBy: 'Answer by',
    writtenOn: 'Written on',
    types: { FULL: 'All day', AM: 'Morning', PM: 'Afternoon' },
    ask: {
      title: 'Notice of unused annual leave and request to choose days',
      sentences: ({ article, days, reply, notice }) => [
        `Under ${article}, you have ${days} days of paid annual leave that you have not used.`,
        `Tell the company by ${reply} when you will take all of them. Choosing days under “Leave plan” and submitting them counts as your answer.`,
        `Without an answer by then, the company will fix the days in writing by ${notice}.`,
        'The company need not pay for leave that expires unused after this procedure.',
      ],
    },
    plan: {
      title: 'Annual leave plan',
      sentences: ({ article }) => [
        `In answer to the request under ${article}, I will take annual leave as above.`,
      ],
    },
    notice: {
      title: 'Notice of fixed leave days',
      sentences: ({ article }) => [
        `As no answer came in time, the company fixes your leave as above under ${article}.`,
        'You need not work on these days, and the company will not accept work on them.',
        'The company need not pay for leave that expires because it was not taken on these days.',
      ],
    },
    evidence: {
      title: 'Evidence of leave-use promotion',
      printed: 'Issued',
      asked: 'Request delivered',
      read: 'Seen by the person',
      unread: 'Not seen',
      planned: 'Plan submitted',
      noticed: 'Fixed days delivered',
      effect: 'Legal effect',
      holds: 'Holds',
      fails: 'Does not hold',
      hash: 'Document hash (SHA-256)',
      reasons: {
        WORKER_PLANNED: 'All leave left was planned in time.',
        EMPLOYER_NOTICED: 'The company fixed the days in time, after the time to answer was over.',
        NOT_WRITTEN: 'The request was not made in writing.',
        NOT_ASKED: 'Nobody was asked to choose days.',
        ASK_OUTSIDE_WINDOW: 'The request was made outside the legal period.',
        NO_EMPLOYER_NOTICE: 'No days have been set for the leave that is left.',
        NOTICE_BEFORE_REPLY_DEADLINE: 'The company fixed the days before the time to answer was over.',
        NOTICE_TOO_LATE: 'The company fixed the days after the legal deadline.',
        LEFT_BEFORE_END: 'Employment ends before the leave does: unused leave is paid.',
        WORK_ACCEPTED: 'Work was accepted on the days that were set.',
      },
    },
  },
}
