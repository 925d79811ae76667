import {start,enter,S,B} from './.rooms-shot.mjs'
const b=await start(); const page=await enter(b,'member@rooms.test')
await page.goto(B+'/main/meeting?date=2026-11-22'); await page.waitForSelector('[data-lane]'); await page.waitForTimeout(800)
const track=(n)=>page.locator('[role=row]').filter({hasText:n}).locator('[data-lane]')
let box=await track('백두').boundingBox(); const x=(h,bx=box)=>bx.x+(h-7)/15*bx.width
await page.mouse.move(x(9.1),box.y+25); await page.mouse.down(); await page.mouse.move(x(10),box.y+25,{steps:5}); await page.mouse.move(x(11.05),box.y+25,{steps:5}); await page.screenshot({path:S+'drag.png'}); await page.mouse.up(); await page.waitForTimeout(500)
await page.screenshot({path:S+'dialog.png'})
await page.getByLabel('회의 제목').fill('아키텍처 검토'); await page.getByText('매주',{exact:true}).click(); await page.waitForTimeout(800); await page.screenshot({path:S+'repeat.png'})
await page.getByRole('dialog').getByRole('button',{name:'예약하기'}).click(); await page.waitForTimeout(1200); await page.screenshot({path:S+'made.png'})
const blk=page.getByRole('button',{name:/아키텍처 검토/}); await blk.click(); await page.waitForTimeout(500); await page.screenshot({path:S+'details.png'}); console.log(page.url())
await page.keyboard.press('Escape'); await page.waitForTimeout(300)
// move to another room onto a taken time
const bb=await blk.boundingBox(); const t2=await track('주간 회의').first().boundingBox(); await page.mouse.move(bb.x+20,bb.y+20); await page.mouse.down(); await page.mouse.move(bb.x+60,t2.y+25,{steps:8}); await page.waitForTimeout(100); await page.screenshot({path:S+'conflict.png'}); await page.mouse.up(); await page.waitForTimeout(600); await page.screenshot({path:S+'refused.png'})
await b.close()
