import type { Page } from '@playwright/test'
import { mailTo } from './browser.ts'

/** Makes an account as a visitor does, up to the door of a company. */
export async function signUp(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth/sign-up')
  await page.getByLabel('이메일').fill(email)
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByLabel('비밀번호 확인').fill(password)
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByLabel(/모두 동의/).check()
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByLabel('생년월일').fill('1990-03-15')
  await page.getByRole('button', { name: '가입', exact: true }).click()
  await page.getByLabel('인증 코드').fill(await mailTo(page, email, /\b(\d{6})\b/))
  await page.getByRole('button', { name: '확인' }).click()
}
