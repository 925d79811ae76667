import type { ParseKeys } from 'i18next'

/** The key of any text, such as 'shell.nav.home'. */
export type TextKey = ParseKeys
