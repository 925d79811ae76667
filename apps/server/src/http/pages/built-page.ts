import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'

/** A page of the built client, and by what a browser tells that it has another. */
export interface BuiltPage {
  html: string
  version: string
}

/**
 * A page of the client as it was built last: read anew once its file is another, since it names files that the build before has not.
 * @param path of a file that may come and go; while it is away, the page is what it was
 * @param prepared what is put in place for all its readers
 */
export function builtPage(
  path: string,
  prepared: (html: string) => string,
): () => Promise<BuiltPage | undefined> {
  let known: BuiltPage | undefined
  let knownAs = ''
  return async () => {
    try {
      const { mtimeMs, ino, size } = await stat(path)
      const asFound = [mtimeMs, ino, size].join()
      if (asFound === knownAs) return known
      const html = prepared(await readFile(path, 'utf8'))
      const version = createHash('sha256').update(html).digest('base64url').slice(0, 16)
      known = { html, version }
      knownAs = asFound
    } catch {
      // Not built, or just being built.
    }
    return known
  }
}
