import type { SameShape } from '../same-shape.ts'
import type { permissions as ko } from '../ko/permissions.ts'

export const permissions: SameShape<typeof ko> = {
  search: 'できることを探す',
  caption: '役割ごとにできることとその範囲',
  ability: 'できること',
  note: 'サーバーが実際に確認する規則からそのまま作った表です。別に書かれた説明ではありません。',
  scope: { SELF: '本人', LED: '率いるチーム', COVERED: '担当チーム', COMPANY: '会社全体' },
  may: { ALL: 'できる', SOME: '一部だけ', NONE: 'できない' },
  some: '{{n}}件中{{open}}件',
  who: '誰の権限か',
  sameAsMembers:
    '担当 {{names}}: 今はメンバーとできることが同じです。担当だけの機能ができると、この表に表示されます。',
  inLines: '担当 {{name}}: 決裁ルート {{lines}} に参加します。',
  nothing: '該当するものがありません',
  nothingHint: '別の言葉で探してください。',
  person: 'この人は？',
  personHint: 'メンバーを選ぶと、その人の権限を表示します。',
  back: '役割別に見る',
  origin: {
    title: '{{name}}さんの権限',
    full: 'システム管理者',
    led: '率いるチーム: {{teams}}',
    covered: '担当チーム: {{teams}}',
    duties: '担当: {{names}}',
    member: 'メンバー',
    shutOut: '会社が利用を制限しています。自分のプロフィールだけを見ることができます。',
    beyond: 'メンバーができることに加えて{{n}}件できます。',
    plain: 'すべてのメンバーができることだけができます。',
  },
  why: {
    title: 'なぜ見えますか？',
    ownTitle: '誰が自分の記録を見られますか？',
    viewers: 'この記録を見られる人',
    SELF: '本人の記録です。',
    FULL_ADMIN: 'システム管理者なので、全メンバーの記録を見ることができます。',
    LEADER: '{{team}}のチームリーダーなので、この人の勤務・休暇・人事の記録を見ることができます。',
    COVER: '{{team}}担当の{{role}}なので、この人の記録を見て変更することができます。',
    COLLEAGUE:
      '同じ会社の同僚なので、会社が全員に公開している情報（名前・所属・連絡先など）だけを見ることができます。',
    path: 'チームの経路: {{path}}',
    by: { FULL_ADMIN: 'システム管理者', LEADER: '{{team}}チームリーダー', COVER: '{{team}}担当 {{role}}' },
    others: 'その他の同僚には、会社が全員に公開している情報（名前・所属・連絡先など）だけが見えます。',
    nobody: '本人以外にこの記録を見られる人はいません。',
    show: '本人のほかに{{n}}名が見られます',
    hide: '閉じる',
  },
}
