import type { ErrorText } from '../../errors.ts'

export const paperErrors = {
  NO_PAPERS: {
    status: 404,
    ko: '해당 기간에 상신된 문서가 없습니다. 다른 기간을 선택해 주십시오.',
    ja: 'この期間に起案された文書はありません。別の期間を選択してください。',
    en: 'No documents were submitted in this period. Choose another one.',
  },
  TOO_MANY_PAPERS: {
    status: 400,
    ko: '해당 기간의 문서가 {count}건입니다. 한 번에 {most}건까지 다운로드할 수 있으므로 기간을 줄여 다시 시도해 주십시오.',
    ja: 'この期間の文書は{count}件です。一度にダウンロードできるのは{most}件までです。期間を短くして、もう一度お試しください。',
    en: 'There are {count|document|documents} in this period. Up to {most} can be downloaded at once, so choose a shorter period.',
  },
  PAPERS_TOO_LARGE: {
    status: 400,
    ko: '해당 기간의 첨부 파일이 {most}GB를 초과합니다. 기간을 줄여 다시 시도해 주십시오.',
    ja: 'この期間の添付ファイルが{most}GBを超えています。期間を短くして、もう一度お試しください。',
    en: 'The files attached in this period exceed {most} GB. Choose a shorter period.',
  },
} satisfies Record<string, ErrorText>
