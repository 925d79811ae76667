import type { shell as source } from '../ko/shell.ts'
import type { SameShape } from '../same-shape.ts'

export const shell: SameShape<typeof source> = {
  skip: 'Skip to content',
  navigation: 'Main menu',
  trail: 'Where you are',
  collapse: 'Collapse the menu',
  expand: 'Expand the menu',
  more: 'More',
  search: 'Search or jump to',
  account: 'My menu',
  profile: 'My profile',
  language: 'Language',
  colors: 'Appearance',
  light: 'Light',
  dark: 'Dark',
  system: 'As the device',
  signOut: 'Sign out',
  offline: 'The network is gone. What you entered is still here and can be saved once it is back.',
  fileWork: {
    now: 'Your file is being processed.',
    waiting: 'Your file is waiting its turn: number {{place}} of {{of}} in line.',
  },
  palette: {
    title: 'Quick actions',
    hint: 'Find a screen, a person, a document or a request',
    pages: 'Screens',
    empty: 'Nothing found. Please try other words.',
    move: 'move',
    open: 'open',
    close: 'close',
  },
  nav: {
    home: 'Home',
    settings: 'Settings',
  },
}
