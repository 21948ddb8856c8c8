import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { applications, repository, sharedReleases } from 'shared/build';
import { z } from 'zod';

const dataDir = mkdtempSync(join(tmpdir(), 'wrong-uses-'));
after(() => rmSync(dataDir, { recursive: true }));

const scripts = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))).scripts;
const failure = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() });

/** Runs a command of package.json with these arguments, as npm does, where no site runs. */
async function run(name: string, options: string): Promise<z.infer<typeof failure>> {
  const [program = '', ...own] = (scripts[name] ?? '').replace('exec sh deploy/run.sh ', '').split(' ');
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, PORT: '1', CONTENT_PORT: '2', RENDER_PORT: '3' };
  try {
    const given = options.split(' ').filter(Boolean);
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...own, ...given], {
      cwd: repository,
      env,
    });
    return { code: 0, stdout, stderr: '' };
  } catch (error) {
    return failure.parse(error);
  }
}

const remotes = applications.join(', ');
const all = [...applications, ...sharedReleases.map(({ library }) => library)].join(', ');
const kinds = /^There is no kind (?:prodcts: did you mean products\?|chairs\.) There are: brand, types, .*stores, /;

/** What somebody types, and the one sentence that answers it. */
const uses: Record<string, Record<string, string | RegExp>> = {
  start: {
    '--bran x': 'There is no option --bran: did you mean --brand?',
    '--mode develpment': 'There is no mode develpment: did you mean development? There are: production, development.',
    production: 'What is production? Only options are taken here.',
  },
  blocks: { '--colour red': 'There is no option --colour.' },
  dev: {
    '--sit x': 'There is no option --sit: did you mean --site?',
    'mf-serach': `There is no mf-serach: did you mean mf-search? There are: ${remotes}.`,
    'mf-search --port many': '--port is a port as 9001, not many.',
    'mf-search mf-stores': 'One remote at a time, not mf-search and mf-stores.',
    'mf-search --site www.example.com': '--site is an address as https://www.example.com, not www.example.com.',
    'shell --site https://www.example.com':
      'The shell makes the documents of a site: it can be tried here alone, without --site.',
  },
  release: {
    '--verison 1.0.0': 'There is no option --verison: did you mean --version?',
    '': `Which remote? There are: ${all}.`,
    'mf-search --percent': '--percent needs a value.',
    'mf-search --together': '--together is for several: name two remotes, or one and --content 42.',
    'mf-search mf-search=1.0.0 --together': 'mf-search is named twice.',
    'mf-search mf-stores=abc --together': 'A version is as mf-search=1.2.0, not mf-stores=abc.',
    'mf-search mf-stores --together --percent 10':
      'What goes live together does so for everybody: leave --percent and --not-live out.',
    'mf-search mf-stores --together --live-at 2030-01-02T06:00Z':
      'What goes live together does so now: leave --live-at and --until out.',
    'mf-search --together --content many': '--content is the number of a change of content, not many.',
    'mf-search --together --content 42 --country be':
      'All countries show one content: leave --country out, or --content.',
    'mf-search --content 42': '--content goes live with a release by --together.',
    'mf-search --version abc': '--version is as 1.2.0 or 2.1.0-rc.1, not abc.',
    'mf-search --live-at tomorrow':
      'tomorrow is no time: write 2027-01-02T06:00+01:00, or 2027-01-02T06:00 with --country.',
    'mf-search --live-at 2020-01-02T06:00Z': /^2020-01-02T06:00:00Z is past: it is 20/,
    'mf-search --live-at 2027-03-28T02:30 --country fr':
      '2027-03-28T02:30 does not exist in fr, where the clocks go forward then: write 2027-03-28T01:30+01:00 or 2027-03-28T03:30+02:00.',
    'mf-search --live-at 2027-01-02T06:00':
      /^2027-01-02T06:00 is another moment in each country: write 2027-01-02T06:00\+01:00 .* with --country\.$/,
    'mf-search --live-at 2027-01-02T06:00 --country uk2': /^There is no country uk2: did you mean uk\? There are: /,
    'mf-search --until 2027-01-02T06:00Z': '--until goes with --live-at.',
    'mf-search --percent 200': '--percent has to be a whole number from 1 to 100, not 200.',
  },
  'can-release': { 'mf-nope': `There is no mf-nope. There are: ${all}.` },
  rollback: {
    'mf-search --too 1.0.0': 'There is no option --too: did you mean --to?',
    'mf-search mf-stores': 'One remote at a time, not mf-search and mf-stores.',
    'mf-search --only 41': '--only is for content.',
    'content --to 1.0.0': '--to is the number of a change of content, not 1.0.0.',
    'content --to 41 --only 42': 'Either --to or --only.',
    'content --country be': 'All countries show one content: leave --country out.',
    '--together all': '--together is the number of what went live together, not all.',
    'mf-search --together 3': '--together takes back all that went live in one write: leave everything else out.',
    'mf-search --site http://127.0.0.1:1': 'To ask http://127.0.0.1:1, put your token into REGISTRY_ACCESS_TOKEN.',
  },
  'take-back': { seven: 'Which one? Name its number.', '1 2': 'Which one? Name its number.' },
  retire: {
    'mf-search --redirct x': 'There is no option --redirct: did you mean --redirect?',
    'mf-search --redirect store-locator': 'A redirect is as store-locator=/fr/contact, not store-locator.',
    'mf-search mf-stores': 'One remote at a time, not mf-search and mf-stores.',
  },
  types: {
    '--site www.example.com --into x': '--site is an address as https://www.example.com.',
    '--site https://www.example.com': '--into is a folder.',
  },
  rollout: { 'mf-search --precent 10': 'There is no option --precent: did you mean --percent?' },
  promote: { 'mf-search --wy x': 'There is no option --wy: did you mean --why?' },
  halt: { 'mf-search --county be': 'There is no option --county: did you mean --country?' },
  releases: { '--limit none': '--limit is a number from 1 to 1000.' },
  tokens: {
    'create --nmae x': 'There is no option --nmae: did you mean --name?',
    'create --name x --role team --remote mf-serch': `There is no mf-serch: did you mean mf-search? There are: ${remotes}.`,
    'create --role ops --name Olga --days 0': '--days is a whole number from 1 to 3650.',
    make: 'What shall be done: create, list, or revoke with an id?',
  },
  'qa-link': {
    '--wit mf-search=1.0.0': 'There is no option --wit: did you mean --with?',
    'mf-search=1.0.0': 'What is mf-search=1.0.0? Only options are taken here.',
    '--country de --for long': '--for is a time as 30m, 2h or 7d, not long.',
    '--country uk2': /^There is no country uk2: did you mean uk\? There are: fr, be, .*nan\./,
    '--content news': '--content is the number of a change of content, not news.',
    '--with mf-search': 'mf-search is not a remote and a version as mf-search=2.1.0.',
  },
  'new-remote': { 'mf-a mf-b': 'One name, as mf-reviews.' },
  'sample-pictures': { '--vresion 1': 'There is no option --vresion: did you mean --version?' },
  e2e: {
    '--base-ulr x': 'There is no option --base-ulr: did you mean --base-url?',
    '--link nowhere': '--link is what npm run qa-link prints, not nowhere.',
  },
  screenshots: { '--prot 1': 'There is no option --prot: did you mean --port?' },
  bench: {
    fairnes: /^There is no bench fairnes: did you mean fairness\? There are: .*monolith/,
    'scale --remotes many': '--remotes is a whole number from 2 to 676, not many.',
    'scale --remotes 1': '--remotes is a whole number from 2 to 676, not 1.',
  },
  mutations: {
    '--cuont 9': 'There is no option --cuont: did you mean --count?',
    '--count many': '--count and --seed are whole numbers.',
    'deploy/rendr': 'There is no code in deploy/rendr.',
    '--part 3/2': '--part is one of several, as 2/8, not 3/2.',
  },
  mails: { '--prt 1': 'There is no option --prt: did you mean --port?', '--port many': 'There is no port many.' },
  'production:demo': { '--with-monitorin': 'There is no option --with-monitorin: did you mean --with-monitoring?' },
  'production:manifests': { '--imgae x': 'There is no option --imgae: did you mean --image?' },
  backup: {
    '--too /mnt': 'There is no option --too: did you mean --to?',
    '': 'Name the folder for the backup: --to FOLDER.',
  },
  restore: {
    '--form x': 'There is no option --form: did you mean --from?',
    'site.backup': 'What is site.backup? Only options are taken here.',
  },
  'content:import': {
    'products.csv --dryrun': 'There is no option --dryrun: did you mean --dry-run?',
    'products.csv --kind prodcts': kinds,
    'products.csv --preview --live-at 2030-01-02T06:00Z':
      'Either --preview or --live-at: what is looked at is published by hand.',
    'products.csv --dry-run=yes': '--dry-run takes no value.',
    '': 'Name a file.',
  },
  'content:export': {
    chairs: kinds,
    'stores --format xls': 'There is no format xls. There are: csv, json, jsonl.',
  },
  'content:publish': {
    '': 'Name one preview by its number: content:publish -- 42.',
    '41 42': 'Name one preview by its number: content:publish -- 42.',
    products: 'What is named is the number of a change of content, not products.',
  },
  'content:remove': {
    '': 'Name a kind and what is to go: products onde-60.',
    prodcts: kinds,
    products: 'Which products? Name their keys, or a file of them with --ids.',
    'products --ids nowhere.txt': 'nowhere.txt cannot be read.',
    'products a --preview --live-at 2030-01-02T06:00Z':
      'Either --preview or --live-at: what is looked at is published by hand.',
    'products a --dryrun': 'There is no option --dryrun: did you mean --dry-run?',
  },
  'content:check': { '--tokn x': 'There is no option --tokn: did you mean --token?' },
};

/** They take names of tests, or nothing at all. */
const withoutOptions = ['test', 'kit', 'fossil', 'e2e:pack', 'e2e:full', 'pictures', 'check'];

test('every command of this repository that takes options is in the table below', () => {
  assert.deepEqual([...Object.keys(uses), ...withoutOptions].sort(), Object.keys(scripts).sort());
});

for (const [name, wrong] of Object.entries(uses))
  test(`npm run ${name}, typed wrongly, is answered by one line: what is wrong, what was meant, and how to be helped`, async () => {
    const found = await Promise.all(
      Object.entries(wrong).map(async ([options, sentence]) => ({ options, sentence, ...(await run(name, options)) })),
    );
    for (const { options, sentence, code, stdout, stderr } of found) {
      const [line = '', ...more] = stderr.trimEnd().split('\n');
      assert.deepEqual([code, stdout, more], [2, '', []], `${options}: ${stderr}`);
      const said = line.replace(/ See npm (?:run )?(?:--silent )?[\w:-]+ -- --help$/, '');
      assert.notEqual(said, line, line);
      if (sentence instanceof RegExp) assert.match(said, sentence, options);
      else assert.equal(said, sentence, options);
    }
  });
