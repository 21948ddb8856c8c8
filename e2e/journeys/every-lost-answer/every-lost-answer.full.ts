import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSchema } from '../../../deploy/content-api/schema.ts';
import { newMember, signedInAs } from '../../site/members.ts';
import { repository } from '../../site/start-site.ts';
import { expect, test } from '../../site/test.ts';
import { ofLostAnswers } from '../hard-times/lose-answer.ts';
import { accountWrites } from './account-writes.ts';
import { contactWrites } from './contact-writes.ts';
import { listWrites } from './list-writes.ts';
import type { Journey } from './visit.ts';
import { formsWithoutScripts } from './without-scripts.ts';

/** Each write of the site, with its answer lost: the page says so, and the next try ends as if nothing had been. */
const writes = { ...accountWrites, ...listWrites, ...contactWrites };

/** Older names of other mutations, which no page sends. */
const ofNoPage = ['register', 'submitContactForm'];
/** Mutations that forms without scripts alone send: their journeys are among those. */
const ofForms = ['holdMessage', 'sendHeldMessage'];
/** Calls that do what a mutation or a form says that is here, or nothing for a visitor. */
const others = ['POST /graphql', 'POST /*', 'POST /session', 'POST /session/refresh', 'POST /reports'];

/** What a pattern finds in the files of the repository, by its first groups. */
function found(files: string, pattern: RegExp): string[] {
  const texts = globSync(files, { cwd: repository }).map((name) => readFileSync(join(repository, name), 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(pattern)].map(([, ...groups]) => groups.join(' ')));
}

test('every write that the site offers is in a journey here, or sent by no page', () => {
  const mutations = Object.keys(openSchema.getMutationType()?.getFields() ?? {});
  const routes = found('deploy/gateway/*/routes.ts', /app\.(post|put|patch|delete)\('(\/(?!_ops)[^']+)'/g);
  const calls = routes.map((route) => route.replace(/^\w+/, (method) => method.toUpperCase()));
  expect([...Object.keys(writes), ...ofNoPage, ...ofForms, ...others].sort()).toEqual([...mutations, ...calls].sort());
  const sent = found('{mf-*,shell}/src/**/*.graphql', /^ {2}(\w+)\(/gm);
  expect(sent).toContain('deleteAccount');
  for (const name of ofNoPage) expect(sent).not.toContain(name);
});

test('every form that works without scripts is in a journey here', () => {
  const forms = found('mf-*/src/remote.ts', /'([\w-]+)': async \(\) => \(await import\('\.\/form-actions/g);
  expect(Object.keys(formsWithoutScripts).sort()).toEqual(forms.sort());
});

function losesAnswers(journeys: Record<string, Journey>): void {
  for (const [name, walk] of Object.entries(journeys))
    test(`an answer to ${name} that is lost on the way changes nothing but the time`, async ({
      page,
      context,
      complaints,
    }) => {
      // Limits of tries are a network's.
      const network = `203.0.113.${1 + Object.keys(journeys).indexOf(name)}`;
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': network });
      const member = await newMember();
      await signedInAs(context, member);
      await walk({ page, context, member });
      complaints.allow(ofLostAnswers);
    });
}

losesAnswers(writes);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  losesAnswers(formsWithoutScripts);
});
