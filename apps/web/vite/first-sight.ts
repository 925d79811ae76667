import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { firstTexts } from '../src/app/first-sight/texts.ts'

/** The script that runs before all others, whole in itself: what it shared with others it would have to wait for. */
export async function firstSightScript(target: string[]): Promise<string> {
  const entry = fileURLToPath(new URL('../src/app/first-sight/first-sight.ts', import.meta.url))
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    define: { __FIRST_SIGHT_TEXTS__: JSON.stringify(firstTexts) },
    build: {
      write: false,
      target,
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'firstSight' },
    },
  })) as Rolldown.RolldownOutput[]
  return made[0]!.output[0].code
}
