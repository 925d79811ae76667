import './ui/styles/base.css'
import './ui/styles/first-sight.css'
import { mount } from './app/mount.tsx'
import { reloadWhenReplaced } from './app/reload-when-replaced.ts'
import { registerWorker } from './app/register-worker.ts'
import { addYoungerFeatures } from './app/younger-features.ts'
import { startTexts } from './text/i18n.ts'

// Screens that check input with zod may not compile checks at run time: the security policy forbids eval.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const textFiles = {
  ko: () => import('./app/text-files/ko.ts'),
  ja: () => import('./app/text-files/ja.ts'),
  en: () => import('./app/text-files/en.ts'),
}

async function start(): Promise<void> {
  const needed: Promise<unknown>[] = [startTexts(textFiles)]
  if (!('Temporal' in globalThis)) needed.push(import('temporal-polyfill/global'))
  await Promise.all(needed)
  await mount()
  // After the first sight: the fonts' own style sheet is long, and text is readable without it.
  void import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css')
  void registerWorker()
}

reloadWhenReplaced()
addYoungerFeatures()
start().catch((error: unknown) => {
  // What stands in the page meanwhile must not promise more: theme-boot.js says that nothing comes.
  dispatchEvent(new Event('gyeol:lost'))
  throw error
})
