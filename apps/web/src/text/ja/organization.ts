import type { organization as source } from '../ko/organization.ts'
import type { SameShape } from '../same-shape.ts'

export const organization: SameShape<typeof source> = {
  nav: '組織図',
  title: '組織図',
  hint: 'チームと人を一目で確認できます。矢印キーで開閉できます。',
  search: 'チーム・名前で検索',
  people: '{{n}}名',
  ownAndBelow: '直属{{own}}名・全体{{all}}名',
  leader: 'チーム長',
  leaderOf: 'チーム長 {{name}}',
  noLeader: 'チーム長なし',
  noTeam: 'チームなし',
  absence: '休職',
  invited: '招待中',
  expandAll: 'すべて開く',
  collapseAll: 'すべて閉じる',
  manage: 'チーム管理',
  found: 'チーム{{teams}}件、{{people}}名が見つかりました。',
  nothing: '該当するチームや人がいません',
  nothingHint: '名前の一部または頭文字で検索してください。',
  empty: 'まだチームがありません',
  emptyAdmin: 'チーム管理で最初のチームを作成してください。',
  emptyMember: '管理者がチームを作成するとここに表示されます。',
  emptyTeam: '直属のメンバーはいません。',
}
