export function aboutPage(issuer: string): string {
  const discovery = `${issuer}/.well-known/openid-configuration`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Local identity provider</title>
<h1>Local identity provider</h1>
<p>This OpenID provider takes the place of Google, Apple, X, Facebook and Discord where no client of ours is set up with
them. It asks for no password and lets you be anyone. To use it, sign in with one of them on the site.</p>
<p>Its configuration is at <a href="${discovery}">${discovery}</a>.</p>
</html>
`;
}

export const aboutPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
