import {chromium} from 'playwright-core';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const root='file:///tmp/n3site/web-docs-en-us-web-css-html/';
const shots:any[]=JSON.parse(process.argv[2]);
for(const [name,path,width,dark,full] of shots){const c=await b.newContext({viewport:{width,height:900},colorScheme:dark?'dark':'light'}); const p=await c.newPage(); p.on('console',m=>console.log(name,m.type(),m.text())); p.on('requestfailed',r=>console.log('failed',r.url())); p.on('request',r=>{if(!r.url().startsWith('file:')&&!r.url().startsWith('data:'))console.log('req',r.url())}); await p.goto(root+path); await p.waitForTimeout(600); await p.screenshot({path:`/tmp/n3-${name}.png`,fullPage:!!full}); console.log(name, await p.evaluate(()=>[document.documentElement.scrollWidth,innerWidth,scrollY])); await c.close();}
await b.close();
