import { chromium } from 'playwright-core'
import { AxeBuilder } from '@axe-core/playwright'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] })
const base = 'http://localhost:5380'
const ctx = await b.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ko-KR' })
const p = await ctx.newPage(); p.setDefaultTimeout(6000)
p.on('pageerror', e => console.log('PAGEERR', e.message)); p.on('console', m => m.type()==='error' && console.log('CONSOLE', m.text().slice(0,300)))
async function signIn(p, role) {
await p.goto(base + '/auth/email')
await p.getByLabel('이메일').fill(role+'@demo.gyeol.test'); await p.getByLabel('비밀번호',{exact:true}).fill('gyeol-demo-1!')
await p.getByRole('button',{name:'로그인',exact:true}).click(); await p.waitForURL(/\/main/) }
await signIn(p,'admin')
const axe = async (n) => { const { violations } = await new AxeBuilder({ page: p }).analyze(); for (const v of violations.filter(v=>['serious','critical'].includes(v.impact))) console.log('AXE', n, v.id, v.nodes.slice(0,2).map(x=>x.target.join(' ')+' '+x.html.slice(0,120)).join(' | ')) }
const over = async (n) => { const o = await p.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth); if (o>0) console.log('OVER', n, o) }
for (const [w,h] of [[1440,900],[390,844]]) {
  await p.setViewportSize({ width: w, height: h })
  for (const n of ['', '/company', '/teams', '/admins']) {
    await p.goto(base + '/main/settings' + n); await p.waitForTimeout(1800)
    if (n === '/company') { await p.getByLabel('사훈').fill('천천히 꾸준히 '+w); await p.waitForTimeout(300) }
    await p.screenshot({ path: `/tmp/s-${w}${n.replace('/','-')||'-index'}.png` }); await axe(w+n); await over(w+n)
    if (n === '/company') { await p.getByRole('button',{name:'저장'}).click(); await p.waitForTimeout(900); console.log('bar gone', await p.getByText('저장하지 않은 변경이 있습니다.').count()) ; await p.getByLabel('사훈').fill('x'); await p.getByRole('link',{name:'← 설정'}).click(); await p.waitForTimeout(400); console.log('guard', await p.getByRole('button',{name:'나가기'}).count()); await p.getByRole('button',{name:'나가기'}).click(); await p.waitForTimeout(300); console.log(p.url())}
  }
}
// journeys
await p.setViewportSize({ width: 1440, height: 900 })
await p.goto(base + '/main/settings?q=ㅂㅇㄹ'); await p.waitForTimeout(800); console.log('search', await p.locator('main ul a, ul li a').allInnerTexts())
await p.goto(base + '/main/settings/teams'); await p.getByRole('button',{name:'팀 추가'}).click()
const d = p.getByRole('dialog')
await d.getByLabel('팀 이름').fill('시험팀'); await d.getByLabel('팀장').click(); await p.waitForTimeout(800); await p.keyboard.press('ArrowDown'); await p.keyboard.press('Enter')
await p.screenshot({ path: '/tmp/s-team-dialog.png' }); await axe('dialog')
await d.getByRole('button',{name:'추가',exact:true}).click(); await p.getByText('시험팀 팀을 만들었습니다.').waitFor(); await p.waitForTimeout(600)
const menu = async (n) => { await p.getByRole('button',{name: new RegExp('^'+n+':')}).click(); await p.waitForTimeout(300) }
await menu('시험팀'); await p.getByRole('menuitem',{name:'하위 팀 추가'}).click(); await d.getByLabel('팀 이름').fill('아래팀'); await d.getByRole('button',{name:'추가',exact:true}).click(); await p.getByText('아래팀 팀을 만들었습니다.').waitFor(); await p.waitForTimeout(600)
await menu('시험팀'); await p.screenshot({ path: '/tmp/s-team-menu.png' }); console.log(await p.getByRole('menuitem').allInnerTexts()); await p.keyboard.press('Escape'); await p.waitForTimeout(300)
await menu('아래팀'); await p.getByRole('menuitem',{name:'팀 수정'}).click(); await d.getByLabel('팀 이름').fill('옮긴팀'); await d.getByLabel('상위 팀').click(); await p.waitForTimeout(300); await d.getByLabel('상위 팀').fill(''); const o = p.getByRole('option'); console.log('options', (await o.allInnerTexts()).length); await o.first().click(); await d.getByRole('button',{name:'저장',exact:true}).click(); await d.waitFor({state:'detached'}); await p.waitForTimeout(600)
for (const n of ['옮긴팀','시험팀']) { await menu(n); await p.getByRole('menuitem',{name:'삭제'}).click(); await p.getByRole('dialog').getByRole('button',{name:'삭제'}).click(); await p.getByText(n+' 팀을 삭제했습니다.').waitFor(); await p.waitForTimeout(700) }
// admins
await p.goto(base + '/main/settings/admins'); await p.getByRole('button',{name:'전체 관리자 추가'}).click(); await d.getByLabel('구성원').click(); await d.getByLabel('구성원').fill('ㅇ'); await p.waitForTimeout(900); await p.keyboard.press('ArrowDown'); await p.keyboard.press('Enter'); await d.getByRole('button',{name:'추가',exact:true}).click(); await p.getByText('권한을 주었습니다').waitFor(); await p.waitForTimeout(600)
const rm = p.getByRole('button',{name:/: 권한 빼기$/}); console.log('admins', await rm.count()); 
await p.getByRole('button',{name:'제한 관리자 추가'}).click(); await d.getByLabel('구성원').click(); await d.getByLabel('구성원').fill('ㄱ'); await p.waitForTimeout(900); await p.keyboard.press('ArrowDown'); await p.keyboard.press('Enter'); await d.getByRole('textbox',{name:'맡을 팀'}).click().catch(()=>d.getByLabel('맡을 팀').first().click()); await p.waitForTimeout(300); await p.getByRole('option').first().click(); await d.getByRole('button',{name:'추가',exact:true}).click(); await d.waitFor({state:'detached'}); await p.waitForTimeout(800)
await p.screenshot({ path: '/tmp/s-admins-after.png' })
const covers = p.getByRole('button',{name:/담당 빼기$/}); const before = await covers.count(); await covers.last().click(); await p.getByRole('dialog').getByRole('button',{name:'권한 빼기'}).click(); await p.waitForTimeout(1200); console.log('covers', before, '->', await covers.count())
await p.screenshot({ path: '/tmp/s-admins-end.png' })
for (const role of ['middle','member']) { const c = await b.newContext({ viewport:{width:1440,height:900}, locale:'ko-KR' }); const m = await c.newPage(); await signIn(m, role); for (const n of ['','/teams','/company','/admins']) { await m.goto(base+'/main/settings'+n); await m.waitForTimeout(1200); console.log(role, n, await m.getByText('열 수 없는 설정입니다').count(), await m.locator('main ul li a').count()) ; if (role==='middle'&&n==='/teams') await m.screenshot({path:'/tmp/s-middle-teams.png'}) } }
await b.close()
