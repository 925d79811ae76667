export { common } from '../../text/common.ko.ts'

/** All texts in this language, by path; each is fetched with the route or the part that shows it. */
export const files = import.meta.glob<Record<string, object>>([
  '../../**/text/*.ko.ts',
  '!../../text/common.ko.ts',
])
