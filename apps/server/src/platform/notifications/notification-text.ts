import type { NotificationKind } from '#contract/platform/notifications/notifications.ts'
import type { Language } from '../../http/context.ts'

type Sentence = readonly [title: string, content: string]

const sentences: Record<NotificationKind, Record<Language, Sentence>> = {
  APPROVAL_REQUESTED: {
    ko: ['결재 요청', '{person} 님이 ‘{title}’ 결재를 요청했습니다.'],
    ja: ['決裁依頼', '{person}さんから「{title}」の決裁依頼が届きました。'],
    en: ['Approval requested', '{person} requests your approval of “{title}”.'],
  },
  APPROVAL_APPROVED: {
    ko: ['결재 승인', '‘{title}’ 문서가 승인되었습니다.'],
    ja: ['決裁承認', '「{title}」が承認されました。'],
    en: ['Approved', '“{title}” was approved.'],
  },
  APPROVAL_DENIED: {
    ko: ['결재 반려', '{person} 님이 ‘{title}’ 문서를 반려했습니다.'],
    ja: ['決裁却下', '{person}さんが「{title}」を却下しました。'],
    en: ['Rejected', '{person} rejected “{title}”.'],
  },
  APPROVAL_CANCELED: {
    ko: ['결재 취소', '{person} 님이 ‘{title}’ 문서를 취소했습니다.'],
    ja: ['決裁取消', '{person}さんが「{title}」を取り消しました。'],
    en: ['Canceled', '{person} canceled “{title}”.'],
  },
  APPROVAL_REPLIED: {
    ko: ['결재 댓글', '{person} 님이 ‘{title}’ 문서에 댓글을 남겼습니다.'],
    ja: ['決裁コメント', '{person}さんが「{title}」にコメントしました。'],
    en: ['New comment', '{person} commented on “{title}”.'],
  },
  APPROVAL_CIRCULATED: {
    ko: ['회람', '{person} 님이 ‘{title}’ 문서를 회람했습니다.'],
    ja: ['回覧', '{person}さんが「{title}」を回覧しました。'],
    en: ['Circulated', '{person} circulated “{title}” to you.'],
  },
  APPROVAL_OVERDUE: {
    ko: ['결재 대기', '{days}영업일 이상 대기 중인 결재가 {count}건 있습니다. 가장 오래된 문서: ‘{title}’'],
    ja: ['決裁待ち', '{days}営業日以上お待ちの決裁が{count}件あります。最も古い文書：「{title}」'],
    en: [
      'Waiting for your approval',
      'Waiting for {days} working days or more: {count}. The oldest is “{title}”.',
    ],
  },
  APPROVAL_LINE_REPAIRED: {
    ko: ['결재선 변경', '관리자가 ‘{title}’ 본인 결재선의 결재자를 {person} 님으로 변경했습니다.'],
    ja: ['決裁ルートの変更', '管理者が本人の決裁ルート「{title}」の決裁者を{person}さんに変更しました。'],
    en: ['Approval line changed', 'An admin put {person} in your own approval line “{title}”.'],
  },
  APPROVAL_DELEGATED: {
    ko: ['결재 위임', '{person} 님이 ‘{title}’ 결재를 위임했습니다.'],
    ja: ['決裁の委任', '{person}さんから「{title}」の決裁を委任されました。'],
    en: ['Approval delegated to you', '{person} delegated the decision on “{title}” to you.'],
  },
  APPROVAL_APPROVED_FOR: {
    ko: ['대리 승인', '{person} 님이 ‘{title}’ 문서를 대신 승인했습니다. 내용을 확인해 주십시오.'],
    ja: ['代理での承認', '{person}さんが「{title}」を代わりに承認しました。内容をご確認ください。'],
    en: ['Approved on your behalf', '{person} approved “{title}” on your behalf.'],
  },
  APPROVAL_DENIED_FOR: {
    ko: ['대리 반려', '{person} 님이 ‘{title}’ 문서를 대신 반려했습니다. 내용을 확인해 주십시오.'],
    ja: ['代理での却下', '{person}さんが「{title}」を代わりに却下しました。内容をご確認ください。'],
    en: ['Rejected on your behalf', '{person} rejected “{title}” on your behalf.'],
  },
  DELEGATION_GIVEN: {
    ko: ['결재 위임', '{person} 님의 결재를 위임받았습니다. 위임 기간은 {period}입니다.'],
    ja: ['決裁の委任', '{person}さんの決裁を委任されました。期間：{period}'],
    en: ['Delegation', 'You decide for {person}: {period}.'],
  },
  DELEGATION_BEGAN: {
    ko: ['위임 시작', '{person} 님의 결재 위임이 시작되었습니다. 위임 기간은 {period}입니다.'],
    ja: ['委任の開始', '{person}さんの決裁の委任が始まりました。期間：{period}'],
    en: ['Delegation began', 'You now decide for {person}: {period}.'],
  },
  DELEGATION_OVER: {
    ko: ['위임 종료', '{person} 님의 결재 위임이 종료되었습니다.'],
    ja: ['委任の終了', '{person}さんの決裁の委任が終了しました。'],
    en: ['Delegation ended', 'You no longer decide for {person}.'],
  },
  OWN_DELEGATION_SET: {
    ko: ['결재 위임 지정', '{person} 님에게 결재가 위임되었습니다. 위임 기간은 {period}입니다.'],
    ja: ['決裁の委任設定', '{person}さんに決裁が委任されました。期間：{period}'],
    en: ['Delegation set', 'An admin delegated your decisions to {person}: {period}.'],
  },
  OWN_DELEGATION_BEGAN: {
    ko: ['위임 시작', '{person} 님에게 위임한 기간이 시작되었습니다. 위임 기간은 {period}입니다.'],
    ja: ['委任の開始', '{person}さんへの委任が始まりました。期間：{period}'],
    en: ['Delegation began', '{person} now decides for you: {period}.'],
  },
  OWN_DELEGATION_OVER: {
    ko: ['위임 종료', '{person} 님에게 위임한 기간이 종료되었습니다. 대기 중인 문서를 확인해 주십시오.'],
    ja: ['委任の終了', '{person}さんへの委任が終了しました。決裁待ちの文書をご確認ください。'],
    en: ['Delegation ended', '{person} no longer decides for you. Check what waits for you.'],
  },
  OWN_DELEGATION_PAUSED: {
    ko: ['위임 중지', '{person} 님이 휴직하여 위임이 중지되었습니다. 다른 구성원에게 위임해 주십시오.'],
    ja: ['委任の停止', '{person}さんが休職したため、委任が停止されました。別のメンバーに委任してください。'],
    en: [
      'Delegation paused',
      '{person} is on leave of absence, so your delegation is paused. Choose somebody else.',
    ],
  },
  MEMBER_JOINED: {
    ko: ['새 구성원', '{person} 님이 합류했습니다.'],
    ja: ['新しいメンバー', '{person}さんが参加しました。'],
    en: ['New member', '{person} has joined.'],
  },
  MEMBER_WITHDREW: {
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
  RECORD_MISSING: {
    ko: ['기록 누락', '{day} 출퇴근 기록이 누락되었습니다. 확인 후 정정을 신청해 주십시오.'],
    ja: ['打刻漏れ', '{day}の打刻が漏れています。確認のうえ修正を申請してください。'],
    en: ['Missing record', 'Your record of {day} is incomplete. Please check it and request a correction.'],
  },
  INVITED: {
    ko: ['초대', '{company}에서 구성원으로 초대했습니다.'],
    ja: ['招待', '{company}からメンバーとして招待されました。'],
    en: ['Invitation', '{company} invited you to join.'],
  },
  MEMBER_RETIRED: {
    ko: ['퇴사', '{person} 님의 퇴사가 예정대로 처리되었습니다.'],
    ja: ['退職', '{person}さんの退職が予定どおり処理されました。'],
    en: ['Left the company', '{person} left as planned.'],
  },
  RETIREMENT_HELD: {
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
  DOCUMENTS_DUE: {
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
  HAND_OVER_LOST: {
    ko: ['인수인계 확인', '{person} 님이 퇴사했습니다. 인수인계되지 않은 업무가 있습니다. 확인해 주십시오.'],
    ja: ['引き継ぎの確認', '{person}さんが退職しました。引き継がれていない業務があります。ご確認ください。'],
    en: ['Check the handover', '{person} left, and some work was not handed over. Please check.'],
  },
  ABSENCE_HELD: {
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
  WORK_CONFIRM_DUE: {
    ko: ['근무 확정 요청', '{period} 근무를 {deadline}까지 확정해 주십시오.'],
    ja: ['勤怠確定のお願い', '{period}の勤怠を{deadline}までに確定してください。'],
    en: ['Confirm your work time', 'Confirm {period} by {deadline}.'],
  },
  WORK_CONFIRM_MISSED: {
    ko: [
      '근무 기록 누락',
      '{period} 근무에 누락된 기록이 있어 자동 확정되지 않았습니다. 누락된 날을 입력해 주십시오.',
    ],
    ja: [
      '打刻漏れ',
      '{period}に打刻漏れがあるため、自動確定できませんでした。漏れている日を入力してください。',
    ],
    en: [
      'Missing records',
      '{period} could not be confirmed automatically. Fill in the days that are missing.',
    ],
  },
  WORK_REOPENED: {
    ko: ['근무 확정 해제', '{period} 근무의 확정이 해제되었습니다. {reason}'],
    ja: ['勤怠確定の解除', '{period}の勤怠確定が解除されました。{reason}'],
    en: ['Work time reopened', '{period} was reopened. {reason}'],
  },
  WORK_DAYS_RECOUNTED: {
    ko: ['근무 재계산 완료', '변경한 설정으로 {people}명의 {days}일을 다시 계산했습니다.'],
    ja: ['勤怠の再計算完了', '変更した設定で{people}名の{days}日分を再計算しました。'],
    en: ['Recalculation completed', 'Recalculated by the new settings: {days} days of {people} people.'],
  },
  LEAVE_PROMOTION_OPEN: {
    ko: ['연차 촉진 기간', '{count}건의 연차 사용을 {deadline}까지 촉구할 수 있습니다.'],
    ja: ['年休取得促進の期間', '{deadline}までに、{count}件の年休取得を促せます。'],
    en: ['Leave-use promotion opens', 'Ask {count} people to plan their leave by {deadline}.'],
  },
  LEAVE_PROMOTION_ASKED: {
    ko: ['연차 사용 계획 요청', '잔여 연차 {days}일의 사용 계획을 {deadline}까지 제출해 주십시오.'],
    ja: ['年休取得計画の依頼', '残りの年休{days}日の取得日を{deadline}までに決めてください。'],
    en: ['Plan your leave', 'Choose by {deadline} when to take your {days} days of leave.'],
  },
  LEAVE_PROMOTION_REMINDER: {
    ko: ['연차 사용 계획 마감', '연차 사용 계획의 기한은 {deadline}입니다.'],
    ja: ['年休取得計画の期限', '年休取得計画の期限は{deadline}です。'],
    en: ['Leave plan due soon', 'Your leave plan is due by {deadline}.'],
  },
  LEAVE_PROMOTION_PLANNED: {
    ko: ['연차 사용 계획 제출', '{person} 님이 연차 사용 계획을 제출했습니다.'],
    ja: ['年休取得計画の提出', '{person}さんが年休取得計画を提出しました。'],
    en: ['Leave plan submitted', '{person} submitted a leave plan.'],
  },
  LEAVE_PROMOTION_UNANSWERED: {
    ko: [
      '연차 사용 시기 지정 필요',
      '{count}건의 회신이 없습니다. {deadline}까지 사용 시기를 지정해 주십시오.',
    ],
    ja: [
      '年休取得時期の指定が必要',
      '{count}件の回答がありません。{deadline}までに取得時期を指定してください。',
    ],
    en: ['Leave days to fix', '{count} people have not answered. Fix their days by {deadline}.'],
  },
  LEAVE_PROMOTION_FIXED: {
    ko: ['연차 사용 시기 지정', '회사가 연차 사용일 {days}일을 지정했습니다.'],
    ja: ['年休取得時期の指定', '会社が年休の取得日を{days}日指定しました。'],
    en: ['Leave days fixed', 'The company fixed {days} days of your leave.'],
  },
  LEAVE_PROMOTION_CAME: {
    ko: [
      '연차 사용일 출근',
      '{person} 님이 연차 사용일로 정한 {day}에 출근했습니다. 근무를 받지 않으려면 오늘 안에 노무 수령 거부를 기록해 주십시오.',
    ],
    ja: [
      '年休取得日の出勤',
      '{person}さんが年休取得日と定められた{day}に出勤しました。労務を受け取らない場合は、本日中に労務受領拒否を記録してください。',
    ],
    en: [
      'Check-in on planned leave',
      '{person} checked in on {day}, a day of planned leave. To refuse the work, record the refusal today.',
    ],
  },
  LEAVE_PROMOTION_REFUSED: {
    ko: [
      '노무 수령 거부',
      '회사는 연차 사용일인 {day}의 근무를 받지 않습니다. 근무를 멈추고 퇴근해 주십시오.',
    ],
    ja: ['労務受領拒否', '会社は年休取得日である{day}の労務を受け取りません。業務を終えて退勤してください。'],
    en: [
      'Work not accepted',
      'The company does not accept work on {day}, a day of planned leave. Please stop working and check out.',
    ],
  },
  HOLIDAY_BINDS: {
    ko: [
      '공휴일 적용',
      '상시 근로자가 {people}명이 되어 {day} 공휴일을 유급휴일로 보장해야 합니다(근로기준법 제55조 제2항). 적용 제외가 해제되었습니다.',
    ],
    ja: [
      '祝日の適用',
      '従業員が{people}名になったため、{day}の祝日を有給休日としなければなりません（韓国勤労基準法 第55条第2項）。適用除外が解除されました。',
    ],
    en: [
      'Public holiday binds',
      'With {people} people, {day} has to be kept as a paid holiday (Labor Standards Act (근로기준법) Art. 55(2)). The exemption has been lifted.',
    ],
  },
  HOLIDAY_SWAPPED: {
    ko: [
      '휴일 대체',
      '휴일이 대체되었습니다. 근무일: {worked}, 유급휴일: {free}. 예정 근무를 확인해 주십시오.',
    ],
    ja: ['休日の振替', '{worked}に勤務し、代わりに{free}が休日になります。'],
    en: ['Holiday swap', 'You work on {worked}, and {free} is a paid day off in its place.'],
  },
  HOLIDAY_FREED: {
    ko: [
      '휴일 변경',
      '{day}의 휴일이 변경되어 그날의 휴가·근태 신청이 해제되었습니다. 신청 내역을 확인해 주십시오.',
    ],
    ja: [
      '休日の変更',
      '{day}の休日が変更されたため、その日の休暇・勤怠申請が解除されました。申請の履歴を確認してください。',
    ],
    en: [
      'Holiday changed',
      'The calendar of {day} changed, so your request no longer includes that day. Check your requests.',
    ],
  },
  HOLIDAY_AROUND: {
    ko: [
      '휴일 변경',
      '{day} 일정이 근무일로 변경되었습니다. 앞뒤로 신청한 휴가에 포함되지 않으므로 필요하면 추가로 신청해 주십시오.',
    ],
    ja: [
      '休日の変更',
      '{day}が勤務日に変更されました。前後の休暇には含まれないため、必要な場合は追加で申請してください。',
    ],
    en: [
      'Holiday changed',
      '{day} is now a working day. It is not part of your leave around it; request it as well if you need it.',
    ],
  },
  MEMBER_IMPORT_DONE: {
    ko: ['구성원 일괄 등록 완료', '초대 {invited}명, 미초대 {left}행입니다.'],
    ja: ['メンバーの一括登録完了', '招待{invited}名、未招待{left}行です。'],
    en: ['Import completed', 'Invited: {invited}. Rows not invited: {left}.'],
  },
  MEMBER_IMPORT_STOPPED: {
    ko: ['구성원 일괄 등록 중지', '{invited}명을 초대한 뒤 중지되었습니다. 나머지는 {left}명입니다.'],
    ja: ['メンバーの一括登録停止', '{invited}名を招待した後に停止しました。残りは{left}名です。'],
    en: ['Import stopped', 'Stopped after {invited} invitations; {left} remaining.'],
  },
}

/** Title and content of a notification in the reader's language; a value that is missing leaves nothing behind. */
export function notificationText(
  kind: string,
  data: Record<string, unknown>,
  language: Language,
): { title: string; content: string } {
  const sentence = sentences[kind as NotificationKind]?.[language]
  if (!sentence) return { title: kind, content: '' }
  const value = (name: string) => {
    const given = data[name]
    return typeof given === 'object' && given !== null
      ? (given as Record<Language, unknown>)[language]
      : given
  }
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(value(name) ?? ''))
  return { title: fill(sentence[0]), content: fill(sentence[1]) }
}
