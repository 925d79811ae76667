// Runs before all other scripts of a signed-in page: asks for what its first screen shows, and draws the first of it into the
// frame that stands there (index.html), which a slow phone would else look at for a second more.
import { ask } from './ask.ts'
import { isOfNow } from '../../api/early.ts'
import type { Home } from '../../features/portal/home/home-queries.ts'
import type { Profile } from '../../page/profile.ts'
import { draw } from './draw.ts'
import { sightOf } from './sight.ts'
import type { FirstTexts } from './texts.ts'

// Laid into this script by the build (vite/first-sight.ts), by language.
declare const __FIRST_SIGHT_TEXTS__: Record<string, FirstTexts | undefined>

const isHome = /^\/main\/?$/.test(location.pathname)
const language = document.documentElement.lang as 'ko' | 'ja' | 'en'
const [profile, home] = ask(language, [
  '/user/users/get_profile/',
  ...(isHome ? ['/home/home/summary/'] : []),
])
const texts = __FIRST_SIGHT_TEXTS__[language]

async function show(texts: FirstTexts): Promise<void> {
  const [who, what] = await Promise.all([profile, home])
  const sight = who && what ? sightOf(who as Profile, what as Home, texts, language) : null
  if (sight && globalThis.gyeolEarly && isOfNow(globalThis.gyeolEarly)) draw(sight)
}

// Whatever fails here, the scripts that come meet it too, and say what is wrong.
if (texts) show(texts).catch(() => undefined)
