import { html } from '../html.ts';
import { page, problem } from '../layout.ts';

/** All that somebody sees who has not signed in. */
export const signInPage = (wrong?: string): string =>
  page(
    'Sign in',
    html`<form method="post" action="/_ops/sign-in" class="sign-in">
<h1>Sign in</h1>
${wrong && problem(wrong)}
<input type="text" autocomplete="username" value="operations" hidden>
<label for="token">Access token</label>
<input id="token" name="token" type="password" autocomplete="current-password" required maxlength="500" autocapitalize="none" spellcheck="false">
<button>Sign in</button>
</form>`,
  );
