import {start,enter,S,B} from './.rooms-shot.mjs'
const b=await start()
let page=await enter(b,'member@rooms.test',{width:1024,height:768,dark:false,touch:true})
await page.goto(B+'/main/meeting?date=2026-11-24'); await page.waitForSelector('[data-lane]'); await page.waitForTimeout(1200); await page.screenshot({path:S+'1024.png'})
// touch: long press then drag
const t=await page.locator('[role=row]').filter({hasText:'은행나무'}).locator('[data-lane]').boundingBox()
const sc=await page.locator('[data-lane]').first().evaluate(e=>({l:e.parentElement.parentElement.parentElement.parentElement.scrollLeft})); console.log(sc)
const cdp=await page.context().newCDPSession(page); const y=t.y+25; const touch=(type,x,yy)=>cdp.send('Input.dispatchTouchEvent',{type,touchPoints:type==='touchEnd'?[]:[{x,y:yy}]})
const x0=700
await touch('touchStart',x0,y); await page.waitForTimeout(450); for(let i=1;i<=6;i++){await touch('touchMove',x0+i*12,y); await page.waitForTimeout(20)} await page.screenshot({path:S+'touch.png'}); await touch('touchEnd'); await page.waitForTimeout(700); await page.screenshot({path:S+'touch-dialog.png'})
console.log('dialog after long press', await page.getByLabel('회의 제목').count(), await page.getByLabel('시작').inputValue().catch(()=>''), await page.getByLabel('종료').inputValue().catch(()=>'') )
await page.close()
page=await enter(b,'member@rooms.test',{width:390,height:844,touch:true,dark:true}); await page.goto(B+'/main/meeting?view=week'); await page.waitForTimeout(2000); await page.screenshot({path:S+'phone-week.png'})
await page.goto(B+'/main/meeting'); await page.waitForTimeout(1500); await page.getByRole('button',{name:/한라/}).tap(); await page.waitForTimeout(600); await page.screenshot({path:S+'phone-sheet.png'}); await page.close()
page=await enter(b,'member@rooms.test'); await page.evaluate(()=>localStorage.setItem('gyeol-language','en')); await page.goto(B+'/main/meeting?date=2026-11-24'); await page.waitForTimeout(1500); await page.screenshot({path:S+'en.png'}); await page.evaluate(()=>localStorage.setItem('gyeol-language','ja')); await page.goto(B+'/main/meeting?book=now'); await page.waitForTimeout(1500); await page.screenshot({path:S+'ja.png'})
// network failure: error state
await page.close()
await b.close()
