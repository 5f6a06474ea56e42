/**
 * Runs before everything else: removes the query of a provider's return from the address bar and keeps it for `takeReturn`
 * (Decision 010).
 */
export const hideReturn = `if(location.search&&/^\\/[^/]+\\/registerlogin(\\/|$)/.test(location.pathname)){signInReturn=location.search;history.replaceState(history.state,'',location.pathname)}`;

/**
 * Runs before the first paint: sets the theme, the kind of session, whether there is something to return to, whether the
 * sidebar is folded and whether traffic is being saved on `<html>` from what the browser remembers, so that nothing flashes or moves when the pages take over.
 * Who has not answered about cookies gets the room that the question takes on most phones; it measures itself when it comes.
 */
export const beforePaint = `(function(e,t,s,r,c,b){try{t=localStorage.getItem('theme');s=localStorage.getItem('User-Login-Status');r=localStorage.getItem('returning');c=localStorage.getItem('cookieConsent');b=localStorage.getItem('sidebar')}catch(_){}e.dataset.theme=t==='day'||t==='night'?t:matchMedia('(prefers-color-scheme: light)').matches?'day':'night';e.dataset.session=s==='REGISTERED'?'registered':'guest';if(r==='yes')e.dataset.returning='';if(b)e.dataset.railed='';if(!c)e.style.setProperty('--notice-size','78px');if((navigator.connection||{}).saveData)e.dataset.saving=''})(document.documentElement)`;

/**
 * Runs before the first paint: a browser that has a session has the fonts too, so they come from its cache before
 * anything is drawn. Any other is shown the page in its own fonts first (`fallback-fonts.css`): see `afterPaint`.
 */
export const knownFonts = `(function(h,f,s){try{s=localStorage.getItem('User-Login-Status')}catch(_){}if(!s)return;f.split(' ').forEach(function(a,i){var l=document.createElement('link');l.href=a;if(i){l.rel='preload';l.as='font';l.crossOrigin=''}else{l.rel='stylesheet';l.blocking='render'}h.append(l)});delete document.documentElement.dataset.fonts})(document.head,document.documentElement.dataset.fonts)`;

/**
 * Keeps the last button that was pressed before the app's scripts have come, which is how a first tap on a slow phone
 * meets the page; `takeEarlyTap` presses it again. Links and forms work by themselves until then.
 */
export const keepTaps = `(function(w,d){function keep(e){w.earlyTap=e.target.closest('button[type=button]')||undefined}d.addEventListener('click',keep,true);w.stopEarlyTaps=function(){d.removeEventListener('click',keep,true)}})(window,document)`;

/**
 * Once the first view has been painted, fetches the fonts where they have not been and the app's scripts: they cost no
 * time to the first picture. The scripts are evaluated one by one, those that others import first, so that taps and
 * scrolling are answered in between. The sheets that are in the joined one are named to the loader of chunks by disabled
 * links, which are not fetched.
 */
export const afterPaint = `(function(d,t){function add(r,a,o){var l=d.createElement('link');l.rel=r;if(o)l.disabled=true;l.href=a;d.head.append(l)}function start(){if(t)return;t=JSON.parse(d.getElementById('scripts').textContent);var s=t.scripts,f=d.documentElement.dataset.fonts;if(f)add('stylesheet',f.split(' ')[0]);t.knownSheets.forEach(function(a){add('stylesheet',a,1)});s.forEach(function(a){add('modulepreload',a)});(function next(i){if(i<s.length)import(s[i]).finally(function(){setTimeout(next,0,i+1)})})(0)}var p='paint';if((PerformanceObserver.supportedEntryTypes||[]).includes(p))new PerformanceObserver(start).observe({type:p,buffered:true});requestAnimationFrame(function(){setTimeout(start,200)})})(document)`;
