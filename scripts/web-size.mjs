// Weighs the scripts that a browser loads for the sign-in page and for the first signed-in screen.
// Fails when one is heavier than its budget. Run after the web client was built.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const FOLDER = 'build/web'
const KIB = 1024
// The texts of the language in use are loaded on the way, those that the routes name and a few others; Korean stands for all.
const SCREENS = [
  {
    name: 'sign-in (/auth/email)',
    budget: 130,
    routes: ['routes/auth.tsx', 'routes/auth/email.tsx'],
    texts: [],
    parts: [],
  },
  {
    name: 'first screen (/main)',
    budget: 220,
    routes: ['routes/main.tsx', 'routes/main/index.tsx'],
    texts: ['forms', 'leave-document'],
    parts: ['src/app/enter-main.ts'],
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

/** Names of the files of texts that a route loads. */
function textsOf(route) {
  const [, list = ''] = /texts: \[([^\]]*)\]/.exec(readFileSync(join('apps/web/src', route), 'utf8')) ?? []
  return [...list.matchAll(/'(\w+)'/g)].map(([, name]) =>
    name.replaceAll(/[A-Z]/g, (l) => `-${l.toLowerCase()}`),
  )
}

function weigh(screen) {
  const texts = [...screen.texts, ...screen.routes.flatMap(textsOf)].map((name) => `/text/${name}.ko.ts`)
  const isText = (key) => texts.some((file) => key.endsWith(file))
  const wanted = Object.keys(manifest).filter(
    (key) =>
      manifest[key].isEntry ||
      isText(key) ||
      key === 'src/app/text-files/ko.ts' ||
      screen.parts.includes(key) ||
      screen.routes.some((route) => key.includes(`${route}?tsr-split=component`)),
  )
  const missing = [
    ...screen.parts.filter((part) => !manifest[part]),
    ...screen.routes.filter((route) => !wanted.some((key) => key.includes(`${route}?`))),
    ...texts.filter((file) => !wanted.some((key) => key.endsWith(file))),
  ]
  if (missing.length > 0) throw new Error(`No chunk for ${missing.join(', ')}`)
  const files = new Set(wanted.flatMap((key) => [...filesOf(key)]).filter((file) => file.endsWith('.js')))
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
