import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractWithoutSchemas } from './vite/contract-without-schemas.ts'
import { PLACING, placeFirstScreens, signedInPages } from './vite/first-screens.ts'
import { precompress } from './vite/precompress.ts'
import { withUiKit } from './vite/with-ui-kit.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// Everything that is not a screen or one of Vite's own paths belongs to the API server.
const API =
  '^/(?!main|auth|signout|src|node_modules|public|icons|@|manifest\\.webmanifest|theme-boot\\.js|offline\\.js|$)'

const TARGET = ['chrome111', 'edge111', 'firefox115', 'safari16.4']

const apiUrl = process.env.VITE_API_URL
if (apiUrl && !/^https?:\/\/[^?#]+$/.test(apiUrl))
  throw new Error('VITE_API_URL must be an address that starts with http:// or https://, without ? and #.')

// Few files instead of dozens of tiny ones where nearly every screen needs them together. What only some screens take from
// the same packages goes with those screens.
const groups = [
  {
    name: 'base',
    priority: 3,
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|i18next|react-i18next|@tanstack\/(history|query-core|react-query|react-router|react-store|router-core|store))\/(?!.*\/(queriesObserver|infiniteQueryObserver|useQueries|useInfiniteQuery|useBlocker)\.js)|apps\/web\/src\/api\/(?!save-file|file-work|send-watched)|contract\/src\/endpoint/,
  },
  { name: 'icons', priority: 1, test: /@tabler\/icons-react/, minShareCount: 2 },
]

// Importing one of these does nothing by itself, so a chunk takes from a feature's index.ts only what it uses.
const doesNothingByItself =
  /apps\/web\/src\/(features|ui|text)\/(?!styles\/|style-nonce|i18n).*(?<!\.commands)\.tsx?$/
const moduleSideEffects = [{ test: doesNothingByItself, sideEffects: false }]

export default defineConfig(async ({ command, mode }) => ({
  root: here('.'),
  plugins: [
    withUiKit(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Loaders name the reads of their feature; in the entry they would weigh on the sign-in page.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'loader', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
      routesDirectory: here('./src/routes'),
      generatedRouteTree: here('./src/route-tree.gen.ts'),
      quoteStyle: 'single',
      semicolons: false,
      disableLogging: true,
    }),
    react(),
    contractWithoutSchemas(),
    signedInPages(TARGET),
    precompress(),
  ],
  server: { port: 5173, proxy: { [API]: process.env.API_URL ?? 'http://127.0.0.1:3000' } },
  build: {
    outDir: here('../../build/web'),
    emptyOutDir: true,
    target: TARGET,
    // The content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      treeshake: { moduleSideEffects },
      // Without names, and no longer than need be: the entry lists the files of all screens, and the sign-in page loads it.
      output: {
        codeSplitting: {
          groups: command === 'build' && mode !== PLACING ? [...groups, await firstScreensGroup()] : groups,
        },
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
      },
    },
  },
}))

/** What the first screens need, in one file for each of them. */
async function firstScreensGroup() {
  const places = await placeFirstScreens(fileURLToPath(import.meta.url))
  return {
    name: (id: string) => places.get(id) ?? null,
    debugName: 'first screens',
    priority: 2,
    // What they share with the sign-in page stays with it.
    includeDependenciesRecursively: false,
  }
}
