import type { settings as source } from '../ko/settings.ts'
import type { SameShape } from '../same-shape.ts'
import { companySettings } from './company-settings.ts'
import { settingsAreas } from './settings-areas.ts'

export const settings: SameShape<typeof source> = {
  title: '設定',
  hint: '会社に合わせて設定します。開ける設定だけを表示します。',
  search: '設定を探す（例: 昼休み、丸め、チーム）',
  nothing: '該当する設定がありません',
  nothingHint: '別の言葉で探してください。',
  back: '設定',
  forbiddenTitle: '開けない設定です',
  forbiddenText: 'システム管理者に権限を依頼してください。',
  group: {
    company: '会社',
    people: '組織と人',
    attendance: '勤怠',
    approvals: '決裁',
    access: '権限と機能',
    connections: '連携',
  },
  area: settingsAreas,
  save: {
    dirty: '保存していない変更があります。',
    revert: '元に戻す',
    leaveTitle: '保存していない変更があります',
    leaveText: '今移動すると変更が失われます。',
    leave: '移動する',
    stay: '編集を続ける',
  },
  /** Below a setting that the product does not go by yet. */
  recorded: '記録のみで、まだ適用されません。',
  company: companySettings,
  features: {
    hint: 'オフにするとその機能の画面と設定が消え、要求も拒否します。記録はそのまま保管し、再びオンにすれば続けて使えます。',
    needs: '「{{name}}」をオンにすると使えます。',
    on: '「{{name}}」をオンにしました。',
    off: '「{{name}}」をオフにしました。',
    offAsk: '「{{name}}」をオフにしますか。',
    turnOff: 'オフにする',
    outlookCategory: 'Outlookの予定に分類を表示',
    page: {
      title: '会社は「{{name}}」を使っていません',
      text: '記録はそのまま保管されています。必要な場合はシステム管理者に依頼してください。',
      admin: '記録はそのまま保管されています。設定で再びオンにできます。',
      manage: '機能の設定を開く',
      home: 'ホームへ',
    },
    group: { work: '勤務', documents: '文書と決裁', office: '総務', connect: '連携' },
    item: {
      ATTENDANCE: {
        title: '勤務管理',
        text: '出退勤を記録し勤務時間を計算します。',
        off: '出退勤を記録できず、勤務画面と、出退勤・勤務場所・Wi-Fiの設定が消えます。労働時間の記録は法律に従って保管します。',
      },
      DOCUMENT_APPROVAL: {
        title: '電子決裁',
        text: '一般の文書を閲覧し決裁します。休暇の決裁はこの設定に関係なく使えます。',
        off: '一般の文書を起案・閲覧・決裁できず、受信トレイと送信済みから消えます。進行中の一般の文書は再びオンにするまで止まります。休暇など、ほかの機能から出された文書は引き続き決裁できます。',
      },
      GATE: {
        title: '入退館ユーザー',
        text: '入退館システムのコードが誰のものかを管理します。',
        off: '入退館コードを閲覧・変更できず、入退館ユーザーの画面と入退館の設定が消えます。登録したコードは保管します。',
      },
      GOOGLE_CALENDAR: {
        title: 'Googleカレンダー',
        text: 'Googleカレンダーを接続し、チームのカレンダーを決めます。',
        off: 'Googleカレンダーの接続と解除ができず、接続の状態とチームのカレンダーが画面から消えます。接続済みの場合は接続情報を保管するため、消すにはオフにする前に接続を解除してください。',
      },
      MEETING_ROOM: {
        title: '会議室',
        text: '会議室を予約します。',
        off: '予約できず、会議室の画面が消えます。取ってある予約は消えません。',
      },
      OUTLOOK_CALENDAR: {
        title: 'Outlookカレンダー',
        text: 'Outlookカレンダーを接続し、チームのカレンダーを決めます。',
        off: 'Outlookカレンダーの接続と解除ができず、接続の状態とチームのカレンダー、分類の設定が画面から消えます。接続済みの場合は接続情報を保管するため、消すにはオフにする前に接続を解除してください。',
      },
      SLACK: {
        title: 'Slack',
        text: 'Slackを接続し、メンバーのSlack IDを管理します。',
        off: 'Slackの接続と解除ができず、接続の状態とSlack IDが画面から消えます。接続情報とIDを保管するため、消すにはオフにする前に接続を解除し、IDを削除してください。',
      },
      TEAMS: {
        title: 'Teams',
        text: 'Teamsを接続します。',
        off: 'Teamsの接続と解除ができず、接続の状態が画面から消えます。接続済みの場合は接続情報を保管するため、消すにはオフにする前に接続を解除してください。',
      },
      WEB_CHECK: {
        title: 'ウェブ出退勤',
        text: 'ブラウザーで出勤と退勤を記録します。',
        off: 'ブラウザーで出勤と退勤を記録できず、出退勤の画面とボタンが消えます。勤務の記録はそのまま閲覧できます。',
      },
    },
  },
}
