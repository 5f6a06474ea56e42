/**
 * Runs before everything else: takes what a provider sent the visitor back with out of the address bar (decisions,
 * "Sign-in"). `takeReturn` hands it on.
 */
export const hideReturn = `if(location.search&&/^\\/[^/]+\\/registerlogin(\\/|$)/.test(location.pathname)){signInReturn=location.search;history.replaceState(history.state,'',location.pathname)}`;

/**
 * Runs before the first paint: sets the theme, the kind of session and whether there is something to return to on
 * `<html>` from what the browser remembers, so that nothing flashes or moves when the pages take over.
 */
export const beforePaint = `(function(e,t,s,r){try{t=localStorage.getItem('theme');s=localStorage.getItem('User-Login-Status');r=localStorage.getItem('returning')}catch(_){}e.dataset.theme=t==='day'||t==='night'?t:matchMedia('(prefers-color-scheme: light)').matches?'day':'night';e.dataset.session=s==='REGISTERED'?'registered':'guest';if(r==='yes')e.dataset.returning=''})(document.documentElement)`;

/** Imports the app's scripts once the first view has been painted: they cost no time to the first picture. */
export const afterPaint = `requestAnimationFrame(function(){setTimeout(function(){JSON.parse(document.getElementById('scripts').textContent).forEach(function(s){import(s)})})})`;
