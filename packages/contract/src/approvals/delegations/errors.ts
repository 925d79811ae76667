import type { ErrorText } from '../../errors.ts'

export const delegationErrors = {
  DELEGATION_OFF: {
    status: 400,
    ko: '회사 설정에서 위임과 전결을 사용하지 않습니다.',
    ja: '会社の設定で委任と専決は利用できません。',
    en: 'Your company does not allow delegation or final decisions.',
  },
  SUBSTITUTION_OFF: {
    status: 400,
    ko: '회사 설정에서 대결을 사용하지 않습니다.',
    ja: '会社の設定で代決は利用できません。',
    en: 'Your company does not allow decisions on behalf of others.',
  },
  DELEGATE_NOT_POSSIBLE: {
    status: 400,
    ko: '위임할 수 없는 구성원입니다. 기안자, 결재선의 결재자, 재직 중이 아닌 구성원에게는 위임할 수 없습니다.',
    ja: 'このメンバーには委任できません。起案者、決裁ルートの決裁者、在職中でないメンバーには委任できません。',
    en: 'You cannot delegate to this person: authors, deciders on the line and people who are not working are excluded.',
  },
  ALREADY_DELEGATED: {
    status: 400,
    ko: '위임받은 문서는 다시 위임할 수 없습니다.',
    ja: '委任された文書を再び委任することはできません。',
    en: 'A document that was delegated to you cannot be delegated again.',
  },
  DELEGATION_OVERLAPS: {
    status: 409,
    ko: '같은 기간에 등록된 위임이 있습니다. 기간을 변경해 주십시오.',
    ja: '同じ期間に登録された委任があります。期間を変更してください。',
    en: 'You already delegate on some of these days. Choose other days.',
  },
  DELEGATE_AWAY: {
    status: 409,
    ko: '{delegate} 님은 해당 기간에 {other} 님에게 결재를 위임했습니다. 위임받은 결재는 다시 위임되지 않으므로 다른 구성원을 선택해 주십시오.',
    ja: '{delegate}さんはその期間に{other}さんへ決裁を委任しています。委任された決裁は再び委任されないため、別のメンバーを選択してください。',
    en: '{delegate} delegates to {other} on these days, and what was delegated is not handed on. Choose somebody else.',
  },
  DELEGATION_REVERSED: {
    status: 400,
    ko: '종료일이 시작일보다 빠릅니다. 기간을 다시 선택해 주십시오.',
    ja: '終了日が開始日より前です。期間を選択し直してください。',
    en: 'The last day is before the first. Choose the days again.',
  },
  DELEGATION_PAST: {
    status: 400,
    ko: '이미 종료된 기간입니다. 오늘 이후의 기간을 선택해 주십시오.',
    ja: 'すでに終了した期間です。今日以降の期間を選択してください。',
    en: 'This period is over. Choose days from today on.',
  },
  DELEGATION_TOO_LONG: {
    status: 400,
    ko: '위임 기간은 1년까지 지정할 수 있습니다.',
    ja: '委任期間は1年まで指定できます。',
    en: 'A delegation can last one year at most.',
  },
} satisfies Record<string, ErrorText>
