import type { NoticeKinds } from '../../platform/notifications/index.ts'

/** What people are told of here. */
export const delegationNotices = {
  DELEGATION_GIVEN: {
    words: {
      ko: ['결재 위임', '{person} 님의 결재를 위임받았습니다. 위임 기간은 {period}입니다.'],
      ja: ['決裁の委任', '{person}さんの決裁を委任されました。期間：{period}'],
      en: ['Delegation', 'You decide for {person}: {period}.'],
    },
  },
  DELEGATION_BEGAN: {
    words: {
      ko: ['위임 시작', '{person} 님의 결재 위임이 시작되었습니다. 위임 기간은 {period}입니다.'],
      ja: ['委任の開始', '{person}さんの決裁の委任が始まりました。期間：{period}'],
      en: ['Delegation began', 'You now decide for {person}: {period}.'],
    },
  },
  DELEGATION_OVER: {
    words: {
      ko: ['위임 종료', '{person} 님의 결재 위임이 종료되었습니다.'],
      ja: ['委任の終了', '{person}さんの決裁の委任が終了しました。'],
      en: ['Delegation ended', 'You no longer decide for {person}.'],
    },
  },
  OWN_DELEGATION_SET: {
    words: {
      ko: ['결재 위임 지정', '{person} 님에게 결재가 위임되었습니다. 위임 기간은 {period}입니다.'],
      ja: ['決裁の委任設定', '{person}さんに決裁が委任されました。期間：{period}'],
      en: ['Delegation set', 'An admin delegated your decisions to {person}: {period}.'],
    },
  },
  OWN_DELEGATION_BEGAN: {
    words: {
      ko: ['위임 시작', '{person} 님에게 위임한 기간이 시작되었습니다. 위임 기간은 {period}입니다.'],
      ja: ['委任の開始', '{person}さんへの委任が始まりました。期間：{period}'],
      en: ['Delegation began', '{person} now decides for you: {period}.'],
    },
  },
  OWN_DELEGATION_OVER: {
    words: {
      ko: ['위임 종료', '{person} 님에게 위임한 기간이 종료되었습니다. 대기 중인 문서를 확인해 주십시오.'],
      ja: ['委任の終了', '{person}さんへの委任が終了しました。決裁待ちの文書をご確認ください。'],
      en: ['Delegation ended', '{person} no longer decides for you. Check what waits for you.'],
    },
  },
  OWN_DELEGATION_PAUSED: {
    words: {
      ko: ['위임 중지', '{person} 님이 휴직하여 위임이 중지되었습니다. 다른 구성원에게 위임해 주십시오.'],
      ja: [
        '委任の停止',
        '{person}さんが休職したため、委任が停止されました。別のメンバーに委任してください。',
      ],
      en: [
        'Delegation paused',
        '{person} is on leave of absence, so your delegation is paused. Choose somebody else.',
      ],
    },
  },
} satisfies NoticeKinds
