import {start,enter,S,B} from './.rooms-shot.mjs'
const b=await start(); const page=await enter(b,'member@rooms.test')
await page.goto(B+'/main/meeting?date=2026-11-22'); await page.waitForTimeout(3500); await page.screenshot({path:S+'day.png'})
await page.goto(B+'/main/meeting?view=week'); await page.waitForTimeout(1500); await page.screenshot({path:S+'week.png'})
await b.close()
