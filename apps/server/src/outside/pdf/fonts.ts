import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

function folderOf(name: string): string | null {
  try {
    return dirname(require.resolve(`${name}/package.json`))
  } catch {
    return null
  }
}

/** A font file, or a font of a collection by its PostScript name. */
export type FontFile = string | [path: string, postscriptName: string]

export interface FontFiles {
  normal: FontFile
  bold: FontFile
}

/** Pretendard: Hangul, kana, Latin; it has tabular figures but no Chinese characters. */
export function mainFont(): FontFiles {
  const folder = join(folderOf('pretendard')!, 'dist/public/static/alternative')
  return { normal: join(folder, 'Pretendard-Regular.ttf'), bold: join(folder, 'Pretendard-SemiBold.ttf') }
}

const systemFolders = [
  '/usr/share/fonts/opentype/noto',
  '/usr/share/fonts/noto-cjk',
  '/usr/share/fonts/google-noto-cjk',
]

/**
 * A font with the Chinese characters of Japanese text and of Korean names: the package pretendard-jp
 * where it is installed, else Noto Sans CJK of the system. null: they are shown as □.
 */
export function ideographFont(): FontFiles | null {
  const folder = folderOf('pretendard-jp')
  const packaged = folder && join(folder, 'dist/public/static/alternative')
  if (packaged && existsSync(join(packaged, 'PretendardJP-Regular.ttf'))) {
    return {
      normal: join(packaged, 'PretendardJP-Regular.ttf'),
      bold: join(packaged, 'PretendardJP-SemiBold.ttf'),
    }
  }
  for (const system of systemFolders) {
    const normal = join(system, 'NotoSansCJK-Regular.ttc')
    const bold = join(system, 'NotoSansCJK-Bold.ttc')
    if (existsSync(normal) && existsSync(bold)) {
      return { normal: [normal, 'NotoSansCJKjp-Regular'], bold: [bold, 'NotoSansCJKjp-Bold'] }
    }
  }
  return null
}
