import type { ErrorText } from '../../errors.ts'

export const organizationErrors = {
  TEAM_NOT_EMPTY: {
    status: 409,
    ko: '구성원 {people}명과 하위 팀 {teams}개가 있습니다. 먼저 옮길 곳을 정해 주십시오.',
    ja: 'メンバー{people}名と下位チーム{teams}個があります。先に移動先を決めてください。',
    en: 'It still has {people} people and {teams} teams below. Please say first where they go.',
  },
  TEAM_HAS_PAST: {
    status: 409,
    ko: '지난 기록이 있는 팀은 삭제할 수 없습니다. 날짜를 정해 닫아 주십시오.',
    ja: '過去の記録があるチームは削除できません。日付を決めて閉じてください。',
    en: 'A team with a past cannot be deleted. Please close it from a day on.',
  },
  TEAM_CLOSED: {
    status: 409,
    ko: '닫았거나 닫기로 한 팀에는 할 수 없는 작업입니다. 먼저 다시 열어 주십시오.',
    ja: '閉じた、または閉じる予定のチームにはできない操作です。先に再開してください。',
    en: 'That cannot be done with a team that is closed or will be. Please open it again first.',
  },
  TEAM_CLOSE_DAY: {
    status: 400,
    ko: '닫는 날은 오늘부터 1년 안이어야 합니다. 하위 팀을 옮기는 것은 오늘만 할 수 있습니다.',
    ja: '閉じる日は今日から1年以内でなければなりません。下位チームの移動は今日のみ行えます。',
    en: 'A team is closed from today or within a year; teams below can only be moved today.',
  },
  TWO_CHARGERS: {
    status: 400,
    ko: '담당자는 구성원과 직접 입력한 이름 중 하나만 지정할 수 있습니다. 하나를 비우고 다시 저장해 주십시오.',
    ja: '担当者はメンバーと直接入力した名前のどちらか一方だけを指定できます。一方を空にして保存し直してください。',
    en: 'Somebody in charge is either a member or a typed name. Please clear one of the two and save again.',
  },
  TEAM_CIRCLE: {
    status: 400,
    ko: '팀을 자기 자신이나 하위 팀 아래로 옮길 수 없습니다.',
    ja: 'チームを自分自身や下位チームの下に移すことはできません。',
    en: 'A team cannot be moved below itself or one of its sub-teams.',
  },
  TEAM_TOO_DEEP: {
    status: 400,
    ko: '팀은 {most}단계까지 만들 수 있습니다.',
    ja: 'チームは{most}階層まで作成できます。',
    en: 'Teams can be at most {most} levels deep.',
  },
  LEADER_NOT_MEMBER: {
    status: 400,
    ko: '팀장과 담당자는 재직 중인 구성원이어야 합니다.',
    ja: 'チームリーダーと担当者は在職中のメンバーでなければなりません。',
    en: 'A team is led and looked after by people who work here.',
  },
  CHART_TOO_LARGE: {
    status: 406,
    ko: '조직도에 넣을 팀이나 사람이 너무 많습니다(팀 {teams}개, 사람 {people}명까지). 팀을 하나 고르거나 사람 없이 내려받아 주십시오.',
    ja: '組織図に入れるチームまたは人が多すぎます(チーム{teams}件、{people}名まで)。チームを一つ選ぶか、人を除いてダウンロードしてください。',
    en: 'The chart would hold too much: at most {teams} teams and {people} people. Please choose one team, or leave the people out.',
  },
  RANK_IN_USE: {
    status: 409,
    ko: '이 직급을 가진 구성원이 {people}명 있어 삭제할 수 없습니다. 먼저 직급을 바꿔 주십시오.',
    ja: 'この等級のメンバーが{people}名いるため削除できません。先に等級を変更してください。',
    en: '{people} people have this rank, so it cannot be deleted. Please give them another one first.',
  },
  RANK_HAS_PAST: {
    status: 409,
    ko: '인사 이력에 남아 있는 직급은 삭제할 수 없습니다. 이름이나 순서를 바꿔 주십시오.',
    ja: '人事履歴に残っている等級は削除できません。名前か順序を変更してください。',
    en: 'A rank that stands in somebody’s history cannot be deleted. Please rename or move it.',
  },
} satisfies Record<string, ErrorText>
