export const ranks: Translated<'ranks'> = {
  add: '等級を追加',
  name: '等級名',
  empty: 'まだ等級がありません',
  emptyHint: '高い等級から順に追加してください。',
  orderHint: 'ドラッグするか、つまみで上下の矢印キーを押して順序を変えます。',
  rename: '名称を変更',
  deleteAsk: '等級「{{name}}」を削除しますか。',
  deleteText: 'この等級のメンバーはいません。元に戻せません。',
  inUse: '退職者を含め{{n}}名がこの等級です。先に等級を変更してください。',
  added: '等級「{{name}}」を追加しました。',
  up: '上へ',
  down: '下へ',
}
