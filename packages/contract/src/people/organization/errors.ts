import type { ErrorText } from '../../errors.ts'

export const organizationErrors = {
  TEAM_NOT_EMPTY: {
    status: 409,
    ko: '구성원 {people}명과 하위 팀 {teams}개가 있습니다. 이동할 팀을 먼저 지정해 주십시오.',
    ja: 'メンバー{people}名と下位チーム{teams}件があります。先に移動先を指定してください。',
    en: 'The team still has {people|person|people} and {teams|sub-team|sub-teams}. Choose where they move first.',
  },
  TEAM_HAS_PAST: {
    status: 409,
    ko: '이력이 있는 팀은 삭제할 수 없습니다. 폐지일을 지정하여 폐지해 주십시오.',
    ja: '履歴があるチームは削除できません。廃止日を指定して廃止してください。',
    en: 'A team with history cannot be deleted. Close it as of a date.',
  },
  TEAM_CLOSED: {
    status: 409,
    ko: '폐지되었거나 폐지 예정인 팀에는 할 수 없는 작업입니다. 팀을 먼저 복원해 주십시오.',
    ja: '廃止済み、または廃止予定のチームにはできない操作です。先に復元してください。',
    en: 'This cannot be done for a team that is closed or about to close. Reopen it first.',
  },
  TEAM_CLOSE_DAY: {
    status: 400,
    ko: '폐지일은 오늘부터 1년 이내여야 합니다. 하위 팀이 있으면 오늘만 폐지할 수 있습니다.',
    ja: '廃止日は今日から1年以内にしてください。下位チームがある場合は今日のみ廃止できます。',
    en: 'A team closes today or within a year. With sub-teams it can only close today.',
  },
  TWO_CHARGERS: {
    status: 400,
    ko: '담당자는 구성원과 직접 입력한 이름 중 하나만 지정할 수 있습니다. 하나를 삭제하고 다시 저장해 주십시오.',
    ja: '担当者はメンバーと直接入力した名前のどちらか一方だけを指定できます。一方を空にして保存し直してください。',
    en: 'The contact is either a member or a typed name. Clear one of them and save again.',
  },
  TEAM_CIRCLE: {
    status: 400,
    ko: '팀을 같은 팀이나 하위 팀 아래로 이동할 수 없습니다.',
    ja: 'チームを同じチームや下位チームの下に移動することはできません。',
    en: 'A team cannot be moved below itself or one of its sub-teams.',
  },
  TEAM_NAME_TAKEN: {
    status: 409,
    ko: '같은 상위 팀 아래에 이름이 같은 팀이 있습니다: {name}. 다른 이름이나 다른 상위 팀을 지정해 주십시오.',
    ja: '同じ上位チームの下にすでに「{name}」があります。別の名前か別の上位チームを指定してください。',
    en: 'There is already a team “{name}” below that parent. Choose another name or another parent team.',
  },
  TEAM_TOO_DEEP: {
    status: 400,
    ko: '팀은 {most}단계까지 추가할 수 있습니다.',
    ja: 'チームは{most}階層まで作成できます。',
    en: 'Teams can be at most {most} levels deep.',
  },
  LEADER_NOT_MEMBER: {
    status: 400,
    ko: '팀장과 담당자는 재직 중인 구성원이어야 합니다.',
    ja: 'チームリーダーと担当者は在職中のメンバーを指定してください。',
    en: 'Team leaders and contacts must be active members.',
  },
  CHART_TOO_LARGE: {
    status: 406,
    ko: '조직도에 포함할 팀이나 구성원이 너무 많습니다 (팀 {teams}개, 구성원 {people}명까지). 팀을 하나 선택하거나 구성원을 제외하고 다운로드해 주십시오.',
    ja: '組織図に含めるチームまたはメンバーが多すぎます（チーム{teams}件、メンバー{people}名まで）。チームを1つ選択するか、メンバーを除いてダウンロードしてください。',
    en: 'The chart is too large: at most {teams} teams and {people} people. Choose one team, or leave the people out.',
  },
  RANK_IN_USE: {
    status: 409,
    ko: '이 직급의 구성원이 {people}명 있어 삭제할 수 없습니다. 직급을 먼저 변경해 주십시오.',
    ja: 'この職級のメンバーが{people}名いるため削除できません。先に職級を変更してください。',
    en: '{people|person has|people have} this rank, so it cannot be deleted. Change their rank first.',
  },
  RANK_HAS_PAST: {
    status: 409,
    ko: '인사 이력에 있는 직급은 삭제할 수 없습니다. 이름이나 순서를 변경해 주십시오.',
    ja: '人事履歴に残っている職級は削除できません。名前か順序を変更してください。',
    en: 'A rank in someone’s history cannot be deleted. Rename or move it instead.',
  },
} satisfies Record<string, ErrorText>
