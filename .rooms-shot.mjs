import { chromium } from 'playwright-core'
const B='http://localhost:5310'
export async function start(){ return chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking']}) }
export async function enter(browser, email, {width=1440,height=900,dark=false,touch=false}={}){
  const ctx=await browser.newContext({viewport:{width,height},locale:'ko-KR',timezoneId:'Asia/Seoul',colorScheme:dark?'dark':'light',hasTouch:touch,deviceScaleFactor:1})
  const page=await ctx.newPage(); page.on('pageerror',e=>console.log('PAGEERROR',e.message)); page.on('console',m=>{if(['error','warning'].includes(m.type()))console.log('CONSOLE',m.text().slice(0,300))})
  await page.goto(B+'/auth/email'); await page.getByLabel('이메일').fill(email); await page.getByLabel('비밀번호',{exact:true}).fill('spring-2026-morning!'); await page.getByRole('button',{name:'로그인',exact:true}).click(); await page.waitForURL(/\/main/); return page }
export const S='/tmp/rooms-shots/'
export {B}
