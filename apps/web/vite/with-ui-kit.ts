import type { Plugin } from 'vite'

/** Says whether the page that shows every piece of the kit is part of this build (development, or VITE_UI_KIT=1). */
export function withUiKit(): Plugin {
  return {
    name: 'gyeol:with-ui-kit',
    config: (_config, { command }) => ({
      define: { __UI_KIT__: JSON.stringify(command === 'serve' || process.env.VITE_UI_KIT === '1') },
    }),
  }
}
