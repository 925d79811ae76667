import { build, type Plugin, type Rolldown } from 'vite'
import { firstSightScript } from './first-sight.ts'

/** The mode of the build that only finds out what belongs where. */
export const PLACING = 'placing'

type Chunk = Rolldown.OutputChunk

// What begins a file of its own and is needed at once, in the order in which a visit meets it. What the sign-in page needs
// stays where it is: it is to bring nothing that only others want.
const SIGN_IN = ['/routes/auth', '/routes/signout.tsx', '/text-files/']
const SCREENS = {
  enter: ['/app/enter-main.ts'],
  shell: ['/routes/main.tsx?', '/attendance/check-pill.tsx', '/notifications/notification-bell.tsx'],
  home: ['/routes/main/index.tsx?'],
}
const LANGUAGES = ['ko', 'ja', 'en']
// With the names of the kinds of documents, which come with the frame.
const TEXTS =
  'shell kit home decisions check notifications approvals forms leave-document correction-document swap-document employment-document document-cancel'.split(
    ' ',
  )

/**
 * Finds out which modules the first screens need, when everything unused is shaken off: only a whole build knows. The build
 * that counts then packs them into one file each, instead of a hundred small ones that a phone would ask for in six waves.
 * @returns names of files by module
 */
export async function placeFirstScreens(configFile: string): Promise<ReadonlyMap<string, string>> {
  const made = (await build({
    configFile,
    mode: PLACING,
    logLevel: 'error',
    build: { write: false, minify: false },
  })) as Rolldown.RolldownOutput
  const chunks = made.output.filter((file) => file.type === 'chunk')
  const seen = new Set<Chunk>()
  const places = new Map<string, string>()
  const place = (name: string, { moduleIds }: Chunk) => moduleIds.forEach((id) => places.set(id, name))
  const entries = chunks.filter(({ isEntry }) => isEntry)
  for (const chunk of [...entries, ...beginningsOf(chunks, SIGN_IN)]) reach(chunk, chunks, seen)
  for (const [name, parts] of Object.entries(SCREENS))
    for (const chunk of beginningsOf(chunks, parts))
      for (const reached of reach(chunk, chunks, seen)) place(name, reached)
  for (const language of LANGUAGES) {
    const files = TEXTS.map((text) => `/text/${text}.${language}.ts`)
    for (const chunk of beginningsOf(chunks, files)) place(`texts-${language}`, chunk)
  }
  return places
}

function beginningsOf(chunks: readonly Chunk[], parts: readonly string[]): Chunk[] {
  return parts.flatMap((part) => {
    const found = chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes(part))
    if (found.length === 0) throw new Error(`No file of the web client begins with ${part}`)
    return found
  })
}

/** A chunk and what it imports, as far as nobody was there yet. */
function reach(chunk: Chunk, chunks: readonly Chunk[], seen: Set<Chunk>): Chunk[] {
  if (seen.has(chunk)) return []
  seen.add(chunk)
  const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName))
  return [chunk, ...imported.flatMap((next) => reach(next, chunks, seen))]
}

// It says in which language the page is to be asked for, so it runs first.
const BOOT = '<script src="/theme-boot.js"></script>'
const PAGES = { 'main.html': ['enter', 'shell'], 'home.html': ['enter', 'shell', 'home'] }

/** Writes the page that those get who are signed in: it names the files of the first screens, so that they come at once. */
export function signedInPages(target: string[]): Plugin {
  return {
    name: 'gyeol:signed-in-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const script = this.emitFile({
          type: 'asset',
          name: 'first-sight.js',
          source: await firstSightScript(target),
        })
        const tag = `<script async src="/${this.getFileName(script)}"></script>`
        for (const [fileName, names] of Object.entries(PAGES)) {
          const links = linksTo(bundle, names)
          const source = String(page.source)
            .replace(BOOT, `${BOOT}\n    ${tag}`)
            .replace('  </head>', `${links}  </head>`)
            .replace('<div id="first-sight" hidden>', '<div id="first-sight">')
          this.emitFile({ type: 'asset', fileName, source })
        }
      },
    },
  }
}

function linksTo(bundle: Rolldown.OutputBundle, names: readonly string[]): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const seen = new Set<Chunk>()
  // What the page begins with, it names already.
  for (const entry of chunks.filter(({ isEntry }) => isEntry)) reach(entry, chunks, seen)
  const first = names.flatMap((name) => chunks.filter((chunk) => chunk.name === name))
  const files = first.flatMap((chunk) => reach(chunk, chunks, seen))
  const styles = files.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  return [
    ...files.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">\n`),
    ...[...new Set(styles)].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">\n`),
  ]
    .map((line) => `    ${line}`)
    .join('')
}
