import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repository } from 'shared/build';
import { SiteError } from 'shared/errors';
import { z } from 'zod';
import { askSiteAt } from '../../deploy/commands/dev/elsewhere/ask-site.ts';

const ofSite = z.object({ version: z.string(), address: z.string() });
const ofTeam = z.object({ config: z.object({ site: z.string() }) });

/**
 * The options by which a command finds its site: none where `args` name one, otherwise the one of the team's package.json.
 * Throws SiteError where none is known, where it does not answer, is no site, or speaks another kit.
 */
export async function siteGiven(args: readonly string[]): Promise<string[]> {
  const at = args.findIndex((one) => /^--site(?:=|$)/.test(one));
  const [, named = args[at + 1]] = args[at]?.split('=', 2) ?? [];
  const site = at < 0 ? siteOfTeam() : named;
  const address = URL.parse((site ?? '').replace('{country}', 'fr'));
  if (!site || !address || !/^https?:$/.test(address.protocol))
    throw new SiteError('command-wrong', 'Which site? --site https://www.example.com');
  await requireKitOf(address);
  return at < 0 ? ['--site', site] : [];
}

function siteOfTeam(): string | undefined {
  const team = ofTeam.safeParse(JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')));
  return team.data?.config.site;
}

/** Throws SiteError `registry-failed` where no such site answers, `release-refused` where it does not go with this kit. */
async function requireKitOf(site: URL): Promise<void> {
  const { status, body } = await askSiteAt(site)({ path: '/_kit/' }).catch((cause) => {
    throw new SiteError('registry-failed', `${site.origin} did not answer: is there a network?`, { cause });
  });
  const text = body.toString('utf8');
  const there = status === 200 && text.startsWith('{') ? ofSite.safeParse(JSON.parse(text)).data : undefined;
  if (!there) throw new SiteError('registry-failed', `${site.origin} hands out no kit: is that the site?`);
  const own = kitVersion();
  if (goesWith(own, there.version)) return;
  const how = numbersOf(own).major < numbersOf(there.version).major ? 'old' : 'new';
  const way = `npm pack ${new URL(there.address, site)} && npm install --save-dev ./${basename(there.address)}`;
  throw new SiteError('release-refused', `The kit ${own} is too ${how} for ${site.origin}: ${way}`);
}

/** A site speaks its own kit, and every one before it of that major. */
export function goesWith(own: string, ofSite: string): boolean {
  const [here, there] = [numbersOf(own), numbersOf(ofSite)];
  return here.major === there.major && here.minor <= there.minor;
}

function numbersOf(version: string): { major: number; minor: number } {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return { major, minor };
}

function kitVersion(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
  );
  return version;
}
