import type { TFunction } from 'i18next'
import { type ChartTeam, COMPANY_ID, NO_TEAM_ID, type OrgNode } from './chart-model.ts'

/** The sentences of a box, made once for all boxes. */
export interface ChartWords {
  nameOf(team: ChartTeam): string
  leaderOf(node: OrgNode): string
  countOf(team: ChartTeam): string
}

export function chartWords(t: TFunction, company: string): ChartWords {
  return {
    nameOf: ({ id, node }) => {
      if (id === COMPANY_ID) return company
      return id === NO_TEAM_ID ? t('organization.noTeam') : node!.team_name
    },
    leaderOf: ({ team_id: id, team_leader_name: name }) => {
      if (id === NO_TEAM_ID) return ''
      return name ? t('organization.leaderOf', { name }) : t('organization.noLeader')
    },
    countOf: ({ node, people }) =>
      node && node.team_nums !== people
        ? t('organization.ownAndBelow', { own: node.team_nums, all: people })
        : t('organization.people', { n: people }),
  }
}
