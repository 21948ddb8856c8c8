import { createHash } from 'node:crypto';

/**
 * The one script that stands in documents: it says before the first paint whether the shell's intro plays, which is once per
 * session, never for a reader who asked for reduced motion, nor for crawlers and programs (a test asks by `play-intro`). A
 * browser may forbid the storage: it has no intro.
 */
export const introScript =
  'try{const s=sessionStorage;' +
  'if(!s["intro-played"]&&!matchMedia("(prefers-reduced-motion: reduce)").matches&&(s["play-intro"]||' +
  '!navigator.webdriver&&!/bot|crawl|spider|slurp|lighthouse|headless/i.test(navigator.userAgent))){' +
  's["intro-played"]="true";document.documentElement.dataset.intro=""}}catch{}';

/** Its source in a content security policy. */
export const introScriptHash = `'sha256-${createHash('sha256').update(introScript).digest('base64')}'`;
