import { media } from '@fabula/ui/breakpoints';

/**
 * Runs before everything else: removes the query of a provider's return from the address bar and keeps it for `takeReturn`
 * (Decision 010).
 */
export const hideReturn = `if(location.search&&/^\\/[^/]+\\/registerlogin(\\/|$)/.test(location.pathname)){signInReturn=location.search;history.replaceState(history.state,'',location.pathname)}`;

/**
 * Before the first paint, sets on `<html>` what the browser has stored, so that nothing moves when hydrating: theme,
 * session kind, ways back, folded sidebar, data saving.
 * While the cookie prompt is unanswered it reserves the height that the prompt has on most phones.
 */
export const beforePaint = `(function(e,t,s,r,c,b){try{t=localStorage.getItem('theme');s=localStorage.getItem('User-Login-Status');r=localStorage.getItem('returning');c=localStorage.getItem('cookieConsent');b=localStorage.getItem('sidebar')}catch(_){}e.dataset.theme=t==='day'||t==='night'?t:matchMedia('(prefers-color-scheme: light)').matches?'day':'night';e.dataset.session=s==='REGISTERED'?'registered':'guest';if(r==='yes')e.dataset.returning='';if(b)e.dataset.railed='';if(!c)e.style.setProperty('--notice-size','78px');if((navigator.connection||{}).saveData)e.dataset.saving=''})(document.documentElement)`;

/**
 * Fetches the scene of the first view together with the style sheets, in the theme and the cut of this browser, unless
 * it begins the page with what there is to return to. Runs after `beforePaint`.
 */
export const fetchBackdrop = `(function(e,b,l){b=e.dataset.backdrop;if(!b||'forNewcomers' in e.dataset&&'returning' in e.dataset)return;l=document.createElement('link');l.rel='preload';l.as='image';l.fetchPriority='high';l.href=b.split(' ')[(e.dataset.theme==='day'?2:0)+(matchMedia('${media.phone}').matches?1:0)];document.head.append(l)})(document.documentElement)`;

/**
 * Runs before the first paint: a browser that has a session has the fonts too, so they come from its cache before
 * anything is drawn. Any other is shown the page in its own fonts first (`fallback-fonts.css`): see `afterPaint`.
 */
export const knownFonts = `(function(h,f,s){try{s=localStorage.getItem('User-Login-Status')}catch(_){}if(!s)return;f.split(' ').forEach(function(a,i){var l=document.createElement('link');l.href=a;if(i){l.rel='preload';l.as='font';l.crossOrigin=''}else{l.rel='stylesheet';l.blocking='render'}h.append(l)});delete document.documentElement.dataset.fonts})(document.head,document.documentElement.dataset.fonts)`;

/** Records the last pressed button before the app runs, for `takeEarlyTap`; links and forms work without. */
export const keepTaps = `(function(w,d){function keep(e){w.earlyTap=e.target.closest('button[type=button]')||undefined}d.addEventListener('click',keep,true);w.stopEarlyTaps=function(){d.removeEventListener('click',keep,true)}})(window,document)`;

/**
 * After the first paint, loads fonts and scripts. Scripts run one by one, dependencies first, so that taps and
 * scrolling are handled in between. Disabled links tell the chunk loader that the sheets of the joined one are loaded.
 */
export const afterPaint = `(function(d,t){function add(r,a,o){var l=d.createElement('link');l.rel=r;if(o)l.disabled=true;l.href=a;d.head.append(l)}function start(){if(t)return;t=JSON.parse(d.getElementById('scripts').textContent);var s=t.scripts,f=d.documentElement.dataset.fonts;if(f)add('stylesheet',f.split(' ')[0]);t.knownSheets.forEach(function(a){add('stylesheet',a,1)});setTimeout(function(){s.forEach(function(a){add('modulepreload',a)});(function next(i){if(i<s.length)import(s[i]).finally(function(){setTimeout(next,0,i+1)})})(0)})}var p='paint';if((PerformanceObserver.supportedEntryTypes||[]).includes(p))new PerformanceObserver(start).observe({type:p,buffered:true});requestAnimationFrame(function(){setTimeout(start,200)})})(document)`;

/**
 * On the page without a connection: asks for its address again once the site answers. A browser that says it is online
 * may still reach nothing, so the site itself is asked, after two seconds and then more and more rarely.
 */
export const comeBack = `(function(w){function ask(){fetch('/api/healthz',{cache:'no-store'}).then(function(r){if(r.ok)location.reload();else later()},later)}function later(){setTimeout(ask,w);w=Math.min(w*2,60000)}addEventListener('online',ask);later()})(2000)`;
