import type { Whoami } from '../../registry/access/contract.ts';
import { type Html, html } from './html.ts';

/** The person who looks at a page, and the CSRF token that its forms carry. */
export interface Viewer {
  holder: Whoami;
  key: string;
}

const pages = [
  ['/_ops', 'Live'],
  ['/_ops/content', 'Content'],
  ['/_ops/timeline', 'Timeline'],
  ['/_ops/errors', 'Errors'],
  ['/_ops/compare', 'Compare'],
  ['/_ops/history', 'History'],
] as const;

/** A page of the console. */
export function page(title: string, content: Html, viewer?: Viewer, current?: string): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} · Operations</title>
<link rel="stylesheet" href="/_ops/console.css">
</head>
<body>
<a class="skip" href="#content">To the content</a>
<header>
<p class="brand">Operations</p>
${viewer && head(viewer, current)}
</header>
<main id="content">
${content}
</main>
</body>
</html>
`.html;
}

const head = ({ holder, key }: Viewer, current: string | undefined): Html => html`<nav aria-label="Console">
${pages.map(([address, name]) => html`<a href="${address}"${address === current && html` aria-current="page"`}>${name}</a>`)}
</nav>
<form method="post" action="/_ops/sign-out" class="holder">
<input type="hidden" name="key" value="${key}">
<span>${holder.name} <small>${holder.role}</small></span>
<button class="plain">Sign out</button>
</form>`;

interface ReasonForm {
  /** Where it is sent, with which fields. */
  action: string;
  fields: Readonly<Record<string, string | number | undefined>>;
  button: string;
  /** What a box overrides, in words; without it there is none. */
  forcing?: string | false;
  /** Where somebody goes who thinks better of it. */
  home: string;
}

/** The form that asks for the reason of something before it is done. */
export const reasonForm = (
  { key }: Viewer,
  { action, fields, button, forcing, home }: ReasonForm,
): Html => html`<form method="post" action="${action}" class="act">
${Object.entries({ key, ...fields }).map(([name, value]) => value !== undefined && html`<input type="hidden" name="${name}" value="${value}">\n`)}
<label for="why">Reason, for the history</label>
<input id="why" name="why" required maxlength="1000" autocomplete="off">
${forcing && html`<p><label class="force"><input type="checkbox" name="force" value="yes">\n${forcing}</label></p>`}
<p class="actions"><button>${button}</button> <a href="${home}">Leave it as it is</a></p>
</form>`;

/** A sentence that something went wrong. */
export const problem = (text: string): Html => html`<p class="problem" role="alert">${text}</p>`;
