import type { Feature } from '../companies/features.ts'

export const providers = ['google_calendar', 'outlook_calendar', 'teams', 'slack'] as const
export type Provider = (typeof providers)[number]
/** Which part of the product a service belongs to: switched off, every call about it is refused. */
export const providerFeatures = {
  google_calendar: 'GOOGLE_CALENDAR',
  outlook_calendar: 'OUTLOOK_CALENDAR',
  teams: 'TEAMS',
  slack: 'SLACK',
} as const satisfies Record<Provider, Feature>
/** Whether the company has a service switched off. @param off parts that are off */
export const isServiceOff = (off: readonly string[], provider: Provider): boolean =>
  off.includes(providerFeatures[provider])
