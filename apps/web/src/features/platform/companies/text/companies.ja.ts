export const companies: Translated<'companies'> = {
  identity: '会社',
  place: '言語とタイムゾーン',
  timezoneHint: 'すべての日付と時刻はこのタイムゾーンに従います。',
  joinCode: {
    title: '参加コード',
    hint: 'このコードを入力すると誰でも会社に参加できます。',
    renew: '再発行',
    renewAsk: '参加コードを再発行しますか？',
    renewText: '現在のコードは直ちに使えなくなります。参加済みのメンバーはそのままです。',
    edit: '先頭を変更',
    beginning: 'コードの先頭',
    beginningHint: '推測されないよう、後ろに10文字が追加されます。',
    changed: '参加コードを変更しました。以前のコードは使えません。',
    short: '2文字以上入力してください。',
  },
  usualHours: '基本の勤務時間',
  usualHoursHint: '祝日と振替休日は自動的に休業日になります。',
  dayLength: '1日{{length}}勤務（昼休みを除く）',
  dayOverMidnight:
    '1日{{length}}勤務（昼休みを除く）。終了時刻が開始時刻より前のため、翌日{{end}}に終了します。',
  dayTooLong:
    '所定労働時間は休憩を除いて1日{{most}}を超えられません（韓国勤労基準法 第50条第2項）。弾力的労働時間制や監視・断続的労働の承認などの例外に当たるか確認してください。',
  records: '勤怠記録',
  recordsHint:
    'この日より前の勤務日は、記録がなくても打刻漏れや欠勤として扱われず、勤怠確定の妨げにもなりません。',
  bounds: '勤務時間の基準',
  boundsHint:
    '基準を外れた勤務は、「自分の勤務」、時間外労働の申請プレビュー、決裁文書に表示されます。申請や記録は拒否されません。',
  rangeOrder: '最大時間は最小時間より短くできません。',
  newMembers: '新しいメンバーの初期値',
  newMembersHint: '招待または参加したメンバーに適用されます。既存のメンバーは変わりません。',
  recognised: 'パソコンでの出退勤',
  places: '出退勤の場所の確認',
  placesHint:
    'Wi-Fiや勤務場所の登録がある項目だけを確認します。両方を有効にした場合は、どちらか一方が確認できれば記録されます。外勤と承認された在宅勤務では確認しません。',
  gate: '入退館の記録',
  gateHint:
    'メンバーの入退館コードでの通過を出退勤として扱う時点です。0分の場合は常に扱います。それより早い通過は記録せず、画面ではいつでも出退勤できます。',
  counting: '勤務時間の計算',
  wageHint:
    '調整で実際の労働時間が減ると、その分の賃金が未払いとなる場合があります（韓国勤労基準法 第43条）。',
  basis: {
    ACTUAL_TIME: '実際に働いた時間',
    EVENT_TIME_IF_REQ: '承認された申請の時間',
    ACTUAL_TIME_IF_REQ: '申請が承認された日の実働時間',
    OVERLAP_TIME_IF_REQ: '申請と実働が重なる時間',
  },
  requestHint:
    '申請がなくても、会社が指示した、または知りながら止めなかった時間外・休日労働には手当の支払いが必要です（韓国勤労基準法 第56条）。',
  leaveYear: '年休の基準',
  leaveBases: {
    HIRE_DATE: '入社日（メンバーごと）',
    FISCAL_YEAR: '会計年度（全員同じ日）',
  },
  month: '{{n}}月',
  basisHint:
    '基準を変更すると、以降に付与される年休から適用されます。退職時は入社日基準で精算し、不足分を付与します。',
  calendars: 'カレンダーの購読',
  calendarsHint:
    '購読したカレンダーの予定に休暇・在宅勤務・外勤・勤務の分類を付けます。Outlookなどで分類ごとに色を設定できます。',
  leaveRequests: '休暇の申請',
  leaveRequestsHint:
    '承認者が開く前の休暇申請を本人が変更できます。オフにすると、取り消してから申請し直します。',
  comptime: '代償休暇と休日の振替',
  comptimeHint:
    '労働者代表との書面合意が必要です（韓国勤労基準法 第57条、祝日の振替は第55条第2項）。承認された時間外・休日労働に割増率を掛けた時間が代償休暇になります。以後の申請から適用されます。休日の振替は、両日の始業24時間前までに承認される必要があります。',
  carryHint:
    '繰越可能な日数が0の場合、使わなかった年休は使用期間が終わると消滅します。変更は、まだ終わっていない年度の年休から適用されます。',
  roundings: {
    TWO_DECIMALS: '小数第2位',
    HALF_DAY_UP: '0.5日単位で切り上げ',
    FULL_DAY_UP: '1日単位で切り上げ',
  },
  approvals: '文書番号',
  serialHint:
    '{seq}は連番で、{seq:4}のように桁数を指定します。{yyyy} {yy} {mm} {dd} {team} {form} {com}も使えます。',
  serialNeeds: '{seq}を一度だけ含め、指定の項目だけを使ってください。',
  serialExample: '例：{{number}}',
  exampleTeam: '人事チーム',
  exampleForm: '休暇',
  line: '決裁の方法',
  waiting: '決裁待ちの通知',
  remindHint: '休日を除き、この日数が過ぎるたびに決裁待ちの文書を再通知します。0の場合は通知しません。',
  duplicates: {
    ALL: 'すべて決裁',
    PRE: '前の順番で一度だけ',
    POST: '後の順番で一度だけ',
  },
  profileHint:
    '使用しない項目は表示されません。同僚に非公開の項目も、本人とチームリーダー、管理者は閲覧できます。',
  profileCaption: 'プロフィール項目の公開範囲',
  profileField: '項目',
  flags: {
    active: '使用',
    public: '同僚に公開',
    owner: '本人が編集',
  },
  flagOf: '{{field}}：{{flag}}',
  adminOnly: '管理者のみ',
  brand: {
    logoHint: 'メニュー上の会社名の横に表示されます。PNG・JPEG・WebP、10MBまでアップロードできます。',
    backgroundHint: 'ホーム画面の上部に表示されます。横長の写真をおすすめします。',
    none: '登録された画像はありません。',
    removeLogoAsk: 'ロゴを削除しますか？',
    removeBackgroundAsk: '背景写真を削除しますか？',
    saved: '保存しました。すべてのメンバーにすぐ表示されます。',
    removed: '削除しました。',
    preview: '保存前のプレビューです。',
  },
  lunchOrder: '昼休みの終了は開始より後にしてください。',
  lunchOutside: '昼休みは勤務時間の中に収めてください。',
  dinner: '夕食休憩',
  dinnerHint:
    '勤務時間の後も働く人の夕食休憩です。この時間は勤務時間と時間外労働から除きます。両方を空欄にすると適用しません。',
  dinnerFirst: '先に夕食休憩の時刻を入力してください。',
  dinnerBoth: '開始と終了を異なる時刻で両方入力するか、両方を空欄にしてください。',
  dinnerInside: '夕食休憩は勤務時間の外に設定してください。',
}
