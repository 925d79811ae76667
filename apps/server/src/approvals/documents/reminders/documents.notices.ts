import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { NoticeKinds } from '../../../platform/notifications/index.ts'
import { documentsThatOpen, stillWaits, turnsThatWait, waitingInMail } from './notice-judges.ts'

// Whether the company mails people of what waits for them.
const mailed = sql<boolean>`(select c.documents_mailed from companies c where c.company_id = ${thisCompany})`

// What became of a document.
const outcome = { one: 'thing', family: 'outcome', stillVisible: documentsThatOpen } as const

/** What people are told of here. */
export const documentNotices = {
  APPROVAL_REQUESTED: {
    one: 'thing',
    family: 'turn',
    mailed,
    stillMatters: turnsThatWait,
    stillVisible: documentsThatOpen,
    words: {
      ko: ['결재 요청', '{person} 님이 ‘{title}’ 결재를 요청했습니다.'],
      ja: ['決裁依頼', '{person}さんから「{title}」の決裁依頼が届きました。'],
      en: ['Approval requested', '{person} requests your approval of “{title}”.'],
    },
  },
  APPROVAL_DELEGATED: {
    one: 'thing',
    family: 'turn',
    mailed,
    stillMatters: turnsThatWait,
    stillVisible: documentsThatOpen,
    words: {
      ko: ['결재 위임', '{person} 님이 ‘{title}’ 결재를 위임했습니다.'],
      ja: ['決裁の委任', '{person}さんから「{title}」の決裁を委任されました。'],
      en: ['Approval delegated to you', '{person} delegated the decision on “{title}” to you.'],
    },
  },
  APPROVAL_OVERDUE: {
    one: 'kind',
    mailed,
    stillMatters: stillWaits,
    inMail: waitingInMail,
    words: {
      ko: ['결재 대기', '{days}영업일 이상 대기 중인 결재가 {count}건 있습니다. 가장 오래된 문서: ‘{title}’'],
      ja: ['決裁待ち', '{days}営業日以上お待ちの決裁が{count}件あります。最も古い文書：「{title}」'],
      en: [
        'Waiting for your approval',
        'Waiting for {days} working days or more: {count}. The oldest is “{title}”.',
      ],
    },
  },
  APPROVAL_APPROVED: {
    ...outcome,
    words: {
      ko: ['결재 승인', '‘{title}’ 문서가 승인되었습니다.'],
      ja: ['決裁承認', '「{title}」が承認されました。'],
      en: ['Approved', '“{title}” was approved.'],
    },
  },
  APPROVAL_DENIED: {
    ...outcome,
    words: {
      ko: ['결재 반려', '{person} 님이 ‘{title}’ 문서를 반려했습니다.'],
      ja: ['決裁却下', '{person}さんが「{title}」を却下しました。'],
      en: ['Rejected', '{person} rejected “{title}”.'],
    },
  },
  APPROVAL_TAKEN_BACK: {
    ...outcome,
    words: {
      ko: ['문서 회수', '{person} 님이 ‘{title}’ 문서를 회수했습니다.'],
      ja: ['文書の取り下げ', '{person}さんが「{title}」を取り下げました。'],
      en: ['Withdrawn', '{person} withdrew “{title}”.'],
    },
  },
  APPROVAL_CANCELED: {
    ...outcome,
    words: {
      ko: ['문서 취소', '{person} 님이 ‘{title}’ 문서를 취소했습니다.'],
      ja: ['文書の取消', '{person}さんが「{title}」を取り消しました。'],
      en: ['Canceled', '{person} canceled “{title}”.'],
    },
  },
  APPROVAL_ENDED_LEAVING: {
    ...outcome,
    words: {
      ko: ['퇴사로 인한 종료', '{person} 님의 퇴사로 ‘{title}’ 문서가 취소되었습니다.'],
      ja: ['退職に伴う取消', '{person}さんの退職に伴い、「{title}」が取り消されました。'],
      en: ['Canceled on leaving', '“{title}” was canceled because {person} is leaving the company.'],
    },
  },
  APPROVAL_PARTLY_CANCELED: {
    stillVisible: documentsThatOpen,
    words: {
      ko: ['일부 취소', '{person} 님의 신청 중 ‘{title}’ 부분이 취소되었습니다. 나머지는 그대로입니다.'],
      ja: ['一部取消', '{person}さんの申請のうち「{title}」が取り消されました。残りはそのままです。'],
      en: ['Partly canceled', 'Of a request by {person}, “{title}” was canceled. The rest stands.'],
    },
  },
  APPROVAL_REPLIED: {
    one: 'thing',
    stillVisible: documentsThatOpen,
    words: {
      ko: ['결재 댓글', '{person} 님이 ‘{title}’ 문서에 댓글을 남겼습니다.'],
      ja: ['決裁コメント', '{person}さんが「{title}」にコメントしました。'],
      en: ['New comment', '{person} commented on “{title}”.'],
    },
  },
  APPROVAL_CIRCULATED: {
    one: 'thing',
    stillVisible: documentsThatOpen,
    words: {
      ko: ['회람', '{person} 님이 ‘{title}’ 문서를 회람했습니다.'],
      ja: ['回覧', '{person}さんが「{title}」を回覧しました。'],
      en: ['Circulated', '{person} circulated “{title}” to you.'],
    },
  },
  APPROVAL_COPIED: {
    one: 'thing',
    stillVisible: documentsThatOpen,
    words: {
      ko: ['참조', '{person} 님이 ‘{title}’ 문서의 참조자로 지정했습니다.'],
      ja: ['参照', '{person}さんが「{title}」の参照者に指定しました。'],
      en: ['Copied to you', '{person} copied “{title}” to you.'],
    },
  },
  APPROVAL_COMPLETED: {
    ...outcome,
    words: {
      ko: ['결재 완료', '{person} 님이 기안한 ‘{title}’ 문서의 결재가 완료되었습니다.'],
      ja: ['決裁完了', '{person}さんが起案した「{title}」の決裁が完了しました。'],
      en: ['Approval completed', '“{title}” by {person} was approved.'],
    },
  },
  APPROVAL_APPROVED_FOR: {
    one: 'thing',
    stillVisible: documentsThatOpen,
    words: {
      ko: ['대리 승인', '{person} 님이 ‘{title}’ 문서를 대신 승인했습니다. 내용을 확인해 주십시오.'],
      ja: ['代理での承認', '{person}さんが「{title}」を代わりに承認しました。内容をご確認ください。'],
      en: ['Approved on your behalf', '{person} approved “{title}” on your behalf.'],
    },
  },
  APPROVAL_DENIED_FOR: {
    one: 'thing',
    stillVisible: documentsThatOpen,
    words: {
      ko: ['대리 반려', '{person} 님이 ‘{title}’ 문서를 대신 반려했습니다. 내용을 확인해 주십시오.'],
      ja: ['代理での却下', '{person}さんが「{title}」を代わりに却下しました。内容をご確認ください。'],
      en: ['Rejected on your behalf', '{person} rejected “{title}” on your behalf.'],
    },
  },
  DOCUMENTS_DUE: {
    one: 'kind',
    words: {
      ko: [
        '보존 기간 만료',
        '보존 기간이 지난 문서가 {count}건 있습니다. 삭제하거나 계속 보관하도록 정해 주십시오.',
      ],
      ja: [
        '保存期間の満了',
        '保存期間を過ぎた文書が{count}件あります。削除するか保管を続けるか決めてください。',
      ],
      en: [
        'Retention period over',
        '{count} documents are past their retention period. Delete them or keep them.',
      ],
    },
  },
} satisfies NoticeKinds
