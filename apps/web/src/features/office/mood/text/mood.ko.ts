export const mood = {
  title: '오늘의 기분',
  mine: '내 기록',
  statistics: '통계',
  whoReads: '내 답변은 본인과 전체 관리자만 열람합니다. 통계에는 5명 이상이 답변한 집단만 표시됩니다.',
  ask: {
    am: '출근할 때 기분은 어떠셨습니까?',
    pm: '퇴근할 때 기분은 어떠십니까?',
  },
  am: '출근 기분',
  pm: '퇴근 기분',
  feeling: {
    veryBad: '매우 나쁨',
    bad: '나쁨',
    fair: '보통',
    good: '좋음',
    veryGood: '매우 좋음',
  },
  dayOff: '근무일이 아니어서 오늘은 기분을 묻지 않습니다.',
  record: '기록',
  comment: '한마디',
  commentFirst: '기분을 선택하면 입력할 수 있습니다.',
  save: '저장',
  told: '{{half}}: {{feeling}}',
  nobody: '이 기간에 답변이 없습니다',
  nobodyHint: '오늘의 답변은 내일부터 통계에 포함됩니다.',
  tooFew: '답변한 사람이 {{n}}명 미만이어서 표시하지 않습니다.',
  fewer: '{{n}}명 미만',
  answersOf: '{{people}}명 · 답변 {{n}}건',
  times: '{{n}}건',
  byDay: '일별',
  byTeam: '팀별',
  averageByDay: '일별 평균',
  day: '날짜',
  team: '팀',
  noTeam: '소속 없음',
  groups: '집계 기준',
}

declare global {
  interface WebTexts {
    mood: typeof mood
  }
}
