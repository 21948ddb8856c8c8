import { createHash } from 'node:crypto';

/**
 * Says before the first paint whether the shell's intro plays, which is once per session, never for a reader who asked for
 * reduced motion, nor for crawlers and programs (a test asks by `play-intro`). A browser may forbid the storage: it has no intro.
 */
export const introScript =
  'try{const s=sessionStorage;' +
  'if(!s["intro-played"]&&!matchMedia("(prefers-reduced-motion: reduce)").matches&&(s["play-intro"]||' +
  '!navigator.webdriver&&!/bot|crawl|spider|slurp|lighthouse|headless/i.test(navigator.userAgent))){' +
  's["intro-played"]="true";document.documentElement.dataset.intro=""}}catch{}';

/**
 * Starts the scripts in the template before it once the preloaded picture is there, with which they would share a slow line, or
 * has failed; at the first touch or key; and after 3 s, or when all else is loaded, for a browser that preloads no such picture.
 */
export const startLaterScript =
  '{const{content}=document.currentScript.previousElementSibling;const start=()=>document.head.append(content);' +
  'for(const e of["load","error"])document.head.addEventListener(e,({target})=>target.as==="image"&&start(),true);' +
  'for(const e of["pointerdown","keydown","load"])addEventListener(e,start,{capture:true,once:true});' +
  'setTimeout(start,3000)}';

const hashed = [introScript, startLaterScript].map((script) => ({
  script,
  hash: `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
}));

/** The sources, in a content security policy, of those that stand in a document. */
export const inlineScriptHashes = (html: string): string[] =>
  hashed.filter(({ script }) => html.includes(script)).map(({ hash }) => hash);
