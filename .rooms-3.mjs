import {start,enter,S,B} from './.rooms-shot.mjs'
import { AxeBuilder } from '@axe-core/playwright'
const b=await start()
const axe=async(p,n)=>{const {violations}=await new AxeBuilder({page:p}).analyze(); for(const v of violations) console.log('AXE',n,v.impact,v.id,v.nodes.slice(0,2).map(x=>x.target.join(' ')+' '+(x.any[0]?.message??x.all[0]?.message??'').slice(0,160)).join(' | '))}
let page=await enter(b,'member@rooms.test',{width:1024,height:768,dark:true})
await page.goto(B+'/main/meeting'); await page.waitForSelector('[data-lane]'); await page.waitForTimeout(1000); await page.screenshot({path:S+'1024-dark.png'}); await axe(page,'day dark')
await page.locator('[data-cell]').focus(); await page.keyboard.press('ArrowDown'); await page.keyboard.press('ArrowRight'); await page.keyboard.press('Shift+ArrowRight'); await page.screenshot({path:S+'cell.png'})
await page.keyboard.press('Enter'); await page.waitForTimeout(500); await page.screenshot({path:S+'dialog-dark.png'}); await axe(page,'dialog dark'); await page.close()
page=await enter(b,'member@rooms.test',{width:390,height:844,touch:true})
await page.goto(B+'/main/meeting'); await page.waitForTimeout(2000); await page.screenshot({path:S+'phone.png'}); await axe(page,'phone')
await page.getByRole('button',{name:/지리/}).tap(); await page.waitForTimeout(600); await page.screenshot({path:S+'phone-sheet.png'}); await axe(page,'sheet')
await page.getByRole('dialog').getByRole('button',{name:/비어 있음/}).first().tap(); await page.waitForTimeout(600); await page.screenshot({path:S+'phone-dialog.png'}); console.log('over',await page.evaluate(()=>document.documentElement.scrollWidth-document.documentElement.clientWidth)); await page.close()
page=await enter(b,'admin@rooms.test'); await page.goto(B+'/main/meeting/rooms'); await page.waitForTimeout(2000); await page.screenshot({path:S+'admin.png'}); await axe(page,'admin')
await page.getByRole('button',{name:'회의실 추가'}).first().click(); await page.waitForTimeout(500); await page.screenshot({path:S+'admin-dialog.png'}); await page.keyboard.press('Escape')
await page.goto(B+'/main/meeting?view=week'); await page.waitForTimeout(1500); await page.screenshot({path:S+'week.png'}); await axe(page,'week'); await page.close()
page=await enter(b,'empty@rooms.test'); await page.goto(B+'/main/meeting'); await page.waitForTimeout(1500); await page.screenshot({path:S+'empty.png'}); await page.close()
await b.close()
