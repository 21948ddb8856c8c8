import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { SiteError } from 'shared/errors';
import { publicTextOf } from '../tokens/signatures.ts';
import { signingKeyOf } from './installation-keys.ts';
import {
  foreignContentApi,
  readGatewaySettings,
  readSettings,
  readStartSettings,
  startEnvironment,
} from './settings.ts';
import { contentApiEnvironment, gatewayEnvironment } from './variables.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
after(() => rmSync(folder, { recursive: true }));
const secrets = { SERVICE_SECRET: 's'.repeat(32), REGISTRY_TOKEN: 'r'.repeat(32) };

function refusal(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    assert.ok(error instanceof SiteError);
    assert.equal(error.code, 'settings-wrong');
    return error.message;
  }
  return assert.fail('nothing was refused');
}

test('the ports of the inner servers follow the port of the site', () => {
  const settings = readSettings({ ...secrets, PORT: '9000' });
  assert.deepEqual([settings.port, settings.contentPort, settings.renderPort], [9000, 9001, 9002]);
  assert.equal(settings.contentApiUrl, 'http://127.0.0.1:9001/graphql');
});

test('pages are made from the own content system, or from another one that is named by its address', () => {
  const foreign = (more: object) => foreignContentApi(readSettings({ ...secrets, PORT: '9000', ...more }));
  assert.equal(foreign({}), undefined);
  assert.equal(foreign({ CONTENT_API_URL: 'http://127.0.0.1:9001/graphql' }), undefined);
  for (const address of ['https://cms.example.org/graphql', 'http://127.0.0.1:9001/other'])
    assert.equal(foreign({ CONTENT_API_URL: address }), address);
});

test('one message names every setting that is missing or wrong', () => {
  const message = refusal(() =>
    readSettings({
      PORT: '80a',
      HOST: 'here',
      DATABASE_URL: 'mysql://x',
      CONTENT_API_URL: 'x',
      REGISTRY_TOKEN: 'short',
      TRUST_PROXY: 'everybody',
      SECURITY_CONTACT: 'http://us.example.org',
      TAG_MANAGER_IDS: 'fr=GTM-AAAA,xx=GTM-BBBB',
      GOOGLE_MAPS_KEY: 'a key, or two',
      SEARCH_MIN_LENGTH: '0',
      SMTP_URL: 'http://mail',
      MAIL_FROM: 'Rivelle',
      CONTACT_MAIL_TO: 'us@example.org, them@example.org',
    }),
  );
  for (const name of [
    'PORT',
    'HOST',
    'DATABASE_URL',
    'CONTENT_API_URL',
    'SERVICE_SECRET',
    'REGISTRY_TOKEN',
    'TRUST_PROXY',
    'SECURITY_CONTACT',
    'TAG_MANAGER_IDS',
    'GOOGLE_MAPS_KEY',
    'SEARCH_MIN_LENGTH',
    'SMTP_URL',
    'MAIL_FROM',
    'CONTACT_MAIL_TO',
  ])
    assert.match(message, new RegExp(`^  ${name}: `, 'm'));
});

test('a registry token with spaces, which could not travel as a bearer token, is refused at once', () => {
  assert.match(
    refusal(() => readSettings({ ...secrets, REGISTRY_TOKEN: 'a token that is long enough to be one' })),
    /REGISTRY_TOKEN: must have no spaces/,
  );
});

test('npm start names every wrong setting before it makes anything', () => {
  const dataDir = join(folder, 'untouched');
  const message = refusal(() => readStartSettings({ DATA_DIR: dataDir, PORT: '0', CONTENT_PORT: '70000' }));
  assert.match(message, /PORT: [\s\S]*CONTENT_PORT: /);
  assert.throws(() => statSync(dataDir));
});

test('an empty setting counts as not set', () => {
  assert.equal(readSettings({ ...secrets, PORT: '', DATABASE_URL: '' }).port, 8080);
  assert.match(
    refusal(() => readSettings({ ...secrets, SERVICE_SECRET: '' })),
    /SERVICE_SECRET: is missing/,
  );
});

test('two servers on one port are refused', () => {
  assert.match(
    refusal(() => readSettings({ ...secrets, PORT: '9000', RENDER_PORT: '9000' })),
    /three different ports/,
  );
  assert.match(
    refusal(() => readSettings({ ...secrets, PORT: '65534' })),
    /three different ports/,
  );
  assert.equal(readSettings({ ...secrets, PORT: '65533' }).renderPort, 65_535);
});

test('npm start makes the secrets once and keeps them to their owner', () => {
  const dataDir = join(folder, 'fresh');
  const first = readStartSettings({ DATA_DIR: dataDir });
  assert.ok(first.serviceSecret.length >= 32 && first.registryToken.length >= 32);
  assert.notEqual(first.serviceSecret, first.registryToken);
  assert.deepEqual(readStartSettings({ DATA_DIR: dataDir }), first);
  assert.equal(statSync(join(dataDir, 'secrets.json')).mode & 0o777, 0o600);
  assert.equal(readStartSettings({ DATA_DIR: dataDir, ...secrets }).serviceSecret, secrets.SERVICE_SECRET);
});

test('npm start makes its keys once, the private halves for their owner alone, and none where others are named', () => {
  const dataDir = join(folder, 'with-keys');
  const { releaseKeys = '', liveKey = '' } = readStartSettings({ DATA_DIR: dataDir });
  const own = signingKeyOf(dataDir);
  for (const file of [liveKey, join(dataDir, 'keys/release.pem')]) assert.equal(statSync(file).mode & 0o777, 0o600);
  const trusted = JSON.parse(readFileSync(releaseKeys, 'utf8'));
  assert.deepEqual([trusted.keys[0].public, trusted.keys[0].remotes], [own && publicTextOf(own), ['*']]);
  assert.notEqual(trusted.live[0].public, trusted.keys[0].public);
  assert.equal(readStartSettings({ DATA_DIR: dataDir }).releaseKeys, releaseKeys);
  assert.equal(readFileSync(releaseKeys, 'utf8'), JSON.stringify(trusted, null, 2));
  const named = { DATA_DIR: dataDir, RELEASE_KEYS: '/etc/keys.json', LIVE_KEY: '/etc/live.pem' };
  assert.equal(readStartSettings(named).releaseKeys, '/etc/keys.json');
  assert.equal(readSettings(secrets).releaseKeys, undefined);
});

test('a signing key may be given by its file or, where a file would be one more secret to keep, by its text', () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const text = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  const file = join(folder, 'own.pem');
  writeFileSync(file, text);
  for (const given of [file, text]) assert.ok(signingKeyOf(undefined, given)?.equals(privateKey));
  assert.match(
    refusal(() => signingKeyOf(undefined, text.slice(0, 60))),
    /RELEASE_SIGNING_KEY: its text has no private key/,
  );
});

test('a key that cannot be read, or is of another kind, is named with its setting', () => {
  const file = join(folder, 'no.pem');
  writeFileSync(file, 'nothing');
  assert.match(
    refusal(() => signingKeyOf(undefined, file)),
    /RELEASE_SIGNING_KEY: .*no\.pem has no private key/,
  );
  writeFileSync(file, generateKeyPairSync('x25519').privateKey.export({ format: 'pem', type: 'pkcs8' }));
  assert.match(
    refusal(() => signingKeyOf(undefined, file)),
    /is not Ed25519/,
  );
});

test('a damaged file of secrets stops the start', () => {
  const dataDir = mkdtempSync(join(folder, 'damaged-'));
  writeFileSync(join(dataDir, 'secrets.json'), '{"SERVICE_');
  assert.match(
    refusal(() => readStartSettings({ DATA_DIR: dataDir })),
    /secrets\.json/,
  );
});

test('a server reads the settings that npm start reads, from what it is started with', () => {
  const given = {
    DATA_DIR: join(folder, 'fresh'),
    DATABASE_URL: 'postgres://u:p@db/site',
    TAG_MANAGER_IDS: 'be=GTM-B1',
    TRUST_PROXY: '10.0.0.0/8,::1',
    NODE_ENV: 'development',
    GOOGLE_MAPS_KEY: 'AIzaSy-a-key',
  };
  const settings = readStartSettings(given);
  const environment = startEnvironment(given);
  assert.deepEqual(readSettings(contentApiEnvironment(environment)), settings);
  const {
    databaseUrl,
    renderCapacity,
    registryToken,
    liveKey,
    tokenDays,
    smtpUrl,
    mailFrom,
    contactMailTo,
    siteUrl,
    rollbackMinVisits,
    contentChangesDays,
    contentDir,
    goneFile,
    development,
    ...ofGateway
  } = settings;
  assert.deepEqual(readGatewaySettings(gatewayEnvironment(environment)), ofGateway);
  assert.equal(development, true);
});

test('a site is made for visitors unless it is said to be for developers, and begins with no content unless it is told where that is', () => {
  const { development, contentDir } = readSettings(secrets);
  assert.deepEqual([development, contentDir], [false, undefined]);
  assert.equal(readSettings({ ...secrets, CONTENT_DIR: '/content' }).contentDir, '/content');
});

test('the gateway is told neither the database, nor the mail server, nor the token that publishes code', () => {
  const environment = { ...secrets, DATABASE_URL: 'postgres://u:p@db/site', SMTP_URL: 'smtps://u:p@mail' };
  const told = JSON.stringify(gatewayEnvironment(environment));
  assert.match(told, /ssss/);
  assert.doesNotMatch(told, /postgres|smtps|rrrr/);
  assert.match(
    refusal(() => readGatewaySettings({})),
    /SERVICE_SECRET/,
  );
});

test('a server is told its settings alone: no other secret of the machine, and no socket of another server', () => {
  const environment = {
    ...secrets,
    PATH: '/bin',
    REGISTRY_ACCESS_TOKEN: 'of-a-person',
    AWS_KEY: 'of-the-machine',
    LISTEN_FD: '5',
  };
  const compiled = { NODE_COMPILE_CACHE: '/site/.build/compile-cache' };
  assert.deepEqual(contentApiEnvironment({ ...environment, ...compiled }), { ...secrets, ...compiled });
  const { SERVICE_SECRET } = secrets;
  assert.deepEqual(gatewayEnvironment({ ...environment, ...compiled }), { SERVICE_SECRET, ...compiled });
});

test('mails leave in the name of the brand unless the setting names somebody', () => {
  const settings = readSettings(secrets);
  assert.deepEqual([settings.smtpUrl, settings.mailFrom, settings.contactMailTo], [undefined, undefined, undefined]);
  for (const MAIL_FROM of ['shop@example.org', 'The shop <shop@example.org>'])
    assert.equal(readSettings({ ...secrets, MAIL_FROM }).mailFrom, MAIL_FROM);
  for (const MAIL_FROM of ['shop', 'The shop <shop>', 'a\nbcc: <shop@example.org>'])
    assert.match(
      refusal(() => readSettings({ ...secrets, MAIL_FROM })),
      /MAIL_FROM/,
    );
});

test('a shared cache is told to forget with its token alone, and there is none without its address', () => {
  const cache = { CDN_PURGE_URL: 'https://cdn.example.org/purge', CDN_PURGE_TOKEN: 'a-token-of-the-cache' };
  const sharedCache = { purgeUrl: cache.CDN_PURGE_URL, purgeToken: cache.CDN_PURGE_TOKEN };
  assert.deepEqual(readSettings({ ...secrets, ...cache }).sharedCache, sharedCache);
  assert.equal(readSettings({ ...secrets, ...cache, CDN_PURGE_URL: undefined }).sharedCache, undefined);
  assert.match(
    refusal(() => readSettings({ ...secrets, ...cache, CDN_PURGE_TOKEN: undefined })),
    /CDN_PURGE_TOKEN: is missing/,
  );
});

// R56
test('a country has the tag manager that the setting names for it, and otherwise none', () => {
  assert.deepEqual(readSettings({ ...secrets, TAG_MANAGER_IDS: 'fr=GTM-AAAA, be=GTM-BBBB' }).tagManagers, {
    fr: 'GTM-AAAA',
    be: 'GTM-BBBB',
  });
  assert.deepEqual(readSettings(secrets).tagManagers, {});
});

// R339, C43
test('the captcha is the own one, or reCAPTCHA where its keys and its version are all there', () => {
  const recaptcha = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'hidden', RECAPTCHA_VERSION: '2' };
  const captchaOf = (environment: object) => readSettings({ ...secrets, ...environment }).captcha;
  const google = { provider: 'recaptcha', siteKey: 'site', secretKey: 'hidden' };
  assert.deepEqual(captchaOf({}), { provider: 'altcha' });
  assert.deepEqual(captchaOf(recaptcha), google);
  assert.deepEqual(captchaOf({ ...recaptcha, CAPTCHA_PROVIDER: 'altcha' }), { provider: 'altcha' });

  const named = refusal(() => captchaOf({ CAPTCHA_PROVIDER: 'recaptcha' }));
  for (const name of Object.keys(recaptcha)) {
    assert.match(named, new RegExp(`^  ${name}: is missing, and reCAPTCHA needs it$`, 'm'));
    assert.match(
      refusal(() => captchaOf({ ...recaptcha, [name]: undefined })),
      new RegExp(`^  ${name}: is missing`, 'm'),
    );
  }
  assert.match(
    refusal(() => captchaOf({ ...recaptcha, RECAPTCHA_VERSION: '3' })),
    /RECAPTCHA_VERSION: must be 2/,
  );
  assert.deepEqual(readGatewaySettings(gatewayEnvironment({ ...secrets, ...recaptcha })).captcha, google);
});

// C67
test('every setting is used by some program: nothing may be switched that changes nothing', () => {
  const deploy = join(import.meta.dirname, '..');
  const users = globSync('**/*.ts', { cwd: deploy, exclude: ['settings/**', '**/*.test.ts', '**/testing.ts'] })
    .map((name) => readFileSync(join(deploy, name), 'utf8'))
    .filter((source) => /settings\/(settings|variables|start-server)\.ts'/.test(source));
  const unused = Object.keys(readSettings(secrets)).filter(
    (name) => !users.some((source) => new RegExp(`\\b${name}\\b`).test(source)),
  );
  assert.deepEqual(unused, []);
});
