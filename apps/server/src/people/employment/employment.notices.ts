import type { NoticeKinds } from '../../platform/notifications/index.ts'

/** What people are told of here. */
export const employmentNotices = {
  MEMBER_JOINED: {
    words: {
      ko: ['새 구성원', '{person} 님이 합류했습니다.'],
      ja: ['新しいメンバー', '{person}さんが参加しました。'],
      en: ['New member', '{person} has joined.'],
    },
  },
  MEMBER_WITHDREW: {
    words: {
      ko: [
        '계정 탈퇴',
        '{person} 님이 계정을 탈퇴했습니다. 재직 상태는 유지되므로, 필요한 경우 퇴사 처리해 주십시오.',
      ],
      ja: [
        'アカウント退会',
        '{person}さんがアカウントを退会しました。在職状態は変わりません。必要な場合は退職処理を行ってください。',
      ],
      en: [
        'Account deleted',
        '{person} deleted their account. The employment continues until you record the departure.',
      ],
    },
  },
  MEMBER_RETIRED: {
    words: {
      ko: ['퇴사', '{person} 님의 퇴사가 예정대로 처리되었습니다.'],
      ja: ['退職', '{person}さんの退職が予定どおり処理されました。'],
      en: ['Left the company', '{person} left as planned.'],
    },
  },
  HAND_OVER_LOST: {
    words: {
      ko: [
        '인수인계 확인',
        '{person} 님이 퇴사했습니다. 인수인계되지 않은 업무가 있습니다. 확인해 주십시오.',
      ],
      ja: [
        '引き継ぎの確認',
        '{person}さんが退職しました。引き継がれていない業務があります。ご確認ください。',
      ],
      en: ['Check the handover', '{person} left, and some work was not handed over. Please check.'],
    },
  },
  RETIREMENT_HELD: {
    words: {
      ko: [
        '퇴사 보류',
        '{person} 님은 마지막 전체 관리자여서 퇴사가 보류되었습니다. 다른 전체 관리자를 먼저 지정해 주십시오.',
      ],
      ja: [
        '退職の保留',
        '{person}さんは最後のシステム管理者のため、退職が保留されました。先に別のシステム管理者を指定してください。',
      ],
      en: [
        'Departure on hold',
        '{person} is the last full admin, so the departure is on hold. Appoint another full admin first.',
      ],
    },
  },
  ABSENCE_HELD: {
    words: {
      ko: [
        '휴직 보류',
        '{person} 님은 마지막 전체 관리자여서 휴직이 보류되었습니다. 다른 전체 관리자를 먼저 지정해 주십시오.',
      ],
      ja: [
        '休職の保留',
        '{person}さんは最後のシステム管理者のため、休職が保留されました。先に別のシステム管理者を指定してください。',
      ],
      en: [
        'Leave of absence on hold',
        '{person} is the last full admin, so the leave of absence is on hold. Appoint another full admin first.',
      ],
    },
  },
} satisfies NoticeKinds
