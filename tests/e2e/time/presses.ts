import type { Page } from '@playwright/test'

/** The name of the signed-in person; the demo company gives other names every day. */
export async function ownName(page: Page): Promise<string> {
  const profile = await (await page.request.get('/user/users/get_profile/')).json()
  return profile.user_profile.username
}

/** 김현지 → ㄱㅎㅈ */
export function initialsOf(name: string): string {
  const at = (char: string) => Math.floor((char.charCodeAt(0) - 0xac00) / 588)
  return [...name].map((char) => 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'[at(char)]).join('')
}

/** In or out, whichever the day has come to. */
export const mainPress = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(출근|퇴근|재퇴근)$/ })
