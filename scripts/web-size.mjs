// Weighs the scripts that a browser loads for the sign-in page and for the first signed-in screen.
// Fails when one is heavier than its budget. Run after the web client was built.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const FOLDER = 'build/web'
const KIB = 1024
const SCREENS = [
  {
    name: 'sign-in (/auth/email)',
    budget: 130,
    routes: ['routes/auth.tsx', 'routes/auth/email.tsx'],
    packs: [],
  },
  {
    name: 'first screen (/main)',
    budget: 220,
    routes: [],
    // As apps/web/vite/first-screens.ts packs them; Korean stands for the texts of all languages.
    packs: ['enter', 'shell', 'home', 'texts-ko'],
    // What its page names besides: the script of the first sight.
    page: 'home.html',
  },
]

const manifest = JSON.parse(readFileSync(join(FOLDER, '.vite/manifest.json'), 'utf8'))

/** All script files of a chunk and of what it imports statically. */
function filesOf(key, found = new Set()) {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(imported, found)
  return found
}

function weigh(screen) {
  const wanted = Object.keys(manifest).filter(
    (key) =>
      manifest[key].isEntry ||
      key === 'src/app/text-files/ko.ts' ||
      (screen.packs.includes(manifest[key].name) && !manifest[key].src) ||
      screen.routes.some((route) => key.includes(`${route}?tsr-split=component`)),
  )
  const missing = [
    ...screen.packs.filter((pack) => !wanted.some((key) => manifest[key].name === pack)),
    ...screen.routes.filter((route) => !wanted.some((key) => key.includes(`${route}?`))),
  ]
  if (missing.length > 0) throw new Error(`No chunk for ${missing.join(', ')}`)
  const files = new Set(wanted.flatMap((key) => [...filesOf(key)]).filter((file) => file.endsWith('.js')))
  if (screen.page) {
    const page = readFileSync(join(FOLDER, screen.page), 'utf8')
    for (const [, file] of page.matchAll(/<script async src="\/([^"]+)"/g)) files.add(file)
  }
  const contents = [...files].map((file) => readFileSync(join(FOLDER, file)))
  const sum = (pack) => contents.reduce((total, content) => total + pack(content).length, 0) / KIB
  return {
    files: files.size,
    gzip: sum((c) => gzipSync(c, { level: 9 })),
    brotli: sum((c) => brotliCompressSync(c)),
  }
}

let isOver = false
for (const screen of SCREENS) {
  const { files, gzip, brotli } = weigh(screen)
  // What browsers get over https; gzip is for plain http.
  const over = brotli > screen.budget
  isOver ||= over
  console.log(
    `${over ? 'OVER' : 'ok  '}  ${screen.name}: brotli ${brotli.toFixed(1)} KiB of ${screen.budget} (gzip ${gzip.toFixed(1)}), ${files} files`,
  )
}
if (isOver) process.exitCode = 1
