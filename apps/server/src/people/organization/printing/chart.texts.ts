import type { Language } from '../../../http/context.ts'

interface ChartTexts {
  title: string
  noTeam: string
  noLeader: string
  leader(name: string): string
  people(own: number, all: number): string
  page(page: number, pages: number): string
  continued(page: number): string
}

/** What stands in a printed chart. */
export const CHART_TEXTS: Record<Language, ChartTexts> = {
  ko: {
    title: '조직도',
    noTeam: '팀 없음',
    noLeader: '팀장 없음',
    leader: (name) => `팀장 ${name}`,
    people: (own, all) => (own === all ? `${all}명` : `직속 ${own}명 · 전체 ${all}명`),
    page: (page, pages) => `${page} / ${pages}쪽`,
    continued: (page) => `하위 팀은 ${page}쪽`,
  },
  ja: {
    title: '組織図',
    noTeam: 'チームなし',
    noLeader: 'チームリーダーなし',
    leader: (name) => `チームリーダー ${name}`,
    people: (own, all) => (own === all ? `${all}名` : `直属${own}名・全体${all}名`),
    page: (page, pages) => `${page} / ${pages}ページ`,
    continued: (page) => `下位チームは${page}ページ`,
  },
  en: {
    title: 'Organization chart',
    noTeam: 'No team',
    noLeader: 'No leader',
    leader: (name) => `Led by ${name}`,
    people: (own, all) =>
      own === all ? `${all} ${all === 1 ? 'person' : 'people'}` : `${own} here · ${all} in all`,
    page: (page, pages) => `Page ${page} of ${pages}`,
    continued: (page) => `Teams below: page ${page}`,
  },
}
