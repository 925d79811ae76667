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
  locked: '全体管理者だけが変更できます。',
  forbiddenTitle: '開けない設定です',
  forbiddenText: '全体管理者に権限を依頼してください。',
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
    failed: '保存できませんでした。表示された項目を確認してください。',
  },
  company: companySettings,
  features: {
    hint: 'オフにするとメニューと画面が消え、要求も拒否します。記録はそのまま保管し、再びオンにすれば続けて使えます。',
    on: '「{{name}}」をオンにしました。',
    off: '「{{name}}」をオフにしました。',
    offAsk: '「{{name}}」をオフにしますか。',
    turnOff: 'オフにする',
    soon: '準備中',
    soonHint: '「準備中」の機能はまだ提供していません。オンにしておくと、提供される日からすぐに使えます。',
    outlookCategory: 'Outlookの予定に分類を表示',
    outlookCategoryHint: '休暇と勤務をOutlookの色分類で区別します。',
    page: {
      title: '会社は「{{name}}」を使っていません',
      text: '記録はそのまま保管されています。必要な場合は全体管理者に依頼してください。',
      admin: '記録はそのまま保管されています。設定で再びオンにできます。',
      manage: '機能の設定を開く',
      home: 'ホームへ',
      finish: '会社は「{{name}}」を使っていません。進行中だったものはここで閲覧し、完了できます。',
    },
    group: { work: '勤務', documents: '文書と決裁', people: '人と給与', office: '総務', connect: '連携' },
    item: {
      API: {
        title: 'オープンAPI',
        text: '他のシステムがキーでデータを読み書きできます。',
        off: '発行したキーがすぐに止まります。接続中のシステムはデータを読み書きできません。',
      },
      ATTENDANCE: {
        title: '勤務管理',
        text: '出退勤を記録し勤務時間を計算します。',
        off: '出退勤を記録できず、勤務画面が消えます。労働時間の記録は法律に従って保管します。',
      },
      CERTIFICATES: {
        title: '証明書',
        text: '在職・経歴証明書を発行します。',
        off: '新しい証明書を発行できません。発行済みの証明書は有効です。',
      },
      CUSTOM_BOARD: {
        title: '社内掲示板',
        text: '会社が決めた掲示板を運営します。',
        off: '掲示板と投稿を見られません。',
      },
      DATACARD: {
        title: '人事カード',
        text: 'メンバーの人事情報をカードで管理します。',
        off: '人事カードを見られません。メンバーの基本情報はそのまま使います。',
      },
      DOCUMENT_APPROVAL: {
        title: '電子決裁',
        text: '文書を起案し決裁します。',
        off: '新しい文書を書けず、メニューが消えます。進行中の文書と休暇の決裁は通知から開いて最後まで処理でき、文書はすべて保管します。',
      },
      EXPENSE: {
        title: '経費',
        text: '領収書を登録し経費を精算します。',
        off: '領収書の登録も精算もできません。未精算の経費は再びオンにするまで待ちます。',
      },
      GATE: {
        title: '入退室記録',
        text: '入退室装置の記録を勤務に反映します。',
        off: '入退室装置の記録を受け取りません。その間の記録は後から補われません。',
      },
      GOOGLE_CALENDAR: {
        title: 'Googleカレンダー',
        text: '休暇と予定をGoogleカレンダーに表示します。',
        off: '新しい休暇と予定がGoogleカレンダーに表示されません。表示済みの予定は残ります。',
      },
      MEETING_ROOM: {
        title: '会議室',
        text: '会議室を予約します。',
        off: '予約できず、会議室の画面が消えます。取ってある予約は消えません。',
      },
      MOOD: {
        title: '今日の気分',
        text: '一日に一度、気分を残します。',
        off: '気分を尋ねず、統計も表示しません。',
      },
      NAVER_WORKS: {
        title: 'NAVER WORKS',
        text: '通知をNAVER WORKSに送ります。',
        off: 'NAVER WORKSに通知が届きません。Gyeolの通知はそのまま届きます。',
      },
      OUTLOOK_CALENDAR: {
        title: 'Outlookカレンダー',
        text: '休暇と予定をOutlookカレンダーに表示します。',
        off: '新しい休暇と予定がOutlookに表示されません。表示済みの予定は残ります。',
      },
      PAYROLL: {
        title: '給与',
        text: '給与を計算し明細を送ります。',
        off: '給与の計算も明細の送付もできません。賃金台帳は法律に従って保管します。',
      },
      PERSONAL_DOCS: {
        title: '個人書類',
        text: 'メンバーの書類を保管します。',
        off: '書類の登録も閲覧もできません。ファイルは消えません。',
      },
      SIGNATURE: {
        title: '電子契約',
        text: '契約書を送り署名を受けます。',
        off: '新しい契約書を送れず、待っている署名も止まります。締結済みの契約書は保管します。',
      },
      SLACK: {
        title: 'Slack',
        text: '通知をSlackに送ります。',
        off: 'Slackに通知が届きません。Gyeolの通知はそのまま届きます。',
      },
      SURVEY: {
        title: 'アンケート',
        text: 'メンバーにアンケートを送ります。',
        off: 'アンケートに答えられません。受け取った回答は保管します。',
      },
      TEAMS: {
        title: 'Teams',
        text: '通知をTeamsに送ります。',
        off: 'Teamsに通知が届きません。Gyeolの通知はそのまま届きます。',
      },
      VACATION_PROMOTION: {
        title: '年休取得の促進',
        text: '残った年休の取得を法に沿って促します。',
        off: '促進を送りません。期限までに促さなかった年休は手当で補償しなければなりません（韓国勤労基準法第61条）。',
      },
      WEB_CHECK: {
        title: 'ウェブ出退勤',
        text: 'ブラウザーで出勤と退勤を記録します。',
        off: '出勤と退勤のボタンが消えます。勤務画面はそのまま見られます。',
      },
      WELFARE: {
        title: '福利ポイント',
        text: '福利ポイントを付与し使用します。',
        off: 'ポイントの付与も使用もできません。残りのポイントはそのまま保管します。',
      },
    },
  },
}
