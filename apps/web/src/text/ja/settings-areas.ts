import type { settingsAreas as source } from '../ko/settings-areas.ts'
import type { SameShape } from '../same-shape.ts'

export const settingsAreas: SameShape<typeof source> = {
  company: {
    title: '基本情報',
    text: '会社名と参加コード、連絡先、言語と時間帯を設定します。',
    words: '会社名 電話 FAX 住所 社訓 招待 参加',
  },
  branding: { title: 'ブランド', text: '会社のロゴと背景写真を設定します。', words: '画像 写真 ロゴ' },
  profileFields: {
    title: 'プロフィールの公開',
    text: 'メンバーの情報を誰に見せ、誰が変えるかを決めます。',
    words: '個人情報 公開 非公開 電話 誕生日 写真',
  },
  workHours: {
    title: '勤務時間',
    text: '基本の勤務時間と昼休み、最短・最長、新しいメンバーの初期値を設定します。',
    words: '出勤 退勤 昼休み 休憩 52時間',
  },
  checking: {
    title: '出退勤',
    text: '出退勤の確認方法と時刻の調整、延長・休日勤務の計算を設定します。',
    words: '丸め 調整 残業 休日 位置 Wi-Fi 装置',
  },
  leaveRules: {
    title: '休暇',
    text: '年休の基準と代休、休暇の変更を設定します。',
    words: '年休 会計年度 入社日 代休',
  },
  documentRules: {
    title: '決裁文書',
    text: '文書番号と委任、代決、取消を設定します。',
    words: '電子決裁 文書番号 委任 代決',
  },
  teams: {
    title: 'チーム管理',
    text: 'チームを作成・移動し、チームリーダーを決めます。',
    words: '部署 組織 チームリーダー 上位',
  },
  ranks: { title: '等級', text: '等級の名称と順序を決めます。', words: '職位 順序' },
  customFields: {
    title: '追加項目',
    text: 'メンバーについて会社が追加で記録する項目と、閲覧できる人を決めます。',
    words: 'カスタム 項目 社員番号 緊急連絡先 住所 人事 プロフィール',
  },
  eventCodes: {
    title: '勤怠項目',
    text: '休暇と勤務の種類を決め、使用できる人を割り当てます。',
    words: '休暇 種類 慶弔 出産 誕生日 公用 病気 在宅 外勤',
  },
  admins: {
    title: '管理者と担当者',
    text: 'システム管理者、チームを担当する管理者、業務ごとの担当者を決めます。',
    words: '権限 部門管理者 制限管理者 担当 給与 電子契約 呼び名',
  },
  permissions: {
    title: '誰が何をできるか',
    text: '役割や人ごとに、できることとその範囲を確認します。',
    words: '権限表 マトリックス 役割 範囲',
  },
  features: {
    title: '機能',
    text: '会社で使う機能をオン・オフします。',
    words: 'スイッチ 勤務 出退勤 電子決裁 会議室',
  },
  branches: {
    title: '拠点',
    text: '本社と拠点の名前と住所を設定します。',
    words: '事業所 支店 本社 住所',
  },
  locations: {
    title: '勤務場所',
    text: '出退勤の確認に使う場所の座標と半径を設定します。',
    words: '位置 GPS 地図 座標 緯度 経度 半径 距離 出退勤',
  },
  wifi: {
    title: 'Wi-Fi',
    text: '出退勤の確認に使うネットワークを設定します。',
    words: '無線 インターネット IP アドレス SSID BSSID ルーター 回線 出退勤',
  },
  gateUsers: {
    title: '入退館ユーザー',
    text: '入退館システムのコードが誰のものかを設定します。',
    words: '入退館 カード ゲート ドア コード 社員証',
  },
  payPlan: {
    title: '料金プラン',
    text: '契約した料金プランを記録します。',
    words: '料金 決済 無料 購読 プラン FREE',
  },
  integrations: {
    title: '連携',
    text: 'カレンダーやメッセンジャーを接続し、チームとメンバーを相手側のIDと結び付けます。',
    words: 'Google Outlook カレンダー Teams Slack メッセンジャー 接続',
  },
}
