// Runs before the first paint: without it a dark page would flash white. A file, because the policy bars inline scripts.
const kept = (name) => {
  try {
    return localStorage.getItem(name)
  } catch {
    // A browser that refuses storage shows the light page.
    return null
  }
}

const chosen = kept('mantine-color-scheme-value') || 'auto'
const dark = chosen === 'dark' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
const page = document.documentElement
page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
// As startTexts of the client chooses it.
const wanted = [kept('gyeol:language'), kept('gyeol-language'), ...navigator.languages]
page.lang =
  wanted.map((tag) => tag?.split('-')[0]).find((tag) => /^(?:ko|ja|en)$/.test(tag)) ||
  (navigator.languages.length > 0 ? 'en' : 'ko')
if (kept('gyeol-sidebar-narrow') === '1') page.style.setProperty('--first-sidebar', '60px')

// Where no script comes, nothing else can say so: the frame that stands there would promise a screen for ever.
const LOST = {
  ko: ['화면을 불러오지 못했습니다.', '다시 시도'],
  ja: ['画面を読み込めませんでした。', '再試行'],
  en: ['The page could not be loaded.', 'Try again'],
}

function sayLost() {
  const frame = document.getElementById('first-sight')
  if (!frame) return
  const [said, again] = LOST[page.lang] || LOST.ko
  const sentence = document.createElement('p')
  sentence.setAttribute('role', 'alert')
  sentence.textContent = said
  const button = document.createElement('button')
  button.textContent = again
  button.addEventListener('click', () => location.reload())
  addEventListener('online', () => location.reload())
  const back = document.createElement('script')
  back.src = '/offline.js'
  frame.replaceChildren(sentence, button, back)
  frame.className = 'lost'
  frame.hidden = false
}

addEventListener('gyeol:lost', sayLost)
// The script of the first sight alone may be missed: it comes beside the others (async), which do without it.
const isNeeded = (target) => target instanceof HTMLScriptElement && !target.async
addEventListener('error', ({ target }) => isNeeded(target) && sayLost(), true)
