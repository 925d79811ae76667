import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|svg|webmanifest|json)$/
const SMALLEST = 1024

/** Lays a .br and a .gz beside every text asset, so that the server never compresses at request time. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'gyeol:precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: async () => {
      const names = await readdir(folder, { recursive: true })
      for (const name of names.filter((n) => TEXT.test(n))) await compressFile(join(folder, name))
    },
  }
}

async function compressFile(path: string): Promise<void> {
  if ((await stat(path)).size < SMALLEST) return
  const content = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((packed) => writeFile(`${path}.br`, packed)),
    promisify(gzip)(content, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
  ])
}
