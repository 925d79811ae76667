/** The parts of the own page, in their order; the first one has no word in the address. */
export const meTabs = ['profile', 'security', 'devices', 'history', 'companies'] as const
export type MeTab = (typeof meTabs)[number]
