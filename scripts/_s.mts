import { chromium } from '@playwright/test';
import { startServer } from './hosting/server.ts';
const [w='1440', ...items] = process.argv.slice(2);
const s = await startServer({ distDir: 'dist' });
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu'] });
const p = await b.newPage({ viewport:{ width:+w, height:900 } });
for (const it of items) { const [path='', sel='', name='x'] = it.split('|'); await p.goto(s.url+path); await p.waitForSelector('html[data-laid]',{timeout:15000}).catch(()=>{}); await p.waitForTimeout(300);
 if (sel) await p.locator(sel).first().screenshot({ path:`/tmp/s-${name}.png` }); else await p.screenshot({ path:`/tmp/s-${name}.png` }); }
await b.close(); process.exit();
