import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Slices that show a rich text as HTML without cleaning one on their server. */
export function uncleanedRichText(root: string): string[] {
  const features = join(root, 'apps/web/src/features')
  const showing = textsBelow(features)
    .filter(({ text }) => text.includes("form/written-text.tsx'"))
    .map(({ path }) => path.split('/').slice(0, 2).join('/'))
  return [...new Set(showing)].filter(
    (slice) =>
      // The page of the kit writes its own sample.
      slice !== 'platform/ui-kit' &&
      !textsBelow(join(root, 'apps/server/src', slice)).some(({ text }) => text.includes('cleanRichText(')),
  )
}

function textsBelow(folder: string): { path: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
}
