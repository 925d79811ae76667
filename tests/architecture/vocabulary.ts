/** Sizes that keep files readable in one look. */
export const LIMITS = { lines: 400, medianLines: 70, ninetyPercentLines: 200, filesInFolder: 25, depth: 7 }

const NO_NAMES = /(^|\/)(.*-)?(utils?|helpers?|common|services?|managers?|misc|shared)(\.[^/]*)?(\/|$)/i
// The words that belong to no feature.
const WORDS_OF_ALL = /^apps\/web\/src\/text\/common\./
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/

// What a file of a server slice may be called: its role, or verb-noun for a command.
const ROLES = new Set([
  'routes',
  'policy',
  'queries',
  'store',
  'wire',
  'jobs',
  'matters',
  'mails',
  'notices',
  'texts',
  'test',
])

/** What is wrong with a file's name; undefined when nothing is. */
export function wrongName(path: string): string | undefined {
  if (NO_NAMES.test(path) && !WORDS_OF_ALL.test(path))
    return `${path}: a name that says nothing; name it after what it holds`
  const file = path.split('/').at(-1)!
  if (path.startsWith('apps/web/')) return webName(path, file)
  const [stem = '', ...roles] = file.replace(/\.tsx?$/, '').split('.')
  if (!KEBAB.test(stem)) return `${path}: names are kebab-case`
  const slice = /^apps\/server\/src\/[^/]+\/([^/]+)\//.exec(path)?.[1]
  if (slice && roles.some((role) => !ROLES.has(role)))
    return `${path}: a slice knows only ${[...ROLES].join(', ')}`
  return undefined
}

function webName(path: string, file: string): string | undefined {
  // The router decides what files of routes are called.
  if (path.startsWith('apps/web/src/routes/')) return undefined
  const [stem = ''] = file.replace(/\.tsx?$/, '').split('.')
  const isComponent = /^[A-Z][A-Za-z0-9]*$/.test(stem)
  const isModule = /^[a-z][A-Za-z0-9]*$/.test(stem) || KEBAB.test(stem)
  return isComponent || isModule
    ? undefined
    : `${path}: PascalCase for components, camelCase or kebab-case otherwise`
}
