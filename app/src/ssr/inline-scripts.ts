/**
 * Runs before the first paint: sets the theme and the kind of session on `<html>` from what the browser remembers, so
 * that nothing flashes or moves when the pages take over.
 */
export const beforePaint = `(function(e,t,s){try{t=localStorage.getItem('theme');s=localStorage.getItem('User-Login-Status')}catch(_){}e.dataset.theme=t==='day'||t==='night'?t:matchMedia('(prefers-color-scheme: light)').matches?'day':'night';e.dataset.session=s==='REGISTERED'?'registered':'guest'})(document.documentElement)`;

/** Imports the app's scripts once the first view has been painted: they cost no time to the first picture. */
export const afterPaint = `requestAnimationFrame(function(){setTimeout(function(){JSON.parse(document.getElementById('scripts').textContent).forEach(function(s){import(s)})})})`;
