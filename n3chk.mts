import {chromium} from 'playwright-core';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const p=await b.newPage(); await p.goto('file:///tmp/n3site/web-docs-en-us-web-css-html/docs/web/css/reference/properties/gap.html'); await p.waitForTimeout(1500);
console.log(await p.evaluate(()=>[...document.querySelectorAll('iframe')].map(f=>[f.className,f.title,f.srcdoc.length,f.getBoundingClientRect().height,f.getBoundingClientRect().width,getComputedStyle(f).display])));
for(const f of p.frames()) console.log(f.url(), (await f.content()).length, (await f.evaluate(()=>document.body.innerHTML.slice(0,300)).catch(e=>String(e))));
await p.screenshot({path:'/tmp/n3-x.png',fullPage:true});
await b.close();
