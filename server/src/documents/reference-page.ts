import { hash } from 'node:crypto';

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; }
`;

export const REFERENCE_FILES = '/api/reference';

const sourceOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Only its own scripts and its own server (ASVS 3.4.3). */
export const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${sourceOf(STYLE)}`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const referencePage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Fabula API reference</title>
<link rel="icon" href="${REFERENCE_FILES}/favicon-32x32.png">
<link rel="stylesheet" href="${REFERENCE_FILES}/swagger-ui.css">
<style>${STYLE}</style>
<main id="reference"></main>
<script src="${REFERENCE_FILES}/swagger-ui-bundle.js"></script>
<script src="${REFERENCE_FILES}/reader.js"></script>
</html>
`;
