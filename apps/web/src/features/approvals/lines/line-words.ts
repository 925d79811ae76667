import type { TFunction } from 'i18next'
import type { Finding } from './line-queries.ts'

export type Names = ReadonlyMap<string, string>

export function namesOf(targets: readonly { target: string; name: string }[]): Names {
  return new Map(targets.map((one) => [one.target, one.name]))
}

/** What a part of a line is called: 팀장, 개발팀 팀장, 인사 담당자, 김현지. */
export function targetWords(t: TFunction, target: string, names: Names): string {
  const name = names.get(target) || target
  if (target === 'TEAM_LEADER' || target === 'TOP_LEADER' || target === 'CHARGER')
    return t(`lines.target.${target}`)
  if (target.startsWith('TL')) return t('lines.target.TL', { n: Number(target.slice(2)) })
  if (target.startsWith('IC')) return t('lines.target.IC', { name })
  if (target.startsWith('T')) return t('lines.target.T', { name })
  return target.startsWith('M') ? t('lines.target.M', { name }) : name
}

export function findingWords(t: TFunction, { code, target }: Finding, names: Names): string {
  return t(`lines.finding.${code}`, { name: target ? targetWords(t, target, names) : '' })
}
