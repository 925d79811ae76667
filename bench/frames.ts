import type { Page } from '@playwright/test'

/** Signs the admin of the demo company in. */
export async function signIn(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/auth/email`)
  await page.getByLabel('이메일').fill('admin@demo.gyeol.test')
  await page.getByLabel('비밀번호', { exact: true }).fill('gyeol-demo-1!')
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await page.waitForURL(/\/main/)
}

/** Counts frames while something happens. */
export async function frames(
  page: Page,
  work: () => Promise<void>,
): Promise<{ perSecond: number; worst: number; late: number }> {
  await page.evaluate(() => {
    const times: number[] = []
    const tick = (now: number) => {
      times.push(now)
      Object.assign(globalThis, { frame: requestAnimationFrame(tick), times })
    }
    Object.assign(globalThis, { frame: requestAnimationFrame(tick), times })
  })
  await work()
  const times = await page.evaluate(() => {
    const { frame, times } = globalThis as unknown as { frame: number; times: number[] }
    cancelAnimationFrame(frame)
    return times
  })
  const gaps = times.slice(1).map((time, at) => time - times[at]!)
  const seconds = (times.at(-1)! - times[0]!) / 1000
  return {
    perSecond: Math.round(((times.length - 1) / seconds) * 10) / 10,
    worst: Math.round(Math.max(...gaps)),
    late: Math.round((gaps.filter((gap) => gap > 25).length / gaps.length) * 1000) / 10,
  }
}
