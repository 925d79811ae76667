import type { Locator, Page } from '@playwright/test'
import {
  csrfOf,
  type DemoRole,
  expect,
  expectAccessible,
  expectNotice,
  signInAs,
  test,
  forgetPerson,
} from '../browser.ts'
import { today } from '../clock.ts'

const pane = (page: Page) => page.getByRole('region', { name: '문서', exact: true })
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')

/** Opens the first document that waits for whoever is signed in, and of those the first that says so. */
async function openWaiting(page: Page, text: string | RegExp = /./): Promise<void> {
  await page.goto('/main/approval/inbox')
  await rows(page).filter({ hasText: text }).first().getByRole('link').click()
  await expect(pane(page).getByRole('list', { name: '결재란' })).toBeVisible()
}

/** Beside other acts it stands in their menu. */
async function openHandingOn(page: Page): Promise<Locator> {
  await pane(page)
    .getByRole('button', { name: /^(전결·)?위임$/ })
    .click()
  const entry = page.getByRole('menuitem', { name: '위임' })
  const dialog = page.getByRole('dialog', { name: '결재 위임' })
  await expect(entry.or(dialog)).toBeVisible()
  if (await entry.isVisible()) await entry.click()
  return dialog
}

async function choosePerson(dialog: Locator, label: string): Promise<void> {
  await dialog.getByLabel(label).fill('payroll')
  await dialog.page().getByRole('option').first().click()
}

test('a leader decides one document for good, and hands another one on', async ({ page }) => {
  await signInAs(page, 'leader')
  await openWaiting(page, '개발용 모니터 구매')
  await pane(page).getByRole('button', { name: '전결·위임' }).click()
  await page.getByRole('menuitem', { name: '전결' }).click()
  const final = page.getByRole('dialog', { name: '전결' })
  await expectAccessible(page)
  await final.getByRole('button', { name: '전결', exact: true }).click()
  await expectNotice(page, '전결 처리했습니다.')

  await openWaiting(page, '휴가')
  const hand = await openHandingOn(page)
  await choosePerson(hand, '위임받을 구성원')
  await hand.getByRole('button', { name: '위임', exact: true }).click()
  await expectNotice(page, '님에게 위임했습니다.')
})

/** An open page would tell that its session is lost. */
async function becomes(page: Page, role: DemoRole): Promise<void> {
  await forgetPerson(page)
  await signInAs(page, role)
}

interface Colleague {
  user_id: number
  username: string
}

async function personOf(page: Page, role: DemoRole): Promise<Colleague> {
  const answer = await page.request.get(`/v1/approvals/receivers?search=${role}@`)
  const { people } = (await answer.json()) as { people: (Colleague & { email: string })[] }
  return people.find(({ email }) => email.startsWith(`${role}@`))!
}

/** Of those who are found, once they are. */
async function chooseColleague(dialog: Locator, { username }: Colleague): Promise<void> {
  await dialog.getByLabel('위임받을 사람').fill(username)
  const found = dialog.page().getByRole('option')
  await expect(found).toHaveCount(1)
  await found.click()
}

/** Sent by whoever is signed in, along people who decide one after the other. */
async function submitTo(page: Page, title: string, line: readonly DemoRole[]): Promise<number> {
  const people = await Promise.all(line.map((role) => personOf(page, role)))
  const answer = await page.request.post('/v1/approvals/documents', {
    data: {
      drf_title: title,
      drf_content: '<p>내용</p>',
      apv_receive: people.map(({ user_id }, step) => ({ user_id, rcv_order: step + 1 })),
    },
    headers: await csrfOf(page),
  })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { drf_id: number }).drf_id
}

/** Who acted for whom, by the history below a document, whose chain is whole. */
async function expectInHistory(page: Page, id: number, act: string): Promise<void> {
  await page.goto(`/main/approval/${id}`)
  await page.getByRole('button', { name: '이력' }).click()
  await expect(page.getByText('기록이 모두 이어져 있으며')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: act }).last()).toBeVisible()
}

test('who delegates for some days is warned, and the delegate decides in their place; history and document name both', async ({
  page,
}) => {
  await becomes(page, 'member')
  const [leader, payroll, id] = [
    await personOf(page, 'leader'),
    await personOf(page, 'payroll'),
    await submitTo(page, '위임 시험 품의', ['leader']),
  ]
  await becomes(page, 'payroll')
  const later = today().add({ days: 3 }).toString()
  const busy = {
    user_id: (await personOf(page, 'admin')).user_id,
    start_date: today().toString(),
    end_date: later,
  }
  await page.request.post('/approval/apvdelegate/', { data: busy, headers: await csrfOf(page) })

  await becomes(page, 'leader')
  await page.goto(`/main/approval/delegations?add=new&from=${today().toString()}&to=${later}`)
  const dialog = page.getByRole('dialog', { name: '위임 추가' })
  await chooseColleague(dialog, payroll)
  await expect(dialog.getByText('위임받은 결재는 다시 위임되지 않습니다.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '추가' }).click()
  await expect(dialog.getByRole('alert').first()).toContainText(`${payroll.username} 님은 해당 기간에`)

  await becomes(page, 'payroll')
  const [own] = (await (await page.request.get('/approval/apvdelegate/')).json()) as { id: number }[]
  await page.request.delete(`/approval/apvdelegate/${own!.id}/`, { headers: await csrfOf(page) })
  await becomes(page, 'leader')
  await page.goto(`/main/approval/delegations?add=new&from=${today().toString()}&to=${later}`)
  await chooseColleague(dialog, payroll)
  await dialog.getByRole('button', { name: '추가' }).click()
  await expectNotice(page, '위임을 추가했습니다.')
  const row = page.getByRole('row').filter({ hasText: payroll.username })
  await expect(row).toContainText('진행')

  await becomes(page, 'payroll')
  await openWaiting(page, '위임 시험 품의')
  await expect(pane(page)).toContainText(`${leader.username} 님의 위임에 따라 처리합니다.`)
  await pane(page).getByRole('button', { name: '승인 A', exact: true }).click()
  await expect(rows(page).filter({ hasText: '위임 시험 품의' })).toHaveCount(0)

  await becomes(page, 'leader')
  await expectInHistory(page, id, `${payroll.username} (대신 처리: ${leader.username})`)
  await expect(page.getByRole('list', { name: '결재란' })).toContainText(`위임: ${payroll.username}`)
  await page.goto('/main/approval/delegations')
  await expect(row).toContainText('1건')
})

test('who decides later approves in the place of somebody absent, who reads it afterwards', async ({
  page,
}) => {
  await becomes(page, 'member')
  const [leader, admin, id] = [
    await personOf(page, 'leader'),
    await personOf(page, 'admin'),
    await submitTo(page, '대결 시험 품의', ['leader', 'admin']),
  ]
  await becomes(page, 'admin')
  await page.goto(`/main/approval/${id}`)
  await page.getByRole('button', { name: '대결' }).click()
  const dialog = page.getByRole('dialog', { name: '대결' })
  await expect(dialog.getByLabel('부재 중인 결재자')).toHaveValue(leader.username)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '대결', exact: true }).click()
  await expectNotice(page, `${leader.username} 님을 대신하여 승인했습니다.`)
  await expect(page.getByRole('list', { name: '결재란' })).toContainText(`대결: ${admin.username}`)

  await becomes(page, 'leader')
  await expectInHistory(page, id, `${admin.username} (대신 처리: ${leader.username})`)
})
